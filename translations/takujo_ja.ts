<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
    <name>CardFaceDrawing</name>
    <message>
        <source>%1 can&apos;t be read: replace or remove it</source>
        <translation>%1を読み込めません。置き換えるか削除してください</translation>
    </message>
    <message>
        <source>+%1 more</source>
        <translation>ほか%1</translation>
    </message>
</context>
<context>
    <name>EarlierTests</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 対 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 against %n deck(s)</source>
        <translation>
            <numerusform>%1 対 %nデッキ</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source># This page is missing

Its file is not there or can&apos;t be read: `%1`. Install Takujo again, or allow reading the file. The other pages are there.</source>
        <translation># このページが見つかりません

ファイルがないか、読み取れません：`%1`。卓上をインストールし直すか、ファイルの読み取りを許可してください。ほかのページは読めます。</translation>
    </message>
</context>
<context>
    <name>NumberWords</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1分</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1時間%2分</translation>
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
        <source>A desktop tabletop that knows the rules.</source>
        <translation>ルールを知っているデスクトップの卓上です。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an option; --help lists them.</source>
        <translation>「%1」というオプションはありません。--help で一覧が見られます。</translation>
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
        <source>The picture could not be written to %1: %2. Name a file in a folder you may write to, ending in .png or .jpg.</source>
        <translation>画像を %1 に書き込めませんでした（%2）。書き込めるフォルダーを選び、.png か .jpg で終わる名前を指定してください。</translation>
    </message>
    <message>
        <source>Open a page of the side panel: guide, log, rules or branches.</source>
        <translation>サイドパネルのページを開きます：guide、log、rules、branches のいずれかです。</translation>
    </message>
    <message>
        <source>--page takes guide, log, rules or branches, not &quot;%1&quot;.</source>
        <translation>--page に指定できるのは guide、log、rules、branches です。「%1」は指定できません。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>--deck takes the name of a deck; the decks are: %1.</source>
        <translation>--deck にはデッキの名前が必要です。使えるデッキ：%1。</translation>
    </message>
    <message>
        <source>There is no deck &quot;%1&quot;; the decks are: %2.</source>
        <translation>「%1」というデッキはありません。使えるデッキ：%2。</translation>
    </message>
    <message>
        <source>There is no game &quot;%1&quot;; the games are: %2.</source>
        <translation>「%1」というゲームはありません。使えるゲーム：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Begin where the scenario in this file begins.</source>
        <translation>このファイルのシナリオの場面から始めます。</translation>
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
        <translation>選択が終わるまで、あなたが操作します</translation>
    </message>
    <message>
        <source>I am %1: show my cards</source>
        <translation>%1として手札を見る</translation>
    </message>
    <message>
        <source>What was answered here; a click goes there</source>
        <translation>ここで選ばれた手です。クリックすると次に進みます</translation>
    </message>
    <message>
        <source>Do something else</source>
        <translation>別のことをする</translation>
    </message>
    <message>
        <source>As if the card had not been chosen (Esc)</source>
        <translation>カードを選ぶ前に戻ります（Esc）</translation>
    </message>
    <message>
        <source>Ask me again</source>
        <translation>毎回たずねる</translation>
    </message>
    <message>
        <source>Ends what was answered in advance</source>
        <translation>自動で選ぶ答えを取り消します</translation>
    </message>
    <message>
        <source>Always: %1</source>
        <translation>いつも：%1</translation>
    </message>
    <message>
        <source>Only this time</source>
        <translation>今回だけ</translation>
    </message>
    <message>
        <source>Always…</source>
        <translation>いつも…</translation>
    </message>
    <message>
        <source>The answer you choose then counts whenever this card asks it again in this game</source>
        <translation>このあとの答えが、このゲーム中にこのカードが同じことをたずねるたびに使われます</translation>
    </message>
    <message>
        <source>Ask me again from now on</source>
        <translation>今後は確認する</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>もう一度対戦</translation>
    </message>
</context>
<context>
    <name>SearchWords</name>
    <message>
        <source>not: %1</source>
        <translation>「%1」以外</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Language</source>
        <translation>言語 (Language)</translation>
    </message>
    <message>
        <source>What the window, the cards and the log speak.</source>
        <translation>ウィンドウ、カード、ログに使う言語です。</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Dark is easy on the eyes in the evening, light in bright rooms.</source>
        <translation>夜はダーク、明るい部屋ではライトが見やすいでしょう。</translation>
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
        <source>Size of text</source>
        <translation>文字の大きさ</translation>
    </message>
    <message>
        <source>Letters of menus, lists, dialogs and of the panel beside the table. Letters on the table follow the size of the window.</source>
        <translation>メニュー、一覧、ダイアログ、サイドパネルの文字です。テーブルの上の文字はウィンドウの大きさに合わせて変わります。</translation>
    </message>
    <message>
        <source>Size of cards in lists</source>
        <translation>一覧のカードの大きさ</translation>
    </message>
    <message>
        <source>Cards of piles and decks when they are looked through. On the table they are as large as there is room.</source>
        <translation>カードの束やデッキの中を見るときの大きさです。テーブルの上では、入るかぎり大きく表示されます。</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>小</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>大</translation>
    </message>
    <message>
        <source>Shows the card in large, what waits, the guide, the log and the rules.</source>
        <translation>カードの拡大表示、解決を待つもの、ガイド、ログ、ルールを表示します。</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>動き</translation>
    </message>
    <message>
        <source>How cards come to where they go. With less motion they are there at once, and only turn.</source>
        <translation>カードが移動するときの動きです。「控えめ」では移動せずすぐ行き先に現れ、向きを変える動きだけが残ります。</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>すべて動かす</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>控えめ</translation>
    </message>
    <message>
        <source>None</source>
        <translation>動かさない</translation>
    </message>
    <message>
        <source>Turn the table to who decides</source>
        <translation>選ぶ側を手前にする</translation>
    </message>
    <message>
        <source>The player who decides always sits at the near edge. Off: the first player does.</source>
        <translation>選択するプレイヤーがいつも手前に来ます。オフにすると、1人目のプレイヤーがいつも手前になります。</translation>
    </message>
    <message>
        <source>Pass by itself</source>
        <translation>自動でパスする</translation>
    </message>
    <message>
        <source>Where nothing can be done but pass, the game goes on without asking, except in the phases chosen under &quot;When to ask&quot;. Off: it asks both players every time.</source>
        <translation>パスしかできない場面は、「確認するタイミング」で選んだフェイズを除いて、たずねずに進みます。オフにすると、両方のプレイヤーに毎回たずねます。</translation>
    </message>
    <message>
        <source>Ask before a player concedes</source>
        <translation>投了する前に確認する</translation>
    </message>
    <message>
        <source>The game ends when a player concedes.</source>
        <translation>投了すると、対戦はすぐに終わります。</translation>
    </message>
    <message>
        <source>Ask before a game that was left is deleted</source>
        <translation>途中の対戦を削除する前に確認する</translation>
    </message>
    <message>
        <source>It can&apos;t be brought back. Games you saved yourself are never deleted.</source>
        <translation>削除した対戦は元に戻せません。自分で保存した対戦が削除されることはありません。</translation>
    </message>
    <message>
        <source>Ask before the window closes on a running game</source>
        <translation>対戦中にウィンドウを閉じる前に確認する</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>ログ</translation>
    </message>
    <message>
        <source>How much it tells: everything, or no phases and nothing of cards that are only turned.</source>
        <translation>ログに書く内容です。「要点のみ」では、フェイズと、向きが変わっただけのカードを省きます。</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>What matters</source>
        <translation>要点のみ</translation>
    </message>
    <message>
        <source>Keep games while they are played</source>
        <translation>対戦を自動で保存する</translation>
    </message>
    <message>
        <source>After every answer, so that you can go on with a game after a crash or another day. Off: only what you save yourself is kept.</source>
        <translation>選択のたびに保存するので、異常終了のあとや別の日にも続きから遊べます。オフにすると、自分で保存したものだけが残ります。</translation>
    </message>
    <message>
        <source>Your cards, decks and pictures</source>
        <translation>自分のカード、デッキ、画像</translation>
    </message>
    <message>
        <source>Card sets go into cardsets, decks into decks below that, pictures into images.</source>
        <translation>カードセットは cardsets の中のゲームごとのフォルダーに、デッキはその中の decks に、画像は images に置きます。</translation>
    </message>
    <message>
        <source>Games that are kept</source>
        <translation>自動で保存された対戦</translation>
    </message>
    <message>
        <source>A file for each game that was not played to its end.</source>
        <translation>最後まで遊んでいない対戦が、1つずつファイルになっています。</translation>
    </message>
    <message>
        <source>These settings</source>
        <translation>この設定のファイル</translation>
    </message>
    <message>
        <source>A text file. Delete it while Takujo is closed, and everything is as on the first day.</source>
        <translation>テキストファイルです。「卓上」を閉じているときに削除すると、すべて最初の状態に戻ります。</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>確認</translation>
    </message>
    <message>
        <source>What the log tells</source>
        <translation>ログの内容</translation>
    </message>
    <message>
        <source>Files and folders</source>
        <translation>ファイルとフォルダー</translation>
    </message>
    <message>
        <source>Ask before going back over what has been seen</source>
        <translation>カードを見る前まで戻るときは確認する</translation>
    </message>
    <message>
        <source>A card that was drawn, a reveal or a shuffle. Off: it is told afterwards.</source>
        <translation>カードを引いたり、公開したり、シャッフルしたりした場面のことです。オフにすると、戻ったあとで知らせます。</translation>
    </message>
    <message>
        <source>A game that is kept waits on the start page. About one that is not kept, it always asks.</source>
        <translation>自動で保存された対戦は、スタート画面から続けられます。保存されていない対戦については、いつも確認します。</translation>
    </message>
    <message>
        <source>Side panel</source>
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>速さ</translation>
    </message>
    <message>
        <source>How fast what happens is shown. A click or a key skips it.</source>
        <translation>出来事を見せる速さです。クリックかキーで飛ばせます。</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>遅い</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>速い</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Cards, turns, attacks and questions have sounds. What is heard is seen, too: nothing is told by a sound alone.</source>
        <translation>カード、ターン、アタック、質問などで音が鳴ります。音で伝わることは、必ず画面にも表示されます。</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>音量</translation>
    </message>
    <message>
        <source>How loud sounds are. A change is heard at once.</source>
        <translation>効果音の大きさ。変えると、その大きさで鳴ります。</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>音</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>What it tells beside the table: what can be done now, why, or what the rulebook says.</source>
        <translation>テーブルの横に何を表示するか：今できること、その理由、またはルールの内容。</translation>
    </message>
    <message>
        <source>What can be done</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The rulebook</source>
        <translation>ルールブック</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Table</source>
        <translation>テーブル</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>StandingAnswers</name>
    <message>
        <source>%1 passes until turn %2 ends</source>
        <translation>%1：ターン%2の終わりまでパス</translation>
    </message>
    <message>
        <source>%1 always answers “%2” to %3</source>
        <translation>%1：%3にはいつも「%2」</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message numerus="yes">
        <source>%1, %n of it</source>
        <translation>
            <numerusform>%1、%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>today, %1</source>
        <translation>今日 %1</translation>
    </message>
    <message>
        <source>yesterday, %1</source>
        <translation>昨日 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
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
    <name>TestedList</name>
    <message>
        <source>%1 is in no card set that is read here: take it out, or install its set.</source>
        <translation>%1は、ここで読み込まれるどのカードセットにもありません。外すか、そのセットを入れてください。</translation>
    </message>
</context>
<context>
    <name>takujo::ActionPopup</name>
    <message>
        <source>What can be done</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Esc or a click elsewhere: nothing happens</source>
        <translation>Escかほかの場所のクリックで、何もせずに閉じます</translation>
    </message>
