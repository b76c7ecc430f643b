/** The common part of all demo games: credits, bet, rounds, close. Each mechanic is a module. */
const bets = [1, 5, 10, 20, 50, 100]
const start = 1000

const find = (id) => document.getElementById(id)
const amount = new Intl.NumberFormat('en-PH')
const still = matchMedia('(prefers-reduced-motion: reduce)')

find('close').addEventListener('click', close)
addEventListener('keydown', (event) => event.key === 'Escape' && close())

/** Asks the embedding page to close the frame. Without one, goes to the home page. */
function close() {
  if (window.parent !== window) window.parent.postMessage({ type: 'game-close' }, location.origin)
  else location.assign('/')
}

const mechanics = {
  reels: () => import('./reels.js'),
  colors: () => import('./colors.js'),
  numbers: () => import('./numbers.js'),
}
const load = mechanics[document.body.dataset.mechanic]
if (load !== undefined) run(await load())

function run({ build, rules, prompt, action }) {
  let credits = start
  let bet = 2
  let playing = false
  const round = build(find('stage'))
  find('rules').replaceChildren(
    ...rules.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
  )
  showMessage(prompt)

  find('less').addEventListener('click', () => setBet(bet - 1))
  find('more').addEventListener('click', () => setBet(bet + 1))
  find('play').addEventListener('click', play)
  setBet(bet)

  function setBet(next) {
    bet = Math.min(Math.max(next, 0), bets.length - 1)
    show()
  }

  function show() {
    find('credits').textContent = amount.format(credits)
    find('bet').textContent = amount.format(bets[bet])
    find('less').disabled = playing || bet === 0
    find('more').disabled = playing || bet === bets.length - 1
    // `aria-disabled` keeps the keyboard focus on the button while a round plays; `disabled` would lose it.
    find('play').setAttribute('aria-disabled', String(playing))
    find('play').textContent = credits < bets[bet] ? 'Refill demo credits' : action
  }

  async function play() {
    if (playing) return
    if (credits < bets[bet]) {
      credits = start
      showMessage('Fresh demo credits')
      return show()
    }
    const stake = bets[bet]
    playing = true
    credits -= stake
    showMessage('')
    show()
    const { times, text } = await round({ random, wait, still: still.matches })
    const won = stake * times
    credits += won
    playing = false
    if (won === 0) showMessage(text)
    else
      showMessage(
        `${text}: ${won > stake ? '+' : ''}${amount.format(won)} demo credits${won === stake ? ' back' : ''}`,
        won > stake,
      )
    show()
  }
}

function showMessage(text, win = false) {
  const message = find('message')
  message.textContent = text
  message.dataset.tone = win ? 'win' : 'plain'
}

/** A uniformly distributed integer from 0 to `limit` - 1. */
function random(limit) {
  const span = 2 ** 32 - (2 ** 32 % limit)
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1))
    if (value < span) return value % limit
  }
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
