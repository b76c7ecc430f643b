import { drawing, element } from './elements.js'
import { machineOf } from './globe.js'
import { host, lastResults, payTable, prizes } from './scenery.js'
import { say } from './texts.js'

const places = [say('lottery.digit-one'), say('lottery.digit-two'), say('lottery.digit-three')]
const tones = ['#ffb22e', '#ff7d71', '#27c8a4', '#6fb6ff', '#f29bd4', '#b5d94c']
/** The ten balls of a drum. */
const balls = (place) =>
  Array.from({ length: 10 }, (_, index) => ({
    fill: tones[(index + place * 2) % tones.length],
    label: String((index * 3 + place) % 10),
  }))
const anyDigit = () => Math.floor(Math.random() * 10)

/** The theme of each game; the others are at the fair. */
const themes = { 12101: 'moon', 12201: 'moon', 12105: 'line', 12205: 'line', 12106: 'sun', 12206: 'sun' }

const star = (x, y, size) =>
  `M${x} ${y - size}q${size * 0.15} ${size * 0.85} ${size} ${size}q${-size * 0.85} ${size * 0.15} ${-size} ${size}` +
  `q${-size * 0.15} ${-size * 0.85} ${-size} ${-size}q${size * 0.85} ${-size * 0.15} ${size} ${-size}z`
const stars = (...all) => all.map((each) => star(...each)).join('')
/** Rays around a point as triangles. */
const rays = (x, y, from, to, count) =>
  Array.from({ length: count }, (_, index) => {
    const at = (angle, far) => [x + Math.cos(angle) * far, y + Math.sin(angle) * far].map((n) => n.toFixed(1)).join(' ')
    const [angle, half] = [(index / count) * Math.PI * 2, (Math.PI / count) * 0.55]
    return `M${at(angle - half, from)}L${at(angle, to)}L${at(angle + half, from)}z`
  }).join('')

/** A card with a printed motif: a sun, a fish, a moon or a star. */
function card(x, y, index) {
  const [cx, cy] = [x + 33, y + 33]
  const motif = [
    { d: `${rays(cx, cy, 14, 23, 10)}M${cx - 12} ${cy}a12 12 0 1 0 24 0a12 12 0 1 0-24 0`, class: 'gold' },
    {
      d: `M${cx - 20} ${cy}q14-18 32-3l9-7v22l-9-7q-18 13-32-5M${cx - 9} ${cy - 3}a2 2 0 1 0 4 0a2 2 0 1 0-4 0`,
      class: 'coral',
    },
    { d: `M${cx + 8} ${cy - 20}a20 20 0 1 0 10 32a18 18 0 0 1-10-32`, class: 'gold' },
    { d: star(cx, cy, 22), class: 'coral' },
  ][index % 4]
  return [
    ['rect', { x, y, width: 66, height: 66, rx: 8, class: `card c${(index * 2 + 1) % 3}` }],
    ['rect', { x: x + 5, y: y + 5, width: 56, height: 56, rx: 5, class: 'print' }],
    ['path', { 'fill-rule': 'evenodd', ...motif }],
  ]
}