</context>
<context>
    <name>takujo::AdviceControl</name>
    <message>
        <source>The computer is thinking about it…</source>
        <translation>コンピューターが考えています…</translation>
    </message>
    <message>
        <source>There is only one answer: “%1”.</source>
        <translation>選べるのは『%1』だけです。</translation>
    </message>
    <message>
        <source>I would answer “%1”, and expect to win about %2 of 100 such games.</source>
        <translation>おすすめは『%1』。ここから100回やれば約%2回勝てそうです。</translation>
    </message>
    <message>
        <source>Next best: “%1” (%2).</source>
        <comment>an answer, games of 100</comment>
        <translation>次点は『%1』（約%2回）。</translation>
    </message>
</context>
<context>
    <name>takujo::BranchesPanel</name>
    <message>
        <source>Branches</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Go to its end</source>
        <translation>最後へ移動</translation>
    </message>
    <message>
        <source>Where it parts</source>
        <translation>分岐点へ移動</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前を変更</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Stands where this branch ends (Enter)</source>
        <translation>この分岐の最後の場面に移ります（Enter）</translation>
    </message>
    <message>
        <source>Stands where this branch leaves the present line; redo goes along it</source>
        <translation>今の進行から分かれる場面に移ります。「やり直す」でこの分岐を進みます</translation>
    </message>
    <message>
        <source>Gives it a name of your own (F2); an empty one takes it away again</source>
        <translation>好きな名前を付けます（F2）。空にすると元の名前に戻ります</translation>
    </message>
    <message>
        <source>Takes it out of the list and the saved game (Del); it can be brought back</source>
        <translation>一覧と保存データから取り除きます（Del）。復元できます</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>復元する</translation>
    </message>
    <message>
        <source>You are on this one</source>
        <translation>今の進行</translation>
    </message>
    <message numerus="yes">
        <source>%n answer(s)</source>
        <translation>
            <numerusform>%n手</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo and decide otherwise: both ways stay, and both are listed here, also in a saved game.</source>
        <translation>「元に戻す」で戻って別の手を選ぶと、どちらの進行も残り、ここに並びます。保存した対戦にも含まれます。</translation>
    </message>
    <message>
        <source>A branch was deleted.</source>
        <translation>分岐を1つ削除しました。</translation>
    </message>
</context>
<context>
    <name>takujo::BringControl</name>
    <message>
        <source>Reading was cancelled.</source>
        <translation>読み取りを中止しました。</translation>
    </message>
    <message>
        <source>Choose a list of cards</source>
        <translation>カードの一覧を選ぶ</translation>
    </message>
    <message>
        <source>Lists of cards</source>
        <translation>カードの一覧</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>すべてのファイル</translation>
    </message>
    <message>
        <source>Choose a file with the names of the columns</source>
        <translation>列の名前のファイルを選ぶ</translation>
    </message>
    <message>
        <source>Names of columns</source>
        <translation>列の名前</translation>
    </message>
    <message>
        <source>The names of columns of %1 are used.</source>
        <translation>%1の列の名前を使います。</translation>
    </message>
    <message>
        <source>No cards could be read from this list.</source>
        <translation>この一覧からカードを読み取れませんでした。</translation>
    </message>
    <message>
        <source>This is remarkable about the list:</source>
        <translation>この一覧について、次のことが分かりました。</translation>
    </message>
    <message>
        <source>Choose a folder with pictures</source>
        <translation>画像のフォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Pictures taken: %1. Cards that had one: %2. Cards without one in this folder: %3.</source>
        <translation>取り込んだ画像：%1枚。すでに画像のあるカード：%2枚。このフォルダーに画像のないカード：%3枚。</translation>
    </message>
    <message>
        <source>Pictures that could not be copied: %1.</source>
        <translation>コピーできなかった画像：%1枚。</translation>
    </message>
    <message>
        <source>Give the set a name first.</source>
        <translation>先にセットの名前を書いてください。</translation>
    </message>
    <message>
        <source>There is a set of this name already (%1). Is it to be replaced?</source>
        <translation>この名前のセットがすでにあります（%1）。置き換えますか？</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>置き換える</translation>
    </message>
    <message>
        <source>The set was not saved.</source>
        <translation>セットを保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as %1: its cards are among all others now.</source>
        <translation>%1として保存しました。ほかのカードと同じように使えます。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) with mistakes were left out.</source>
        <translation>
            <numerusform>間違いのあるカード%n枚は省きました。</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards are not saved as a set yet. Leave them?</source>
        <translation>このカードはまだセットとして保存されていません。やめますか？</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>やめる</translation>
    </message>
</context>
<context>
    <name>takujo::BringPage</name>
    <message>
        <source>This card was changed by hand: write the reading into it yourself.</source>
        <translation>このカードは手で書き換えられています。読み方は自分で書き込んでください。</translation>
    </message>
    <message>
        <source>← Decks</source>
        <translation>← デッキ</translation>
    </message>
    <message>
        <source>Bring your cards</source>
        <translation>カードを持ち込む</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Choose a list…</source>
        <translation>一覧を選ぶ…</translation>
    </message>
    <message>
        <source>Names of columns…</source>
        <translation>列の名前…</translation>
    </message>
    <message>
        <source>A file that says how the list calls its columns, where it uses other names</source>
        <translation>一覧がほかの列名を使うとき、その対応を書いたファイル</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>How much of the list has been read</source>
        <translation>一覧をどこまで読み取ったか</translation>
    </message>
    <message>
        <source>Choose a list of cards: a table (CSV), JSON or YAML, with columns such as number, name, type, cost and text.

You will see card by card what the program understands of it. What it does not understand stays on the card, and players see to it.

Nothing of it leaves this computer.</source>
        <translation>カードの一覧を選んでください。CSVの表、JSON、YAMLが使えます。列は「番号」「カード名」「種類」「コスト」「テキスト」などです。

プログラムがどこまで理解したかを、カードごとに確かめられます。理解できないテキストはカードに残り、プレイヤーが処理します。

このコンピューターの外には、何も送られません。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>How to write it</source>
        <translation>書き方</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>元のテキスト</translation>
    </message>
    <message>
        <source>What the program writes</source>
        <translation>プログラムが書く文</translation>
    </message>
    <message>
        <source>Name of the set</source>
        <translation>セットの名前</translation>
    </message>
    <message>
        <source>Pictures from a folder…</source>
        <translation>フォルダーの画像…</translation>
    </message>
    <message>
        <source>Files that are called like the numbers of the cards</source>
        <translation>カード番号を名前にしたファイル</translation>
    </message>
    <message>
        <source>Save as a set</source>
        <translation>セットとして保存</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) on the list…</source>
        <translation>
            <numerusform>一覧についての指摘%n件…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s): </source>
        <translation>
            <numerusform>%n枚：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 understood, %2 in part, %3 not understood</source>
        <translation>理解%1枚、一部理解%2枚、理解できない%3枚</translation>
    </message>
    <message numerus="yes">
        <source>, %n with mistakes</source>
        <translation>
            <numerusform>、間違いあり%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::BroughtRows</name>
    <message>
        <source>Which cards</source>
        <translation>表示するカード</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>すべてのカード</translation>
    </message>
    <message>
        <source>With mistakes</source>
        <translation>間違いのあるもの</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>理解できないもの</translation>
    </message>
    <message>
        <source>Understood in part</source>
        <translation>一部だけ理解したもの</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>理解したもの</translation>
    </message>
    <message>
        <source>%1 (in part)</source>
        <translation>%1（一部）</translation>
    </message>
    <message>
        <source>%1 (not understood)</source>
        <translation>%1（理解できません）</translation>
    </message>
    <message>
        <source>%1 (mistake)</source>
        <translation>%1（間違い）</translation>
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
        <translation>テーブルを見る</translation>
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
    <name>takujo::CardRowDelegate</name>
    <message>
        <source>in no card set</source>
        <translation>カードセットにありません</translation>
    </message>
</context>
<context>
    <name>takujo::CardRowModel</name>
    <message>
        <source>No card set that is read here has this card. It stays in the deck until you take it out.</source>
        <translation>読み込んだカードセットにこのカードはありません。取り除くまでデッキに残ります。</translation>
    </message>
    <message>
        <source>in no card set</source>
        <translation>カードセットにありません</translation>
    </message>
    <message numerus="yes">
        <source>%n in the deck</source>
        <translation>
            <numerusform>デッキに%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::CardShelf</name>
    <message>
        <source>Name, text, cost&lt;=3, type:…</source>
        <translation>名前、テキスト、cost&lt;=3、type:…</translation>
    </message>
    <message>
        <source>Search cards</source>
        <translation>カードを探す</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>絞り込み</translation>
    </message>
    <message>
        <source>Everything that cards can be filtered by</source>
        <translation>カードを絞り込む条件の一覧</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Backwards</source>
        <translation>逆順</translation>
    </message>
    <message>
        <source>Cards found</source>
        <translation>見つかったカード</translation>
    </message>
    <message>
        <source>As in the sets</source>
        <translation>セット順</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the condition %1 away</source>
        <translation>条件「%1」を外す</translation>
    </message>
    <message>
        <source>Only these cards</source>
        <translation>このカードだけ</translation>
    </message>
</context>
<context>
    <name>takujo::CardState</name>
    <message>
        <source>New this turn</source>
        <translation>このターンに出た</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>裏向き</translation>
    </message>
    <message>
        <source>Damage</source>
        <translation>ダメージ</translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>先頭へ</translation>
    </message>
    <message>
        <source>In a pile this is its top (Home with Ctrl)</source>
        <translation>山では一番上になります（Ctrl+Home）</translation>
    </message>
    <message>
        <source>Take away</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>Takes the card out of the position (Del)</source>
        <translation>カードを局面から取り除きます（Del）</translation>
    </message>
    <message>
        <source>Under the card before it</source>
        <translation>1つ前のカードの下に置く</translation>
    </message>
    <message>
        <source>The two become one object (U)</source>
        <translation>2枚で1つになります（U）</translation>
    </message>
    <message>
        <source>Take out what is under it</source>
        <translation>下のカードを取り出す</translation>
    </message>
    <message>
        <source>%1 counters</source>
        <translation>%1カウンター</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>オーナー</translation>
    </message>
</context>
<context>
    <name>takujo::CardTexts</name>
    <message>
        <source>Understood</source>
        <translation>理解しました</translation>
    </message>
    <message>
        <source>Can be understood in several ways:</source>
        <translation>何通りかに読めます：</translation>
    </message>
    <message>
        <source>Take this one</source>
        <translation>これにする</translation>
    </message>
    <message>
        <source>Not understood: nothing enforces it</source>
        <translation>理解できません。プログラムは処理しません</translation>
    </message>
    <message>
        <source>This card has no text.</source>
        <translation>このカードにはテキストがありません。</translation>
    </message>
    <message>
        <source>The script has a mistake.</source>
        <translation>スクリプトに間違いがあります。</translation>
    </message>
    <message>
        <source>This card does nothing.</source>
        <translation>このカードは何もしません。</translation>
    </message>
</context>
<context>
    <name>takujo::CardUses</name>
    <message>
        <source>Ability %1</source>
        <translation>能力%1</translation>
    </message>
    <message>
        <source>Used: %1</source>
        <translation>使用済み：%1</translation>
    </message>
