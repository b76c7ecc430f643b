import { drawing, element } from './elements.js'
import { say } from './texts.js'

const GOLD = '#ffb22e'
/** By the index that the server sends: Parol, Moon, Fish, Mango, Sampaguita, Drum. */
const symbols = [
  {
    name: say('slot.parol'),
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
    name: say('slot.mango'),
    shapes: [
      ['path', { d: 'M29 8c12 3 16 16 10 25S18 46 10 38 6 19 14 15s8-9 15-7z', fill: '#ffc23d' }],
      ['path', { d: 'M39 33c-6 9-21 13-29 5 12 3 24-2 31-20 2 5 1 11-2 15z', fill: '#f08a2a' }],
      ['path', { d: 'M28 9c1-5 6-8 12-7-1 6-6 8-12 7z', fill: '#4fc06a' }],
      [
        'path',
        { d: 'M14 20c-3 3-4 7-3 10', stroke: '#ffe9a8', 'stroke-width': 3, fill: 'none', 'stroke-linecap': 'round' },
      ],
    ],
  },
  {
    name: say('slot.sampaguita'),
    shapes: [
      [
        'path',
        {
          d: 'M24 22c-7-6-7-15 0-20 7 5 7 14 0 20zM24 26c-7 6-7 15 0 20 7-5 7-14 0-20zM22 24c-6-7-15-7-20 0 5 7 14 7 20 0zM26 24c6-7 15-7 20 0-5 7-14 7-20 0z',
          fill: '#f4fff8',
        },
      ],
      [
        'path',
        {
          d: 'M22 22c-7-1-12-6-12-12 6 0 11 5 12 12zM26 22c1-7 6-12 12-12 0 6-5 11-12 12zM22 26c-1 7-6 12-12 12 0-6 5-11 12-12zM26 26c7 1 12 6 12 12-6 0-11-5-12-12z',
          fill: '#bfeeda',
        },
      ],
      ['circle', { cx: 24, cy: 24, r: 5, fill: GOLD }],
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
const cell = (symbol) => element('div', { className: 'cell' }, drawing('0 0 48 48', symbols[symbol].shapes))
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
  stage.append(element('div', { className: 'reels' }, ...reels.map(({ reel }) => reel), lines))

  return {
    prompt: say('slot.prompt'),
    action: say('slot.action'),
    choice: () => ({}),
    lock() {},
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
