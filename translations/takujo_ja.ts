<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>CardFaceDrawing</name>
    <message>
        <source>The picture of this card cannot be read</source>
        <translation>このカードの画像を読み込めません</translation>
    </message>
</context>
<context>
    <name>ProgramWords</name>
    <message>
        <source>There is no display to open a window on: start takujo in a desktop session (or set DISPLAY), or play in the terminal with takujo-cli play.</source>
        <translation>ウィンドウを開く画面がありません。デスクトップから takujo を起動するか（または DISPLAY を設定するか）、takujo-cli play を使って端末で遊んでください。</translation>
    </message>
    <message>
        <source>No game could be loaded; run takujo-cli lint to see what is wrong with its files.</source>
        <translation>読み込めるゲームがありません。takujo-cli lint を実行すると、ファイルのどこに問題があるかわかります。</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; there is: %2.</source>
        <translation>「%1」というゲームはありません。あるもの：%2。</translation>
    </message>
    <message>
        <source>There is no deck &quot;%1&quot;; there is: %2.</source>
        <translation>「%1」というデッキはありません。あるもの：%2。</translation>
    </message>
    <message>
        <source>There are no two decks to play with; make some in cardsets/%1/decks.</source>
        <translation>対戦するデッキが2つありません。cardsets/%1/decks にデッキを作ってください。</translation>
    </message>
    <message>
        <source>--scale takes a number from 0.5 to 4, not &quot;%1&quot;.</source>
        <translation>--scale には0.5から4までの数を指定してください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>Begin a game at once.</source>
        <translation>すぐに対戦を始めます。</translation>
    </message>
    <message>
        <source>The deck of the first player; given twice, also the second&apos;s.</source>
        <translation>1人目のデッキです。2回書くと、2回目は2人目のデッキになります。</translation>
    </message>
    <message>
        <source>Shuffle in this way.</source>
        <translation>シャッフルのしかたを決めるシードです。</translation>
    </message>
    <message>
        <source>en or ja.</source>
        <translation>en（英語）か ja（日本語）です。</translation>
    </message>
    <message>
        <source>dark or light.</source>
        <translation>dark（暗い）か light（明るい）です。</translation>
    </message>
    <message>
        <source>Make everything larger, for example 1.5.</source>
        <translation>全体を大きくします（例：1.5）。</translation>
    </message>
    <message>
        <source>The size of the window, for example 1280x720.</source>
        <translation>ウィンドウの大きさです（例：1280x720）。</translation>
    </message>
    <message>
        <source>Save a picture of the window with a game and stop.</source>
        <translation>対戦中のウィンドウの画像を保存して終わります。</translation>
    </message>
    <message>
        <source>Let the table play so many turns by itself first, in the way of the seed, and on until something waits that has chosen its targets, or somebody chooses cards in the other&apos;s turn.</source>
        <translation>まずこのターン数だけ、シードに従って自動で進めます。続けて、対象を選んだ効果が解決を待つところ、または相手のターンに誰かがカードを選ぶところまで進めます。</translation>
    </message>
    <message>
        <source>Open a page of the side panel: guide, log or rules.</source>
        <translation>サイドパネルのページを開きます：guide（ガイド）、log（ログ）、rules（ルール）。</translation>
    </message>
    <message>
        <source>A desktop tabletop that knows the rules.</source>
        <translation>ルールを知っているデスクトップの卓上です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an option; --help lists them.</source>
        <translation>「%1」という指定はありません。--help で一覧が見られます。</translation>
    </message>
    <message>
        <source>Two players play, so --deck can be given twice at most.</source>
        <translation>対戦するのは2人なので、--deck を書けるのは2回までです。</translation>
    </message>
    <message>
        <source>--seed takes a whole number, not &quot;%1&quot;.</source>
        <translation>--seed には整数を指定してください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>--language takes en or ja, not &quot;%1&quot;.</source>
        <translation>--language には en か ja を指定してください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>--theme takes dark or light, not &quot;%1&quot;.</source>
        <translation>--theme には dark か light を指定してください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>--size takes width and height, for example 1280x720, not &quot;%1&quot;.</source>
        <translation>--size には幅と高さを 1280x720 のように指定してください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>--turns takes a number from 1 to 200, not &quot;%1&quot;.</source>
        <translation>--turns には1から200までの数を指定してください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>--page takes guide, log or rules, not &quot;%1&quot;.</source>
        <translation>--page には guide、log、rules のどれかを指定してください（「%1」ではありません）。</translation>
    </message>
    <message>
        <source>The picture could not be written to %1: %2. Name a file in a folder you may write to, ending in .png or .jpg.</source>
        <translation>画像を %1 に書き込めませんでした（%2）。書き込めるフォルダーを選び、.png か .jpg で終わる名前を指定してください。</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>As if it had not been begun (Esc)</source>
        <translation>始める前の状態に戻します（Esc）</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>この順のまま</translation>
    </message>
    <message>
        <source>The rest follows as it lies</source>
        <translation>残りは今の並びのまま続きます</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Auto-pay</source>
        <translation>自動で支払う</translation>
    </message>
    <message>
        <source>Pays the rest in the way that costs you least</source>
        <translation>残りを、いちばん損の少ない方法で支払います</translation>
    </message>
    <message>
        <source>Show my hand</source>
        <translation>自分の手札を見る</translation>
    </message>
    <message>
        <source>The table is yours until you have answered</source>
        <translation>答えるまで、テーブルはあなたのものです</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>%1です。手札を見る</translation>
    </message>