</context>
<context>
    <name>takujo::ClockControl</name>
    <message>
        <source>Time is up for %1. The game goes on.</source>
        <translation>%1の持ち時間がなくなりました。対戦は続きます。</translation>
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
        <translation>パスする／終える</translation>
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
        <translation>サイドパネルを表示・非表示にします</translation>
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
        <translation>テーブル</translation>
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
        <translation>パスしかできなくても確認するフェイズ</translation>
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
        <source>Menu key</source>
        <translation>メニューキー</translation>
    </message>
    <message>
        <source>To the first card of this place</source>
        <translation>この場所の最初のカードへ</translation>
    </message>
    <message>
        <source>To the last card of this place</source>
        <translation>この場所の最後のカードへ</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>自分の手札へ</translation>
    </message>
    <message>
        <source>To the other player&apos;s hand</source>
        <translation>相手の手札へ</translation>
    </message>
    <message>
        <source>To your cards in play</source>
        <translation>自分の場のカードへ</translation>
    </message>
    <message>
        <source>To the other player&apos;s cards in play</source>
        <translation>相手の場のカードへ</translation>
    </message>
    <message>
        <source>To your piles, one after the other</source>
        <translation>自分のカードの束へ（順に移ります）</translation>
    </message>
    <message>
        <source>To the other player&apos;s piles, one after the other</source>
        <translation>相手のカードの束へ（順に移ります）</translation>
    </message>
    <message>
        <source>To what waits to be resolved</source>
        <translation>解決を待っているものへ</translation>
    </message>
    <message>
        <source>To the question and its buttons</source>
        <translation>質問とそのボタンへ</translation>
    </message>
    <message>
        <source>Says the question once more</source>
        <translation>質問をもう一度読み上げます</translation>
    </message>
    <message>
        <source>To the text of this card</source>
        <translation>このカードの説明へ</translation>
    </message>
    <message>
        <source>Say what can be done with this card, or why nothing</source>
        <translation>このカードでできること、またはできない理由を示す</translation>
    </message>
    <message>
        <source>Menu of this card</source>
        <translation>このカードのメニュー</translation>
    </message>
    <message>
        <source>To the next card that can be used, and on to the buttons</source>
        <translation>次に使えるカードへ、続いてボタンへ</translation>
    </message>
    <message>
        <source>To the next part of the window</source>
        <translation>ウィンドウの次の部分へ</translation>
    </message>
    <message>
        <source>To the previous part of the window</source>
        <translation>ウィンドウの前の部分へ</translation>
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
        <translation>選択するプレイヤーが手前になるようにテーブルが回り、その手札が見えます</translation>
    </message>
    <message>
        <source>The table is handed over whenever the other player is asked</source>
        <translation>相手が選択するたびに、席を交代します</translation>
    </message>
    <message>
        <source>Within a turn the other player answers with both hands face down</source>
        <translation>ターン中の相手の選択は、両方の手札を伏せたまま行います</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>設定…</translation>
    </message>
    <message>
        <source>Everything that can be chosen, with a search</source>
        <translation>すべての設定。検索もできます</translation>
    </message>
    <message>
        <source>Help…</source>
        <translation>ヘルプ…</translation>
    </message>
    <message>
        <source>Tells about the part of the window where you are</source>
        <translation>今見ている画面について説明します</translation>
    </message>
    <message>
        <source>Watch a saved game…</source>
        <translation>保存した対戦を見る…</translation>
    </message>
    <message>
        <source>Plays a game from a file once more before your eyes; the file stays as it is</source>
        <translation>ファイルの対戦を再生します。ファイルは変わりません</translation>
    </message>
    <message>
        <source>Watch this game</source>
        <translation>この対戦を見る</translation>
    </message>
    <message>
        <source>Goes through what has been played so far, without changing it</source>
        <translation>ここまでの対戦を再生します。対戦は変わりません</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Everything that was tried: go there, name it, delete it</source>
        <translation>試した進行の一覧です。移動、命名、削除ができます</translation>
    </message>
    <message>
        <source>Play, or pause</source>
        <translation>再生／一時停止</translation>
    </message>
    <message>
        <source>One answer forward</source>
        <translation>1手進む</translation>
    </message>
    <message>
        <source>One answer back</source>
        <translation>1手戻る</translation>
    </message>
    <message>
        <source>To the next turn</source>
        <translation>次のターンへ</translation>
    </message>
    <message>
        <source>To the beginning of the turn, or the turn before</source>
        <translation>ターンの始めへ、または前のターンへ</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>最初へ</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>最後へ</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>速くする</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>遅くする</translation>
    </message>
    <message>
        <source>Choose a turn</source>
        <translation>ターンを選ぶ</translation>
    </message>
    <message>
        <source>Choose a branch</source>
        <translation>分岐を選ぶ</translation>
    </message>
    <message>
        <source>See with other eyes</source>
        <translation>視点を切り替える</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから対戦する</translation>
    </message>
    <message>
        <source>Leaves the recording and plays; what comes is a branch of its own</source>
        <translation>再生を終えて、ここから対戦します。別の手を選ぶと新しい分岐になります</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>再生を終える</translation>
    </message>
    <message>
        <source>Watching a game</source>
        <translation>対戦の再生</translation>
    </message>
    <message>
        <source>Erase a digit</source>
        <translation>数の最後の1桁を消す</translation>
    </message>
    <message>
        <source>Press the button of that place, or answer with that number (longer ones by Enter)</source>
        <translation>その位置のボタンを押す、またはその数で答える（2桁以上はEnterで決定）</translation>
    </message>
    <message>
        <source>From card to card</source>
        <translation>カードからカードへ移る</translation>
    </message>
    <message>
        <source>A hint</source>
        <translation>ヒントを見る</translation>
    </message>
    <message>
        <source>In the help: back to the page before</source>
        <translation>ヘルプで前のページへ戻る</translation>
    </message>
    <message>
        <source>In the help: forward again</source>
        <translation>ヘルプで次のページへ進む</translation>
    </message>
    <message>
        <source>In a lesson</source>
        <translation>レッスン中</translation>
    </message>
    <message>
        <source>Pass until the turn ends</source>
        <translation>ターンの終わりまでパス</translation>
    </message>
    <message>
        <source>Stops for any question, for an attack, and for what the other player uses</source>
        <translation>選択が必要なとき、アタックされたとき、相手が何かを使ったときは止まります</translation>
    </message>
    <message>
        <source>Ask before going back over what has been seen</source>
        <translation>カードを見る前まで戻るときは確認する</translation>
    </message>
    <message>
        <source>Over a draw, a reveal or a shuffle; off: it is told afterwards</source>
        <translation>引いたとき、公開されたとき、シャッフルしたときより前です。オフのときは戻ったあとで知らせます</translation>
    </message>
    <message>
        <source>Against the computer: easy</source>
        <translation>コンピューターと対戦：弱い</translation>
    </message>
    <message>
        <source>The computer plays the other side, and answers as chance has it</source>
        <translation>相手側をコンピューターが担当し、成り行きまかせに答えます</translation>
    </message>
    <message>
        <source>Against the computer: medium</source>
        <translation>コンピューターと対戦：ふつう</translation>
    </message>
    <message>
        <source>The computer plays the other side, and looks one answer ahead</source>
        <translation>相手側をコンピューターが担当し、一手先を読みます</translation>
    </message>
    <message>
        <source>Against the computer: strong</source>
        <translation>コンピューターと対戦：強い</translation>
    </message>
    <message>
        <source>The computer plays the other side, and thinks through what may follow</source>
        <translation>相手側をコンピューターが担当し、その先の展開まで読みます</translation>
    </message>
    <message>
        <source>What would the computer do?</source>
        <translation>コンピューターならどうする？</translation>
    </message>
    <message>
        <source>The computer says what it would answer in your place</source>
        <translation>コンピューターがあなたの代わりならどう答えるかを伝えます</translation>
    </message>
    <message>
        <source>Take over as a position…</source>
        <translation>局面として引き継ぐ…</translation>
    </message>
    <message>
        <source>Opens this moment as a position that can be changed; the game stays as it is</source>
        <translation>今の場面を、変更できる局面として開きます。対戦はそのまま残ります</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>効果音</translation>
    </message>
    <message>
        <source>Off: nothing is heard; everything is seen all the same</source>
        <translation>オフにすると音は鳴りません。すべて画面で分かります</translation>
    </message>
    <message>
        <source>Rules and films…</source>
        <translation>ルールと実演…</translation>
    </message>
    <message>
        <source>Every rule of a game, with films that show it</source>
        <translation>ゲームのすべてのルールと、それを見せる実演</translation>
    </message>
    <message>
        <source>Guide: what can I do?</source>
        <translation>ガイド：今できること</translation>
    </message>
    <message>
        <source>Everything that can be done now, and what waits</source>
        <translation>今できることと、待機しているもの</translation>
    </message>
    <message>
        <source>Guide: why?</source>
        <translation>ガイド：その理由</translation>
    </message>
    <message>
        <source>Why the card under the pointer can be used or can&apos;t, and why this is asked now</source>
        <translation>指しているカードが使える理由、使えない理由と、今これを選ぶ理由</translation>
    </message>
    <message>
        <source>Guide: the rulebook</source>
        <translation>ガイド：ルールブック</translation>
    </message>
    <message>
        <source>The rules that govern the moment, and where we are in them</source>
        <translation>今の場面を決めているルールと、その中での現在の位置</translation>
    </message>
    <message>
        <source>Light up what the lesson means</source>
        <translation>レッスンの言うものを光らせる</translation>
    </message>
    <message>
        <source>Read again what the lesson said before</source>
        <translation>レッスンの前の説明をもう一度読む</translation>
    </message>
    <message>
        <source>What the lesson says next, or the next chapter once this one is done</source>
        <translation>レッスンの続きへ。章を終えたあとは次の章へ</translation>
    </message>
    <message>
        <source>What can be done now, why, and what the rulebook says</source>
        <translation>今できること、その理由、ルールの内容</translation>
    </message>
    <message>
        <source>Bring your cards…</source>
        <translation>カードを持ち込む…</translation>
    </message>
    <message>
        <source>Reads a list of cards and makes a set of it; the game stays as it is</source>
        <translation>カードの一覧を読み取り、セットにします。ゲームはそのままです</translation>
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
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>The computer</source>
        <translation>コンピューター</translation>
    </message>
</context>
<context>
    <name>takujo::DeckComparison</name>
    <message>
        <source>This deck, as it is saved</source>
        <translation>このデッキの保存済みの状態</translation>
    </message>
    <message>
        <source>This deck, as it was opened</source>
        <translation>このデッキの開いたときの状態</translation>
    </message>
    <message>
        <source>Compare decks</source>
        <translation>デッキの比較</translation>
    </message>
    <message>
        <source>Compare this deck with</source>
        <translation>このデッキと比べる相手</translation>
    </message>
    <message>
        <source>Cards of both decks</source>
        <translation>両方のデッキのカード</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>このデッキ</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>比較先</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>card, part of the deck</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2 in this deck, %3 in the other</source>
        <translation>%1：このデッキに%2枚、比較先に%3枚</translation>
    </message>
    <message>
        <source>There is no other deck of this game yet.</source>
        <translation>このゲームのデッキはまだほかにありません。</translation>
    </message>
    <message numerus="yes">
        <source>Only in this deck: %n card(s)</source>
        <translation>
            <numerusform>このデッキだけ：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only in the other: %n card(s)</source>
        <translation>
            <numerusform>比較先だけ：%n枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In different numbers: %n card(s)</source>
        <translation>
            <numerusform>枚数が違う：%n種類</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same in both: %n card(s)</source>
        <translation>
            <numerusform>両方に同じ：%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Both decks have the same cards.</source>
        <translation>どちらのデッキもカードは同じです。</translation>
    </message>
    <message>
        <source>%1 (%2 %3)</source>
        <comment>card, word for its cost, cost</comment>
        <translation>%1（%2 %3）</translation>
    </message>
</context>
<context>
    <name>takujo::DeckHealth</name>
    <message>
        <source>Show the card</source>
        <translation>カードを表示</translation>
    </message>
    <message>
        <source>Legal in %1</source>
        <translation>%1で使えます</translation>
    </message>
    <message>
        <source>Not legal in %1</source>
        <translation>%1では使えません</translation>
    </message>
    <message>
        <source>%1 is in no card set that is read here: take it out, or install its set.</source>
        <translation>%1は、読み込んだカードセットにありません。取り除くか、そのカードセットを入れてください。</translation>
    </message>
    <message>
        <source>Show the cards</source>
        <translation>カードをすべて表示</translation>
    </message>
    <message>
        <source>Show cards for it</source>
        <translation>入れられるカードを表示</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of this deck have texts that the program does not know. It does not enforce them; players see to them.</source>
        <translation>
            <numerusform>このデッキの%n枚のカードに、プログラムが理解できず処理しないテキストがあります。プレイヤーが処理してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::DeckNotes</name>
    <message>
        <source>Since it was saved</source>
        <translation>保存してからの変更</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>What you want to remember about this deck</source>
        <translation>このデッキについて覚えておきたいこと</translation>
    </message>
