/** Further heads of the hosts of live rooms: who shouts, looks aside or laughs, and how the head is from behind. */
import { area, circle, num, oval, pen } from '../draw.ts'
import { bronze, grin, tan } from './head.ts'
import type { Complexion, Eye, Portrait } from './head.ts'
import { cheerfulMan, grandmother, laughingMan, plumpWoman, sportyWoman } from './heads.ts'
import { beardedMan, curlyMan, curlySmile, roundWoman, stoutMan } from './host-heads.ts'
import { closedSmile } from './noses.ts'

const HAIR = '#24151f'
const GLOSS = '#6d4a66'

/** What a face does; `back` is the head from behind. */
export type Mood = 'shout' | 'aside' | 'laugh' | 'back'

/** An open mouth from its upper lip at `x`, `y` down to `high`: teeth above, the tongue below. */
const cry = (x: number, y: number, wide: number, high: number, lips: string, rise = 0): string => {
  const mouth = (by: number): string =>
    `M${num(x - wide - by)} ${num(y - by * 0.4)}Q${num(x)} ${num(y - high * 0.2 - by)} ${num(x + wide + by)} ` +
    `${num(y - rise - by * 0.4)}C${num(x + wide * 1.06 + by)} ${num(y + high * 0.64)} ${num(x + wide * 0.6)} ` +
    `${num(y + high + by)} ${num(x)} ${num(y + high + by)}C${num(x - wide * 0.6)} ${num(y + high + by)} ` +
    `${num(x - wide * 1.06 - by)} ${num(y + high * 0.64)} ${num(x - wide - by)} ${num(y - by * 0.4)}Z`
  return (
    area(mouth(5), lips) +
    area(mouth(0), '#4a0d1c') +
    oval(x, y + high * 0.84, wide * 0.62, high * 0.2, '#e8607a') +
    area(
      `M${num(x - wide + 3)} ${num(y + 2)}Q${num(x)} ${num(y - high * 0.16)} ` +
        `${num(x + wide - 3)} ${num(y - rise + 2)}L${num(x + wide - 7)} ${num(y - rise + high * 0.26)}Q${num(x)} ${num(y + high * 0.2)} ${num(x - wide + 7)} ` +
        `${num(y + high * 0.26)}Z`,
      '#fffaf2',
    ) +
    pen(`M${num(x - wide * 0.3)} ${num(y + high + 2.5)}h${num(wide * 0.5)}`, '#fff', 2, { opacity: 0.5 })
  )
}

/** The same face with another mouth in place of the one that it has. */
const withMouth = (head: Portrait, old: string, mouth: string, change: Partial<Portrait>): Portrait => {
  if (!head.features.includes(old)) throw new Error(`${head.name} has another mouth`)
  return { ...head, features: head.features.replace(old, () => mouth), ...change }
}

const eyesOf = (head: Portrait, change: (eye: Eye) => Partial<Eye>): readonly Eye[] =>
  head.eyes.map((eye) => ({ ...eye, ...change(eye) }))

const wideEyes = (head: Portrait, look: number, up: number): readonly Eye[] =>
  eyesOf(head, ({ w, h }) => ({ w: w * 1.04, h: h * 1.32, look, up }))

/** A head from behind, whose hair covers the skull down to the nape. */
const backHead = (name: string, skin: Complexion, behind: string, before: string): Portrait => ({
  name,
  skin,
  outline:
    'M0 -88C38 -88 58 -64 58 -30C58 4 54 34 40 56C30 68 -30 68 -40 56C-54 34 -58 4 -58 -30C-58 -64 -38 -88 0 -88Z',
  light: '',
  shade: 'M26 20L20 90H70V0Z',
  eyes: [],
  features: '',
  behind:
    oval(-58, 4, 11, 18, skin.base) +
    oval(58, 4, 11, 18, skin.shade) +
    pen('M-60 -6q-6 9 2 18M60 -6q6 9 -2 18', skin.deep, 2.4) +
    behind,
  before,
})

