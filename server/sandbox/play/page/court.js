/** The courts of sports and the boxing ring: the floor in perspective, the people behind it, and the score. */
import { drawing, element } from './elements.js'
import { say } from './texts.js'

const { ball, board } = document.body.dataset
/** What flies at the targets of a sport; undefined in a booth and at a pond, where a ring is thrown. */
export const missile = ball ?? { court: 'shuttlecock', ring: 'glove' }[board]
/** Where targets stand in their row, as a part of its height. */
const BASE = 0.76
/** Where the rows of a court and of a booth begin. The nearer of three rows are higher; the style sheet knows it too. */
const ROWS = { court: [0, 74, 174, 300], booth: [0, 86, 186, 300] }
/** Where the targets in a row stand, if there are two or three rows. */
export function baseOf(place, rows, row) {
  const [from, to] = rows === 2 ? [row * 100, row * 100 + 100] : ROWS[place].slice(row)
  return from + (to - from) * BASE
}

/*
 * The floor of a court is one plane, seen from the middle of its near side. A place on it is given by its distance to
 * the right of the middle and by its distance from the far end, both in the units of the drawing at the lowest row of
 * targets. The style sheet knows the size of the targets in each row.
 */
const HORIZON = -247
/** The far end of the floor, in the drawing. */
const BACK = 34
/** How far a depth of 1 is, compared with a width of 1. */
const FOCUS = 428
/** Circles are flatter than the depth of the floor, because the drawing is stretched upward in a high window. */
const FLAT = 0.74
/** Half of the width of a boxing ring. */
const SIDE = 232

/** Draws on the floor of a court with this many rows of targets. */
function floorOf(rows) {
  const height = baseOf('court', rows, rows - 1) - HORIZON
  const farthest = height / (BACK - HORIZON)
  /** A place on the floor, or at a height above it. */
  const at = (x, depth, rise = 0) => {
    const distance = Math.max(0.8, farthest - depth / FOCUS)
    return `${(200 + x / distance).toFixed(1)} ${(HORIZON + (height - rise) / distance).toFixed(1)}`
  }
  const polygon = (places) => `M${places.map(([x, depth]) => at(x, depth)).join('L')}`
  const box = (x, from, to) =>
    `${polygon([
      [-x, from],
      [x, from],
      [x, to],
      [-x, to],
    ])}Z`
  const arc = ([cx, cz], r, from = 0, to = 2 * Math.PI) =>
    polygon(
      Array.from({ length: 33 }, (_, index) => {
        const angle = from + ((to - from) * index) / 32
        return [cx + r * Math.cos(angle), cz + FLAT * r * Math.sin(angle)]
      }),
    )
  return { at, polygon, box, arc }
}

/** What is painted on the floor of each sport: colored areas and white lines. */
const courts = {
  basketball({ polygon, box, arc }) {
    const joints = Array.from({ length: 41 }, (_, each) =>
      polygon([
        [each * 16 - 320, 0],
        [each * 16 - 320, 420],
      ]),
    )
    return {
      areas: [
        [box(320, 0, 440), 'apron'],
        [box(182, 8, 420), 'wood'],
        [`${arc([0, 47], 150, 0, Math.PI)}Z`, 'wood-in-arc'],
        [box(62, 8, 150), 'key'],
        [`${arc([0, 150], 46)}Z`, 'key'],
        [`${arc([0, 322], 52)}Z`, 'key'],
      ],
      joints: joints.join(''),
      lines:
        box(182, 8, 322) +
        box(62, 8, 150) +
        arc([0, 150], 46) +
        arc([0, 322], 52) +
        polygon([
          [-150, 8],
          [-150, 47],
        ]) +
        arc([0, 47], 150, Math.PI, 0) +
        polygon([
          [150, 47],
          [150, 8],
        ]) +
        polygon([
          [-182, 322],
          [-182, 420],
        ]) +
        polygon([
          [182, 322],
          [182, 420],
        ]),
    }
  },
  football({ polygon, box, arc }) {
    const bands = Array.from({ length: 6 }, (_, each) => box(330, each * 80, each * 80 + 40))
    return {
      areas: [
        [box(330, 0, 460), 'grass-floor'],
        [bands.join(''), 'mown'],
      ],
      joints: '',
      lines:
        box(184, 8, 318) +
        box(124, 8, 118) +
        box(62, 8, 52) +
        arc([0, 84], 52, 0.72, Math.PI - 0.72) +
        arc([0, 84], 2.5) +
        arc([0, 318], 62) +
        polygon([
          [-184, 318],
          [-184, 440],
        ]) +
        polygon([
          [184, 318],
          [184, 440],
        ]),
    }
  },
  shuttlecock({ polygon, box }) {
    return {
      areas: [
        [box(330, 0, 460), 'apron'],
        [box(176, 10, 430), 'green'],
      ],
      joints: '',
      lines:
        box(176, 10, 380) +
        box(150, 10, 380) +
        box(176, 34, 356) +
        box(176, 130, 260) +
        polygon([
          [0, 10],
          [0, 130],
        ]) +
        polygon([
          [0, 260],
          [0, 380],
        ]),
    }
  },
  glove({ polygon, box, arc }) {
    const seams = [
      ...[-156, -78, 0, 78, 156].map((x) =>
        polygon([
          [x, 6],
          [x, 460],
        ]),
      ),
      ...[90, 180, 270, 360].map((depth) =>
        polygon([
          [-SIDE, depth],
          [SIDE, depth],
        ]),
      ),
    ]
    const star = Array.from({ length: 10 }, (_, corner) => {
      const [angle, r] = [(corner * Math.PI) / 5 - Math.PI / 2, corner % 2 === 0 ? 62 : 25]
      return [r * Math.cos(angle), 205 + FLAT * r * Math.sin(angle)]
    })
    return {
      areas: [
        [box(420, 0, 460), 'floor-of-hall'],
        [box(SIDE + 26, 0, 460), 'apron'],
        [box(SIDE, 6, 460), 'canvas-floor'],
        [`${arc([0, 205], 104)}Z`, 'mark-of-ring'],
        [`${arc([0, 205], 90)}Z`, 'canvas-floor'],
        [`${polygon(star)}Z`, 'mark-of-ring'],
      ],
      joints: seams.join(''),
      lines: box(SIDE - 14, 18, 460),
    }
  },
}