</context>
<context>
    <name>takujo::DeckPage</name>
    <message>
        <source>Decks</source>
        <translation>デッキ</translation>
    </message>
    <message>
        <source>Play this deck</source>
        <translation>このデッキで遊ぶ</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>Read the files again</source>
        <translation>ファイルを読み直す</translation>
    </message>
    <message>
        <source>After you have changed cards or decks</source>
        <translation>カードやデッキを変更したあとに使います</translation>
    </message>
    <message>
        <source>%1, legal</source>
        <translation>%1、使用可</translation>
    </message>
    <message>
        <source>%1, not legal</source>
        <translation>%1、使用不可</translation>
    </message>
    <message>
        <source>%1, a file with mistakes</source>
        <translation>%1、間違いのあるファイル</translation>
    </message>
    <message>
        <source>No deck was found</source>
        <translation>デッキが見つかりません</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自分のデッキ</translation>
    </message>
    <message>
        <source>part of Takujo</source>
        <translation>付属のデッキ</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message>
        <source>Legal in %1</source>
        <translation>%1で使えます</translation>
    </message>
    <message>
        <source>Not legal in %1</source>
        <translation>%1では使えません</translation>
    </message>
    <message>
        <source>Cards of %1</source>
        <translation>%1のカード</translation>
    </message>
    <message>
        <source>⚠ This file has mistakes, and what is wrong in it is not played. The file itself stays as it is. Mend it, then press &quot;Read the files again&quot;.</source>
        <translation>⚠ このファイルには間違いがあり、その部分は使われません。ファイルはそのまま残ります。直したら、「ファイルを読み直す」を押してください。</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>%1行目の%2文字目</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>New deck</source>
        <translation>新しいデッキ</translation>
    </message>
    <message>
        <source>%1, a draft</source>
        <translation>%1（下書き）</translation>
    </message>
    <message>
        <source>Delete the deck “%1”?</source>
        <translation>デッキ「%1」を削除しますか？</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>The deck could not be deleted.</source>
        <translation>デッキを削除できませんでした。</translation>
    </message>
    <message>
        <source>Its file is %1: see whether you may change that folder.</source>
        <translation>ファイルは%1です。そのフォルダーを変更できるか確かめてください。</translation>
    </message>
    <message>
        <source>a draft</source>
        <translation>下書き</translation>
    </message>
    <message>
        <source>Go on with it</source>
        <translation>続きを編集</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>編集</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>コピーを編集</translation>
    </message>
    <message>
        <source>Test this deck</source>
        <translation>このデッキをテストする</translation>
    </message>
    <message>
        <source>The computer plays it against others and tells what it is worth</source>
        <translation>コンピューターがほかのデッキと対戦させ、強さを調べます</translation>
    </message>
    <message>
        <source>Bring your cards…</source>
        <translation>カードを持ち込む…</translation>
    </message>
</context>
<context>
    <name>takujo::DeckPlots</name>
    <message>
        <source>Types</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>What the deck is made of</source>
        <translation>デッキの内訳</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <comment>value: cards of this deck and of the other</comment>
        <translation>%1：%2と%3</translation>
    </message>
    <message>
        <source>What both decks are made of</source>
        <translation>両方のデッキの内訳</translation>
    </message>
    <message>
        <source>The other</source>
        <translation>比較先</translation>
    </message>
    <message>
        <source>This deck</source>
        <translation>このデッキ</translation>
    </message>
</context>
<context>
    <name>takujo::DeckSheet</name>
    <message>
        <source>Name of the deck</source>
        <translation>デッキの名前</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>フォーマット</translation>
    </message>
    <message>
        <source>Cards of the deck</source>
        <translation>デッキのカード</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>part of a deck, cards</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>In no card set</source>
        <translation>カードセットにないカード</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards yet. The + beside a card on the left puts it in.</source>
        <translation>まだカードがありません。左のカードの横の「+」で入れます。</translation>
    </message>
</context>
<context>
    <name>takujo::EarlierTests</name>
    <message>
        <source>Earlier tests</source>
        <translation>これまでのテスト</translation>
    </message>
    <message>
        <source>None yet: each test is kept here.</source>
        <translation>まだありません。行ったテストはここに残ります。</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>削除…</translation>
    </message>
    <message>
        <source>This file is damaged; opening it tells what is wrong.</source>
        <translation>このファイルは壊れています。開くと、どこがおかしいかが分かります。</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n戦</numerusform>
        </translation>
    </message>
    <message>
        <source>This test can&apos;t be read. The file itself stays as it is.</source>
        <translation>このテストは読めません。ファイルはそのまま残ります。</translation>
    </message>
    <message>
        <source>Delete the test “%1”?</source>
        <translation>テスト「%1」を削除しますか？</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>削除する</translation>
    </message>
    <message>
        <source>The test could not be deleted.</source>
        <translation>テストを削除できませんでした。</translation>
    </message>
    <message>
        <source>Its file is %1: see whether you may change that folder.</source>
        <translation>ファイルは %1 です。そのフォルダーを変更できるか確かめてください。</translation>
    </message>
</context>
<context>
    <name>takujo::FilmPanel</name>
    <message>
        <source>Film</source>
        <translation>実演</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <comment>a title</comment>
        <translation>英語の題：%1</translation>
    </message>
</context>
<context>
    <name>takujo::FindingsDialog</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
</context>
<context>
    <name>takujo::GameControl</name>
    <message>
        <source>This game could not be begun.</source>
        <translation>この対戦を始められませんでした。</translation>
    </message>
    <message>
        <source>The program has a mistake: %1. Please report it, with both decks and the seed %2. With another seed or other decks, a game can be begun.</source>
        <translation>プログラムの誤りがあります（%1）。両方のデッキとシード %2 を添えて報告してください。別のシードやデッキでなら、対戦を始められます。</translation>
    </message>
    <message>
        <source>This game is being played in another window, too.</source>
        <translation>この対戦は別のウィンドウでもプレイされています。</translation>
    </message>
    <message>
        <source>The other window keeps it. Here it goes on as a game of its own, kept beside the other, so nothing is lost. If you want only one of them, leave the other and delete it on the start page.</source>
        <translation>これまでの対戦は、別のウィンドウの側に保存されます。こちらの続きは別の対戦として保存されるので、何も失われません。片方だけを残したいときは、もう片方の対戦を離れ、スタート画面で削除してください。</translation>
    </message>
    <message>
        <source>The game could not be kept. It goes on; save it somewhere else.</source>
        <translation>対戦を自動で保存できませんでした。対戦はこのまま続けられます。別の場所に保存してください。</translation>
    </message>
    <message>
        <source>Save game</source>
        <translation>対戦を保存</translation>
    </message>
    <message>
        <source>%1 turn %2</source>
        <comment>name of a file: date, number</comment>
        <translation>%1 ターン%2</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>対戦を保存できませんでした。</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1として保存しました。</translation>
    </message>
    <message>
        <source>This answer could not be carried out.</source>
        <translation>この選択は実行できませんでした。</translation>
    </message>
    <message>
        <source>Something in the window went wrong.</source>
        <translation>画面の処理で問題が起きました。</translation>
    </message>
    <message>
        <source>This position can&apos;t be played on.</source>
        <translation>この局面からは始められません。</translation>
    </message>
    <message>
        <source>This game can&apos;t be kept or saved: a file can&apos;t say what its cards are.</source>
        <translation>この対戦は自動でも手動でも保存できません。カードの内容をファイルに書けないためです。</translation>
    </message>
</context>
<context>
    <name>takujo::GameEntry</name>
    <message>
        <source>Before the first turn</source>
        <translation>最初のターンの前</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン%1</translation>
    </message>
    <message>
        <source>over</source>
        <translation>対戦終了</translation>
    </message>
    <message>
        <source>%1 decides</source>
        <translation>%1が選択中</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>対戦</translation>
    </message>
    <message>
        <source>%1&apos;s deck</source>
        <translation>%1のデッキ</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>two decks</comment>
        <translation>%1 対 %2</translation>
    </message>
    <message>
        <source>✕ no longer in %1</source>
        <translation>✕ もうありません：%1</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>続きから：%1</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1を開く</translation>
    </message>
    <message>
        <source>Delete this game</source>
        <translation>この対戦を削除</translation>
    </message>
    <message>
        <source>Take it off the list</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>over; watch it again</source>
        <translation>終了（見返す）</translation>
    </message>
    <message>
        <source>Look again: %1</source>
        <translation>もう一度見る：%1</translation>
    </message>
    <message>
        <source>Press it to see why, and what to do.</source>
        <translation>押すと、理由と直し方が出ます。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read</source>
        <translation>%1を読み込めません</translation>
    </message>
    <message>
        <source>See why: %1</source>
        <translation>理由を見る：%1</translation>
    </message>
    <message>
        <source>A game from a position</source>
        <translation>局面から始めたゲーム</translation>
    </message>
</context>
<context>
    <name>takujo::GameKeys</name>
    <message>
        <source>No effect waits here.</source>
        <translation>解決を待つ効果はありません。</translation>
    </message>
</context>
<context>
    <name>takujo::GameOptions</name>
    <message>
        <source>Off</source>
        <translation>なし</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) each</source>
        <translation>
            <numerusform>それぞれ%n分</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>シード %1</translation>
    </message>
    <message>
        <source>Clock: %1</source>
        <translation>時計：%1</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>What a game is seldom begun with: another format, a seed of one&apos;s own, a clock</source>
        <translation>ふだんは変えないこと：フォーマット、シードの指定、時計</translation>
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
        <source>Clock</source>
        <translation>時計</translation>
    </message>
    <message>
        <source>It runs for whoever decides. When the time is up, it says so; the game goes on.</source>
        <translation>選択する人の時間が進みます。時間がなくなると知らせますが、対戦は続きます。</translation>
    </message>
    <message>
        <source>Colours fit the decks</source>
        <translation>色をデッキに合わせる</translation>
    </message>
    <message>
        <source>Each player takes the colour of most cards in the deck</source>
        <translation>デッキにいちばん多いカードの色が、そのプレイヤーの色になります</translation>
    </message>
</context>
<context>
    <name>takujo::GamePage</name>
    <message>
        <source>Nobody may look through these cards.</source>
        <translation>この束のカードは誰も見られません。</translation>
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
        <source>Possible now: %1</source>
        <translation>今できること：%1</translation>
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
    <message>
        <source>It is up to %1 now.</source>
        <translation>今選択するのは%1です。</translation>
    </message>
    <message>
        <source>Gives up %1</source>
        <translation>失うもの：%1</translation>
    </message>
    <message>
        <source>Spends: %1 %2</source>
        <comment>what is counted, amount</comment>
        <translation>使うもの：%1%2</translation>
    </message>
    <message>
        <source>Chooses %1</source>
        <translation>選ぶもの：%1</translation>
    </message>
    <message>
        <source>Go on to the %1</source>
        <comment>a phase</comment>
        <translation>%1へ進む</translation>
    </message>
    <message>
        <source>Answer what is asked first. %1</source>
        <comment>the reason</comment>
        <translation>先に、今たずねられていることに答えてください。%1</translation>
    </message>
    <message>
        <source>It stops for every question, for an attack on %1, and for what the other player uses.</source>
        <translation>選択が必要なとき、%1がアタックされたとき、相手が何かを使ったときは止まります。</translation>
    </message>
    <message>
        <source>Passing until the turn ends has stopped here; pass, and it goes on.</source>
        <translation>ターンの終わりまでのパスはここで止まりました。パスすると続きます。</translation>
    </message>
    <message>
        <source>You may take it back until the last card is chosen.</source>
        <translation>最後のカードを選ぶまでは取り消せます。</translation>
    </message>
    <message>
        <source>Once a turn</source>
        <translation>1ターンに1回</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1が考えています…</translation>
    </message>
    <message>
        <source>You pass until the turn ends; answer this, and it goes on.</source>
        <translation>ターン終了までパスしています。これに答えると続きます。</translation>
    </message>
