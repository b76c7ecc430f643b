import { drawing, element } from './elements.js'
import { say } from './texts.js'

/** By the index that the server sends. The fish in the drawings face left. */
const fish = [
  {
    name: say('fish.dilis'),
    shapes: [
      ['path', { d: 'M6 30C20 18 44 18 62 30 44 42 20 42 6 30z', fill: '#b8d7e8' }],
      ['path', { d: 'M8 31c16 9 38 9 54-1-16 14-42 14-54 1z', fill: '#eef8fd' }],
      ['path', { d: 'M60 30l16-10v20z', fill: '#7fb0cc' }],
      ['circle', { cx: 17, cy: 28, r: 3, fill: '#0b2233' }],
    ],
  },
  {
    name: say('fish.tilapia'),
    shapes: [
      ['path', { d: 'M18 22C26 6 44 8 52 20z', fill: '#e0764f' }],
      ['path', { d: 'M4 31C16 12 46 12 60 31 46 50 16 50 4 31z', fill: '#ff9d6b' }],
      ['path', { d: 'M58 31l18-14v28z', fill: '#e0764f' }],
      ['path', { d: 'M28 20c5 8 5 14 0 22M38 19c5 8 5 16 0 24', stroke: '#ffd2b4', 'stroke-width': 3, fill: 'none' }],
      ['circle', { cx: 15, cy: 28, r: 3.5, fill: '#2b0f05' }],
    ],
  },
  {
    name: say('fish.pugita'),
    shapes: [
      [
        'path',
        {
          d: 'M22 30c0-30 36-30 36 0 0 10 10 8 12 18-6 4-10-4-14-4 0 6 2 10-4 12-4-3-4-8-6-12-2 6-2 12-8 14-4-4 0-10-2-14-4 4-4 10-10 10-4-4 2-8 0-12-4 2-8 4-12 2 2-8 8-6 8-14z',
          fill: '#c07cf0',
        },
      ],
      ['circle', { cx: 33, cy: 28, r: 5, fill: '#fff' }],
      ['circle', { cx: 47, cy: 28, r: 5, fill: '#fff' }],
      ['circle', { cx: 32, cy: 29, r: 2.5, fill: '#260a3a' }],
      ['circle', { cx: 46, cy: 29, r: 2.5, fill: '#260a3a' }],
    ],
  },
  {
    name: say('fish.pawikan'),
    shapes: [
      [
        'path',
        {
          d: 'M24 40c-8 8-4 16-2 18 8-2 12-8 12-14zM56 40c6 4 12 4 16 10-8 2-16 0-20-6zM30 20c-4-8 0-14 2-16 8 4 10 10 8 16z',
          fill: '#5fae6f',
        },
      ],
      ['circle', { cx: 12, cy: 30, r: 9, fill: '#7cc98a' }],
      ['ellipse', { cx: 42, cy: 32, rx: 24, ry: 17, fill: '#2f8f5b' }],
      ['path', { d: 'M42 15v34M22 26h40M22 38h40', stroke: '#a7e0a8', 'stroke-width': 2.5 }],
      ['circle', { cx: 8, cy: 28, r: 2.5, fill: '#0a2415' }],
    ],
  },
  {
    name: say('fish.pating'),
    shapes: [
      ['path', { d: 'M34 20l10-16 8 18z', fill: '#5c7791' }],
      ['path', { d: 'M2 32C18 14 46 14 64 30c-16 16-46 20-62 2z', fill: '#7f9bb5' }],
      ['path', { d: 'M4 34c16 12 42 10 60-4-16 18-46 20-60 4z', fill: '#dfeaf3' }],
      ['path', { d: 'M62 30l14-16-4 18 4 14z', fill: '#5c7791' }],
      ['path', { d: 'M9 36l4 4 3-4 4 4 3-4', stroke: '#16324a', 'stroke-width': 2, fill: 'none' }],
      ['circle', { cx: 16, cy: 27, r: 3, fill: '#0b1b2a' }],
    ],
  },
  {
    name: say('fish.bangus'),
    shapes: [
      ['path', { d: 'M28 16l14-12 6 14zM28 46l10 10 6-12z', fill: '#e08a00' }],
      ['path', { d: 'M2 31C16 12 48 12 62 31 48 50 16 50 2 31z', fill: '#ffb22e' }],
      ['path', { d: 'M60 31l18-18-6 18 6 18z', fill: '#e08a00' }],
      [
        'path',
        {
          d: 'M24 24c4 5 4 9 0 14M33 22c5 6 5 12 0 18M42 22c5 6 5 12 0 18',
          stroke: '#fff0c2',
          'stroke-width': 2.5,
          fill: 'none',
        },
      ],
      ['circle', { cx: 13, cy: 28, r: 3.5, fill: '#3a2000' }],
    ],
  },
]