</context>
<context>
    <name>Stops</name>
    <message>
        <source>Goes by itself</source>
        <translation>自動で進む</translation>
    </message>
    <message>
        <source>Asks in own turns</source>
        <translation>自分のターンは確認</translation>
    </message>
    <message>
        <source>Asks in every turn</source>
        <translation>毎ターン確認</translation>
    </message>
</context>
<context>
    <name>takujo::CardDisplay</name>
    <message>
        <source>Point at a card to see all of it here.</source>
        <translation>カードを指すと、ここに大きく表示されます。</translation>
    </message>
</context>
<context>
    <name>takujo::CardPicker</name>
    <message>
        <source>Look at the table</source>
        <translation>盤面を見る</translation>
    </message>
    <message>
        <source>chosen as number %1</source>
        <translation>%1番目に選択済み</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>cannot be chosen</source>
        <translation>選べません</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can be chosen</source>
        <translation>
            <numerusform>%n枚から選べます</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::ColourChoice</name>
    <message>
        <source>Blue</source>
        <translation>ブルー</translation>
    </message>
    <message>
        <source>Crimson</source>
        <translation>クリムゾン</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>グリーン</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>アンバー</translation>
    </message>
    <message>
        <source>Violet</source>
        <translation>バイオレット</translation>
    </message>
    <message>
        <source>Teal</source>
        <translation>ティール</translation>
    </message>
    <message>
        <source>Colour of player %1</source>
        <translation>プレイヤー%1の色</translation>
    </message>
    <message>
        <source>%1 for player %2</source>
        <translation>プレイヤー%2を%1にする</translation>
    </message>
