/**
 * The common part of all demo games: balance, bets, rounds, rules, failures, and the way out. The game itself is a module
 * that shows what the server has drawn.
 */
import { CallFailure, newBetId, placeBet, readState } from './bet-client.js'
import { element } from './elements.js'
import { say } from './texts.js'

const games = {
  aim: () => import('./aim.js'),
  bingo: () => import('./bingo.js'),
  blackjack: () => import('./blackjack.js'),
  cards: () => import('./cards.js'),
  color: () => import('./color.js'),
  dice: () => import('./dice.js'),
  drop: () => import('./drop.js'),
  fish: () => import('./fish.js'),
  lottery: () => import('./lottery.js'),
  poker: () => import('./poker.js'),
  pool: () => import('./pool.js'),
  race: () => import('./race.js'),
  roulette: () => import('./roulette.js'),
  scratch: () => import('./scratch.js'),
  slot: () => import('./slot.js'),
  wheel: () => import('./wheel.js'),
}
const find = (id) => document.getElementById(id)
const pesos = new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP', minimumFractionDigits: 2 })
const whole = new Intl.NumberFormat('en-PH', {
  style: 'currency',
  currency: 'PHP',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
})
const jackpots = new Intl.NumberFormat('en-PH', {
  style: 'currency',
  currency: 'PHP',
  maximumFractionDigits: 0,
  roundingMode: 'trunc',
})
const credits = new Intl.NumberFormat('en-PH', { maximumFractionDigits: 2 })
const time = new Intl.DateTimeFormat(document.documentElement.lang, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Manila',
})
const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
const isFramed = window.parent !== window
const openedAt = Date.now()

find('close').addEventListener('click', leave)
find('close').hidden = isFramed && document.body.dataset.game !== undefined
addEventListener('keydown', (event) => {
  // Escape closes an open dialog first.
  if (event.key === 'Escape' && document.querySelector('dialog[open]') === null) leave()
})

/** Asks the site around the game for something, such as to close its frame. */
const ask = (message) => window.parent.postMessage(message, location.origin)

