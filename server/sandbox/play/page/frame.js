/**
 * The common part of all demo games: balance, bets, rounds, rules, failures, and the way out. The game itself is a module
 * that shows what the server has drawn.
 */
import { CallFailure, newBetId, placeBet, readState } from './bet-client.js'
import { element } from './elements.js'

const games = {
  bingo: () => import('./bingo.js'),
  cards: () => import('./cards.js'),
  color: () => import('./color.js'),
  fish: () => import('./fish.js'),
  lottery: () => import('./lottery.js'),
  slot: () => import('./slot.js'),
}
const find = (id) => document.getElementById(id)
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', minimumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-PH', {
  style: 'currency',
  currency: 'PHP',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})
const credits = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })
const time = new Intl.DateTimeFormat('en-PH', { hour: 'numeric', minute: '2-digit', timeZone: 'Asia/Manila' })
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const isFramed = window.parent !== window
const openedAt = Date.now()

find('close').addEventListener('click', leave)
find('close').hidden = isFramed && document.body.dataset.game !== undefined
addEventListener('keydown', (event) => {
  // Escape closes an open dialog first.
  if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) leave()
})

/** Asks the site around the game to close its frame. A game that has replaced the site goes to its home page. */
function leave() {
  if (isFramed) window.parent.postMessage({ type: 'game-close' }, location.origin)
  else location.assign('/')
}

const load = games[document.body.dataset.game]
if (load !== undefined) start(await load())