</context>
<context>
    <name>takujo::CommandSet</name>
    <message>
        <source>New game…</source>
        <translation>新しい対戦…</translation>
    </message>
    <message>
        <source>Choose a game and decks</source>
        <translation>ゲームとデッキを選びます</translation>
    </message>
    <message>
        <source>%1 concedes…</source>
        <translation>%1が投了…</translation>
    </message>
    <message>
        <source>This player gives up</source>
        <translation>このプレイヤーが投了します</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>ウィンドウを閉じます</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Back to the decision before</source>
        <translation>1つ前の選択に戻ります</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Forward to the decision after</source>
        <translation>1つ先の選択に進みます</translation>
    </message>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>All decisions so far; go back to any of them</source>
        <translation>これまでの選択の一覧。どこへでも戻れます</translation>
    </message>
    <message>
        <source>Act with this card</source>
        <translation>このカードを使う</translation>
    </message>
    <message>
        <source>What a click on it would do</source>
        <translation>クリックしたときと同じことをします</translation>
    </message>
    <message>
        <source>Press the highlighted button</source>
        <translation>強調されたボタンを押す</translation>
    </message>
    <message>
        <source>The one that ends the question</source>
        <translation>たずねられていることを終えるボタンです</translation>
    </message>
    <message>
        <source>Pass, or be done</source>
        <translation>放棄する・終える</translation>
    </message>
    <message>
        <source>Auto-pay</source>
        <translation>自動で支払う</translation>
    </message>
    <message>
        <source>Lets the table choose what to pay with</source>
        <translation>支払いに使うカードをおまかせで選びます</translation>
    </message>
    <message>
        <source>Keep this order</source>
        <translation>この順のまま</translation>
    </message>
    <message>
        <source>The rest follows as it lies</source>
        <translation>残りは今の並びのまま続きます</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>Puts the card back; as if the action had not been begun</source>
        <translation>カードを戻し、その行動を始める前の状態にします</translation>
    </message>
    <message>
        <source>To the card on the left</source>
        <translation>左のカードへ</translation>
    </message>
    <message>
        <source>To the card on the right</source>
        <translation>右のカードへ</translation>
    </message>
    <message>
        <source>To the card above</source>
        <translation>上のカードへ</translation>
    </message>
    <message>
        <source>To the card below</source>
        <translation>下のカードへ</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Where we are in the rules</source>
        <translation>ルールの現在の進行</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>What has happened</source>
        <translation>これまでの出来事</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Shows or hides what is beside the table</source>
        <translation>テーブルの横の欄を表示・非表示にします</translation>
    </message>
    <message>
        <source>Turn the table to who decides</source>
        <translation>選ぶ側を手前にする</translation>
    </message>
    <message>
        <source>The player who decides always sits at the near edge</source>
        <translation>選択するプレイヤーがいつも手前に来ます</translation>
    </message>
    <message>
        <source>Cards move</source>
        <translation>カードを動かす</translation>
    </message>
    <message>
        <source>Off: cards are at once where they go</source>
        <translation>オフにすると、カードはすぐ行き先に現れます</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Everything the window can do</source>
        <translation>できることのすべて</translation>
    </message>
    <message>
        <source>Keys…</source>
        <translation>キー操作…</translation>
    </message>
    <message>
        <source>All keys in one list</source>
        <translation>キー操作の一覧</translation>
    </message>
    <message>
        <source>About Takujo…</source>
        <translation>卓上について…</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>When to ask…</source>
        <translation>確認するタイミング…</translation>
    </message>
    <message>
        <source>The phases in which players are asked although they can only pass</source>
        <translation>優先権の放棄しかできなくても確認するフェイズ</translation>
    </message>
    <message>
        <source>Goes on without doing or choosing anything more</source>
        <translation>これ以上何もせず、選ばずに進みます</translation>
    </message>
    <message>
        <source>Choose nothing</source>
        <translation>何も選ばない</translation>
    </message>
    <message>
        <source>Goes on without any of what is offered</source>
        <translation>示されたものをどれも選ばずに進みます</translation>
    </message>
    <message>
        <source>Open saved game…</source>
        <translation>保存した対戦を開く…</translation>
    </message>
    <message>
        <source>Goes on with a game from a file</source>
        <translation>ファイルから対戦を続けます</translation>
    </message>
    <message>
        <source>Save game…</source>
        <translation>対戦を保存…</translation>
    </message>
    <message>
        <source>Writes the game into a file, with all that was tried</source>
        <translation>試した手順もすべて含めて、対戦をファイルに書き出します</translation>
    </message>
    <message>
        <source>Hold to see the first player&apos;s hand</source>
        <translation>押している間、プレイヤー1の手札を見る</translation>
    </message>
    <message>
        <source>Hold to see the second player&apos;s hand</source>
        <translation>押している間、プレイヤー2の手札を見る</translation>
    </message>
    <message>
        <source>One person plays both sides</source>
        <translation>1人で両方をプレイする</translation>
    </message>
    <message>
        <source>Two people, hidden hands</source>
        <translation>2人で手札を隠してプレイする</translation>
    </message>
    <message>
        <source>Two people, handing over between turns</source>
        <translation>2人で、ターンごとに交代する</translation>
    </message>
    <message>
        <source>The table turns to whoever is asked and shows their hand</source>
        <translation>決定を行うプレイヤーの側へテーブルが回り、その手札が見えます</translation>
    </message>
    <message>
        <source>The table is handed over whenever the other player is asked</source>
        <translation>相手が決定を行うたびに、席を交代します</translation>
    </message>
    <message>
        <source>Within a turn the other player answers with both hands face down</source>
        <translation>ターン中の相手の決定は、両方の手札を伏せたまま行います</translation>
    </message>