/** Closes the frame of the game. A game that has replaced the site goes to its home page. */
function leave() {
  if (isFramed) ask({ type: 'game-close' })
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
  /** What the button does while a round waits for the player: its text and a function. Undefined otherwise. */
  let offered
  let isBusy = true
  let hasEnded = false
  let rounds = 0
  let net = 0

  find('less').addEventListener('click', () => setBet(bet - 1))
  find('more').addEventListener('click', () => setBet(bet + 1))
  find('play').addEventListener('click', press)
  find('open-rules').addEventListener('click', openRules)
  find('close-rules').addEventListener('click', () => find('rules').close())
  if (isFramed && game.orientation !== undefined) ask({ type: 'game-orientation', orientation: game.orientation })
  addEventListener('online', () => !isBusy && (state === undefined || pending !== undefined) && press())
  void open()

  const money = (amount) =>
    state?.trial ? say('frame.credits', { amount: credits.format(amount) }) : pesos.format(amount)
  const short = (amount) => (state?.trial ? credits.format(amount) : whole.format(amount))
  const stake = () => (state === undefined ? 0 : state.bets[bet] * (game.units?.() ?? 1))

  async function open() {
    isBusy = true
    show(say('frame.loading'))
    try {
      state = await readState()
      trialCredits = state.balance
      bet = Math.max(
        0,
        state.bets.findIndex((amount) => amount >= 10),
      )
      if (state.trial) find('kind').textContent = say('frame.trial', { title: document.body.dataset.title })
      find('balance-label').textContent = say(state.trial ? 'frame.trial-credits' : 'frame.balance')
      find('note').textContent = say(state.trial ? 'frame.trial-note' : 'frame.note')
      game.setPays?.(state.pays)
      message(hint())
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
    const isFixed = isBusy || !isReady()
    if (text !== undefined) message(text)
    if (state !== undefined) {
      find('balance').textContent = money(state.balance)
      const count = game.units?.() ?? 1
      const amount = short(state.bets[bet])
      find('bet').textContent = short(stake())
      find('bet-label').textContent = count > 1 ? say('frame.bets', { count, amount }) : say('frame.bet')
      showJackpot()
    }
    // `aria-disabled` keeps the keyboard focus on the button while a round plays; `disabled` would lose it.
    find('less').setAttribute('aria-disabled', String(isFixed || bet === 0))
    find('more').setAttribute('aria-disabled', String(isFixed || bet === state.bets.length - 1))
    find('play').setAttribute('aria-disabled', String(isBusy && offered === undefined))
    find('play').textContent = label()
    // The prompt is done when the player has chosen.
    if (find('play').dataset.unchosen !== undefined && !isUnchosen() && find('message').textContent === game.prompt)
      message('')
    find('play').toggleAttribute('data-unchosen', isUnchosen())
    game.lock(isFixed)
  }

  /** Whether a press of the button may place a bet. */
  function isReady() {
    return state !== undefined && !hasEnded && pending === undefined
  }

  /** Whether the player has not chosen what to bet on. The button asks for it, and a press shows the hint again. */
  function isUnchosen() {
    return !isBusy && isReady() && game.choice() === undefined
  }

  /** What the player may do, unless the button says it with the same words. */
  function hint() {
    return game.choice() === undefined && game.ask === undefined ? '' : game.prompt
  }

  function label() {
    if (offered !== undefined) return offered.action
    if (hasEnded) return say('frame.leave')
    if (!isBusy && !isReady()) return say('frame.retry')
    if (state?.trial && state.balance < stake()) return say('frame.new-credits')
    return isUnchosen() ? (game.ask ?? game.prompt) : game.action
  }

  function showJackpot() {
    // Credits of a trial cannot win it.
    const tiers = state.trial ? [] : tiersOf(state)
    find('jackpot').hidden = tiers.length === 0
    // The site shows the same sum without decimals.
    const sum = tiers.reduce((total, [, amount]) => total + amount, 0)
    find('jackpot').replaceChildren(
      tiers.length > 1
        ? say('frame.jackpots', { count: tiers.length, amount: jackpots.format(sum) })
        : say('frame.jackpot', { amount: jackpots.format(sum) }),
      ...(tiers.length > 1
        ? [
            element(
              'span',
              { className: 'tiers' },
              ...namesOf(tiers).map((textContent) => element('span', { textContent })),
            ),
          ]
        : []),
    )
  }

  function press() {
    if (offered !== undefined) offered.press()
    if (isBusy) return
    if (hasEnded) leave()
    else if (state === undefined) void open()
    else if (pending !== undefined) void play(pending)
    else if (state.trial && state.balance < stake()) {
      state.balance = trialCredits
      show(say('frame.renewed'))
    } else if (state.balance < stake()) fail(new CallFailure('balance'))
    else {
      const choice = game.choice()
      if (choice === undefined) message(hint(), 'ask')
      else void play({ betId: newBetId(), bet: state.bets[bet], choice, before: state.balance, stake: stake() })
    }
  }

  /** Gives the button to a game whose round waits for the player. The money moves on screen when the round ends. */
  function offer(next) {
    offered = next
    show(next.prompt)
  }

  async function play(order) {
    pending = order
    isBusy = true
    state.balance = order.before - order.stake
    find('win').textContent = '–'
    delete find('stage').dataset.win
    show('')
    game.start?.({ still: reducedMotion.matches })
    try {
      const { betId, bet: amount, choice } = order
      const answer = await placeBet({ betId, bet: amount, choice })
      const text = await game.show(answer.result, { still: reducedMotion.matches, wait, choice, offer })
      offered = undefined
      pending = undefined
      settle(order, answer, text)
    } catch (error) {
      offered = undefined
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
    // A round that returns its stake or less is not shown as a win.
    find('win').textContent = won > paid ? money(won) : '–'
    if (jackpot !== undefined)
      message(
        say('frame.jackpot-won', { text, tier: jackpot.tier.toUpperCase(), amount: money(jackpot.amount) }),
        'win',
      )
    else if (won > paid) message(say('frame.won', { text, amount: money(won) }), 'win')
    else if (won > 0) message(say('frame.back', { text, amount: money(won) }))
    else message(text)
    if (won > paid) {
      const amount = `+${money(won)}`
      find('stage').dataset.win = amount
      find('message').dataset.amount = amount
    }
  }

  function fail(error) {
    const reason = error instanceof CallFailure ? error.reason : 'broken'
    if (reason === 'session') {
      hasEnded = true
      message(say('frame.ended'), 'bad')
    } else if (reason === 'balance') {
      message(say('frame.low'), 'bad')
    } else if (reason === 'refused') {
      message(error.message, 'bad')
    } else if (reason === 'unknown') {
      const cause = say(navigator.onLine ? 'frame.silent' : 'frame.offline')
      message(pending === undefined ? cause : say('frame.kept', { cause }), 'bad')
    } else {
      console.error(error)
      hasEnded = true
      message(say('frame.fault'), 'bad')
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
        ? [section(say('frame.rules'), element('p', { textContent: say('frame.rules-missing') }))]
        : [
            section(say('frame.how'), list(state.rules)),
            section(
              say('frame.pays'),
              table(
                [say('frame.result'), say('frame.pay')],
                state.pays.map(({ on, times }) => [on, say('frame.times', { times })]),
              ),
            ),
            section(
              say('frame.returns'),
              list(state.returns.map((values) => say('frame.return', values))),
              ...(state.trial || state.jackpot === null
                ? []
                : [list([say('frame.jackpot-rule'), ...namesOf(tiersOf(state))])]),
              element('p', { textContent: say('frame.drawn') }),
            ),
            section(
              say('frame.visit'),
              element('p', {
                textContent: say(rounds === 1 ? 'frame.visit-one' : 'frame.visit-many', {
                  minutes,
                  rounds,
                  amount: money(net),
                }),
              }),
            ),
            section(
              say('frame.last-rounds'),
              state.records.length === 0
                ? element('p', { textContent: say('frame.no-rounds') })
                : table(
                    [say('frame.time'), say('frame.bet'), say('frame.win')],
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

/** The tiers of the jackpot of a game, the largest first. */
const tiersOf = (state) => Object.entries(state.jackpot ?? {}).toSorted(([, a], [, b]) => b - a)

const namesOf = (tiers) => tiers.map(([tier, amount]) => `${tier.toUpperCase()} ${jackpots.format(amount)}`)

function message(text, tone = 'plain') {
  delete find('message').dataset.amount
  find('message').textContent = text
  find('message').dataset.tone = tone
}

function wait(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
