import { escapeHtml } from '../../../engine/core/html.ts'
import { stylesOf } from './game-styles.ts'
import { ballOf, type DemoGame, demoGameOf, racerOf, rulesOf, wheelOf } from './rules/rules-of-game.ts'
import { cardTableOf } from './rules/cards.ts'
import { schoolOf } from './rules/fish.ts'
import { scratchSymbolsOf } from './rules/scratch.ts'
import { slotSymbolsOf, symbolText } from './rules/slot.ts'
import { segments } from './rules/wheel.ts'
import { type Language, languageTags, sayIn, textIn, textKeys } from './texts.ts'

export interface GamePageContent {
  readonly gameId: string
  readonly name: string
  readonly kindId: number
  /** Address of the cover on this origin; empty for none. */
  readonly cover: string
  /** The same for the wide cover. */
  readonly wideCover: string
  /** Address of the sign of the game: the subject of its cover. Empty for none. */
  readonly sign: string
  /** Address of its name in the letters of its cover, which a ticket shows. Empty for none. */
  readonly lettering: string
}

/**
 * The kind of sports (document 1, section 3). Their board is a court, or a ring; that of other games is a booth, or a
 * pond.
 */
const SPORTS = 1
/** Bibe Pond, whose targets are ducks. */
const POND = '20105'
/** Corner Ring, Boxing Barrio */
const rings: ReadonlySet<string> = new Set(['10106', '10206'])
/** Games whose stage shows the person who runs the booth, sells the tickets or starts the race. */
const hosted: ReadonlySet<DemoGame> = new Set(['aim', 'drop', 'lottery', 'race', 'scratch'])
/** Games that show playing cards. */
const withCards: ReadonlySet<DemoGame> = new Set(['blackjack', 'cards', 'poker'])
/** Signs with a person behind a counter: those of the card tables. Neighboring games show different people. */
const hosts = ['17205', '17101', '17203', '17201', '30102']
/** Loteria Luna has its own host. */
const withOwnHost: ReadonlySet<string> = new Set(['12101'])
/** The place behind the board in a wide window, by kind of game: an image in `games/stages`. */
const stages: { readonly [demo in DemoGame]: string } = {
  aim: 'fair',
  bingo: 'hall',
  blackjack: 'casino',
  cards: 'casino',
  color: 'fair',
  dice: 'casino',
  drop: 'fair',
  fish: 'reef',
  lottery: 'hall',
  poker: 'casino',
  pool: 'casino',
  race: 'racecourse',
  roulette: 'casino',
  scratch: 'fair',
  slot: 'hall',
  wheel: 'fair',
}
/** The places of slots whose symbols belong to one. */
const stagesOfSlots: { readonly [theme: string]: string } = {
  country: 'fields',
  food: 'fair',
  fruit: 'fields',
  myth: 'heavens',
  sea: 'reef',
  sky: 'heavens',
  wild: 'fields',
}
/** The kind of live tables: a wheel or dice of theirs are in a casino, those of the fair are at the fair. */
const CASINO = 17
const stageOf = (kind: DemoGame, { gameId, kindId }: GamePageContent): string =>
  kind === 'slot'
    ? (stagesOfSlots[slotSymbolsOf(gameId).theme] ?? stages.slot)
    : kindId === CASINO
      ? 'casino'
      : kind === 'dice'
        ? 'fair'
        : kindId === SPORTS && kind === 'aim'
          ? 'arena'
          : kind === 'race' && racerOf(gameId) !== 'horse'
            ? { duck: 'fair', kart: 'arena' }[racerOf(gameId) as 'duck' | 'kart']
            : stages[kind]
/** The name of the sign that shows the host of a game. */
const hostOf = (kind: DemoGame, gameId: string): string =>
  kind === 'race'
    ? `starter-${racerOf(gameId)}`
    : kind === 'aim' || withOwnHost.has(gameId)
      ? `host-${gameId}`
      : (hosts[Number(gameId) % hosts.length] ?? '')

/**
 * The HTML document of a demo game. Its behavior is in `page/frame.js` and the module of the game, its styles are in
 * `page/frame.css` and the style sheets of the game.
 */
