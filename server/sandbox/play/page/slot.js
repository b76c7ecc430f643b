import { crown, drawing, element, sign } from './elements.js'
import { say } from './texts.js'

const GOLD = '#ffb22e'
/**
 * By the index that the server sends: sign of the game, moon, fish, calamansi, fan, drum. A game without a sign of its
 * own has a star. No sign of a game shows what another symbol shows.
 */
const symbols = [
  {
    name: say('slot.sign'),
    shapes: [
      [
        'path',
        {
          d: 'M24 2l6.500 14.500 15.500 1.500-11.700 10.300 3.500 15.200L24 35.600 10.200 43.500l3.500-15.200L2 18l15.500-1.500z',
          fill: GOLD,
        },
      ],
      [
        'path',
        {
          d: 'M24 2l6.500 14.500L24 24zM46 18L34.300 28.300 24 24zM37.800 43.500L24 35.600V24zM10.200 43.500l3.500-15.200L24 24zM2 18l15.500-1.500L24 24z',
          fill: '#ff8a3d',
        },
      ],
      ['circle', { cx: 24, cy: 24, r: 5, fill: '#fff3d1' }],
      ['path', { d: 'M10 44l-3 4M38 44l3 4', stroke: '#ff6b5e', 'stroke-width': 2.5, 'stroke-linecap': 'round' }],
    ],
  },
  {
    name: say('slot.moon'),
    shapes: [
      ['circle', { cx: 24, cy: 24, r: 21, fill: '#3c4374' }],
      ['path', { d: 'M29 6a19 19 0 1 0 14 24A15 15 0 0 1 29 6z', fill: '#f7efcf' }],
      ['circle', { cx: 17, cy: 26, r: 3, fill: '#ddd0a0' }],
      ['circle', { cx: 23, cy: 36, r: 2, fill: '#ddd0a0' }],
      ['circle', { cx: 37, cy: 16, r: 1.5, fill: '#fff' }],
    ],
  },
  {
    name: say('slot.fish'),
    shapes: [
      ['path', { d: 'M34 24l11-9v18z', fill: '#3f8be0' }],
      ['path', { d: 'M3 24c7-13 22-15 33-1-11 15-26 14-33 1z', fill: '#6fb6ff' }],
      ['path', { d: 'M6 27c8 6 20 6 28-1-9 10-22 10-28 1z', fill: '#d6ebff' }],
      [
        'path',
        { d: 'M17 12c4-5 10-6 14-3l-3 6zM18 20c4 3 4 6 0 9', fill: '#3f8be0', stroke: '#3f8be0', 'stroke-width': 1.5 },
      ],
      ['circle', { cx: 11, cy: 22, r: 2.5, fill: '#0d1c33' }],
    ],
  },
  {
    name: say('slot.calamansi'),
    shapes: [
      ['circle', { cx: 19, cy: 20, r: 17, fill: '#3f9d4f' }],
      ['path', { d: 'M36 20a17 17 0 0 1-32 8c9 6 25 4 29-18 2 3 3 6 3 10z', fill: '#2a7a44' }],
      [
        'path',
        { d: 'M9 13c2-3 5-5 8-5', stroke: '#d8f5b0', 'stroke-width': 3, fill: 'none', 'stroke-linecap': 'round' },
      ],
      ['path', { d: 'M19 4c3-4 9-4 14-2-2 5-8 6-14 2z', fill: '#8fd35c' }],
      ['circle', { cx: 33, cy: 33, r: 13.5, fill: '#5fb545' }],
      ['circle', { cx: 33, cy: 33, r: 11, fill: '#fff1c4' }],
      ['circle', { cx: 33, cy: 33, r: 9.5, fill: '#ffb22e' }],
      ['path', { d: 'M33 24v18M25 28.500l16 9M25 37.500l16-9', stroke: '#fff1c4', 'stroke-width': 1.5, fill: 'none' }],
    ],
  },
  {
    name: say('slot.fan'),
    shapes: [
      ['path', { d: 'M24 40L2 22a28 28 0 0 1 44 0z', fill: '#ff7da5' }],
      [
        'path',
        {
          d: 'M24 40L12.500 14.500a28 28 0 0 0-10.500 7.500zM24 40l-3-28.600a28 28 0 0 1 9 .2zM24 40l12-25.200a28 28 0 0 1 10 7.200z',
          fill: '#ffd3e0',
        },
      ],
      ['path', { d: 'M10 28.500a18 18 0 0 1 28 0', stroke: '#c23a78', 'stroke-width': 2.5, fill: 'none' }],
      [
        'path',
        { d: 'M2 22a28 28 0 0 1 44 0', stroke: '#fff3d1', 'stroke-width': 3, fill: 'none', 'stroke-linecap': 'round' },
      ],
      [
        'path',
        {
          d: 'M2 22l22 20 22-20',
          stroke: '#c23a78',
          'stroke-width': 2.5,
          fill: 'none',
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        },
      ],
      ['circle', { cx: 24, cy: 41, r: 4, fill: GOLD }],
    ],
  },
  {
    name: say('slot.drum'),
    shapes: [
      ['path', { d: 'M6 15v17c0 6 8 11 18 11s18-5 18-11V15z', fill: '#e0483c' }],
      [
        'path',
        {
          d: 'M7 20l8 20 9-18 9 18 8-20',
          stroke: '#ffd98a',
          'stroke-width': 2.5,
          fill: 'none',
          'stroke-linejoin': 'round',
        },
      ],
      ['ellipse', { cx: 24, cy: 14, rx: 18, ry: 8, fill: '#ffe7b8' }],
      ['ellipse', { cx: 24, cy: 14, rx: 18, ry: 8, fill: 'none', stroke: '#b9302a', 'stroke-width': 2.5 }],
    ],
  },
]
const symbol = (index) =>
  index === 0 && sign !== '' ? element('img', { src: sign, alt: '' }) : drawing('0 0 48 48', symbols[index].shapes)
const cell = (index) => element('div', { className: 'cell' }, symbol(index))
const anySymbol = () => Math.floor(Math.random() * symbols.length)

export function build(stage) {
  const lines = element('div', { className: 'lines' })
  const reels = [
    [0, 5, 4],
    [3, 0, 2],
    [4, 1, 0],
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
      crown(),
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
        lines.append(
          drawing(
            '0 0 300 300',
            [['polyline', { points: rows.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' ') }]],
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