</context>
<context>
    <name>takujo::GamesOnOffer</name>
    <message>
        <source>Some files could not be read. What is in order can be played.</source>
        <translation>読み込めないファイルがありました。問題のないものでは対戦できます。</translation>
    </message>
    <message>
        <source>Files with mistakes</source>
        <translation>間違いのあるファイル</translation>
    </message>
    <message>
        <source>This game can&apos;t be opened. It stays as it is.</source>
        <translation>この対戦は開けません。ファイルはそのまま残ります。</translation>
    </message>
</context>
<context>
    <name>takujo::GuidePanel</name>
    <message>
        <source>Where we are</source>
        <translation>現在の位置</translation>
    </message>
    <message>
        <source>There is nothing that could be done with it now.</source>
        <translation>今これでできることはありません。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Passed by itself: %1</source>
        <translation>自動でパス：%1</translation>
    </message>
    <message>
        <source>%1 (turn %2, %3)</source>
        <comment>who passed by itself, and in which phase</comment>
        <translation>%1（ターン%2・%3）</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>ほか%n件</numerusform>
        </translation>
    </message>
    <message>
        <source>It is up to %1 now.</source>
        <translation>今選択するのは%1です。</translation>
    </message>
    <message>
        <source>%1 can do this now:</source>
        <translation>%1が今できること：</translation>
    </message>
    <message>
        <source>Without a card</source>
        <translation>カードを使わない</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a zone and its player</comment>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>What waits, the next one first</source>
        <translation>待機しているもの（次のものから）</translation>
    </message>
    <message>
        <source>Point at a card to read what can be done with it, and why.</source>
        <translation>カードを指すと、それで何ができるか、その理由とともに表示します。</translation>
    </message>
    <message>
        <source>The question allows it.</source>
        <translation>今の選択で選べます。</translation>
    </message>
    <message>
        <source>Allowed by</source>
        <translation>可能にしているルール：</translation>
    </message>
    <message>
        <source>Why it is over</source>
        <translation>対戦が終わった理由</translation>
    </message>
    <message>
        <source>Why this is asked now</source>
        <translation>今これを選ぶ理由</translation>
    </message>
</context>
<context>
    <name>takujo::GuideSwitch</name>
    <message>
        <source>What can I do?</source>
        <translation>できること</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>The rulebook</source>
        <translation>ルールブック</translation>
    </message>
    <message>
        <source>How much the guide tells</source>
        <translation>ガイドの内容</translation>
    </message>
</context>
<context>
    <name>takujo::HandList</name>
    <message>
        <source>%1, goes back</source>
        <translation>%1、戻す</translation>
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
        <translation>%1に交代してください</translation>
    </message>
    <message>
        <source>To look at your own hand, hold F2 (%1) or F3 (%2).</source>
        <translation>自分の手札を見るには、F2（%1）またはF3（%2）を押し続けてください。</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more line(s), in the log</source>
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
    <message>
        <source>Answered in advance: %1</source>
        <translation>自動で選ぶ答え：%1</translation>
    </message>
    <message>
        <source>Press it to see these answers and to end them.</source>
        <translation>押すと、これらの答えを確認・取り消しできます。</translation>
    </message>
    <message>
        <source>Games won since these two began</source>
        <translation>この2人が続けて対戦した勝ち数</translation>
    </message>
    <message>
        <source>Clock of %1: %2</source>
        <translation>%1の時計：%2</translation>
    </message>
</context>
<context>
    <name>takujo::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>ヘルプを検索</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目次</translation>
    </message>
    <message>
        <source>No page matches.</source>
        <translation>該当するページはありません。</translation>
    </message>
    <message>
        <source>Back (Alt+←)</source>
        <translation>戻る（Alt+←）</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward (Alt+→)</source>
        <translation>進む（Alt+→）</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>No program to show this file with was found. The file is %1.</source>
        <translation>このファイルを表示するプログラムが見つかりません。ファイルの場所：%1</translation>
    </message>
    <message>
        <source>The file %1 is missing. Install Takujo again.</source>
        <translation>ファイル %1 が見つかりません。「卓上」をインストールし直してください。</translation>
    </message>
    <message>
        <source>This can be used while a game is played.</source>
        <translation>対戦中に使えます。</translation>
    </message>
</context>
<context>
    <name>takujo::HistoryDialog</name>
    <message>
        <source>History</source>
        <translation>履歴</translation>
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
    <message>
        <source>Choose a decision to go back to it. What came after stays: redo goes forward again, and after another decision it is a branch.</source>
        <translation>戻りたい場面を選んでください。その後の進行も残ります。「やり直す」で進むことができ、別の手を選んだあとは分岐として残ります。</translation>
    </message>
</context>
<context>
    <name>takujo::LessonControl</name>
    <message>
        <source>This chapter can&apos;t be begun: its file is not in order. takujo-cli lint says more.</source>
        <translation>この章は始められません。ファイルに間違いがあります。くわしくは takujo-cli lint で確かめてください。</translation>
    </message>
</context>
<context>
    <name>takujo::LessonList</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Learn a game by playing it, a step at a time.</source>
        <translation>実際に遊びながら、ゲームを一歩ずつ覚えられます。</translation>
    </message>
</context>
<context>
    <name>takujo::LessonPanel</name>
    <message>
        <source>Again</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Begin this chapter again</source>
        <translation>この章を最初からやり直します</translation>
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
        <translation>章を終えられないまま、ターンが終わりました。</translation>
    </message>
    <message>
        <source>The game has ended another way.</source>
        <translation>対戦が別の形で終わりました。</translation>
    </message>
    <message>
        <source>From here this chapter can&apos;t be finished. Undo, or begin it again; nothing is lost.</source>
        <translation>ここからは、この章を終えられません。元に戻すか、もう一度始めましょう。何も失われません。</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>ルール：</translation>
    </message>
</context>
<context>
    <name>takujo::LessonSheet</name>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>Go on: %1</source>
        <translation>続きから：%1</translation>
    </message>
    <message>
        <source>You have done all of it.</source>
        <translation>すべて修了しました。</translation>
    </message>
    <message numerus="yes">
        <source>%n chapter(s)</source>
        <translation>
            <numerusform>全%n章</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n chapter(s) done</source>
        <translation>
            <numerusform>全%n章のうち%1章を修了</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, done</source>
        <translation>%1、修了</translation>
    </message>
</context>
<context>
    <name>takujo::LessonWords</name>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>示す</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>Begin again</source>
        <translation>最初から</translation>
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
        <source>Leave</source>
        <translation>終える</translation>
    </message>
    <message>
        <source>What the lesson said before</source>
        <translation>レッスンの前の説明</translation>
    </message>
    <message>
        <source>Lights up what is meant</source>
        <translation>言われているものを光らせます</translation>
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
        <source>What it says next</source>
        <translation>レッスンの続き</translation>
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
        <source>Begin this chapter again</source>
        <translation>この章を最初からやり直します</translation>
    </message>
    <message>
        <source>Back to the start page; the chapters you have done stay done</source>
        <translation>スタート画面に戻ります。終えた章は記録されています</translation>
    </message>
    <message>
        <source>The turn is over that this chapter is about.</source>
        <translation>章を終えられないまま、ターンが終わりました。</translation>
    </message>
    <message>
        <source>The game has ended another way.</source>
        <translation>対戦が別の形で終わりました。</translation>
    </message>
    <message>
        <source>From here this chapter can&apos;t be finished. Undo, or begin it again; nothing is lost.</source>
        <translation>ここからは、この章を終えられません。元に戻すか、もう一度始めましょう。何も失われません。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>steps of a lesson</comment>
        <translation>%1/%2</translation>
    </message>
</context>
<context>
    <name>takujo::LineDialog</name>
    <message>
        <source>A game could not go on: %1</source>
        <translation>続けられない対戦がありました：%1</translation>
    </message>
    <message>
        <source>%1 is asked first. What comes of each answer, if both sides play on as well as the computer can?</source>
        <translation>最初に答えるのは%1です。両方をコンピューターが続けたら、それぞれの答えはどうなるでしょうか。</translation>
    </message>
    <message>
        <source>In this position the game is over, so there is nothing to choose.</source>
        <translation>この局面では対戦が終わっているため、選ぶものがありません。</translation>
    </message>
    <message>
        <source>Which line wins more often?</source>
        <translation>どの手がよく勝つ？</translation>
    </message>
    <message>
        <source>Both sides play</source>
        <translation>両方の強さ</translation>
    </message>
    <message>
        <source>How well both sides play</source>
        <translation>両方のプレイの強さ</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>ランダム</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>strong (slow)</source>
        <translation>強い（時間がかかります）</translation>
    </message>
    <message>
        <source>Games for each answer</source>
        <translation>1つの答えの対戦数</translation>
    </message>
    <message>
        <source>Answers and how often they win</source>
        <translation>答えと勝率</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答え</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>止める</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>開始</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Games played</source>
        <translation>終わった対戦</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>There is only one answer.</source>
        <translation>答えは1つしかありません。</translation>
    </message>
    <message>
        <source>“%1” has won most often so far, but others may be as good: more games would tell.</source>
        <translation>今のところ『%1』が最も多く勝っていますが、ほかの答えとの差ははっきりしません。対戦数を増やすとわかります。</translation>
    </message>
    <message>
        <source>“%1” wins most often.</source>
        <translation>最もよく勝つのは『%1』です。</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95%信頼区間</translation>
    </message>
    <message>
        <source>%1 % to %2 %</source>
        <translation>%1%～%2%</translation>
    </message>
    <message>
        <source>No answer stands out so far; more games may tell.</source>
        <translation>今のところ、特によい答えはありません。対戦数を増やすとわかるかもしれません。</translation>
    </message>
</context>
<context>
    <name>takujo::LivingTable</name>
    <message>
        <source>Two computers are playing · turn %1</source>
        <translation>コンピューターどうしが対戦中 · ターン%1</translation>
    </message>
</context>
<context>
    <name>takujo::MainMenu</name>
    <message>
        <source>Concede</source>
        <translation>投了</translation>
    </message>
    <message>
        <source>At the screen</source>
        <translation>画面の前の人</translation>
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
</context>
<context>
    <name>takujo::MainWindow</name>
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
        <translation>%1は投了しますか？ 対戦はすぐに終わります。</translation>
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
        <source>Your choice holds, but could not be kept.</source>
        <translation>選んだ設定は有効ですが、保存できませんでした。</translation>
    </message>
    <message>
        <source>Something is wrong with your settings.</source>
        <translation>設定に問題があります。</translation>
    </message>
    <message>
        <source>A game is still running. Close Takujo?</source>
        <translation>対戦の途中です。「卓上」を閉じますか？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>takujo::Measures</name>
    <message>
        <source>%1 %2 of %3</source>
        <translation>%1 %2／%3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 used</source>
        <translation>%1：%3回中%2回使用</translation>
    </message>
    <message>
        <source>%1: used</source>
        <translation>%1：使用済み</translation>
    </message>
    <message>
        <source>%1: not used</source>
        <translation>%1：未使用</translation>
    </message>
</context>
<context>
    <name>takujo::NewGameForm</name>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
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
        <translation>読み込めるゲームがありません。理由は「間違いのあるファイル」の一覧にあります。</translation>
    </message>
    <message>
        <source>A deck is not legal in this format.</source>
        <translation>このフォーマットで使えないデッキがあります。</translation>
    </message>
    <message>
        <source>A game needs a seed.</source>
        <translation>シードを入力してください。</translation>
    </message>