export function build(stage) {
  let target = 0
  const net = element('div', { className: 'net' }, drawing('0 0 96 96', netShapes()))
  const buttons = fish.map(({ name, shapes }, index) =>
    element(
      'button',
      {
        type: 'button',
        'data-fish': index,
        'aria-pressed': String(index === target),
        'aria-label': name,
        onclick() {
          if (buttons[index].getAttribute('aria-disabled') === 'true') return
          target = index
          buttons.forEach((button, at) => button.setAttribute('aria-pressed', String(at === target)))
        },
      },
      drawing('0 0 80 60', shapes),
      element('span'),
    ),
  )
  const sea = element(
    'div',
    { className: 'sea' },
    drawing(
      '0 0 400 40',
      [['path', { d: 'M0 20q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V0H0z', class: 'sky' }]],
      'waves',
    ),
    drawing(
      '0 0 400 90',
      [
        ['path', { d: 'M0 90V60q60-30 130-8t140-4 130-6v48z', class: 'sand' }],
        [
          'path',
          {
            d: 'M40 70c-8-20 6-26 0-48M54 72c-4-14 10-20 4-36M340 66c-8-18 8-24 2-44M356 68c-2-14 8-18 4-30',
            class: 'weed',
          },
        ],
        ['circle', { cx: 210, cy: 64, r: 10, class: 'stone' }],
        ['circle', { cx: 226, cy: 68, r: 7, class: 'stone' }],
      ],
      'floor',
    ),
    element('div', { className: 'school', role: 'group', 'aria-label': say('fish.choice') }, ...buttons),
  )
  // The sea fills its stage, whatever its shape.
  for (const part of sea.querySelectorAll(':scope > svg')) part.setAttribute('preserveAspectRatio', 'none')
  stage.append(sea)
  const clear = () => {
    net.remove()
    for (const button of buttons) button.classList.remove('caught', 'missed', 'aimed')
  }

  return {
    prompt: say('fish.prompt'),
    action: say('fish.action'),
    orientation: 'landscape',
    choice: () => ({ fish: target }),
    lock: (isLocked) => buttons.forEach((button) => button.setAttribute('aria-disabled', String(isLocked))),
    start() {
      clear()
      buttons[target].classList.add('aimed')
      buttons[target].append(net)
    },
    stop: clear,
    setPays(pays) {
      for (const [index, { times }] of pays.entries()) {
        buttons[index].setAttribute('aria-label', say('fish.button', { name: fish[index].name, times }))
        buttons[index].lastElementChild.textContent = `×${times}`
      }
    },
    async show({ caught }, { still, wait, choice }) {
      const button = buttons[choice.fish]
      if (!still) await wait(700)
      button.classList.remove('aimed')
      button.classList.add(caught ? 'caught' : 'missed')
      if (!still) await wait(500)
      net.remove()
      const { name } = fish[choice.fish]
      return say(caught ? 'fish.caught' : 'fish.lost', { name })
    },
  }
}

function netShapes() {
  const rings = [12, 24, 36].map((r) => ['circle', { cx: 48, cy: 48, r }])
  const spokes = [0, 30, 60, 90, 120, 150].map((angle) => [
    'path',
    { d: 'M8 48h80', transform: `rotate(${angle} 48 48)` },
  ])
  return [...rings, ...spokes, ['circle', { cx: 48, cy: 48, r: 42, class: 'rim' }]]
}
