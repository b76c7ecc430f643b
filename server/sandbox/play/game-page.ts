import { type DemoGame, demoGameOf, demoGames } from './rules/rules-of-kind.ts'

export interface GamePageContent {
  readonly gameId: string
  readonly name: string
  readonly kindId: number
  /** Address of the cover on this origin; empty for none. */
  readonly cover: string
}

/** The HTML document of a demo game. Its behavior is in `page/frame.js`, its styles in `page/frame.css`. */
export function gamePage(game: GamePageContent | undefined): string {
  if (game === undefined)
    return page(
      { title: 'Game', data: '', icon: '' },
      '<main class="missing"><h1>This game does not exist.</h1><button id="close" class="play">Leave</button></main>',
    )
  const kind = demoGameOf(game.kindId)
  const name = escape(game.name)
  return page(
    { title: name, data: `data-game="${kind}" data-game-id="${escape(game.gameId)}"`, icon: game.cover, kind },
    `${lanterns}
<header>
  <button id="close" class="round" aria-label="Leave the game"
    ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>
  ${game.cover === '' ? '' : `<img class="cover" src="${escape(game.cover)}" width="40" height="40" alt="">`}
  <div class="names"><h1>${name}</h1><p>${escape(demoGames[kind].title)} <span id="mode"></span></p></div>
  <button id="open-rules" class="pill" type="button">Rules</button>
</header>
<main>
  <p id="jackpot" class="jackpot" hidden></p>
  <div id="stage"></div>
  <p id="message" role="status">Loading</p>
</main>
<footer>
  <dl class="money">
    <div><dt id="balance-label">Balance</dt><dd id="balance">–</dd></div>
    <div><dt>Last win</dt><dd id="win">–</dd></div>
  </dl>
  <div class="controls">
    <div class="bet" role="group" aria-label="Bet">
      <button id="less" class="round" type="button" aria-label="Lower the bet">−</button>
      <p><span id="bet-label">Bet</span> <output id="bet" aria-live="polite">–</output></p>
      <button id="more" class="round" type="button" aria-label="Raise the bet">+</button>
    </div>
    <button id="play" class="play" type="button" aria-disabled="true">Play</button>
  </div>
  <p class="note"><strong>21+</strong> <span id="note"></span></p>
</footer>
<dialog id="rules" aria-labelledby="rules-title">
  <header><h2 id="rules-title">Rules and rounds</h2><button id="close-rules" class="round" type="button" aria-label="Close the rules"
    ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button></header>
  <div id="rules-text"></div>
</dialog>`,
  )
}

/** A string of lanterns behind the head of the page. */
const lanterns = `<svg class="lanterns" viewBox="0 0 800 120" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
<path d="M-20 0Q100 70 220 18T460 20T700 18T840 0" fill="none" stroke="#ffb22e" stroke-width="2"/>
${[
  [60, 34],
  [140, 40],
  [240, 14],
  [330, 6],
  [420, 14],
  [500, 30],
  [590, 40],
  [690, 20],
]
  .map(
    ([x = 0, y = 0], index) =>
      `<path d="M${x} ${y}v10m-9 0h18l3 14-3 14h-18l-3-14zm9 28v12" fill="${index % 2 === 0 ? '#ffb22e' : '#ff6b5e'}" stroke="#fff3d1" stroke-width="1.5"/>`,
  )
  .join('\n')}
</svg>`

interface Head {
  readonly title: string
  readonly data: string
  readonly icon: string
  readonly kind?: DemoGame
}

function page({ title, data, icon, kind }: Head, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#10111f">
<title>${title} · demo</title>
${icon === '' ? '' : `<link rel="icon" href="${escape(icon)}">`}
<link rel="stylesheet" href="/sandbox/play/assets/frame.css">
${kind === undefined ? '' : `<link rel="stylesheet" href="/sandbox/play/assets/games.css">\n<link rel="modulepreload" href="/sandbox/play/assets/${kind}.js">`}
<script type="module" src="/sandbox/play/assets/frame.js"></script>
</head>
<body ${data}>
${body}
</body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
