/** All texts of the demo games in the languages of the site. Names in braces are replaced by values. */
const texts = {
  'frame.demo': ['Demo: {title}', 'Demo: {title}', '演示：{title}'],
  'frame.trial': ['· trial', '· trial', '· 试玩'],
  'frame.game': ['Game', 'Laro', '游戏'],
  'frame.missing': ['This game does not exist.', 'Walang ganitong laro.', '没有这款游戏。'],
  'frame.leave-short': ['Leave', 'Umalis', '离开'],
  'frame.leave': ['Leave the game', 'Umalis sa laro', '离开游戏'],
  'frame.rules': ['Rules', 'Patakaran', '规则'],
  'frame.rules-title': ['Rules and rounds', 'Patakaran at mga round', '规则与对局'],
  'frame.close-rules': ['Close the rules', 'Isara ang patakaran', '关闭规则'],
  'frame.loading': ['Loading', 'Naglo-load', '加载中'],
  'frame.play': ['Play', 'Maglaro', '开始'],
  'frame.space': ['Space', 'Space', '空格'],
  'frame.retry': ['Try again', 'Subukan muli', '重试'],
  'frame.balance': ['Balance', 'Balanse', '余额'],
  'frame.trial-credits': ['Trial credits', 'Credit sa trial', '试玩积分'],
  'frame.credits': ['{amount} credits', '{amount} credit', '{amount} 积分'],
  'frame.new-credits': ['New credits', 'Bagong credit', '补充积分'],
  'frame.renewed': ['New trial credits', 'May bagong credit sa trial', '试玩积分已补充'],
  'frame.last-win': ['Last win', 'Huling panalo', '上次赢得'],
  'frame.bet': ['Bet', 'Taya', '投注'],
  'frame.bets': ['Bet {count} ×', 'Taya {count} ×', '投注 {count} ×'],
  'frame.lower': ['Lower the bet', 'Babaan ang taya', '降低投注'],
  'frame.raise': ['Raise the bet', 'Taasan ang taya', '提高投注'],
  'frame.trial-note': [
    'A trial with play credits. They are not money, and nothing can be won or lost.',
    'Trial na may mga credit na panlaro. Hindi pera ang mga ito, at walang mapapanalunan o matatalo.',
    '试玩使用虚拟积分，不是真钱，不会赢钱也不会输钱。',
  ],
  'frame.note': [
    'Play for fun, with a limit. Leave the game and open “Your limits” to set one.',
    'Maglaro para malibang, nang may limit. Itakda ito sa “Mga limit mo” pag-alis sa laro.',
    '娱乐为主，设定限额。离开游戏后，可在“您的限额”中设置。',
  ],
  'frame.jackpot': ['Jackpot {amount}', 'Jackpot {amount}', '奖池 {amount}'],
  'frame.jackpot-won': [
    '{text}. {tier} jackpot: {amount}',
    '{text}. {tier} jackpot: {amount}',
    '{text}。{tier} 奖池：{amount}',
  ],
  'frame.won': ['{text}. You win {amount}', '{text}. Panalo ka ng {amount}', '{text}。您赢得 {amount}'],
  'frame.back': ['{text}. {amount} back', '{text}. Balik ang {amount}', '{text}。返还 {amount}'],
  'frame.ended': [
    'This session has ended. Leave the game and open it again. Your balance is safe.',
    'Natapos na ang session na ito. Umalis sa laro at buksan ito muli. Ligtas ang balanse mo.',
    '本次登录已结束。请离开游戏后重新打开。您的余额是安全的。',
  ],
  'frame.low': [
    'Your balance is too low for this bet. Lower the bet, or leave the game to deposit.',
    'Kulang ang balanse mo para sa tayang ito. Babaan ang taya, o umalis sa laro para mag-deposit.',
    '余额不足以支付此投注。请降低投注，或离开游戏去存款。',
  ],
  'frame.silent': ['The game server does not answer.', 'Hindi sumasagot ang server ng laro.', '游戏服务器没有响应。'],
  'frame.offline': ['You are offline.', 'Offline ka.', '您已离线。'],
  'frame.kept': [
    '{cause} Your bet is kept. Try again: it counts only once.',
    '{cause} Nakatabi ang taya mo. Subukan muli: isang beses lang itong bibilangin.',
    '{cause}您的投注已保留。请重试：只计算一次。',
  ],
  'frame.fault': [
    'The game has a fault. Leave it and open it again. Your balance is safe.',
    'May sira ang laro. Umalis at buksan ito muli. Ligtas ang balanse mo.',
    '游戏出现故障。请离开后重新打开。您的余额是安全的。',
  ],
  'frame.maintenance': ['The game is in maintenance', 'Kasalukuyang may maintenance ang laro', '游戏正在维护中'],
  'frame.frozen': [
    'Your account is frozen. Please contact customer service for assistance.',
    'Naka-freeze ang account mo. Makipag-ugnayan sa customer service.',
    '您的账户已冻结。请联系客服。',
  ],
  'frame.not-approved': [
    'The game is not available for this account.',
    'Hindi available ang laro para sa account na ito.',
    '此账户不能玩这款游戏。',
  ],
  'frame.not-activated': [
    'Sorry,You need to activate Online Betting first',
    'Paumanhin, kailangan mo munang i-activate ang Online Betting',
    '抱歉，您需要先开通在线投注',
  ],
  'frame.rules-missing': ['The rules are not loaded yet.', 'Hindi pa na-load ang patakaran.', '规则尚未加载。'],
  'frame.how': ['How it is played', 'Paano laruin', '玩法'],
  'frame.pays': ['What it pays', 'Magkano ang panalo', '赔付'],
  'frame.result': ['Result', 'Resulta', '结果'],
  'frame.pay': ['Pays', 'Bayad', '赔付'],
  'frame.times': ['{times} × bet', '{times} × taya', '投注的 {times} 倍'],
  'frame.returns': ['Return to player', 'Balik sa manlalaro', '返还率'],
  'frame.return': [
    'Over many rounds, {percent} % of the bets on {on} come back.',
    'Sa maraming round, bumabalik ang {percent} % ng mga taya sa {on}.',
    '多局之后，{on}的投注有 {percent}% 返还。',
  ],
  'frame.jackpot-rule': [
    'One percent of each bet goes to the jackpot. Any bet can win it; a larger bet has a larger chance.',
    'Isang porsiyento ng bawat taya ang napupunta sa jackpot. Puwedeng manalo ang kahit anong taya; mas malaki ang ' +
      'tsansa ng mas malaking taya.',
    '每笔投注的百分之一进入奖池。任何投注都可能赢得奖池；投注越大，机会越大。',
  ],
  'frame.drawn': [
    'Each round is drawn by the server and independent of all others.',
    'Ang server ang bumubunot sa bawat round, at walang kinalaman dito ang ibang round.',
    '每一局都由服务器抽取，与其他各局无关。',
  ],
  'frame.visit': ['This visit', 'Ang pagbisitang ito', '本次游玩'],
  'frame.visit-one': [
    '{minutes} min, {rounds} round, result {amount}',
    '{minutes} min, {rounds} round, resulta {amount}',
    '{minutes} 分钟，{rounds} 局，结果 {amount}',
  ],
  'frame.visit-many': [
    '{minutes} min, {rounds} rounds, result {amount}',
    '{minutes} min, {rounds} round, resulta {amount}',
    '{minutes} 分钟，{rounds} 局，结果 {amount}',
  ],
  'frame.last-rounds': ['Last rounds', 'Mga huling round', '最近对局'],
  'frame.no-rounds': ['No rounds yet.', 'Wala pang round.', '还没有对局。'],
  'frame.time': ['Time', 'Oras', '时间'],
  'frame.win': ['Win', 'Panalo', '赢得'],

  'bingo.title': ['Bingo', 'Bingo', '宾果'],
  'bingo.card': ['Your card', 'Ang kard mo', '您的卡片'],
  'bingo.balls': ['{count} balls', '{count} bola', '{count} 个球'],
  'bingo.count': ['{count} of {all}', '{count} sa {all}', '{count}/{all}'],
  'bingo.new': ['New card', 'Bagong kard', '换一张卡'],
  'bingo.free': ['free', 'libre', '免费'],
  'bingo.prompt': ['Play this card, or take a new one', 'Laruin ito, o palitan ang kard', '用这张卡，或换一张'],
  'bingo.action': ['Draw', 'Bumola', '开球'],
  'bingo.none': ['No line', 'Walang linya', '没有连线'],
  'bingo.one': ['1 line', '1 linya', '1 条连线'],
  'bingo.many': ['{count} lines', '{count} linya', '{count} 条连线'],
  'bingo.rule-card': [
    'Your card has 24 numbers and a free center. Take a new card as often as you like.',
    'May 24 na numero at libreng gitna ang kard mo. Kumuha ng bagong kard kahit ilang beses.',
    '您的卡片有 24 个数字，中间一格免费。可以随意换卡。',
  ],
  'bingo.rule-balls': [
    '{drawn} of {balls} balls are drawn.',
    '{drawn} sa {balls} bola ang bubunutin.',
    '从 {balls} 个球中抽出 {drawn} 个。',
  ],
  'bingo.rule-lines': [
    'Rows, columns and the two diagonals are lines. The payout depends on the number of complete lines.',
    'Linya ang bawat pahalang, pababa at ang dalawang pahilis. Nakadepende ang bayad sa dami ng nabuong linya.',
    '横行、竖列和两条对角线都算连线。赔付取决于完成的连线数。',
  ],
  'bingo.pay-one': ['One line', 'Isang linya', '一条连线'],
  'bingo.pay-most': ['Five lines or more', 'Limang linya o higit pa', '五条或更多连线'],
  'bingo.return': ['each card', 'bawat kard', '每张卡片'],

  'cards.title': ['Lucky nine', 'Lucky nine', '幸运九点'],
  'cards.sun': ['Sun', 'Araw', '太阳'],
  'cards.tie': ['Tie', 'Tabla', '平局'],
  'cards.moon': ['Moon', 'Buwan', '月亮'],
  'cards.choice': ['Your bet', 'Ang taya mo', '您的投注'],
  'cards.prompt': ['Bet on the sun, the moon, or a tie', 'Tumaya sa araw, buwan, o tabla', '押太阳、月亮或平局'],
  'cards.action': ['Deal', 'Ibigay', '发牌'],
  'cards.ace': ['ace', 'alas', 'A'],
  'cards.jack': ['jack', 'jack', 'J'],
  'cards.queen': ['queen', 'reyna', 'Q'],
  'cards.king': ['king', 'hari', 'K'],
  'cards.tied': ['Tie: both have {points}', 'Tabla: parehong {points}', '平局：双方都是 {points} 点'],
  'cards.won': [
    '{winner} wins: Sun {sun}, Moon {moon}',
    'Panalo ang {winner}: Araw {sun}, Buwan {moon}',
    '{winner}胜：太阳 {sun}，月亮 {moon}',
  ],
  'cards.rule-bet': [
    'Bet on the hand of the sun, the hand of the moon, or a tie. The hand nearer to nine wins.',
    'Tumaya sa kamay ng araw, sa kamay ng buwan, o sa tabla. Panalo ang kamay na mas malapit sa siyam.',
    '押太阳、月亮或平局。点数更接近九点的一方获胜。',
  ],
  'cards.rule-points': [
    'An ace counts 1, tens and faces count 0. Only the last digit of the sum counts.',
    'Ang alas ay 1, ang sampu at mga mukha ay 0. Ang huling digit lang ng kabuuan ang binibilang.',
    'A 算 1 点，10 和花牌算 0 点。只计总和的个位数。',
  ],
  'cards.rule-third': [
    'Each hand gets two cards. If one has 8 or 9, the round ends. Otherwise a hand with 5 or less draws a third card.',
    'Dalawang baraha ang bawat kamay. Kung may 8 o 9, tapos na ang round. Kung wala, kukuha ng ikatlong baraha ang ' +
      'kamay na may 5 pababa.',
    '每方发两张牌。任一方有 8 或 9 点，本局结束；否则 5 点或以下的一方补第三张牌。',
  ],
  'cards.rule-tie': [
    'In a tie, bets on a hand are returned. Each card is drawn from a full deck.',
    'Kapag tabla, ibinabalik ang mga taya sa kamay. Galing sa buong baraha ang bawat bunot.',
    '平局时，押一方的投注退还。每张牌都从整副牌中抽取。',
  ],
  'cards.pay-hand': ['Sun or moon wins', 'Panalo ang araw o buwan', '太阳或月亮获胜'],
  'cards.pay-back': ['Bet on a hand, tie', 'Taya sa kamay, tabla', '押一方，平局'],
  'cards.pay-tie': ['Bet on the tie', 'Taya sa tabla', '押平局'],
  'cards.return-hand': ['a hand', 'isang kamay', '一方'],
  'cards.return-tie': ['the tie', 'tabla', '平局'],

  'color.title': ['Color game', 'Color game', '颜色游戏'],
  'color.gold': ['Gold', 'Ginto', '金'],
  'color.coral': ['Coral', 'Koral', '珊瑚'],
  'color.sea': ['Sea', 'Dagat', '海'],
  'color.sky': ['Sky', 'Langit', '天空'],
  'color.rose': ['Rose', 'Rosas', '玫瑰'],
  'color.leaf': ['Leaf', 'Dahon', '叶'],
  'color.choice': ['Your colors, at most three', 'Ang mga kulay mo, hanggang tatlo', '您的颜色，最多三种'],
  'color.prompt': ['Pick up to three colors', 'Pumili ng hanggang tatlong kulay', '最多选三种颜色'],
  'color.missing': ['Pick a color first', 'Pumili muna ng kulay', '请先选颜色'],
  'color.action': ['Roll', 'Ihagis', '掷骰'],
  'color.rule-pick': [
    'Pick one to {most} colors. You pay the bet once for each color.',
    'Pumili ng isa hanggang {most} kulay. Isang taya ang bayad sa bawat kulay.',
    '选一至 {most} 种颜色。每种颜色各付一次投注。',
  ],
  'color.rule-dice': [
    'Three dice with the same six colors are rolled.',
    'Ihahagis ang tatlong dais na may parehong anim na kulay.',
    '掷三颗骰子，每颗都有同样的六种颜色。',
  ],
  'color.rule-pay': [
    'The payout of each of your colors depends on the number of dice that show it.',
    'Nakadepende ang bayad sa bawat kulay mo sa dami ng dais na lumabas nito.',
    '每种颜色的赔付取决于掷出该颜色的骰子数。',
  ],
  'color.pay-one': ['One die', 'Isang dais', '一颗骰子'],
  'color.pay-two': ['Two dice', 'Dalawang dais', '两颗骰子'],
  'color.pay-three': ['Three dice', 'Tatlong dais', '三颗骰子'],
  'color.return': ['each color', 'bawat kulay', '每种颜色'],

  'fish.title': ['Fishing', 'Pangingisda', '捕鱼'],
  'fish.dilis': ['Dilis', 'Dilis', '鳀鱼'],
  'fish.tilapia': ['Tilapia', 'Tilapia', '罗非鱼'],
  'fish.pugita': ['Pugita', 'Pugita', '章鱼'],
  'fish.pawikan': ['Pawikan', 'Pawikan', '海龟'],
  'fish.pating': ['Pating', 'Pating', '鲨鱼'],
  'fish.bangus': ['Golden bangus', 'Gintong bangus', '金虱目鱼'],
  'fish.choice': ['Your fish', 'Ang isda mo', '您的鱼'],
  'fish.button': [
    '{name}, pays {times} times the bet',
    '{name}, bayad ay {times} beses ng taya',
    '{name}，赔付投注的 {times} 倍',
  ],
  'fish.prompt': ['Choose a fish', 'Pumili ng isda', '选一条鱼'],
  'fish.action': ['Throw', 'Ihagis', '撒网'],
  'fish.caught': ['{name} caught', 'Nahuli ang {name}', '捕到{name}'],
  'fish.lost': ['{name} got away', 'Nakatakas ang {name}', '{name}逃走了'],
  'fish.rule-throw': [
    'Choose a fish and throw the net. Each throw costs the bet.',
    'Pumili ng isda at ihagis ang lambat. Isang taya ang bayad sa bawat hagis.',
    '选一条鱼并撒网。每次撒网付一次投注。',
  ],
  'fish.rule-pay': [
    'The payout of a caught fish depends on its kind. Rare fish pay more and are caught less often.',
    'Nakadepende sa uri ang bayad sa nahuling isda. Mas malaki ang bayad sa bihira, at mas madalang itong mahuli.',
    '赔付取决于鱼的种类。稀有的鱼赔付更高，捕到的机会更小。',
  ],
  'fish.rule-chance': [
    'The chance to catch a fish depends only on its kind, not on aim or speed.',
    'Sa uri lang nakadepende ang tsansang mahuli ang isda, hindi sa tutok o bilis.',
    '捕到的机会只取决于鱼的种类，与瞄准和速度无关。',
  ],
  'fish.pay': [
    '{name}, caught {percent} % of the time',
    '{name}, nahuhuli nang {percent} % ng hagis',
    '{name}，捕到的机会为 {percent}%',
  ],
  'fish.return': ['each fish', 'bawat isda', '每条鱼'],

  'lottery.title': ['Lottery', 'Loterya', '彩票'],
  'lottery.digit-one': ['First digit', 'Unang numero', '第一位数字'],
  'lottery.digit-two': ['Second digit', 'Ikalawang numero', '第二位数字'],
  'lottery.digit-three': ['Third digit', 'Ikatlong numero', '第三位数字'],
  'lottery.up': ['{digit} up', '{digit}, taasan', '{digit}，加'],
  'lottery.down': ['{digit} down', '{digit}, babaan', '{digit}，减'],
  'lottery.lucky': ['Lucky pick', 'Lucky pick', '机选'],
  'lottery.prompt': ['Fill your ticket', 'Punan ang tiket mo', '填写您的彩票'],
  'lottery.action': ['Draw', 'Bumola', '开奖'],
  'lottery.result': [
    'Drawn {digits}: {hits} of 3 hit',
    'Lumabas {digits}: {hits} sa 3 ang tama',
    '开出 {digits}：3 中 {hits}',
  ],
  'lottery.rule-fill': [
    'Fill the ticket with three digits from 0 to 9.',
    'Punan ang tiket ng tatlong numero mula 0 hanggang 9.',
    '在彩票上填写三个 0 到 9 的数字。',
  ],
  'lottery.rule-draw': [
    'Three drums draw one digit each. A digit of your ticket counts if it is drawn in the same position.',
    'Tatlong tambiyolo ang bumobola ng tig-isang numero. Tama ang numero ng tiket mo kung lumabas ito sa parehong puwesto.',
    '三个球鼓各开出一个数字。位置相同的数字才算中。',
  ],
  'lottery.pay-three': ['Three digits', 'Tatlong numero', '三个数字'],
  'lottery.pay-two': ['Two digits', 'Dalawang numero', '两个数字'],
  'lottery.pay-one': ['One digit', 'Isang numero', '一个数字'],
  'lottery.return': ['each ticket', 'bawat tiket', '每张彩票'],

  'slot.title': ['Slot', 'Slot', '老虎机'],
  'slot.sign': ['Game sign', 'Sagisag', '游戏标志'],
  'slot.moon': ['Moon', 'Buwan', '月亮'],
  'slot.fish': ['Fish', 'Isda', '鱼'],
  'slot.calamansi': ['Calamansi', 'Kalamansi', '金桔'],
  'slot.fan': ['Fan', 'Pamaypay', '扇子'],
  'slot.drum': ['Drum', 'Tambol', '鼓'],
  'slot.prompt': ['Spin the reels', 'Paikutin ang mga reel', '转动转轮'],
  'slot.action': ['Spin', 'Paikutin', '旋转'],
  'slot.none': ['No line', 'Walang linya', '没有连线'],
  'slot.three': ['Three × {name}', 'Tatlong {name}', '三个{name}'],
  'slot.many': ['{count} lines: {names}', '{count} linya: {names}', '{count} 条连线：{names}'],
  'slot.rule-reels': [
    'Three reels stop at random. Three rows are visible.',
    'Humihinto ang tatlong reel nang walang pinipili. Tatlong hanay ang kita.',
    '三个转轮随机停下，显示三行。',
  ],
  'slot.rule-lines': [
    'Five lines count: the three rows and the two diagonals.',
    'Limang linya ang binibilang: ang tatlong pahalang at ang dalawang pahilis.',
    '五条线有效：三条横线和两条对角线。',
  ],
  'slot.rule-pay': [
    'Three equal symbols on a line pay. Wins on several lines are added.',
    'May bayad ang tatlong magkaparehong simbolo sa isang linya. Pinagsasama ang panalo ng ilang linya.',
    '一条线上三个相同的图案即可获赔。多条线的赔付相加。',
  ],
  'slot.return': ['each spin', 'bawat ikot', '每次旋转'],
} as const satisfies { readonly [key: string]: readonly [en: string, tl: string, cn: string] }

export type TextKey = keyof typeof texts

/** The code of each language of the site, and its tag in HTML. */
export const languageTags = { en: 'en', tl: 'fil', cn: 'zh-Hans' } as const

export type Language = keyof typeof languageTags

const languages = Object.keys(languageTags)

export const isLanguage = (value: unknown): value is Language => languages.includes(String(value))

export const textKeys = Object.keys(texts) as readonly TextKey[]

export const textIn = (language: Language, key: TextKey): string => texts[key][languages.indexOf(language)] ?? ''

/** A text with values, in the language of a page. */
export type Say = (key: TextKey, values?: { readonly [name: string]: string | number }) => string

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    textIn(language, key).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