const beardGrin = grin([-25, 40], [25, 40], 0, 59, '#b8505a')
const cheerfulGrin = grin([-45, 36], [4, 34], -22, 55, '#b8505a')
const roundGrin = grin([-35, 33], [14, 33], -11, 53, '#d0304a')
const plumpGrin = grin([-46, 36], [6, 34], -21, 56, '#d0304a')
const lolaGrin = grin([-46, 34], [9, 33], -20, 59, '#b8405a')
const sportyGrin = grin([-40, 34], [0, 32], -22, 50, '#c8504e')
const laugherGrin = grin([-16, 24], [42, 20], 17, 61, '#8a3a34')
const stoutSmile = closedSmile([-5, 49], [50, 47], 9, '#b8604a', bronze.deep)

/** The round jaw of the man with the beard, lower by the open mouth. */
const openJaw =
  'M0 -84C36 -84 57 -64 57 -36C57 -20 55 -8 55 6C56 28 58 42 54 58C48 80 24 92 0 92C-24 92 -48 80 -54 58' +
  'C-58 42 -56 28 -55 6C-55 -8 -57 -20 -57 -36C-57 -64 -36 -84 0 -84Z'

export const moods: { readonly [anchorId: string]: { readonly [mood in Mood]?: Portrait } } = {
  1001: {
    shout: withMouth(beardedMan, beardGrin, area('M-56 80H56V100H-56Z', '#3a1f24') + cry(0, 40, 25, 37, '#b8505a'), {
      outline: openJaw,
      eyes: wideEyes(beardedMan, -0.3, 0.5),
    }),
    laugh: withMouth(beardedMan, beardGrin, cry(0, 38, 32, 25, '#b8505a'), { gaze: 'laughing', lash: '#24121c' }),
    aside: withMouth(cheerfulMan, cheerfulGrin, closedSmile([-44, 40], [2, 38], 7, '#c0605e', tan.deep), {
      eyes: eyesOf(cheerfulMan, ({ h }) => ({ h: h * 1.25, look: -0.75, up: -0.3 })),
    }),
    back: backHead(
      'beard-back',
      tan,
      '',
      area(
        'M-57 -30H57C58 0 52 26 42 44Q36 36 28 50Q18 40 8 54Q-4 42 -14 54Q-24 40 -32 48Q-40 36 -44 40C-54 20 -58 0 -57 -30Z',
        '#3a1f24',
      ) + pen('M-44 4Q-42 22 -36 34M-26 12Q-26 28 -22 40M-8 14V42', '#8a5f68', 3),
    ),
  },
  1002: {
    shout: withMouth(roundWoman, roundGrin, cry(-11, 35, 21, 29, '#d0304a'), {
      outline:
        'M-2 -82C-36 -82 -57 -62 -58 -34C-58 -20 -63 -6 -63 12C-62 50 -38 79 -8 79C26 79 58 52 61 12C62 -6 58 -20 58 -34C58 -62 32 -82 -2 -82Z',
      eyes: wideEyes(roundWoman, -0.1, 0.4),
    }),
    laugh: withMouth(roundWoman, roundGrin, cry(-11, 32, 28, 26, '#d0304a'), { gaze: 'laughing' }),
    aside: withMouth(plumpWoman, plumpGrin, closedSmile([-45, 38], [3, 36], 8, '#d0304a', bronze.deep), {
      blush: '#ff4a50',
      eyes: eyesOf(plumpWoman, ({ h }) => ({ h: h * 1.12, look: -0.7, up: 0.5 })),
    }),
    back: backHead(
      'round-back',
      bronze,
      '',
      area(
        'M-62 -16C-68 -74 -44 -98 0 -98C44 -98 68 -74 62 -16C60 20 46 50 24 62Q14 52 0 58Q-14 52 -24 62C-46 50 -60 20 -62 -16Z',
        HAIR,
      ) +
        circle(2, -102, 35, HAIR) +
        pen(
          'M-52 6C-58 -40 -40 -66 -20 -76M-36 36C-44 -12 -32 -54 -10 -72M-12 46C-18 0 -10 -40 -2 -70M14 46C20 0 14 -40 6 -70M38 34C46 -12 34 -54 14 -72',
          GLOSS,
          3,
        ) +
        pen('M-22 -112C-16 -128 4 -132 20 -124M-16 -100C-8 -114 8 -118 24 -108M-24 -78Q2 -66 28 -78', GLOSS, 4),
    ),
  },
  1003: {
    shout: withMouth(curlyMan, curlySmile, cry(-27, 38, 21, 26, '#b8584e', 3), {
      outline:
        'M-4 -88C-34 -88 -50 -70 -50 -44C-50 -34 -47 -28 -48 -20C-49 -10 -56 -4 -56 7C-56 18 -53 28 -53 40C-52 58 -48 74 -42 82C-36 89 -24 91 -15 86C-2 78 12 62 24 47C38 30 44 16 46 2L52 -30C52 -66 26 -88 -4 -88Z',
      eyes: wideEyes(curlyMan, -0.3, 0.5),
    }),
    laugh: withMouth(
      laughingMan,
      laugherGrin,
      grin([-16, 24], [42, 20], 17, 60, '#b8584e') + area('M6 66Q18 60 30 65Q30 80 18 82Q8 78 6 66Z', '#170b10'),
      {},
    ),
    aside: withMouth(curlyMan, curlySmile, closedSmile([-48, 43], [-6, 40], 6, '#b8584e', '#46201a'), {
      eyes: eyesOf(curlyMan, ({ h }) => ({ h: h * 1.15, look: -0.7, up: 0.8 })),
    }),
  },
  1004: {
    shout: withMouth(stoutMan, stoutSmile, cry(24, 46, 15, 26, '#b8604a'), {
      outline:
        'M2 -80C36 -80 56 -62 57 -38C57 -30 53 -24 54 -18C54 -12 61 -4 62 10C62 20 57 28 57 40C56 64 42 82 20 82C-10 82 -36 68 -50 48C-58 32 -60 14 -59 0L-60 -26C-60 -62 -32 -80 2 -80Z',
      eyes: eyesOf(stoutMan, ({ h }) => ({ h: h * 1.2, look: 0.4, up: 0.5 })),
    }),
    laugh: withMouth(stoutMan, stoutSmile, cry(23, 46, 25, 18, '#b8604a'), { gaze: 'laughing' }),
  },
  1005: {
    shout: withMouth(grandmother, lolaGrin, cry(-20, 36, 23, 30, '#b8405a'), {
      outline:
        'M-2 -84C-34 -84 -52 -66 -52 -40C-52 -30 -50 -26 -51 -18C-51 -8 -57 0 -57 12C-57 24 -51 30 -49 40C-48 52 -46 62 -40 70C-32 79 -20 82 -10 80C8 78 26 68 38 56C48 42 54 24 54 4C54 -4 54 -14 54 -26C54 -64 32 -84 -2 -84Z',
      gaze: 'open',
      eyes: eyesOf(grandmother, ({ w }) => ({ w: w * 0.86, h: 9.4, look: -0.4, up: 0.7 })),
    }),
    laugh: withMouth(grandmother, lolaGrin, cry(-19, 33, 28, 27, '#b8405a'), {}),
    aside: withMouth(grandmother, lolaGrin, closedSmile([-43, 40], [4, 38], 7, '#c8506a', tan.deep), {
      gaze: 'open',
      eyes: eyesOf(grandmother, ({ w }) => ({ w: w * 0.9, h: 8, look: -0.4, up: -0.7 })),
    }),
  },
  1006: {
    shout: withMouth(sportyWoman, sportyGrin, cry(-21, 34, 20, 20, '#c8504e', 2), {
      eyes: eyesOf(sportyWoman, ({ h }) => ({ h: h * 1.12, look: -0.4, up: 0.7 })),
    }),
    aside: withMouth(sportyWoman, sportyGrin, closedSmile([-40, 38], [-4, 36], 6, '#c8504e', '#46201a'), {
      eyes: eyesOf(sportyWoman, () => ({ look: -0.75, up: 0 })),
    }),
  },
}