</context>
<context>
    <name>takujo::CompanyChoice</name>
    <message>
        <source>At the screen</source>
        <translation>画面の前の人</translation>
    </message>
    <message>
        <source>Who sits at the screen</source>
        <translation>画面の前に誰がいるか</translation>
    </message>
    <message>
        <source>I play both sides</source>
        <translation>1人で両方をプレイする</translation>
    </message>
    <message>
        <source>Two people, hidden hands</source>
        <translation>2人で手札を隠してプレイする</translation>
    </message>
    <message>
        <source>Two people, handing over between turns</source>
        <translation>2人で、ターンごとに交代する</translation>
    </message>
    <message>
        <source>The table turns to whoever is asked and shows their hand. Nothing is handed over.</source>
        <translation>決定を行うプレイヤーの側へテーブルが回り、その手札が見えます。席の交代はありません。</translation>
    </message>
    <message>
        <source>When the other player is asked, both hands turn face down until that player takes the table.</source>
        <translation>相手が決定を行うときは、席を交代するまで両方の手札が伏せられます。</translation>
    </message>
    <message>
        <source>Within a turn the other player answers with both hands face down; a button shows their own.</source>
        <translation>ターン中の相手の決定は、両方の手札を伏せたまま行います。自分の手札はボタンで見られます。</translation>
    </message>
</context>
<context>
    <name>takujo::CompanyControl</name>
    <message>
        <source>Show the hands</source>
        <translation>手札を見せる</translation>
    </message>
    <message>
        <source>Does one person play both sides from now on? Whoever sits here will see the hand of whoever is asked.</source>
        <translation>これからは1人で両方をプレイしますか？ 画面の前の人に、決定を行うプレイヤーの手札が見えるようになります。</translation>
    </message>
</context>
<context>
    <name>takujo::DeckChoice</name>
    <message>
        <source>Player %1</source>
        <translation>プレイヤー%1</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Deck of player %1</source>
        <translation>プレイヤー%1のデッキ</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>プレイヤー%1の名前</translation>
    </message>
    <message>
        <source>There is no deck to play with.</source>
        <translation>使えるデッキがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of its cards cannot be found.</source>
        <translation>
            <numerusform>見つからないカードが%n枚あります。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::FindingsDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>takujo::GamePage</name>
    <message>
        <source>Nobody may look through these cards.</source>
        <translation>このカードの中身は誰も見られません。</translation>
    </message>
    <message>
        <source>Nothing is final yet; you may take it back.</source>
        <translation>まだ確定していません。取り消せます。</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>対戦終了</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%nターン</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to do with this card now.</source>
        <translation>今このカードでできることはありません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Click it to choose it.</source>
        <translation>クリックすると選べます。</translation>
    </message>
    <message>
        <source>Let go of it on a lit place: %1.</source>
        <translation>光っている場所で放してください：%1</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>カードを見る</translation>
    </message>
    <message>
        <source>It is up to %1 now.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>This is the hand of %1.</source>
        <translation>%1の手札です。</translation>
    </message>
    <message>
        <source>Let go to hide it.</source>
        <translation>離すと隠れます。</translation>
    </message>
    <message>
        <source>Both hands lie face down.</source>
        <translation>どちらの手札も伏せてあります。</translation>
    </message>
</context>
<context>
    <name>takujo::GuidePanel</name>
    <message>
        <source>Where we are</source>
        <translation>現在の進行</translation>
    </message>
    <message>
        <source>There is nothing that could be done with it now.</source>
        <translation>今これでできることはありません。</translation>
    </message>
</context>
<context>
    <name>takujo::HandOverScreen</name>
    <message>
        <source>Both hands lie face down until the button is pressed.</source>
        <translation>ボタンを押すまで、どちらの手札も伏せてあります。</translation>
    </message>
    <message>
        <source>What has happened meanwhile</source>
        <translation>これまでの出来事</translation>
    </message>
    <message>
        <source>Hand the table to %1</source>
        <translation>%1に席を譲ってください</translation>
    </message>
    <message>
        <source>To look at your own hand, hold F2 (%1) or F3 (%2).</source>
        <translation>自分の手札を見るには、F2（%1）またはF3（%2）を押し続けてください。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n line(s) before, in the log</source>
        <translation>
            <numerusform>…ほか%n行（ログで見られます）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::HeaderBar</name>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>メニュー（F10）</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン%1</translation>
    </message>
</context>
<context>
    <name>takujo::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
    </message>
    <message>
        <source>Choose a decision to go back to it. What came after can be redone until something else is decided.</source>
        <translation>選ぶと、その選択の直前に戻ります。その後のことは、別の選択をするまでは「やり直す」で進めます。</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>最初のターンの前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン%1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>現在</translation>
    </message>