/** The wall behind the machines, and what is on top of each of them. */
const scenes = {
  moon: () => [
    ['circle', { cx: 180, cy: 196, r: 150, class: 'halo' }],
    ['circle', { cx: 180, cy: 196, r: 112, class: 'halo' }],
    ['path', { d: 'M214 92a104 104 0 1 0 68 126a86 86 0 1 1-68-126', class: 'moon-edge' }],
    ['path', { d: 'M206 96a100 100 0 1 0 66 128a88 88 0 1 1-66-128', class: 'moon' }],
    ['path', { d: 'M0 316q40-14 80 0t80 0t80 0t80 0t80 0v100h-400z', class: 'cloud' }],
    ['path', { d: 'M-20 344q40-16 80 0t80 0t80 0t80 0t80 0v80h-400z', class: 'cloud near' }],
    [
      'path',
      {
        d: stars([24, 92, 9], [52, 190, 6], [330, 84, 10], [338, 236, 7], [246, 172, 12], [22, 268, 8], [292, 132, 5]),
        class: 'stars',
      },
    ],
  ],
  line: () => [
    ...Array.from({ length: 30 }, (_, index) =>
      card(-6 + (index % 5) * 74, 24 + Math.floor(index / 5) * 74, index + Math.floor(index / 5) * 2),
    ).flat(),
    ['path', { d: 'M-20 306L380 172v66L-20 372z', class: 'band-shadow' }],
    ['path', { d: 'M-20 294L380 160v64L-20 358z', class: 'band' }],
    ['path', { d: 'M-20 302L380 168M-20 350L380 216', class: 'band-line' }],
    ['path', { d: stars([40, 250, 16], [318, 232, 18], [186, 218, 9]), class: 'stars' }],
  ],
  sun: () => [
    ['path', { d: rays(180, 330, 60, 460, 18), class: 'halo' }],
    ['circle', { cx: 180, cy: 300, r: 118, class: 'sun-edge' }],
    ['circle', { cx: 180, cy: 300, r: 108, class: 'sun' }],
    ['path', { d: 'M0 330q60-60 120-18t120-10t120 14v100h-360z', class: 'cloud' }],
    ['path', { d: 'M0 362q80-40 180-12t180-18v80h-360z', class: 'cloud near' }],
  ],
  fair: () => [
    ['path', { d: 'M-4 150q92 60 184 0q92 60 184 0', class: 'rope' }],
    ...[20, 56, 92, 128, 212, 248, 284, 320].map((x, index) => [
      'path',
      {
        d: `M${x} ${160 + [8, 17, 19, 11][index % 4]}h26l-13 26z`,
        class: `flag c${index % 3}`,
      },
    ]),
  ],
}
const tops = {
  moon: [['path', { d: 'M64-17a12 12 0 1 0 9 18a10 10 0 0 1-9-18', class: 'ornament' }]],
  line: [],
  sun: [
    ['path', { d: rays(60, -5, 8, 15, 10), class: 'ornament' }],
    ['circle', { cx: 60, cy: -5, r: 8.5, class: 'ornament' }],
  ],
  fair: [],
}

/** A tray with balls on the shelf, in the hands of the host; decoration. */
const tray = () =>
  drawing(
    '0 0 100 62',
    [
      ...[
        [20, 26],
        [50, 22],
        [80, 26],
        [35, 32],
        [65, 32],
      ].flatMap(([cx, cy], index) => [
        ['circle', { cx, cy, r: 15, fill: tones[(index * 2) % tones.length], class: 'edged' }],
        ['circle', { cx, cy, r: 8.5, fill: '#fffdf4' }],
        [
          'text',
          { x: cx, y: cy + 4.6, 'font-size': 13, 'font-weight': 800, 'text-anchor': 'middle' },
          String((index * 3 + 7) % 10),
        ],
        ['ellipse', { cx: cx - 6, cy: cy - 9.5, rx: 4, ry: 2.4, fill: '#fff' }],
      ]),
      ['path', { d: 'M3 36H97L90 60H10Z', class: 'box edged' }],
      ['path', { d: 'M68 36H97L90 60H72Z', class: 'shade' }],
      ['path', { d: 'M9 42H60', class: 'shine' }],
    ],
    'tray',
  )

/** The printed stub of the ticket; decoration without a meaning. */
const stub = () =>
  element(
    'span',
    { className: 'stub', 'aria-hidden': 'true' },
    element('i', {}),
    element('b', { textContent: document.body.dataset.gameId ?? '' }),
  )

