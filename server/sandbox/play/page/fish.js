import { drawing, element } from './elements.js'
import { targetGrid } from './targets.js'
import { say } from './texts.js'

/** By the index that the server sends, the hero of the game last. The animals in the images swim to the right. */
const fish = document.body.dataset.school.split(',').map((kind) => ({
  name: say(`fish.${kind}`),
  image: `/sandbox/play/sea/${kind}.svg`,
}))

export function build(stage, changed) {
  const school = targetGrid({
    targets: fish,
    missile: element('div', { className: 'net' }, drawing('0 0 96 96', netShapes())),
    label: say('fish.choice'),
    describe: (name, times) => say('fish.button', { name, times }),
    changed,
  })
  const sea = element(
    'div',
    { className: 'sea' },
    drawing('0 0 400 400', farReef, 'walls'),
    element('img', { className: 'wreck', src: '/sandbox/play/sea/wreck.svg', alt: '' }),
    drawing('0 0 400 400', [...nearReef, ...shoals()], 'walls near'),
    element('div', { className: 'light' }),
    drawing(
      '0 0 400 40',
      [
        ['path', { d: 'M0 20q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V0H0z', class: 'sky' }],
        ['path', { d: 'M0 20q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0', class: 'foam' }],
      ],
      'waves',
    ),
    drawing(
      '0 0 400 60',
      [
        ['path', { d: 'M0 60V20q70-20 150 0t140-2 110 4v38z', class: 'far' }],
        ['path', { d: 'M0 60V34q80-16 180-2t220-6v34z', class: 'near' }],
        ['path', { d: 'M0 34q80-16 180-2t220-6v4q-110 20-220 6t-180 2z', class: 'light-of-sand' }],
        ['path', { d: 'M30 50q20-6 40 0t40 0M150 46q18-6 36 0t36 0M270 50q20-6 40 0t40 0', class: 'ripple-of-sand' }],
      ],
      'floor',
    ),
    // The two halves of the reef, one at each side.
    ...[0, 240].map((x) =>
      element('img', {
        className: 'corals',
        src: `/sandbox/play/sea/corals.svg#svgView(viewBox(${x},0,240,210))`,
        alt: '',
      }),
    ),
    element('div', { className: 'bubbles' }),
    element('div', { className: 'line-of-aim' }),
    school.grid,
    element(
      'div',
      { className: 'gun' },
      drawing('-50 -60 100 80', barrel, 'barrel'),
      drawing('-50 -60 100 80', carriage),
    ),
  )
  // The sea fills its stage, whatever its shape.
  for (const part of sea.querySelectorAll(':scope > svg')) part.setAttribute('preserveAspectRatio', 'none')
  stage.append(sea)

  return {
    prompt: say('fish.prompt'),
    ask: say('fish.ask'),
    action: say('fish.action'),
    orientation: 'landscape',
    choice: () => (school.chosen() === undefined ? undefined : { fish: school.chosen() }),
    lock: school.lock,
    start: school.start,
    stop: school.clear,
    setPays: school.setPays,
    async show({ caught }, { choice, ...options }) {
      await school.land(choice.fish, caught, options)
      const { name } = fish[choice.fish]
      return say(caught ? 'fish.caught' : 'fish.lost', { name })
    },
  }
}

/** The reef in the distance, a ridge with towers and an arch; and its walls at both sides, which are nearer. */
const farReef = [
  [
    'path',
    {
      d:
        'M0 400V250q16-10 24-44q8-24 20-8q12 30 22 38q18-4 26 10q10-30 16-62q8-30 22-30q16 0 22 34q4 28 10 52' +
        'q26-14 52-8q6-34 14-74q8-26 24-24q18 2 22 34q2 40 8 66q24-10 46 4q12-30 18-54q10-20 20 0q10 34 34 66v200z',
    },
  ],
  ['path', { d: 'M0 400V318q50-34 104-20q60-26 120-4q66-22 120-2q30-10 56 2v106z', class: 'ridge' }],
]
const nearReef = [
  [
    'path',
    {
      d:
        'M0 400V96q16 2 22 24q18 4 18 26q-2 14 8 24q16 6 14 28q-4 16 8 26q16 8 12 30q-2 20 16 28q20 6 22 30' +
        'q6 30 36 38q20 10 24 50zM400 400V130q-14 4-18 24q-18 4-16 26q2 16-10 24q-16 8-12 30q4 14-10 24q-16 10-12 30' +
        'q0 20-18 26q-20 8-20 32q-4 26-32 34q-18 10-20 46z',
    },
  ],
  [
    'path',
    {
      d:
        'M0 400V226q24 2 26 28q18 6 18 28q0 18 16 24q18 8 18 30q22 8 26 34zM400 400V252q-20 4-22 26q-20 6-18 28' +
        'q0 18-18 24q-18 8-16 30q-20 6-24 40z',
      class: 'front',
    },
  ],
  [
    'path',
    {
      d:
        'M22 118q-12-26 2-44M40 170q16-16 10-40M62 224q18-12 16-38M378 152q12-24 0-42M356 204q-16-14-10-38' +
        'M334 258q-18-12-14-34M84 282q16-10 16-30',
      class: 'weed',
    },
  ],
]