export function gamePage(game: GamePageContent | undefined, language: Language): string {
  const say = sayIn(language)
  if (game === undefined)
    return page(
      { title: say('frame.game'), data: '', icon: '', language },
      `<main class="missing"><h1>${say('frame.missing')}</h1>` +
        `<button id="close" class="play">${say('frame.leave-short')}</button></main>`,
    )
  const kind = demoGameOf(game)
  const { theme, symbols: onReels } = slotSymbolsOf(game.gameId)
  const symbols = kind === 'slot' ? onReels : kind === 'scratch' ? scratchSymbolsOf(game.gameId) : []
  const court = rings.has(game.gameId) ? 'ring' : 'court'
  const board = game.kindId === SPORTS ? court : game.gameId === POND ? 'pond' : undefined
  const title = say(rulesOf(game).title)
  const name = escapeHtml(game.name)
  const data =
    `data-game="${kind}" data-stage="${stageOf(kind, game)}" data-game-id="${escapeHtml(game.gameId)}" data-language="${language}" data-title="${title}" ` +
    `${board === undefined ? '' : `data-board="${board}" `}data-sign="${escapeHtml(game.sign)}"` +
    `${kind === 'slot' ? ` data-theme="${theme}"` : ''}` +
    `${symbols.length > 0 ? ` data-symbols="${symbols.join()}"` : ''}` +
    `${kind === 'scratch' ? ` data-lettering="${escapeHtml(game.lettering)}"` : ''}` +
    `${kind === 'fish' ? ` data-school="${schoolOf(game.gameId).join()}"` : ''}` +
    `${kind === 'cards' ? ` data-table="${cardTableOf(game.gameId)}"` : ''}` +
    `${kind === 'aim' && ballOf(game.gameId) !== undefined ? ` data-ball="${ballOf(game.gameId)}"` : ''}` +
    `${hosted.has(kind) ? ` data-host="/sandbox/play/signs/${hostOf(kind, game.gameId)}.svg"` : ''}` +
    `${kind === 'race' ? ` data-racer="${racerOf(game.gameId)}"` : ''}` +
    `${kind === 'wheel' ? ` data-segments="${segments.join()}" data-wheel="${wheelOf(game.gameId)}"` : ''}`
  return page(
    { title: name, data, icon: game.cover, kind, language },
    `${game.cover === '' ? '' : `<img class="ground" src="${escapeHtml(game.cover)}" alt="">`}
${lanterns}
<header>
  ${game.wideCover === '' ? '' : `<img class="banner" src="${escapeHtml(game.wideCover)}" width="768" height="432" alt="" loading="lazy">`}
  <button id="close" class="round" aria-label="${say('frame.leave')}"
    ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>
  ${game.cover === '' ? '' : `<img class="cover" src="${escapeHtml(game.cover)}" width="40" height="40" alt="">`}
  <div class="names"><h1>${name}</h1><p id="kind">${title}</p></div>
  <button id="open-rules" class="pill" type="button"
    ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M8 9a4 4 0 1 1 5 4q-1 .5-1 2m0 3.500v.010"/></svg><span>${say('frame.rules')}</span></button>
</header>
<main>
  <p id="jackpot" class="jackpot" hidden></p>
  <div id="stage"></div>
</main>
<footer>
  <p id="message" role="status">${say('frame.loading')}</p>
  <dl class="money">
    <div><dt id="balance-label">${say('frame.balance')}</dt><dd id="balance">–</dd></div>
    <div><dt>${say('frame.last-win')}</dt><dd id="win">–</dd></div>
  </dl>
  <div class="controls">
    <div class="bet" role="group" aria-label="${say('frame.bet')}">
      <button id="less" class="round" type="button" aria-label="${say('frame.lower')}">−</button>
      <p><span id="bet-label">${say('frame.bet')}</span> <output id="bet" aria-live="polite">–</output></p>
      <button id="more" class="round" type="button" aria-label="${say('frame.raise')}">+</button>
    </div>
    <button id="play" class="play" type="button" aria-disabled="true" data-key="${say('frame.space')}">${say('frame.play')}</button>
  </div>
  <p class="note"><strong>21+</strong> <span id="note"></span></p>
</footer>
<dialog id="rules" aria-labelledby="rules-title">
  <header><h2 id="rules-title">${say('frame.rules-title')}</h2><button id="close-rules" class="round" type="button" aria-label="${say('frame.close-rules')}"
    ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button></header>
  <div id="rules-text"></div>
</dialog>
<script id="texts" type="application/json">${textsFor(kind, symbols, language)}</script>`,
  )
}

/** The texts that the modules of a game show, as JSON. */
function textsFor(kind: DemoGame, symbols: readonly string[], language: Language): string {
  const keys = [
    ...textKeys.filter((key) => key.startsWith('frame.') || key.startsWith(`${kind}.`)),
    ...(withCards.has(kind) ? textKeys.filter((key) => /^(?:rank|suit)\./.test(key)) : []),
    ...symbols.map(symbolText),
  ]
  return JSON.stringify(Object.fromEntries(keys.map((key) => [key, textIn(language, key)]))).replaceAll('<', '\\u003c')
}

/** A string of lanterns behind the head of the page. It is repeated to the width of the page, so no lantern is cut. */
const lanterns = `<svg class="lanterns" aria-hidden="true">
<pattern id="lanterns" width="400" height="120" patternUnits="userSpaceOnUse">
<path d="M0 8q110 60 220 0q90 44 180 0" fill="none" stroke="#ffb22e" stroke-width="2"/>
${[
  [60, 32],
  [150, 34],
  [262, 24],
  [340, 28],
]
  .map(
    ([x = 0, y = 0], index) =>
      `<path d="M${x} ${y}v10m-9 0h18l3 14-3 14h-18l-3-14zm9 28v12" fill="${index % 2 === 0 ? '#ffb22e' : '#ff6b5e'}" stroke="#fff3d1" stroke-width="1.5"/>`,
  )
  .join('\n')}
</pattern>
<rect width="100%" height="120" fill="url(#lanterns)"/>
</svg>`

interface Head {
  readonly title: string
  readonly data: string
  readonly icon: string
  readonly kind?: DemoGame
  readonly language: Language
}

const styleSheet = (name: string): string => `<link rel="stylesheet" href="/sandbox/play/assets/${name}.css">`

function page({ title, data, icon, kind, language }: Head, body: string): string {
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#10111f">
<title>${title} · demo</title>
${icon === '' ? '' : `<link rel="icon" href="${escapeHtml(icon)}">`}
${['frame', ...(kind === undefined ? [] : ['colors.gen', 'games', ...stylesOf[kind]])].map(styleSheet).join('\n')}
${kind === undefined ? '' : `<link rel="modulepreload" href="/sandbox/play/assets/${kind}.js">`}
<script type="module" src="/sandbox/play/assets/frame.js"></script>
</head>
<body ${data}>
${body}
</body>
</html>
`
}
