export interface GamePageContent {
  readonly name: string
  readonly kindId: number
  /** Addresses of the square and the wide cover on this origin; empty for none. */
  readonly cover: string
  readonly scene: string
}

/** The HTML document of a demo game. Its behavior is in `game.js`, its styles in `game.css`. */
export function gamePage(game: GamePageContent | undefined): string {
  if (game === undefined)
    return page(
      'Game',
      '',
      '',
      '<main class="missing"><p>This game does not exist.</p><button id="close" class="play">Back</button></main>',
    )
  const mechanic = mechanicOf(game.kindId)
  const name = escape(game.name)
  return page(
    name,
    mechanic,
    game.cover,
    `<header>
  ${game.cover === '' ? '' : `<img src="${escape(game.cover)}" width="44" height="44" alt="">`}
  <h1>${name}</h1>
  <span class="demo">Demo</span>
  <button id="close" class="round" aria-label="Close the game"
    ><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg></button>
</header>
<main>
  ${game.scene === '' ? '' : `<img class="scene" src="${escape(game.scene)}" width="480" height="270" alt="">`}
  <p class="credits">Demo credits <output id="credits">1,000</output></p>
  <div id="stage"></div>
  <p id="message" role="status"></p>
</main>
<footer>
  <div class="controls">
    <button id="less" class="round" aria-label="Lower the bet">−</button>
    <p class="bet">Bet <output id="bet">10</output></p>
    <button id="more" class="round" aria-label="Raise the bet">+</button>
    <button id="play" class="play">Play</button>
  </div>
  <details>
    <summary>How it works</summary>
    <div id="rules"></div>
  </details>
  <p class="note"><strong>21+</strong> Demo credits only: nothing here is money, nothing can be won or lost.</p>
</footer>`,
  )
}

/** Numbers for bingo and lottery games, colors for fair, sports and poker games, reels for all others. */
function mechanicOf(kindId: number): 'reels' | 'colors' | 'numbers' {
  if ([27, 12].includes(kindId)) return 'numbers'
  return [2, 21, 1, 3].includes(kindId) ? 'colors' : 'reels'
}

function page(title: string, mechanic: string, icon: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#10111f">
<title>${title} · demo</title>
${icon === '' ? '' : `<link rel="icon" href="${escape(icon)}">`}
<link rel="stylesheet" href="/sandbox/play/assets/game.css">
<script type="module" src="/sandbox/play/assets/game.js"></script>
</head>
<body data-mechanic="${mechanic}">
${body}
</body>
</html>
`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
