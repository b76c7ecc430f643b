import { element, sign } from './elements.js'
import { say } from './texts.js'
import { at, ring, turningWheel } from './turning-wheel.js'

/** The payouts on the wheel, in the order that the server draws from. 0 is a star. */
const segments = document.body.dataset.segments.split(',').map(Number)
/** What is in the hub: a Ferris wheel, a sun or a star as on the cover; other wheels have the sign of the game. */
const { wheel: kind } = document.body.dataset
const isStanding = kind !== 'casino' && kind !== 'star'
const payouts = [...new Set(segments)].filter((times) => times > 0).toSorted((a, b) => a - b)

const STEP = 360 / segments.length
const HUB = 84
const OUTER = 176

/** A small circle, as a part of a path. */
const dot = (point, r) => `M${point}m${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`

const arc = (from, to, radius) => `M${at(from, radius)}A${radius} ${radius} 0 0 1 ${at(to, radius)}`

/** Each segment is light along one side, and dark along the other and at the rim. */
const faces = [
  ['path', { d: sides(-0.5, -0.26), class: 'light-side' }],
  ['path', { d: sides(0.1, 0.5), class: 'shade-side' }],
  ['circle', { cx: 200, cy: 200, r: OUTER - 4, class: 'shade-of-rim' }],
]

function sides(from, to) {
  return segments.map((_, index) => ring((index + from) * STEP, (index + to) * STEP, HUB, OUTER)).join('')
}

/** A rim of brass with a bulb between each two segments. */
function rim() {
  const bulbs = segments.map((_, index) => at((index + 0.5) * STEP, 187))
  const glints = segments.map((_, index) => {
    const [x, y] = at((index + 0.5) * STEP, 187)
      .split(' ')
      .map(Number)
    return `${x - 1.6} ${y - 1.8}`
  })
  const every = (points, r) => points.map((point) => dot(point, r)).join('')
  return [
    ['circle', { cx: 200, cy: 200, r: 187, class: 'rim' }],
    ['circle', { cx: 200, cy: 200, r: 195.5, class: 'bevel outside' }],
    ['circle', { cx: 200, cy: 200, r: 178, class: 'bevel inside' }],
    ['path', { d: arc(-112, 22, 195.5), class: 'bevel light' }],
    ['path', { d: arc(68, 202, 178), class: 'bevel light' }],
    ['path', { d: every(bulbs, 7.4), class: 'socket' }],
    ...[0, 1].map((half) => [
      'path',
      {
        d: every(
          bulbs.filter((_, index) => index % 2 === half),
          5.6,
        ),
        class: `bulb b${half}`,
      },
    ]),
    ['path', { d: every(glints, 1.7), class: 'glint' }],
  ]
}

/** The Ferris wheel in the hub. It stands still, so that its gondolas hang upright. */
function ferrisWheel() {
  const angles = [30, 90, 150, 210, 270, 330]
  return [
    ['circle', { cx: 200, cy: 200, r: HUB, class: 'cone' }],
    ['path', { d: `${arc(78, 222, 81)}A104 104 0 0 0 ${at(78, 81)}Z`, class: 'shade-of-cone' }],
    ['path', { d: 'M196 200L160 272H171L200 214L229 272H240L204 200Z', class: 'legs-of-ferris' }],
    ['path', { d: angles.map((angle) => `M200 200L${at(angle, 50)}`).join(''), class: 'spokes' }],
    ['circle', { cx: 200, cy: 200, r: 50, class: 'ring-of-ferris' }],
    ['path', { d: arc(-110, 20, 51.5), class: 'light-of-ring' }],
    ['circle', { cx: 200, cy: 200, r: 27, class: 'inner-ring' }],
    ['circle', { cx: 200, cy: 200, r: 13, class: 'axle' }],
    ['path', { d: 'M200 190l3 6.5 7 .8-5.2 4.8 1.4 7-6.2-3.5-6.2 3.5 1.4-7-5.2-4.8 7-.8z', class: 'star-of-axle' }],
    ...angles.flatMap((angle, index) => gondola(at(angle, 50), index % 3)),
  ]
}