export function courtOf(rows) {
  const floor = floorOf(rows)
  const { areas, joints, lines } = courts[missile](floor)
  return [
    ...areas.map(([d, name]) => ['path', { d, class: name }]),
    ['path', { d: joints, class: 'joint' }],
    // Light of the lamps on the floor, and the shadow of the wall.
    ['path', { d: `${floor.arc([-105, 190], 90)}Z${floor.arc([105, 190], 90)}Z`, class: 'light-on-floor' }],
    ['path', { d: floor.box(330, 0, 16), class: 'corner-of-step' }],
    ['path', { d: lines, class: 'line-of-court' }],
    ['rect', { y: BACK - 13, width: 400, height: 13, class: 'boards' }],
    ...Array.from({ length: 10 }, (_, at) => [
      'path',
      { d: `M${at * 40 + 5} ${BACK - 2}l6-9h20l-6 9z`, class: `stripe s${at % 4}` },
    ]),
    ...(board === 'ring' ? ropes(floor) : ball === undefined ? net(BACK) : []),
    ...[30, 370].map((x) => [
      'path',
      { d: `M${x - 10} -60L${330 - x} ${rows * 110}H${570 - x}L${x + 10} -60z`, class: 'beam' },
    ]),
  ]
}

/** The stand with people behind a court, houses or the lamps of a hall above it, and the score of this visit. */
export function court() {
  const shapes = [...(ball === 'football' ? facades() : skyline()), ...people(), ...lights()]
  const drawn = drawing('0 0 400 120', shapes, 'court')
  drawn.setAttribute('preserveAspectRatio', 'none')
  return drawn
}

/** Houses at night with lit windows. */
const skyline = () =>
  [-4, 44, 84, 134, 178, 226, 272, 312, 356].flatMap((x, index) => {
    const top = 14 + ((index * 37) % 32)
    return [
      ['path', { d: `M${x} 120V${top}h46v106z`, class: `house h${index % 2}` }],
      ...Array.from({ length: 12 }, (_, at) => at)
        .filter((at) => (at * 5 + index * 3) % 7 < 4)
        .map((at) => [
          'path',
          { d: `M${x + 6 + (at % 3) * 13} ${top + 7 + Math.floor(at / 3) * 13}h8v7h-8z`, class: 'window' },
        ]),
    ]
  })

/** Houses of a street in the evening, with shutters, and a palm between them. */
const facades = () => [
  ...[
    [-6, 10, 96],
    [92, 26, 72],
    [250, 22, 76],
    [322, 8, 90],
  ].flatMap(([x, top, width], index) => [
    ['rect', { x, y: top, width, height: 120, class: `facade f${index % 2}` }],
    ['rect', { x: x - 3, y: top - 4, width: width + 6, height: 7, class: 'roof' }],
    ...[0, 1].map((column) => {
      const left = x + width * (0.16 + column * 0.42)
      return [
        'path',
        {
          d: `M${left} ${top + 14}h${width * 0.26}v26h-${width * 0.26}zM${left - 3} ${top + 44}h${width * 0.26 + 6}v4h-${width * 0.26 + 6}z`,
          class: 'shutter',
        },
      ]
    }),
  ]),
  ['path', { d: 'M288 120Q280 84 292 54', class: 'trunk' }],
  ...[-70, -25, 20, 75, 130, 190].map((turn) => [
    'path',
    { d: 'M0 0Q16-14 40 0Q18-5 0 3Z', transform: `translate(292 54) rotate(${turn})`, class: 'frond' },
  ]),
]