</context>
<context>
    <name>takujo::LessonControl</name>
    <message>
        <source>This chapter can&apos;t be begun: its file is not in order. takujo-cli lint says more.</source>
        <translation>この章は始められません。ファイルに誤りがあります。くわしくはtakujo-cli lintで確かめてください。</translation>
    </message>
</context>
<context>
    <name>takujo::LessonPanel</name>
    <message>
        <source>Leave</source>
        <translation>終わる</translation>
    </message>
    <message>
        <source>Back to the start page; the chapters you have done stay done</source>
        <translation>スタート画面に戻ります。終えた章は記録されています</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Begin this chapter again</source>
        <translation>この章を最初からやり直します</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>All chapters</source>
        <translation>章の一覧</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Chapter %1 of %2</source>
        <translation>全%2章の第%1章</translation>
    </message>
    <message>
        <source>The turn is over that this chapter is about.</source>
        <translation>この章のターンが終わりました。</translation>
    </message>
    <message>
        <source>The game has ended another way.</source>
        <translation>ゲームが別の形で終わりました。</translation>
    </message>
    <message>
        <source>From here this chapter can&apos;t be finished. Undo, or begin it again; nothing is lost.</source>
        <translation>ここからは、この章を終えられません。元に戻すか、もう一度始めましょう。何も失われません。</translation>
    </message>
    <message>
        <source>Says a little more about what to do</source>
        <translation>どうすればよいかを、もう少しくわしく説明します</translation>
    </message>
    <message>
        <source>There are no more hints for this one</source>
        <translation>これ以上のヒントはありません</translation>
    </message>
    <message>
        <source>Back to the start page</source>
        <translation>スタート画面に戻ります</translation>
    </message>
    <message>
        <source>The next chapter</source>
        <translation>次の章へ進みます</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>ルール：</translation>
    </message>
</context>
<context>
    <name>takujo::MainWindow</name>
    <message>
        <source>Some files could not be read. What is in order can be played; put these right and start again.</source>
        <translation>読み込めないファイルがあります。問題のないものでは遊べます。直してから起動し直してください。</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語 (Language)</translation>
    </message>
    <message>
        <source>About Takujo</source>
        <translation>卓上について</translation>
    </message>
    <message>
        <source>Takujo %1: a desktop tabletop that knows the rules.

Cards and names in it are its own; it is not connected with the makers of the games.</source>
        <translation>卓上 %1：ルールどおりに進むデスクトップの対戦卓です。

収録カードとその名前は独自のもので、各ゲームの発売元とは関係ありません。</translation>
    </message>
    <message>
        <source>Does %1 give up? The game ends at once.</source>
        <translation>%1が投了しますか？ 対戦はすぐに終わります。</translation>
    </message>
    <message>
        <source>%1 concedes</source>
        <translation>%1が投了</translation>
    </message>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>The game could not be kept. It goes on; save it somewhere else.</source>
        <translation>対戦を自動で保存できませんでした。対戦はこのまま続けられます。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Games (*.yaml)</source>
        <translation>対戦 (*.yaml)</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>対戦を保存できませんでした。</translation>
    </message>
    <message>
        <source>Open saved game</source>
        <translation>保存した対戦を開く</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays as it is.</source>
        <translation>この対戦は開けません。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>The game is open, but not everything is as it was.</source>
        <translation>対戦を開きましたが、保存したときと同じではない部分があります。</translation>
    </message>
    <message>
        <source>Files with mistakes</source>
        <translation>読み込めないファイル</translation>
    </message>
    <message>
        <source>At the screen</source>
        <translation>画面の前の人</translation>
    </message>
</context>
<context>
    <name>takujo::OutcomeBanner</name>
    <message>
        <source>New game</source>
        <translation>新しい対戦</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>盤面を見る</translation>
    </message>
</context>
<context>
    <name>takujo::PeekControl</name>
    <message>
        <source>Hold to see the hand of %1</source>
        <translation>押している間、%1の手札を見る</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>%1の手札</translation>
    </message>
    <message>
        <source>Hold the button or the key %1 to see this hand</source>
        <translation>ボタンか%1キーを押している間、この手札が見えます</translation>
    </message>
