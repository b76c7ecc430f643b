import { crown, drawing, element, sign } from './elements.js'
import { say } from './texts.js'

/** By the index that the server sends. The first symbol is the sign of the game. */
const symbols = document.body.dataset.symbols.split(',').map((symbol, index) => ({
  name: say(`symbol.${symbol}`),
  image: index === 0 && sign !== '' ? sign : `/sandbox/play/symbols/${symbol}.svg`,
}))
const symbol = (index) => element('img', { src: symbols[index].image, alt: '' })
const cell = (index) => element('div', { className: 'cell', 'data-symbol': index }, symbol(index))
const anySymbol = () => Math.floor(Math.random() * symbols.length)

export function build(stage) {
  const lines = element('div', { className: 'lines' })
  // The symbols before the first bet: no line has three equal ones, which would look like a win.
  const reels = [
    [3, 0, 4],
    [0, 5, 2],
    [1, 4, 0],
  ].map((window) => {
    const strip = element('div', { className: 'strip' }, ...window.map(cell))
    return { strip, reel: element('div', { className: 'reel' }, strip), spin: undefined }
  })
  const payouts = symbols.map(({ name }, index) =>
    element('li', {}, symbol(index), element('span', { className: 'hidden', textContent: name }), element('b')),
  )
  stage.append(
    element(
      'div',
      { className: 'machine' },
      // The sign of the game is large in the middle, between four other symbols.
      crown(...[0, 1, 2, 3, 4].map(symbol)),
      element('div', { className: 'reels' }, ...reels.map(({ reel }) => reel), lines),
      element('ul', { className: 'payouts' }, ...payouts),
    ),
  )

  return {
    prompt: say('slot.prompt'),
    action: say('slot.action'),
    choice: () => ({}),
    lock() {},
    setPays(pays) {
      for (const [index, { times }] of pays.entries()) payouts[index].lastElementChild.textContent = `×${times}`
    },
    start({ still }) {
      lines.replaceChildren()
      for (const { strip } of reels) for (const each of strip.children) each.classList.remove('won')
      for (const each of reels) if (!still) each.spin = turn(each.strip)
    },
    stop() {
      for (const { spin } of reels) spin?.cancel()
    },
    async show({ window, lines: won }, { still }) {
      await Promise.all(
        reels.map(async (each, index) => {
          each.spin?.cancel()
          await halt(each.strip, window[index], still ? 0 : 500 + index * 300)
        }),
      )
      for (const { rows } of won) {
        const points = rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ')
        lines.append(
          drawing(
            '0 0 300 300',
            ['edge', 'gold', 'light'].map((tone) => ['polyline', { points, class: `${tone}-of-line` }]),
            'win-line',
          ),
        )
        rows.forEach((row, reel) => reels[reel].strip.children[row].classList.add('won'))
      }
      if (won.length === 0) return say('slot.none')
      const names = won.map(({ symbol }) => symbols[symbol].name)
      return won.length === 1
        ? say('slot.three', { name: names[0] })
        : say('slot.many', { count: won.length, names: names.join(', ') })
    },
  }
}

/** Turns a reel until the server has answered. */
function turn(strip) {
  const passing = Array.from({ length: 9 }, anySymbol)
  const shown = [...strip.children].map((each) => each.cloneNode(true))
  strip.replaceChildren(...shown.map((each) => each.cloneNode(true)), ...passing.map(cell), ...shown)
  return strip.animate([{ transform: 'translateY(-75%)' }, { transform: 'translateY(0)' }], {
    duration: 650,
    iterations: Infinity,
    easing: 'linear',
  })
}

/** Stops a reel at three symbols. */
async function halt(strip, window, ms) {
  if (ms > 0) {
    const passing = Array.from({ length: 3 * Math.round(ms / 180) }, anySymbol)
    strip.replaceChildren(...window.map(cell), ...passing.map(cell))
    const from = (-100 * passing.length) / (passing.length + 3)
    await strip.animate([{ transform: `translateY(${from}%)` }, { transform: 'translateY(0)' }], {
      duration: ms,
      easing: 'cubic-bezier(.2,.7,.2,1)',
    }).finished
  }
  strip.replaceChildren(...window.map(cell))
}