</context>
<context>
    <name>takujo::NoticeStrip</name>
    <message>
        <source>If you decide otherwise from here, the branch is marked with that.</source>
        <translation>ここから別の手を選ぶと、その分岐に印が付きます。</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>戻らない</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>takujo::NumbersView</name>
    <message>
        <source>Wins</source>
        <translation>勝率</translation>
    </message>
    <message>
        <source>Who goes first wins</source>
        <translation>先攻の勝率</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation>対戦の長さ</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Ends</source>
        <translation>終わり方</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>カード</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>引いた割合</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>使った割合</translation>
    </message>
    <message>
        <source>Why games end</source>
        <translation>終わった理由</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>対戦数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <translation>並べ方</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2戦中%1戦</translation>
    </message>
    <message>
        <source>%1 of %2 games, %3 of them drawn</source>
        <translation>%2戦中%1戦（引き分け%3戦）</translation>
    </message>
    <message>
        <source>this deck %1 when it goes first, %2 when it goes second</source>
        <translation>このデッキは先攻のとき%1、後攻のとき%2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%nターン</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Going first</source>
        <translation>先攻のとき</translation>
    </message>
    <message>
        <source>Going second</source>
        <translation>後攻のとき</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ターン</translation>
    </message>
    <message>
        <source>The other list</source>
        <translation>比べるデッキ</translation>
    </message>
    <message>
        <source>Wins when drawn</source>
        <translation>引いたときの勝率</translation>
    </message>
    <message>
        <source>Wins when played</source>
        <translation>使ったときの勝率</translation>
    </message>
    <message>
        <source>The lines on the bars, and what stands in brackets beside shares, hold in 95 of 100 cases. Bars of cards show how much more or less the deck wins with them than it wins at all; a game counts once for a card.</source>
        <translation>棒の線と、割合の横のかっこの中は、100回中95回当てはまる範囲です。カードの棒は、そのカードがあるときの勝率が全体よりどれだけ高いか低いかを表します。同じカードは1戦につき1回と数えます。</translation>
    </message>
    <message>
        <source>the middle one; eight of ten: %1–%2, all: %3–%4</source>
        <translation>中央値。10戦中8戦は%1～%2、すべては%3～%4ターン</translation>
    </message>
</context>
<context>
    <name>takujo::OpeningPanel</name>
    <message>
        <source>Opening hands</source>
        <translation>初期手札</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <translation>手札を配る</translation>
    </message>
    <message>
        <source>Take a new hand</source>
        <translation>引き直す</translation>
    </message>
    <message numerus="yes">
        <source>%n copies: %1 % going first, %2 % going second</source>
        <translation>
            <numerusform>%n枚入り：先攻%1％、後攻%2％</numerusform>
        </translation>
    </message>
    <message>
        <source>By which turn</source>
        <translation>何ターン目までか</translation>
    </message>
    <message>
        <source>To have seen a card by turn %1:</source>
        <translation>第%1ターンまでに引く確率：</translation>
    </message>
    <message>
        <source>Choose the cards that go back; you draw as many new ones.</source>
        <translation>戻すカードを選んでください。同じ枚数を引き直します。</translation>
    </message>
    <message numerus="yes">
        <source>Put %n card(s) back</source>
        <translation>
            <numerusform>%n枚を戻す</numerusform>
        </translation>
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
        <translation>テーブルを見る</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>もう一度見る</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>もう一度対戦</translation>
    </message>
    <message>
        <source>The same players and decks, shuffled anew</source>
        <translation>同じプレイヤーと同じデッキで、シャッフルし直して対戦します</translation>
    </message>
    <message>
        <source>Swap sides</source>
        <translation>先攻・後攻を交代</translation>
    </message>
    <message>
        <source>A rematch draws lots anew. With sides swapped, the lot falls to %1, who went second.</source>
        <translation>もう一度対戦すると、先攻・後攻を抽選し直します。交代すると、後攻だった%1が抽選で選ばれます。</translation>
    </message>
    <message>
        <source>The same players and decks; the lot falls to %1</source>
        <translation>同じプレイヤーと同じデッキで対戦し、%1が抽選で選ばれます</translation>
    </message>
</context>
<context>
    <name>takujo::PartingDialog</name>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>対戦を続ける</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>保存せずに離れる</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>The game that is being played is not kept. If you leave it without saving it, it is lost.</source>
        <translation>進行中の対戦は保存されていません。保存せずに離れると、失われます。</translation>
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
        <translation>%1：クリックすると、パスしかできないときにここで確認するかを選べます。</translation>
    </message>
    <message>
        <source>%1: over</source>
        <translation>%1：終了</translation>
    </message>
</context>
<context>
    <name>takujo::PicturesSwitch</name>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Shows cards as pictures instead of lines</source>
        <translation>カードを行ではなく画像で表示します</translation>
    </message>
</context>
<context>
    <name>takujo::PositionBoard</name>
    <message>
        <source>%1 of %2</source>
        <translation>%2の%1</translation>
    </message>
    <message>
        <source>Fill the deck</source>
        <translation>デッキを入れる</translation>
    </message>
    <message>
        <source>Puts what is left of a deck there, shuffled</source>
        <translation>デッキの残りをシャッフルして置きます</translation>
    </message>
    <message>
        <source>Fill the deck of %1</source>
        <translation>%1のデッキを入れる</translation>
    </message>
</context>
<context>
    <name>takujo::PositionControl</name>
    <message>
        <source>In a position, all cards lie open, hands and decks too. Take it over?</source>
        <translation>局面では、手札もデッキも、すべてのカードが見えます。引き継ぎますか？</translation>
    </message>
    <message>
        <source>Take it over</source>
        <translation>引き継ぐ</translation>
    </message>
    <message>
        <source>Not all of this moment could be taken over.</source>
        <translation>この場面には、引き継げないものがありました。</translation>
    </message>
    <message>
        <source>There is a position of another game that has not been saved. Give it up?</source>
        <translation>保存していない別のゲームの局面があります。破棄しますか？</translation>
    </message>
    <message>
        <source>Give it up</source>
        <translation>破棄する</translation>
    </message>
    <message>
        <source>Open a position</source>
        <translation>局面を開く</translation>
    </message>
    <message>
        <source>This position can&apos;t be opened. The one at hand is as it was.</source>
        <translation>この局面は開けません。今の局面はそのままです。</translation>
    </message>
    <message>
        <source>Its game is not on offer here.</source>
        <translation>そのゲームは、ここでは遊べません。</translation>
    </message>
    <message>
        <source>Only the set-up of this scenario is shown, not its steps.</source>
        <translation>このシナリオの初期配置だけを表示しています（手順は表示されません）。</translation>
    </message>
    <message>
        <source>The position was not saved.</source>
        <translation>局面は保存されませんでした。</translation>
    </message>
    <message>
        <source>A file names cards by their ids, and no card set has these: %1. Take them away, or add a set that has them.</source>
        <translation>ファイルにはカードのIDを書きますが、次のカードはどのカードセットにもありません：%1。取り除くか、そのカードのあるセットを入れてください。</translation>
    </message>
    <message>
        <source>Save the position</source>
        <translation>局面を保存</translation>
    </message>
    <message>
        <source>position</source>
        <comment>name of a file</comment>
        <translation>局面</translation>
    </message>
    <message>
        <source>%1 has something else in it than a position, and stays as it is. Save under another name.</source>
        <translation>%1には局面以外の内容があるため、そのまま残しました。別の名前で保存してください。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1に保存しました</translation>
    </message>
    <message>
        <source>This is the position that you left. Clear begins another one.</source>
        <translation>前回の続きの局面です。「空にする」で新しく始められます。</translation>
    </message>
    <message>
        <source>The position that you left can&apos;t be opened.</source>
        <translation>前回の続きの局面を開けませんでした。</translation>
    </message>
    <message>
        <source>The file is kept as %1. Mend it and open it from there.</source>
        <translation>ファイルは%1に残してあります。直してから、そこから開いてください。</translation>
    </message>
</context>
<context>
    <name>takujo::PositionPage</name>
    <message>
        <source>← Back</source>
        <translation>← 戻る</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>Takes every card away; Undo brings them back</source>
        <translation>カードをすべて取り除きます。元に戻せます</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>開く…</translation>
    </message>
    <message>
        <source>Save as a scenario…</source>
        <translation>シナリオとして保存…</translation>
    </message>
    <message>
        <source>Which line wins more often?</source>
        <translation>どの手がよく勝つ？</translation>
    </message>
    <message>
        <source>Bots play out each answer to the first question, many times</source>
        <translation>最初の質問への答えを、コンピューターがそれぞれ何度も最後まで戦います</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>ここから続ける</translation>
    </message>
    <message>
        <source>As the start page says who sits at the screen</source>
        <translation>スタート画面で選んだ人数と相手で始めます</translation>
    </message>
    <message>
        <source>The moment</source>
        <translation>場面</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>フェイズ</translation>
    </message>
    <message>
        <source>Whose turn</source>
        <translation>どちらのターン</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ターン数</translation>
    </message>
    <message numerus="yes">
        <source>%n in the chosen zone</source>
        <translation>
            <numerusform>選んだ領域に%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>✓ This position can be played on.</source>
        <translation>✓ この局面から始められます。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>未保存</translation>
    </message>
    <message>
        <source>Not saved yet; kept as a draft</source>
        <translation>未保存（下書きを保持しています）</translation>
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
    <name>takujo::PromptBar</name>
    <message>
        <source>Once more: %1</source>
        <translation>もう一度押すと：%1</translation>
    </message>
    <message>
        <source>Choose %1</source>
        <translation>%1にする</translation>
    </message>
    <message>
        <source>It can be a number of these: %1</source>
        <translation>選べる数は次のとおりです：%1</translation>
    </message>
    <message>
        <source>A number: %1</source>
        <translation>数：%1</translation>
    </message>
    <message>
        <source>Once more: %1. That loses the game.</source>
        <translation>もう一度押すと：%1。これでゲームに負けます。</translation>
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
    <name>takujo::RefusalBubble</name>
    <message>
        <source>%1 (rule %2)</source>
        <translation>%1（ルール %2）</translation>
    </message>
</context>
<context>
    <name>takujo::ReplayBar</name>
    <message>
        <source>The game from its beginning to its end</source>
        <translation>対戦の最初から最後まで</translation>
    </message>
    <message>
        <source>Go to a turn (T)</source>
        <translation>ターンを選んで移動します（T）</translation>
    </message>
    <message>
        <source>Watch another branch (B)</source>
        <translation>別の分岐を見ます（B）</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <translation>視点</translation>
    </message>
    <message>
        <source>Whose cards can be seen (E)</source>
        <translation>どちらの手札が見えるかを選びます（E）</translation>
    </message>
    <message>
        <source>Both hands open</source>
        <translation>両者の手札を公開</translation>
    </message>
    <message>
        <source>As %1 sees it</source>
        <translation>%1の視点</translation>
    </message>
    <message>
        <source>Branch %1 of %2</source>
        <translation>分岐 %1／%2</translation>
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
        <source>%1 of %2</source>
        <translation>%1／%2手</translation>
    </message>
    <message>
        <source>Speed: %1</source>
        <translation>速さ：%1</translation>
    </message>
    <message>
        <source>Beginning</source>
        <translation>開始前</translation>
    </message>
</context>
<context>
    <name>takujo::ReplayControl</name>
    <message>
        <source>Watch a saved game</source>
        <translation>保存した対戦を見る</translation>
    </message>
</context>
<context>
    <name>takujo::ReplayTimeline</name>
    <message>
        <source>Turn %1</source>
        <translation>ターン%1</translation>
    </message>
    <message>
        <source>Something else was tried from here</source>
        <translation>ここから別の手が試されています</translation>
    </message>