/** Three rows of people; some raise their arms. Those in front are larger and darker. */
const people = () =>
  [0, 1, 2].flatMap((row) => {
    const size = 0.62 + row * 0.16
    const count = [22, 18, 15][row]
    return Array.from({ length: count }, (_, seat) => {
      const x = ((seat + (row % 2 === 0 ? 0.3 : 0.7)) * 400) / count
      const y = 72 + row * 15 + ((seat * 7 + row * 3) % 5)
      const isUp = (seat * 5 + row * 3) % 4 === 0
      const at = { transform: `translate(${x.toFixed(1)} ${y}) scale(${size})` }
      return [
        ...(isUp
          ? [
              [
                'path',
                { d: 'M-11 14L-15-14M11 14L15-14', class: `arm-of-fan row-${row} s${(seat * 3 + row) % 4}`, ...at },
              ],
            ]
          : []),
        [
          'path',
          { d: 'M-14 60V20Q-14 10-5 9H5Q14 10 14 20V60Z', class: `seat row-${row} s${(seat * 3 + row) % 4}`, ...at },
        ],
        ['circle', { r: 8.5, cy: 1, class: `face-of-fan row-${row} t${(seat * 5 + row) % 3}`, ...at }],
        ['path', { d: 'M-8.500 0A8.500 8.500 0 0 1 8.500 0Q4-5-8.500 0Z', class: 'hair', ...at }],
      ]
    }).flat()
  })

/** Lamps on masts at both sides, and a string of colored bulbs. */
const lights = () => [
  ...[30, 370].flatMap((x) => [
    ['path', { d: `M${x} 20V120`, class: 'mast' }],
    ['circle', { cx: x, cy: 18, r: 34, class: 'halo' }],
    ['rect', { x: x - 22, y: 4, width: 44, height: 27, rx: 4, class: 'boards' }],
    ...[-13, 0, 13].flatMap((dx) => [12, 23].map((cy) => ['circle', { cx: x + dx, cy, r: 4.4, class: 'lamp' }])),
  ]),
  ['path', { d: 'M52 8Q126 34 200 10Q274 34 348 8', class: 'string' }],
  ...Array.from({ length: 15 }, (_, each) => {
    const x = 62 + each * 20
    const share = ((x - 52) % 148) / 148
    return ['ellipse', { cx: x, cy: 13 + 46 * share * (1 - share), rx: 3.6, ry: 5, class: `bulb b${each % 4}` }]
  }),
]

const threads = Array.from({ length: 35 }, (_, index) => `M${30 + index * 10} 14V44`).join('')
/** The net of a badminton court. */
const net = (back) => [
  ['path', { d: `M26 8V${back}M374 8V${back}`, class: 'mast' }],
  ['path', { d: `M28 24H372M28 34H372M28 44H372${threads}`, class: 'mesh' }],
  ['path', { d: 'M26 13H374', class: 'rope' }],
]

/** The far corners of a boxing ring, which stand on its canvas, and its ropes, which come to the front at the sides. */
function ropes({ at, arc }) {
  const far = 12
  return [
    ...[
      [34, 'red'],
      [62, 'white'],
      [90, 'blue'],
    ].flatMap(([rise, color]) => {
      const d = `M${at(-SIDE, 460, rise)}L${at(-SIDE, far, rise)}L${at(SIDE, far, rise)}L${at(SIDE, 460, rise)}`
      return [
        ['path', { d, class: 'rope edge-of-rope' }],
        ['path', { d, class: `rope ${color}` }],
      ]
    }),
    ...[-1, 1].flatMap((side) => {
      const [x, foot] = at(SIDE * side, far)
        .split(' ')
        .map(Number)
      const top = Number(at(0, far, 112).split(' ')[1])
      const high = foot - top
      return [
        ['path', { d: `${arc([(SIDE - 18) * side, far + 8], 26)}Z`, class: 'corner-of-step' }],
        ['rect', { x: x - 6, y: top, width: 12, height: high + 2, rx: 3, class: 'post' }],
        ['rect', { x: x - 6, y: top, width: 4.5, height: high + 2, rx: 2, class: 'light-of-post' }],
        [
          'rect',
          {
            x: x - 9 - side * 2,
            y: top + high * 0.1,
            width: 18,
            height: high * 0.72,
            rx: 5,
            class: `pad ${side < 0 ? 'red' : 'blue'}`,
          },
        ],
        ['path', { d: `M${x - 4 - side * 2} ${top + high * 0.2}v${high * 0.5}`, class: 'light-of-pad' }],
      ]
    }),
  ]
}

/** The board above a court, which counts the hits and the misses of this visit. */
export function scoreboard() {
  const counts = [0, 0]
  const numbers = counts.map(() => element('b', { textContent: '00' }))
  return {
    box: element(
      'div',
      { className: 'scoreboard', 'aria-hidden': 'true' },
      ...[say('aim.hits'), say('aim.misses')].map((textContent, index) =>
        element('span', {}, element('small', { textContent }), numbers[index]),
      ),
    ),
    add(caught) {
      const index = caught ? 0 : 1
      counts[index] += 1
      numbers[index].textContent = String(counts[index] % 100).padStart(2, '0')
    },
  }
}