/** Shoals of small fish, far away. */
function shoals() {
  const shoal = (x, y, count, size) =>
    Array.from({ length: count }, (_, each) => {
      const [dx, dy] = [((each * 37) % 64) * size, ((each * 23) % 30) * size]
      const [long, high] = [9 * size, 3.4 * size]
      return (
        `M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}q${long / 2}${-high} ${long} 0q${-long / 2} ${high}${-long} 0` +
        `l${-high} ${-high}v${2 * high}z`
      )
    }).join('')
  return [
    ['path', { d: shoal(60, 40, 11, 0.9), class: 'shoal' }],
    ['path', { d: shoal(232, 96, 9, 0.8), class: 'shoal' }],
    ['path', { d: shoal(140, 196, 8, 0.7), class: 'shoal' }],
  ]
}

/** The gun on the floor that throws the net, around its axle. Its barrel points to the chosen animal. */
const INK = '#2b1a2b'
const brass = { stroke: INK, 'stroke-linejoin': 'round', 'stroke-width': 3.5 }
const barrel = [
  ['path', { d: 'M-15 12L-12-36H12L15 12Q0 22-15 12Z', fill: '#f0a92c', ...brass }],
  ['path', { d: 'M3-36H12L15 12Q10 17 5 17.500Z', fill: '#b8650f' }],
  ['path', { d: 'M-9 6L-7-32', fill: 'none', stroke: '#fff0b0', 'stroke-linecap': 'round', 'stroke-width': 4 }],
  ['path', { d: 'M-14-14H14M-15 2H15', fill: 'none', stroke: '#7a3a08', 'stroke-width': 4 }],
  ['path', { d: 'M-13-46H13L17-34H-17Z', fill: '#ffd35c', ...brass }],
  ['ellipse', { cx: 0, cy: -46, rx: 13, ry: 4.5, fill: '#3a1608', stroke: INK, 'stroke-width': 3 }],
  [
    'path',
    {
      d: 'M-8-47Q-6-56 0-56Q6-56 8-47M-4-55Q0-50 0-46M4-55Q0-50 0-46',
      fill: 'none',
      stroke: '#fff3d1',
      'stroke-width': 2,
    },
  ],
]
const carriage = [
  ['ellipse', { cx: 0, cy: 17, rx: 46, ry: 5, fill: '#12040c', opacity: 0.4 }],
  ['path', { d: 'M-40 16Q-38-4-22-6H22Q38-4 40 16Z', fill: '#8a4a20', ...brass }],
  ['path', { d: 'M8-6H22Q38-4 40 16H18Q20 2 8-6Z', fill: '#5c2c10' }],
  ['path', { d: 'M-32 6Q-30-1-20-2H2', fill: 'none', stroke: '#d99a58', 'stroke-linecap': 'round', 'stroke-width': 3 }],
  ...[-27, 27].flatMap((cx) => [
    ['circle', { cx, cy: 9, r: 10, fill: '#c8862c', stroke: INK, 'stroke-width': 3.5 }],
    ['circle', { cx, cy: 9, r: 3.5, fill: '#ffe9a8', stroke: INK, 'stroke-width': 2 }],
  ]),
  ['circle', { cx: 0, cy: 2, r: 9, fill: '#ffd35c', ...brass }],
  ['circle', { cx: -2.5, cy: -0.5, r: 2.6, fill: '#fff6d0' }],
]

function netShapes() {
  const rings = [12, 24, 36].map((r) => ['circle', { cx: 48, cy: 48, r }])
  const spokes = [0, 30, 60, 90, 120, 150].map((angle) => [
    'path',
    { d: 'M8 48h80', transform: `rotate(${angle} 48 48)` },
  ])
  return [...rings, ...spokes, ['circle', { cx: 48, cy: 48, r: 42, class: 'rim' }]]
}