</context>
<context>
    <name>takujo::PhaseRibbon</name>
    <message>
        <source>Phases of the turn</source>
        <translation>ターンのフェイズ</translation>
    </message>
    <message>
        <source>Now: %1</source>
        <translation>現在：%1</translation>
    </message>
    <message>
        <source>%1: click to say whether you are asked here when you can only pass.</source>
        <translation>%1：クリックすると、優先権の放棄しかできないときにここで確認するかを選べます。</translation>
    </message>
</context>
<context>
    <name>takujo::PreviewPanel</name>
    <message>
        <source>damage</source>
        <translation>ダメージ</translation>
    </message>
</context>
<context>
    <name>takujo::QuestionDialog</name>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>takujo::RulesPanel</name>
    <message>
        <source>Search the rules: a number or a word</source>
        <translation>ルールを検索（番号または語句）</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>(not played by the program yet)</source>
        <translation>（プログラムは未対応）</translation>
    </message>
    <message>
        <source>No rule has all of these words.</source>
        <translation>すべての語句を含むルールはありません。</translation>
    </message>
</context>
<context>
    <name>takujo::Session</name>
    <message>
        <source>%1 concedes</source>
        <translation>%1が投了</translation>
    </message>
</context>
<context>
    <name>takujo::ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <translation>キー操作</translation>
    </message>
    <message>
        <source> or </source>
        <translation>、</translation>
    </message>
    <message>
        <source>From card to card and on to the buttons</source>
        <translation>カードからカードへ、さらにボタンへ</translation>
    </message>
    <message>
        <source>Presses a button of the question, counted from the left</source>
        <translation>質問の欄のボタンを左から数えて押す</translation>
    </message>
</context>
<context>
    <name>takujo::SidePanel</name>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Beside the table</source>
        <translation>テーブルの横の欄</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
</context>
<context>
    <name>takujo::StackStrip</name>
    <message>
        <source>Nothing waits here.</source>
        <translation>何もありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>top first</source>
        <translation>上から順</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次に解決</translation>
    </message>
</context>
<context>
    <name>takujo::StartPage</name>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>A table that knows the rules. Choose a game and two decks.</source>
        <translation>ルールどおりに進む対戦卓です。ゲームと、使うデッキを2つ選んでください。</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>フォーマット</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>シード</translation>
    </message>
    <message>
        <source>The same seed shuffles the same way</source>
        <translation>同じシードなら同じ順にシャッフルされます</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>別のシード</translation>
    </message>
    <message>
        <source>Swap the decks</source>
        <translation>デッキを入れ替える</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>対戦に戻る</translation>
    </message>
    <message>
        <source>No game could be loaded. The list of files with mistakes says why.</source>
        <translation>読み込めるゲームがありません。理由は「読み込めないファイル」の一覧にあります。</translation>
    </message>
    <message>
        <source>A deck is not legal in this format.</source>
        <translation>このフォーマットで使えないデッキがあります。</translation>
    </message>
    <message>
        <source>A game needs a seed.</source>
        <translation>シードを入力してください。</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>言語と表示</translation>
    </message>
    <message>
        <source>Go on with the game of %1</source>
        <translation>%1の対戦を続ける</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>遊び方を学ぶ</translation>
    </message>
</context>
<context>
    <name>takujo::StopsDialog</name>
    <message>
        <source>When to ask</source>
        <translation>確認するタイミング</translation>
    </message>
    <message>
        <source>Moments in which a player can only pass go by themselves, so that the game is quick. Where a player wants to be asked all the same is said here.</source>
        <translation>優先権の放棄しかできない場面は自動で進みます。それでも確認したい場面をここで選べます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>At every moment</source>
        <translation>あらゆる場面</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>takujo::TableScene</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>, can be dropped here</source>
        <translation>、ここに置けます</translation>
    </message>
    <message>
        <source>Card face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>can act</source>
        <translation>使えます</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>chosen as number %1</source>
        <translation>%1番目に選択済み</translation>
    </message>
    <message>
        <source>chosen by what waits</source>
        <translation>待機中のものが選択済み</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>this is the one</source>
        <translation>ここに注目</translation>
    </message>
</context>
<context>
    <name>takujo::ZoneViewer</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>No cards lie here.</source>
        <translation>カードはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), the newest first</source>
        <translation>
            <numerusform>%n枚、新しい順</numerusform>
        </translation>
    </message>
</context>
</TS>