function start({ build }) {
  const game = build(find('stage'), () => show())
  /** What the server has sent last: balance, bets, jackpot, rules. Undefined until then. */
  let state
  let bet = 0
  /** Credits of a new trial. */
  let trialCredits = 0
  /** A bet that was sent and not answered. It is sent again with its ID, so that it counts once. */
  let pending
  let isBusy = true
  let hasEnded = false
  let rounds = 0
  let net = 0

  find('less').addEventListener('click', () => setBet(bet - 1))
  find('more').addEventListener('click', () => setBet(bet + 1))
  find('play').addEventListener('click', press)
  find('open-rules').addEventListener('click', openRules)
  find('close-rules').addEventListener('click', () => find('rules').close())
  addEventListener('online', () => !isBusy && (state === undefined || pending !== undefined) && press())
  void open()

  const money = (amount) => (state?.trial ? `${credits.format(amount)} credits` : pesos.format(amount))
  const short = (amount) => (state?.trial ? credits.format(amount) : whole.format(amount))
  const stake = () => (state === undefined ? 0 : state.bets[bet] * (game.units?.() ?? 1))

  async function open() {
    isBusy = true
    show('Loading')
    try {
      state = await readState()
      trialCredits = state.balance
      bet = Math.max(
        0,
        state.bets.findIndex((amount) => amount >= 10),
      )
      find('mode').textContent = state.trial ? '· trial' : ''
      find('balance-label').textContent = state.trial ? 'Trial credits' : 'Balance'
      find('note').textContent = state.trial
        ? 'A trial with play credits. They are no money, and nothing can be won or lost.'
        : 'Play for fun, with a limit. Help and limits: leave the game and open Responsible gaming.'
      game.setPays?.(state.pays)
      message(game.prompt)
    } catch (error) {
      fail(error)
    }
    isBusy = false
    show()
  }

  function setBet(next) {
    if (isBusy || pending !== undefined || state === undefined) return
    bet = Math.min(Math.max(next, 0), state.bets.length - 1)
    show()
  }

  function show(text) {
    const isFixed = isBusy || hasEnded || pending !== undefined || state === undefined
    if (text !== undefined) message(text)
    if (state !== undefined) {
      find('balance').textContent = money(state.balance)
      find('bet').textContent = short(state.bets[bet])
      const units = game.units?.() ?? 1
      find('bet-label').textContent = units > 1 ? `Bet ${units} ×` : 'Bet'
      showJackpot()
    }
    // `aria-disabled` keeps the keyboard focus on the button while a round plays; `disabled` would lose it.
    find('less').setAttribute('aria-disabled', String(isFixed || bet === 0))
    find('more').setAttribute('aria-disabled', String(isFixed || bet === state.bets.length - 1))
    find('play').setAttribute('aria-disabled', String(isBusy))
    find('play').textContent = label()
    game.lock(isFixed)
  }

  function label() {
    if (hasEnded) return 'Leave the game'
    if (!isBusy && (state === undefined || pending !== undefined)) return 'Try again'
    if (state?.trial && state.balance < stake()) return 'New credits'
    return game.action
  }

  function showJackpot() {
    const tiers = Object.entries(state.jackpot ?? {})
    find('jackpot').hidden = tiers.length === 0
    const [first] = tiers.toSorted(([, a], [, b]) => b - a)
    if (first !== undefined) find('jackpot').textContent = `${first[0].toUpperCase()} ${pesos.format(first[1])}`
  }

  function press() {
    if (isBusy) return
    if (hasEnded) leave()
    else if (state === undefined) void open()
    else if (pending !== undefined) void play(pending)
    else if (state.trial && state.balance < stake()) {
      state.balance = trialCredits
      show('New trial credits')
    } else if (state.balance < stake()) fail(new CallFailure('balance'))
    else {
      const choice = game.choice()
      if (choice === undefined) message(game.missing)
      else void play({ betId: newBetId(), bet: state.bets[bet], choice, before: state.balance, stake: stake() })
    }
  }

  async function play(order) {
    pending = order
    isBusy = true
    state.balance = order.before - order.stake
    find('win').textContent = '–'
    show('')
    game.start?.({ still: reducedMotion.matches })
    try {
      const { betId, bet: amount, choice } = order
      const answer = await placeBet({ betId, bet: amount, choice })
      const text = await game.show(answer.result, { still: reducedMotion.matches, wait, choice })
      pending = undefined
      settle(order, answer, text)
    } catch (error) {
      game.stop?.()
      // The server has refused the bet, so that it has not moved the balance.
      if (error instanceof CallFailure && error.reason !== 'unknown') {
        pending = undefined
        state.balance = order.before
      }
      fail(error)
    }
    isBusy = false
    show()
  }

  function settle(order, { win, jackpot, balance, pools, stake: paid }, text) {
    const won = win + (jackpot?.amount ?? 0)
    // Other tabs may have changed the balance of the account, so the balance from the server is shown.
    state.balance = balance ?? order.before - paid + won
    if (pools !== undefined) state.jackpot = pools
    state.records = [{ placedAt: Date.now(), stake: paid, win: won }, ...state.records].slice(0, 10)
    rounds += 1
    net += won - paid
    find('win').textContent = won === 0 ? '–' : money(won)
    if (jackpot !== undefined)
      message(`${text}. ${jackpot.tier.toUpperCase()} jackpot: ${money(jackpot.amount)}`, 'win')
    else if (won > paid) message(`${text}. You win ${money(won)}`, 'win')
    else if (won > 0) message(`${text}. ${money(won)} back`)
    else message(text)
  }

  function fail(error) {
    const reason = error instanceof CallFailure ? error.reason : 'broken'
    if (reason === 'session') {
      hasEnded = true
      message('This session has ended. Leave the game and open it again. Your balance is safe.', 'bad')
    } else if (reason === 'balance') {
      message('Your balance is too low for this bet. Lower the bet, or leave the game to deposit.', 'bad')
    } else if (reason === 'refused') {
      message(error.message, 'bad')
    } else if (reason === 'unknown') {
      const cause = navigator.onLine ? 'The game server does not answer.' : 'You are offline.'
      message(pending === undefined ? cause : `${cause} Your bet is kept. Try again: it counts only once.`, 'bad')
    } else {
      console.error(error)
      hasEnded = true
      message('The game has a fault. Leave it and open it again. Your balance is safe.', 'bad')
    }
  }

  function openRules() {
    const list = (entries) => element('ul', {}, ...entries.map((text) => element('li', { textContent: text })))
    const section = (title, ...content) => element('section', {}, element('h3', { textContent: title }), ...content)
    const table = (head, rows) =>
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element('tr', {}, ...head.map((text) => element('th', { scope: 'col', textContent: text }))),
        ),
        element(
          'tbody',
          {},
          ...rows.map((row) => element('tr', {}, ...row.map((text) => element('td', { textContent: text })))),
        ),
      )
    const minutes = Math.floor((Date.now() - openedAt) / 60_000)
    const parts =
      state === undefined
        ? [section('Rules', element('p', { textContent: 'The rules are not loaded yet.' }))]
        : [
            section('How it is played', list(state.rules)),
            section(
              'What it pays',
              table(
                ['Result', 'Pays'],
                state.pays.map(({ on, times }) => [on, `${times} × bet`]),
              ),
            ),
            section(
              'What comes back',
              list(
                state.returns.map(
                  ({ on, percent }) => `Over many rounds, ${percent} % of the bets on ${on} come back.`,
                ),
              ),
              ...(state.jackpot === null
                ? []
                : [
                    list([
                      'One percent of each bet goes to the jackpot. Any bet can win it; a larger bet has a larger chance.',
                    ]),
                  ]),
              element('p', { textContent: 'Each round is drawn by the server and independent of all others.' }),
            ),
            section(
              'This visit',
              element('p', {
                textContent: `${minutes} min, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}, result ${money(net)}`,
              }),
            ),
            section(
              'Last rounds',
              state.records.length === 0
                ? element('p', { textContent: 'No rounds yet.' })
                : table(
                    ['Time', 'Bet', 'Win'],
                    state.records.map(({ placedAt, stake: paid, win }) => [
                      time.format(placedAt),
                      money(paid),
                      money(win),
                    ]),
                  ),
            ),
          ]
    find('rules-text').replaceChildren(...parts)
    find('rules').showModal()
  }
}

function message(text, tone = 'plain') {
  find('message').textContent = text
  find('message').dataset.tone = tone
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