/** The sign of the game in the hub. It stands still, and its edge is covered by the ring around the hub. */
function signInHub() {
  return [
    ['circle', { cx: 200, cy: 200, r: HUB, class: 'cone' }],
    ['image', { href: sign, x: 200 - HUB, y: 200 - HUB, width: 2 * HUB, height: 2 * HUB }],
    ['circle', { cx: 200, cy: 200, r: HUB, class: 'ring-of-hub' }],
    ['path', { d: arc(-112, 22, HUB + 1.5), class: 'bevel light' }],
  ]
}

/** A star with `points`, around the middle of the wheel. */
const starOf = (points, outer, inner) =>
  `M${Array.from({ length: points * 2 }, (_, index) => at((index * 180) / points, index % 2 === 0 ? outer : inner)).join('L')}Z`

/** A glossy sun on violet. */
function sunInHub() {
  return [
    ['circle', { cx: 200, cy: 200, r: HUB, class: 'ground-of-sun' }],
    ['path', { d: `${arc(78, 222, 81)}A104 104 0 0 0 ${at(78, 81)}Z`, class: 'shade-of-cone' }],
    ['path', { d: starOf(8, 72, 44), class: 'rays far' }],
    ['path', { d: starOf(8, 52, 32), class: 'rays' }],
    ['circle', { cx: 200, cy: 200, r: 23, class: 'core-of-sun' }],
    ['path', { d: `M${at(60, 22)}A22 22 0 0 1 ${at(210, 22)}Q206 212 ${at(60, 22)}Z`, class: 'shade-of-core' }],
    ['ellipse', { cx: 193, cy: 190, rx: 7, ry: 4.5, transform: 'rotate(-35 193 190)', class: 'glint' }],
    ['circle', { cx: 200, cy: 200, r: HUB, class: 'ring-of-hub' }],
    ['path', { d: arc(-112, 22, HUB + 1.5), class: 'bevel light' }],
  ]
}

/** A red star on a boss of brass and cream. */
function starInHub() {
  return [
    ['circle', { cx: 200, cy: 200, r: HUB, class: 'boss' }],
    ['path', { d: `${arc(78, 222, 80)}A100 100 0 0 0 ${at(78, 80)}Z`, class: 'shade-of-boss' }],
    ['path', { d: arc(-80, 10, HUB - 11), class: 'bevel light' }],
    ['circle', { cx: 200, cy: 200, r: 60, class: 'face-of-boss' }],
    ['path', { d: `${arc(78, 222, 57)}A72 72 0 0 0 ${at(78, 57)}Z`, class: 'shade-of-face' }],
    ['path', { d: starOf(5, 48, 20), class: 'star-of-boss' }],
    ['path', { d: [72, 144].map((turn) => side(turn)).join(''), class: 'shade-of-star' }],
    ['path', { d: `M${at(-8, 38)}L${at(-32, 19)}L${at(-62, 30)}`, class: 'light-of-star' }],
  ]
}

/** The half of a point of the star that is in the shade. */
const side = (turn) => `M200 200L${at(turn, 46)}L${at(turn + 36, 19)}Z`

const hubs = { ferris: ferrisWheel, star: starInHub, sun: sunInHub }

/** A gondola that hangs at a point: a roof, two people between its bars, and a car. */
function gondola(point, color) {
  const from = (rest) => `M${point}${rest}`
  return [
    ['path', { d: from('m-12 -1h24v14h-24z'), class: 'inside-of-gondola' }],
    ['path', { d: `${dot(`${point}m-5 7`, 3.6)}${dot(`${point}m5 7`, 3.6)}`, class: 'faces-of-riders' }],
    ['path', { d: from('m-12 0v12m24 -12v12'), class: 'bars' }],
    ['path', { d: from('m-16 10h32l-3 11q-1 4 -5 4h-16q-4 0 -5 -4z'), class: `car c${color}` }],
    ['path', { d: from('m4 10h12l-3 11q-1 4 -5 4h-8q4 -6 4 -15z'), class: 'shade-of-car' }],
    ['path', { d: from('m-16 10h32l-.8 3.4h-30.4z'), class: 'edge-of-car' }],
    ['path', { d: from('m-17 1q3 -13 17 -14q14 1 17 14z'), class: 'roof' }],
    ['path', { d: from('m3 1q1 -9 -3 -14q14 1 17 14z'), class: 'shade-of-roof' }],
  ]
}