export function build(stage) {
  const theme = themes[document.body.dataset.gameId] ?? 'fair'
  const form = theme === 'line' || theme === 'fair' ? 'tumbler' : 'globe'
  const top = tops[theme]
  const scene = drawing('0 0 360 400', scenes[theme](), 'scene')
  scene.setAttribute('preserveAspectRatio', 'xMidYMax slice')
  const digits = [7, 2, 5]
  const drums = places.map((_, place) => {
    const ball = element('div', { className: 'ball', textContent: '?' })
    const globe = machineOf(balls(place), { form, tray: true, top })
    return { ball, globe, box: element('div', { className: 'drum' }, globe, ball) }
  })
  const controls = []
  const fields = digits.map((digit, place) => {
    const value = element('output', { textContent: String(digit), 'aria-live': 'polite' })
    const set = (next) => {
      digits[place] = (next + 10) % 10
      value.textContent = String(digits[place])
    }
    const step = (by, key, text) => {
      const button = element('button', {
        type: 'button',
        className: 'step',
        'aria-label': say(key, { digit: places[place] }),
        textContent: text,
        onclick: () => button.getAttribute('aria-disabled') !== 'true' && set(digits[place] + by),
      })
      controls.push(button)
      return button
    }
    const box = element(
      'div',
      { className: 'digit', role: 'group', 'aria-label': places[place] },
      step(1, 'lottery.up', '▲'),
      value,
      step(-1, 'lottery.down', '▼'),
    )
    return { box, set }
  })
  const pick = element('button', {
    type: 'button',
    className: 'pill',
    textContent: say('lottery.lucky'),
    onclick: () => pick.getAttribute('aria-disabled') !== 'true' && fields.forEach(({ set }) => set(anyDigit())),
  })
  controls.push(pick)
  const payouts = payTable()
  const results = lastResults()
  const person = host()
  stage.append(
    element(
      'div',
      { className: 'booth stall', 'data-theme': theme },
      scene,
      element('div', { className: 'awning' }),
      payouts.list,
      element(
        'div',
        { className: 'front' },
        prizes(2),
        element('div', { className: 'seller' }, person, tray()),
        prizes(2, 2),
      ),
      element('div', { className: 'drums' }, ...drums.map(({ box }) => box)),
      element('div', { className: 'counter' }, results.box),
    ),
    element('div', { className: 'ticket', 'data-theme': theme }, stub(), ...fields.map(({ box }) => box), pick),
  )
  const rest = () => {
    person.classList.remove('glad')
    for (const { ball, globe } of drums) {
      ball.textContent = '?'
      ball.classList.remove('hit')
      globe.classList.remove('turning')
    }
    for (const { box } of fields) box.classList.remove('hit')
  }

  return {
    prompt: say('lottery.prompt'),
    action: say('lottery.action'),
    choice: () => ({ digits: [...digits] }),
    setPays: payouts.show,
    lock: (isLocked) => controls.forEach((control) => control.setAttribute('aria-disabled', String(isLocked))),
    start({ still }) {
      rest()
      if (!still) for (const { globe } of drums) globe.classList.add('turning')
    },
    stop: rest,
    async show({ drawn }, { still, wait, choice }) {
      for (const [place, { ball, globe }] of drums.entries()) {
        if (!still) await wait(650)
        globe.classList.remove('turning')
        ball.textContent = String(drawn[place])
        const isHit = drawn[place] === choice.digits[place]
        ball.classList.toggle('hit', isHit)
        fields[place].box.classList.toggle('hit', isHit)
        if (!still)
          ball.animate(
            [
              { transform: 'translateY(-90%) scale(0.6)', opacity: 0 },
              { transform: 'none', opacity: 1 },
            ],
            { duration: 220, easing: 'ease-out' },
          )
      }
      if (!still) await wait(220)
      const hits = drawn.filter((digit, place) => digit === choice.digits[place]).length
      person.classList.toggle('glad', hits > 0)
      results.add(drawn.join(' '), { isWin: hits > 0 })
      return say('lottery.result', { digits: drawn.join(' '), hits })
    },
  }
}