</context>
<context>
    <name>takujo::RuleSheet</name>
    <message>
        <source>The program sees to it.</source>
        <translation>プログラムが守らせます。</translation>
    </message>
    <message>
        <source>The program does not play this yet. See to it yourselves, or leave such cards out.</source>
        <translation>プログラムはまだ対応していません。自分たちで守るか、該当するカードを使わないでください。</translation>
    </message>
    <message>
        <source>It says what is meant; there is nothing to see to.</source>
        <translation>言葉の意味を決めるもので、守らせることはありません。</translation>
    </message>
    <message>
        <source>It is about how people behave at a real table, not about this one.</source>
        <translation>実際の卓でのふるまいについてのもので、このテーブルには当てはまりません。</translation>
    </message>
    <message>
        <source>The rule</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>実演</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>見る</translation>
    </message>
    <message>
        <source>Shows at a table what this rule does</source>
        <translation>このルールの働きをテーブルの上で見せます</translation>
    </message>
    <message>
        <source>Films that show this rule: %1</source>
        <translation>このルールの実演：%1件</translation>
    </message>
    <message>
        <source>Films are being looked for…</source>
        <translation>実演を探しています…</translation>
    </message>
    <message>
        <source>No film shows this rule.</source>
        <translation>このルールの実演はありません。</translation>
    </message>
    <message>
        <source>It belongs to</source>
        <translation>上の項目</translation>
    </message>
    <message>
        <source>To it belong</source>
        <translation>下の項目</translation>
    </message>
    <message>
        <source>No rule matches.</source>
        <translation>当てはまるルールはありません。</translation>
    </message>
    <message>
        <source>Example %1: %2</source>
        <comment>number, what a rule says</comment>
        <translation>例%1：%2</translation>
    </message>
    <message>
        <source>In English: %1</source>
        <comment>a title</comment>
        <translation>英語の題：%1</translation>
    </message>
</context>
<context>
    <name>takujo::RuleTree</name>
    <message>
        <source>(films: %1)</source>
        <translation>（実演%1件）</translation>
    </message>
    <message>
        <source>(not played by the program yet)</source>
        <translation>（未対応）</translation>
    </message>
</context>
<context>
    <name>takujo::RulesControl</name>
    <message>
        <source>This film can&apos;t be shown.</source>
        <translation>この実演は見られません。</translation>
    </message>
    <message>
        <source>From here on it does not go as written. %1</source>
        <translation>ここから先は書かれたとおりに進みません。%1</translation>
    </message>
</context>
<context>
    <name>takujo::RulesPage</name>
    <message>
        <source>← Back</source>
        <translation>← 戻る</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Search the rules: a number or a word</source>
        <translation>ルールを検索（番号または語句）</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ルールを検索</translation>
    </message>
    <message>
        <source>Which rules</source>
        <translation>表示するルール</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>すべてのルール</translation>
    </message>
    <message>
        <source>Shown by a film</source>
        <translation>実演のあるもの</translation>
    </message>
    <message>
        <source>Not played yet</source>
        <translation>未対応のもの</translation>
    </message>
    <message>
        <source>%1 of %2 rules</source>
        <translation>%2件中%1件</translation>
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
        <source>No rule matches.</source>
        <translation>該当するルールはありません。</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
</context>
<context>
    <name>takujo::SaveControl</name>
    <message>
        <source>Open saved game</source>
        <translation>保存した対戦を開く</translation>
    </message>
    <message>
        <source>The game is open, but not everything is as it was.</source>
        <translation>対戦を開きましたが、保存したときと同じではない部分があります。</translation>
    </message>
    <message>
        <source>%1 is no longer in %2. It may have been moved, renamed or deleted, or its disk is not there now. Take it off the list?</source>
        <translation>%1 は %2 にもうありません。移動、名前の変更、削除のほか、ディスクがつながっていないことも考えられます。一覧から外しますか？</translation>
    </message>
    <message>
        <source>Take it off</source>
        <translation>一覧から外す</translation>
    </message>
    <message>
        <source>This game can&apos;t be deleted, so it stays.</source>
        <translation>この対戦は削除できないため、そのまま残ります。</translation>
    </message>
    <message>
        <source>It is kept in %1. Allow changing that folder, or delete the file there.</source>
        <translation>%1 に保存されています。そのフォルダーへの書き込みを許可するか、そこでファイルを削除してください。</translation>
    </message>
    <message>
        <source>This game is being played in another window, so it stays.</source>
        <translation>この対戦は別のウィンドウでプレイされているので、削除しませんでした。</translation>
    </message>
    <message>
        <source>Leave it there first; then it can be deleted here.</source>
        <translation>先にそのウィンドウで対戦を離れると、ここで削除できます。</translation>
    </message>
    <message>
        <source>Delete this game? It can&apos;t be brought back.</source>
        <translation>この対戦を削除しますか？ 元に戻すことはできません。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
</context>
<context>
    <name>takujo::ScriptEditor</name>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Script of the card</source>
        <translation>カードのスクリプト</translation>
    </message>
    <message>
        <source>Line %1: </source>
        <translation>%1行目：</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>間違いはありません</translation>
    </message>
</context>
<context>
    <name>takujo::ScriptReference</name>
    <message>
        <source>Search: a word of a text or of a script</source>
        <translation>テキストかスクリプトの言葉で探す</translation>
    </message>
    <message>
        <source>Search how scripts are written</source>
        <translation>スクリプトの書き方を探す</translation>
    </message>
    <message>
        <source>How scripts are written</source>
        <translation>スクリプトの書き方</translation>
    </message>
    <message>
        <source>Enter or a double click writes it into the card</source>
        <translation>Enterかダブルクリックで、カードに書き込みます</translation>
    </message>
</context>
<context>
    <name>takujo::SeatingChoice</name>
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
        <translation>選択するプレイヤーが手前になるようにテーブルが回り、その手札が見えます。席の交代はありません。</translation>
    </message>
    <message>
        <source>When the other player is asked, both hands turn face down until that player takes the table.</source>
        <translation>相手が選択するときは、席を交代するまで両方の手札が伏せられます。</translation>
    </message>
    <message>
        <source>Within a turn the other player answers with both hands face down; a button shows their own.</source>
        <translation>ターン中の相手の選択は、両方の手札を伏せたまま行います。自分の手札はボタンで見られます。</translation>
    </message>
    <message>
        <source>I play against the computer</source>
        <translation>コンピューターと対戦する</translation>
    </message>
    <message>
        <source>How well the computer plays</source>
        <translation>コンピューターの強さ</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>The computer answers as chance has it: for trying something out.</source>
        <translation>コンピューターは成り行きまかせに答えます。試し回しに向いています。</translation>
    </message>
    <message>
        <source>The computer looks one answer ahead. It sees only what you would see in its place.</source>
        <translation>コンピューターは一手先を読みます。見えるのは、その席のプレイヤーに見えるものだけです。</translation>
    </message>
    <message>
        <source>The computer thinks through what may follow. It sees only what you would see in its place.</source>
        <translation>コンピューターはその先の展開まで読みます。見えるのは、その席のプレイヤーに見えるものだけです。</translation>
    </message>
</context>
<context>
    <name>takujo::SeatingControl</name>
    <message>
        <source>Show the hands</source>
        <translation>手札を見せる</translation>
    </message>
    <message>
        <source>Does one person play both sides from now on? Whoever sits here will see the hand of whoever is asked.</source>
        <translation>これからは1人で両方をプレイしますか？ 画面の前の人に、選択するプレイヤーの手札が見えるようになります。</translation>
    </message>
</context>
<context>
    <name>takujo::SeriesControl</name>
    <message>
        <source>%1 %2 : %3 %4</source>
        <comment>a name, games won, games won, a name</comment>
        <translation>%1 %2 : %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>引き分け%n</numerusform>
        </translation>
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
    <name>takujo::SettingRow</name>
    <message>
        <source>The folder %1 can&apos;t be made. Allow writing in the folder above it.</source>
        <translation>フォルダー %1 を作れません。その上のフォルダーへの書き込みを許可してください。</translation>
    </message>
    <message>
        <source>No program to show folders with was found. The folder is %1.</source>
        <translation>フォルダーを表示するプログラムが見つかりません。フォルダーの場所：%1</translation>
    </message>
    <message>
        <source>Back to the usual</source>
        <translation>初期設定に戻す</translation>
    </message>
    <message>
        <source>%1: back to the usual</source>
        <translation>%1：初期設定に戻す</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>フォルダーを開く</translation>
    </message>
    <message>
        <source>%1: open folder</source>
        <translation>%1：フォルダーを開く</translation>
    </message>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>The file says &quot;%1&quot; here, which means nothing to this version, so the usual holds. It stays in the file until you choose something.</source>
        <translation>設定ファイルの値「%1」はこのバージョンでは読み取れないため、初期設定で動いています。選び直すまで、値はファイルに残ります。</translation>
    </message>
</context>
<context>
    <name>takujo::Settings</name>
    <message>
        <source>Your settings in %1 can&apos;t be read, so the usual ones hold. Nothing was changed there. Allow reading it, or move it away, and start again.</source>
        <translation>%1 の設定を読み取れないため、初期設定で動いています。ファイルは変更していません。読み取りを許可するか、別の場所に移してから、起動し直してください。</translation>
    </message>
    <message>
        <source>Your settings in %1 are damaged. What could be read holds. No copy of the file could be made: make one yourself before you change a setting, if you want to mend it.</source>
        <translation>設定ファイル %1 が壊れています。読み取れた設定は有効です。ファイルの控えを作れませんでした。直したいときは、設定を変える前に自分で控えを作ってください。</translation>
    </message>
    <message>
        <source>Your settings in %1 are damaged. What could be read holds, for the rest choose again. The file as it was is kept as %2.</source>
        <translation>設定ファイル %1 が壊れています。読み取れた設定は有効です。ほかは選び直してください。もとのファイルは %2 として残してあります。</translation>
    </message>
    <message>
        <source>What you choose holds until the window is closed, but can&apos;t be kept: %1 can&apos;t be written. Allow writing there, then choose it again.</source>
        <translation>選んだ設定はウィンドウを閉じるまで有効ですが、%1 に書き込めないため保存できません。書き込みを許可して、もう一度選んでください。</translation>
    </message>
    <message>
        <source>Your settings in %1 can&apos;t be read, because that is no ordinary file. The usual ones hold, and what you choose holds until the window is closed. Move it away, and start again.</source>
        <translation>%1 は通常のファイルではないため、設定を読み取れません。初期設定で動いており、選んだ設定はウィンドウを閉じるまで有効です。別の場所に移してから、起動し直してください。</translation>
    </message>
</context>
<context>
    <name>takujo::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Search settings</source>
        <translation>設定を検索</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>分類</translation>
    </message>
    <message>
        <source>No setting matches.</source>
        <translation>該当する設定はありません。</translation>
    </message>
    <message>
        <source>Everything back to the usual</source>
        <translation>すべて初期設定に戻す</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Is every setting to be as it was at first? What you have chosen can&apos;t be brought back.</source>
        <translation>すべての設定を最初の状態に戻しますか？ 選んだ内容は元に戻せません。</translation>
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
        <source>A key, or a word of what it does</source>
        <translation>キー、または操作の名前</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>キーを検索</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>該当するキー操作はありません。</translation>
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
        <translation>サイドパネル</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>カードの説明</translation>
    </message>
    <message>
        <source>Branches</source>
        <translation>分岐</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Film</source>
        <translation>実演</translation>
    </message>
</context>
<context>
    <name>takujo::SpokenLog</name>
    <message>
        <source>Gone back.</source>
        <translation>前に戻りました。</translation>
    </message>
</context>
<context>
    <name>takujo::StackStrip</name>
    <message>
        <source>top first</source>
        <translation>上から順</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>rows in sight</comment>
        <translation>%3件中%1～%2件目</translation>
    </message>
    <message>
        <source>No effect waits here.</source>
        <translation>解決を待つ効果はありません。</translation>
    </message>