/** Two legs on a platform, with a striped tent and crates below the wheel. */
const stand = [
  ['ellipse', { cx: 200, cy: 466, rx: 196, ry: 9, class: 'shade-of-stand' }],
  ['path', { d: 'M176 200L58 452H92L200 226L308 452H342L224 200Z', class: 'leg' }],
  ['path', { d: 'M176 200L58 452H68L188 200ZM212 240L308 452H318L218 230Z', class: 'light-of-leg' }],
  ['path', { d: 'M20 450H380L388 466H12Z', class: 'platform' }],
  ['path', { d: 'M20 450H380L382 454H18Z', class: 'light-of-platform' }],
  ['path', { d: 'M136 420H264L258 451H142Z', class: 'tent' }],
  ['path', { d: 'M161 420H187L186 451H164ZM213 420H239L236 451H214Z', class: 'stripe-of-tent' }],
  ['path', { d: 'M190 451Q191 432 200 426Q209 432 210 451Z', class: 'door' }],
  [
    'path',
    {
      d:
        'M200 398Q222 414 270 420Q268 429 257 429Q248 429 246 421Q244 429 234 429Q224 429 223 421' +
        'Q221 429 211.5 429Q201 429 200 421Q199 429 188.5 429Q179 429 177 421Q176 429 166 429' +
        'Q156 429 154 421Q152 429 143 429Q132 429 130 420Q178 414 200 398Z',
      class: 'top-of-tent',
    },
  ],
  [
    'path',
    {
      d:
        'M200 398Q197 412 177 421Q176 429 166 429Q156 429 154 421Q186 412 200 398ZM200 398' +
        'Q203 412 223 421Q221 429 211.5 429Q201 429 200 421ZM200 398Q226 414 246 421Q248 429 257 429' +
        'Q268 429 270 420Q222 414 200 398Z',
      class: 'stripe-of-tent',
    },
  ],
  ['path', { d: 'M200 398Q222 414 270 420Q268 429 257 429L246 451H258L264 420Z', class: 'shade-of-tent' }],
  ['path', { d: 'M292 430H322V451H292ZM98 436H124V451H98Z', class: 'crate' }],
  ['path', { d: 'M312 430H322V451H312ZM116 436H124V451H116Z', class: 'shade-of-tent' }],
]

export function build(stage, changed) {
  let chosen
  const wheel = turningWheel({
    segments: segments.map((times) => ({
      className: `payout p${times}`,
      label: times === 0 ? '★' : String(times),
      ...(times > 9 && { size: 20 }),
    })),
    inner: HUB,
    outer: OUTER,
    text: { radius: 147, size: 25 },
    faces,
    ...(isStanding && { under: stand }),
    over: [
      ...(hubs[kind] ?? signInHub)(),
      ...rim(),
      ['path', { d: 'M178 -10H222L200 30Z', class: 'mark' }],
      ['path', { d: 'M200 -8H218L200 25Z', class: 'shade-of-mark' }],
    ],
  })
  if (isStanding) wheel.box.classList.add('standing')
  const buttons = payouts.map((times) =>
    element('button', {
      type: 'button',
      className: `p${times}`,
      'aria-label': say('wheel.payout', { times }),
      'aria-pressed': 'false',
      textContent: `×${times}`,
      onclick() {
        if (buttons[0].getAttribute('aria-disabled') === 'true') return
        chosen = times
        buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(payouts[index] === chosen)))
        changed()
      },
    }),
  )
  stage.append(
    wheel.box,
    element(
      'div',
      { className: 'bets payouts-of-wheel', role: 'group', 'aria-label': say('wheel.choice') },
      ...buttons,
    ),
  )

  return {
    prompt: say('wheel.prompt'),
    ask: say('wheel.ask'),
    action: say('wheel.action'),
    choice: () => (chosen === undefined ? undefined : { times: chosen }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start({ still }) {
      if (!still) wheel.turn()
    },
    stop: wheel.stop,
    async show({ segment }, { still }) {
      await wheel.stopAt(segment, still)
      const times = segments[segment]
      return times === 0 ? say('wheel.star') : say('wheel.result', { times })
    },
  }
}
