import { drawing, element } from './elements.js'
import { targetGrid } from './targets.js'
import { say } from './texts.js'

/** By the index that the server sends, the hero of the game last. The animals in the images swim to the right. */
const fish = document.body.dataset.school.split(',').map((kind) => ({
  name: say(`fish.${kind}`),
  image: `/sandbox/play/sea/${kind}.svg`,
}))

export function build(stage) {
  const school = targetGrid({
    targets: fish,
    missile: element('div', { className: 'net' }, drawing('0 0 96 96', netShapes())),
    label: say('fish.choice'),
    describe: (name, times) => say('fish.button', { name, times }),
  })
  const sea = element(
    'div',
    { className: 'sea' },
    drawing(
      '0 0 400 40',
      [['path', { d: 'M0 20q25-20 50 0t50 0 50 0 50 0 50 0 50 0 50 0 50 0V0H0z', class: 'sky' }]],
      'waves',
    ),
    element('div', { className: 'light' }),
    // The walls of the reef, far away.
    drawing(
      '0 0 400 400',
      [
        [
          'path',
          { d: 'M0 60q34 6 40 44t30 52 10 62 40 56 44 66 86 60H0zM400 110q-30 2-34 40t-30 60-16 62-44 50-76 78h200z' },
        ],
        [
          'path',
          {
            d: 'M0 190q26 0 34 40t30 50 26 50 50 36 60 34H0zM400 220q-20 4-26 40t-36 46-30 46-60 48h152z',
            class: 'near',
          },
        ],
      ],
      'walls',
    ),
    element('img', { className: 'wreck', src: '/sandbox/play/sea/wreck.svg', alt: '' }),
    drawing(
      '0 0 400 60',
      [
        ['path', { d: 'M0 60V24q70-20 150 0t140-2 110 4v34z', class: 'far' }],
        ['path', { d: 'M0 60V42q80-16 180-2t220-6v26z', class: 'near' }],
      ],
      'floor',
    ),
    ...[0, 1].map(() => element('img', { className: 'corals', src: '/sandbox/play/sea/corals.svg', alt: '' })),
    school.grid,
  )
  // The sea fills its stage, whatever its shape.
  for (const part of sea.querySelectorAll(':scope > svg')) part.setAttribute('preserveAspectRatio', 'none')
  stage.append(sea)

  return {
    prompt: say('fish.prompt'),
    action: say('fish.action'),
    orientation: 'landscape',
    choice: () => ({ fish: school.chosen() }),
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

function netShapes() {
  const rings = [12, 24, 36].map((r) => ['circle', { cx: 48, cy: 48, r }])
  const spokes = [0, 30, 60, 90, 120, 150].map((angle) => [
    'path',
    { d: 'M8 48h80', transform: `rotate(${angle} 48 48)` },
  ])
  return [...rings, ...spokes, ['circle', { cx: 48, cy: 48, r: 42, class: 'rim' }]]
}