</context>
<context>
    <name>takujo::StartPage</name>
    <message>
        <source>Takujo</source>
        <translation>卓上</translation>
    </message>
    <message>
        <source>A table that knows the rules.</source>
        <translation>ルールどおりに進む対戦卓です。</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>最近のファイル</translation>
    </message>
    <message>
        <source>Open a saved game…</source>
        <translation>保存した対戦を開く…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>ヘルプ</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Watch a saved game…</source>
        <translation>保存した対戦を見る…</translation>
    </message>
    <message>
        <source>Set up a position</source>
        <translation>局面を作る</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学ぶ</translation>
    </message>
    <message>
        <source>Lessons at the table, a step at a time</source>
        <translation>テーブルで一歩ずつ進むレッスン</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>With a friend, the computer or yourself</source>
        <translation>友だちと、コンピューターと、1人で</translation>
    </message>
    <message>
        <source>Test a deck</source>
        <translation>デッキを試す</translation>
    </message>
    <message>
        <source>Build decks, and see how often they win</source>
        <translation>デッキを作り、どれだけ勝つか調べる</translation>
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
        <translation>パスしかできない場面は自動で進みます。それでも確認したい場面をここで選べます。</translation>
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
    <message>
        <source>Answers given in advance</source>
        <translation>自動で選ぶ答え</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>取り消す</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>ありません。</translation>
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
        <source>, can be chosen</source>
        <translation>、選べます</translation>
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
        <translation>解決を待つ効果に選ばれています</translation>
    </message>
    <message>
        <source>Enter shows them all</source>
        <translation>Enterですべて表示します</translation>
    </message>
    <message>
        <source>A card in the hand of %1</source>
        <translation>%1の手札のカード</translation>
    </message>
    <message>
        <source>given %1</source>
        <translation>割り振り：%1</translation>
    </message>
    <message>
        <source>the question is about it</source>
        <translation>このカードについての質問です</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place among cards</comment>
        <translation>%2枚中%1枚目</translation>
    </message>
    <message>
        <source>this is the one</source>
        <translation>ここに注目</translation>
    </message>
    <message numerus="yes">
        <source>, %n face down</source>
        <translation>
            <numerusform>、裏向き%n枚</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>battle: %1</source>
        <translation>バトル：%1</translation>
    </message>
    <message>
        <source>cards under it can be chosen</source>
        <translation>下にあるカードを選べます</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>ターン%1</translation>
    </message>
    <message>
        <source>what is read beside the table is about it</source>
        <translation>横で読んでいる内容のカード</translation>
    </message>
</context>
<context>
    <name>takujo::TableSide</name>
    <message>
        <source>Both players</source>
        <translation>両プレイヤー</translation>
    </message>
    <message>
        <source>decides now</source>
        <translation>選択中です</translation>
    </message>
    <message>
        <source>it is this player&apos;s turn</source>
        <translation>このプレイヤーのターンです</translation>
    </message>
</context>
<context>
    <name>takujo::TestForm</name>
    <message>
        <source>My deck</source>
        <translation>テストするデッキ</translation>
    </message>
    <message>
        <source>Open it in the workshop</source>
        <translation>デッキを編集する</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>相手</translation>
    </message>
    <message>
        <source>Who plays both sides</source>
        <translation>両方をプレイするのは</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>無作為</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>一手先読み</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>先読み</translation>
    </message>
    <message>
        <source>How long</source>
        <translation>長さ</translation>
    </message>
    <message>
        <source>Games against each</source>
        <translation>相手ごとの対戦数</translation>
    </message>
    <message>
        <source>Until known to ±</source>
        <translation>誤差が収まるまで ±</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>始める</translation>
    </message>
    <message>
        <source>This game has no deck yet: make one in the workshop.</source>
        <translation>このゲームのデッキはまだありません。まずデッキを組んでください。</translation>
    </message>
    <message>
        <source>There is no other deck that may play against it: make one in the workshop.</source>
        <translation>対戦できるデッキがほかにありません。もう1つ組んでください。</translation>
    </message>
    <message>
        <source>Tick at least one opponent.</source>
        <translation>相手を1つ以上選んでください。</translation>
    </message>
    <message>
        <source>None</source>
        <translation>すべて外す</translation>
    </message>
    <message>
        <source>All</source>
        <translation>すべて選ぶ</translation>
    </message>
    <message>
        <source>Plays any answer: fast, and tells little.</source>
        <translation>何でも選びます。速いですが、分かることはわずかです。</translation>
    </message>
    <message>
        <source>Looks one answer ahead: fast enough for thousands of games.</source>
        <translation>1手先を見ます。数千戦でも待てる速さです。</translation>
    </message>
    <message>
        <source>Thinks through what may follow: best, and slow.</source>
        <translation>先の展開を考えます。最も強く、時間がかかります。</translation>
    </message>
</context>
<context>
    <name>takujo::TestingPage</name>
    <message>
        <source>← Workshop</source>
        <translation>← デッキを組む</translation>
    </message>
    <message>
        <source>← Decks</source>
        <translation>← デッキ</translation>
    </message>
    <message>
        <source>Test a deck</source>
        <translation>デッキのテスト</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>続ける</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>比べる…</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>進み具合</translation>
    </message>
    <message>
        <source>The computer plays your deck against others, and tells what it is worth.
Choose at the left, then press Start.</source>
        <translation>コンピューターがあなたのデッキをほかのデッキと対戦させ、強さを調べます。
左で選んで「始める」を押してください。</translation>
    </message>
    <message>
        <source>There is no other deck of this format</source>
        <translation>この形式のデッキはほかにありません</translation>
    </message>
    <message>
        <source>%1 can&apos;t play against the same opponents: they have changed since, are gone, or are this list itself. Test your deck anew against others, then compare.</source>
        <translation>%1は同じ相手と対戦できません。相手が変わったか、なくなったか、このデッキ自身です。ほかの相手でテストし直してから比べてください。</translation>
    </message>
    <message>
        <source>The program has a mistake, and the test ended: %1</source>
        <translation>プログラムの誤りにより、テストが終わりました：%1</translation>
    </message>
    <message>
        <source>A mistake of the program has ended some games, which count for nobody. Please report it with this file: %1</source>
        <translation>プログラムの誤りにより終わった対戦があり、どちらの勝ちにも数えていません。次のファイルを添えて報告してください：%1</translation>
    </message>
    <message>
        <source>played at random</source>
        <translation>無作為にプレイ</translation>
    </message>
    <message>
        <source>played by the quick bot</source>
        <translation>一手先読みがプレイ</translation>
    </message>
    <message>
        <source>played by the thinking bot</source>
        <translation>先読みがプレイ</translation>
    </message>
    <message>
        <source>until known to ±%1 %</source>
        <translation>誤差±%1 %まで</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) against each</source>
        <translation>
            <numerusform>相手ごとに%n戦</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of at most %2 games</source>
        <translation>最大%2戦中%1戦</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation>%2戦中%1戦</translation>
    </message>
    <message>
        <source>%1, at most %2 left</source>
        <translation>%1、残り最大%2</translation>
    </message>
    <message>
        <source>%1, about %2 left</source>
        <translation>%1、残り約%2</translation>
    </message>
    <message>
        <source>This test was played by another version of Takujo: play it anew, then compare.</source>
        <translation>このテストは別の版のTakujoで行われました。もう一度行ってから比べてください。</translation>
    </message>
</context>
<context>
    <name>takujo::WaitingDelegate</name>
    <message>
        <source>next</source>
        <translation>次に解決</translation>
    </message>
    <message>
        <source>now</source>
        <translation>処理中</translation>
    </message>
</context>
<context>
    <name>takujo::WaitingList</name>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>being carried out</source>
        <translation>処理中</translation>
    </message>
    <message>
        <source>next</source>
        <translation>次に解決</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place among cards</comment>
        <translation>%2枚中%1枚目</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>選べます</translation>
    </message>
    <message>
        <source>chosen as number %1</source>
        <translation>%1番目に選択済み</translation>
    </message>
</context>
<context>
    <name>takujo::WelcomeDialog</name>
    <message>
        <source>Welcome to Takujo</source>
        <translation>卓上へようこそ</translation>
    </message>
    <message>
        <source>What do you know?</source>
        <translation>どこから始めますか？</translation>
    </message>
    <message>
        <source>This is asked only once. Everything can be found on the start page later.</source>
        <translation>この質問は一度だけです。どれも、あとでスタート画面から選べます。</translation>
    </message>
    <message>
        <source>I am new to these games</source>
        <translation>ゲームははじめて</translation>
    </message>
    <message>
        <source>The first lesson begins: ten minutes at the table</source>
        <translation>最初のレッスンが始まります。テーブルで10分ほどです</translation>
    </message>
    <message>
        <source>The lesson of</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>The game whose lesson begins</source>
        <translation>レッスンを始めるゲーム</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>ルールは知っている</translation>
    </message>
    <message>
        <source>Choose two decks, and play</source>
        <translation>2つのデッキを選んで対戦します</translation>
    </message>
    <message>
        <source>I want to test decks</source>
        <translation>デッキを試したい</translation>
    </message>
    <message>
        <source>Build decks, and see how often they win</source>
        <translation>デッキを作り、どれだけ勝つか調べる</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>まず見てまわる</translation>
    </message>
</context>
<context>
    <name>takujo::WorkshopControl</name>
    <message>
        <source>Give the deck a name first.</source>
        <translation>先にデッキの名前を付けてください。</translation>
    </message>
    <message>
        <source>The deck was not saved. It stays here as a draft.</source>
        <translation>デッキを保存できませんでした。下書きとして残っています。</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>%1に保存しました</translation>
    </message>
    <message>
        <source>Discard everything that is not saved?</source>
        <translation>保存していない変更をすべて破棄しますか？</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>破棄する</translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>何も取り込めませんでした。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) were imported, but not all of it was understood.</source>
        <translation>
            <numerusform>%n枚を取り込みましたが、読み取れない行がありました。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no deck in the clipboard.</source>
        <translation>クリップボードにデッキがありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) imported</source>
        <translation>
            <numerusform>%n枚を取り込みました</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied to the clipboard</source>
        <translation>クリップボードにコピーしました</translation>
    </message>
    <message>
        <source>What you had changed in this deck can&apos;t be read. It opens as saved.</source>
        <translation>このデッキの保存前の変更を読み込めませんでした。保存されている内容で開きます。</translation>
    </message>
    <message>
        <source>The file is kept as %1: what you need of it can be copied from there.</source>
        <translation>ファイルは%1として残してあります。必要な内容はそこからコピーできます。</translation>
    </message>
</context>
<context>
    <name>takujo::WorkshopPage</name>
    <message>
        <source>← Decks</source>
        <translation>← デッキ一覧</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>やり直す</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Import cards from the clipboard</source>
        <translation>クリップボードからカードを取り込む</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>テキストとしてコピー</translation>
    </message>
    <message>
        <source>Copy as a link</source>
        <translation>リンクとしてコピー</translation>
    </message>
    <message>
        <source>Discard what is not saved</source>
        <translation>保存していない変更を破棄</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>プレイ</translation>
    </message>
    <message>
        <source>Saves the deck and begins a game with it</source>
        <translation>デッキを保存し、このデッキで対戦を始めます</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存済み</translation>
    </message>
    <message>
        <source>Not saved yet; kept as a draft</source>
        <translation>未保存（下書きを保持しています）</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>The computer plays it against others and tells what it is worth</source>
        <translation>コンピューターがほかのデッキと対戦させ、強さを調べます</translation>
    </message>
    <message>
        <source>Compare with another deck or version…</source>
        <translation>別のデッキや前の状態と比べる…</translation>
    </message>
</context>
<context>
    <name>takujo::ZoneStrip</name>
    <message>
        <source>new this turn</source>
        <translation>このターンに出た</translation>
    </message>
    <message>
        <source>damage %1</source>
        <translation>ダメージ%1</translation>
    </message>
    <message>
        <source>under it: %1</source>
        <translation>下に%1</translation>
    </message>
    <message>
        <source>owned by %1</source>
        <translation>オーナー：%1</translation>
    </message>
    <message>
        <source>used: %1</source>
        <translation>使用済み：%1</translation>
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
    <message>
        <source>Card face down</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>%1; can be used</source>
        <translation>%1。使えます</translation>
    </message>
    <message numerus="yes">
        <source>, %n face down</source>
        <translation>
            <numerusform>、裏向き%n枚</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>takujo::gameFileDialog</name>
    <message>
        <source>Games (*.yaml)</source>
        <translation>対戦 (*.yaml)</translation>
    </message>
</context>
</TS>
