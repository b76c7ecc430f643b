/** People with soft planes, drawn from the measures of a face: each differs in age, jaw, hair, gaze and expression. */
import { area, circle, num, oval, pen } from '../draw.ts'
import { bronze, grin, lips, tan, umber } from './head.ts'
import type { Complexion, Portrait } from './head.ts'
import { broadNose, buttonNose, closedSmile, straightNose } from './noses.ts'
import type { DrawNose } from './noses.ts'

interface Measures {
  readonly name: string
  readonly skin: Complexion
  /** Half the width at the cheekbones and at the jaw, and the height of the chin. */
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  /** Where the face looks: -1 is far to its left side in the image, 0 is at the viewer. */
  readonly turn: number
  readonly eye: {
    readonly w: number
    readonly h: number
    readonly look?: number
    readonly up?: number
    readonly rise: number
  }
  readonly gaze?: 'open' | 'laughing' | 'closed'
  readonly iris?: string
  readonly lash?: string
  readonly lid?: string
  /** Height, arch, and thickness of the brows, and how much higher their outer ends are. */
  readonly brow: readonly [y: number, arch: number, thick: number, slant: number]
  readonly browColor: string
  /** The height of the tip of the nose, and half its width. */
  readonly nose: readonly [y: number, w: number]
  /** A nose of its own form, instead of the one of these measures. */
  readonly drawNose?: DrawNose
  readonly blush?: string
  /** What else is on the face, around the middle line of its features. */
  readonly more: (x: number) => string
}

function soft(face: Measures): Portrait {
  const { cheek, jaw, chin, turn, eye, skin, brow, browColor, nose, drawNose, more, ...own } = face
  const [x, low] = [turn * 15, turn * 10]
  const [y, arch, thick, slant] = brow
  const [tip, half] = nose
  // The side that is turned away is narrower.
  const across = (side: number): number => 1 + side * turn * -0.26
  const eyes = [-1, 1].map((side) => ({
    ...eye,
    x: x + side * 23 * across(side),
    y: -8,
    w: eye.w * across(side),
    rise: -side * eye.rise,
  }))
  const brows = [-1, 1]
    .map((side) => {
      const [from, to] = [x + side * 9 * across(side), x + side * 41 * across(side)]
      const middle = (from + to) / 2
      return area(
        `M${num(from)} ${num(y + thick * 0.4)}Q${num(middle)} ${num(y - arch - thick)} ${num(to)} ${num(y - slant)}` +
          `Q${num(middle)} ${num(y - arch + thick * 0.4)} ${num(from)} ${num(y + thick)}Z`,
        browColor,
      )
    })
    .join('')
  const measuredNose =
    area(
      `M${num(x + 3)} -14C${num(x + 4)} ${num(tip - 20)} ${num(x + half)} ${num(tip - 12)} ${num(x + half + 1)} ${num(tip - 3)}` +
        `Q${num(x + half * 0.6)} ${num(tip + 4)} ${num(x)} ${num(tip + 3)}Q${num(x - half * 0.6)} ${num(tip + 5)} ${num(x - half)} ${num(tip - 2)}` +
        `Q${num(x)} ${num(tip + 2)} ${num(x + 3)} ${num(tip - 8)}Z`,
      skin.shade,
    ) +
    pen(`M${num(x - 2)} -8L${num(x - 2 + turn * 3)} ${num(tip - 8)}`, skin.light, 5, { opacity: 0.7 }) +
    circle(x - 2 + turn * 4, tip - 5, 2.6, '#fff', { opacity: 0.7 }) +
    pen(`M${num(x - half * 0.7)} ${num(tip)}q2 2 4 1M${num(x + half * 0.7)} ${num(tip)}q-2 2 -4 1`, skin.deep, 2.2)
  return {
    ...own,
    skin,
    eyes,
    outline:
      `M0 -86C${cheek * 0.7} -86 ${cheek} -62 ${cheek} -28C${cheek} -4 ${cheek - 1} 12 ${num(jaw + low * 0.5)} 34` +
      `C${num(jaw * 0.84 + low)} 52 ${num(16 + low)} ${chin} ${num(low)} ${chin}` +
      `C${num(-16 + low)} ${chin} ${num(-jaw * 0.84 + low)} 52 ${num(-jaw + low * 0.5)} 34` +
      `C${1 - cheek} 12 ${-cheek} -4 ${-cheek} -28C${-cheek} -62 ${-cheek * 0.7} -86 0 -86Z`,
    light: `M${-cheek} -30C${-cheek} -70 -20 -84 6 -78C10 -56 ${num(x - 20)} -40 ${-cheek} -30Z`,
    shade: `M${cheek * 0.5} -90C${cheek * 0.9} -60 ${cheek * 0.72} -20 ${cheek * 0.74} 8C${cheek * 0.6} 40 ${num(14 + low)} 60 ${num(low - 8)} ${chin + 4}H80V-90Z`,
    features: brows + (drawNose?.(Math.round(x), tip, skin) ?? measuredNose) + more(x),
    behind: '',
    before: '',
  }
}

const creases = (x: number, deep: string): string =>
  pen(
    `M${num(x - 46)} -14l-7 -4M${num(x - 47)} -6h-8M${num(x + 46)} -14l7 -4M${num(x + 47)} -6h8M${num(x - 22)} 20Q${num(x - 30)} 28 ${num(x - 31)} 38M${num(x + 22)} 20Q${num(x + 30)} 28 ${num(x + 31)} 38`,
    deep,
    2.2,
    { opacity: 0.5 },
  )

/** A siren of the islands who smiles at the viewer: broad cheeks, a short round nose and full lips. */
export const goldenSiren = soft({
  name: 'golden',
  skin: { light: '#f7c898', base: '#d89e6c', shade: '#b4764c', deep: '#5a281f' },
  cheek: 55,
  jaw: 43,
  chin: 65,
  turn: 0.3,
  eye: { w: 15, h: 9.4, look: -0.1, rise: 6 },
  iris: '#4a2412',
  lash: '#1c0c14',
  lid: '#a8582c',
  brow: [-31, 9, 4.6, -2],
  browColor: '#2a1520',
  nose: [17, 10],
  drawNose: buttonNose,
  blush: '#f0503c',
  more: (x) => grin([x - 17, 33], [x + 17, 32], x, 49, '#c8283c'),
})

/** A spirit of the stars with a long oval face and light freckles, who looks up with a calm smile. */
export const starSpirit = soft({
  name: 'starry',
  skin: { light: '#eeb684', base: '#c88a5c', shade: '#a06444', deep: '#4a2018' },
  cheek: 49,
  jaw: 38,
  chin: 71,
  turn: -0.35,
  eye: { w: 13.4, h: 9, look: -0.15, up: 0.55, rise: 3 },
  iris: '#3a1a14',
  lash: '#1c0c20',
  lid: '#8a4a9a',
  brow: [-30, 9, 4, -3],
  browColor: '#2a1430',
  nose: [20, 10],
  blush: '#ff5a6a',
  more: (x) =>
    closedSmile([x - 17, 40], [x + 17, 40], 7, '#b83a4a', '#4a1420') +
    pen(
      `M${num(x - 33)} 10h.01M${num(x - 25)} 14h.01M${num(x - 37)} 17h.01M${num(x + 29)} 10h.01M${num(x + 37)} 7h.01M${num(x + 35)} 16h.01`,
      '#ffe9a0',
      3.6,
    ),
})

/** A mouth that sings, around a middle line. */
const singingMouth = (x: number, lipColor: string): string =>
  area(
    `M${num(x - 13)} 44C${num(x - 12)} 34 ${num(x + 12)} 33 ${num(x + 13)} 43C${num(x + 15)} 58 ${num(x + 7)} 63 ${num(x)} 63C${num(x - 8)} 63 ${num(x - 14)} 58 ${num(x - 13)} 44Z`,
    lipColor,
  ) +
  area(
    `M${num(x - 9)} 45C${num(x - 8)} 38 ${num(x + 8)} 37 ${num(x + 9)} 44C${num(x + 10)} 54 ${num(x + 6)} 59 ${num(x)} 59C${num(x - 6)} 59 ${num(x - 10)} 55 ${num(x - 9)} 45Z`,
    '#48101c',
  ) +
  area(`M${num(x - 8)} 42Q${num(x)} 37 ${num(x + 8)} 42L${num(x + 7)} 45Q${num(x)} 42 ${num(x - 7)} 45Z`, '#fffaf2')

/** A young siren who sings up to the moon. */
export const singingSiren = soft({
  name: 'singing',
  skin: tan,
  cheek: 51,
  jaw: 39,
  chin: 72,
  turn: -0.6,
  eye: { w: 15, h: 8, rise: -3 },
  gaze: 'closed',
  lash: '#2a1024',
  lid: '#d86a8a',
  brow: [-33, 7, 6, 0],
  browColor: '#5a1440',
  nose: [18, 9],
  drawNose: buttonNose,
  blush: '#ff4a6a',
  more: (x) => singingMouth(x, '#e0405a'),
})

/** A queen of sixty who looks at the viewer with one raised brow and closed lips. */
export const gazingQueen = soft({
  name: 'gazing',
  skin: tan,
  cheek: 50,
  jaw: 42,
  chin: 72,
  turn: -0.12,
  eye: { w: 13, h: 7.4, look: -0.1, rise: 4 },
  iris: '#5a3a8a',
  lid: '#a06ac8',
  brow: [-27, 9, 4.4, 5],
  browColor: '#7a6a90',
  nose: [24, 9],
  blush: '#e85a7a',
  more: (x) =>
    creases(x, tan.shade) +
    pen(`M${num(x - 16)} -52q16 -5 32 0M${num(x - 34)} 4q10 6 20 3M${num(x + 34)} 4q-10 6 -20 3`, tan.shade, 2.2, {
      opacity: 0.6,
    }) +
    lips([x - 17, 46], [x + 17, 43], x, 6, '#b81f48', '#5a0a24') +
    circle(x + 20, 34, 2.4, tan.deep),
})

/** A disc jockey with a short white bob, who laughs down at her records. */
export const discJockey = soft({
  name: 'jockey',
  skin: umber,
  cheek: 48,
  jaw: 36,
  chin: 66,
  turn: -0.5,
  eye: { w: 14, h: 8, rise: 3 },
  gaze: 'closed',
  lash: '#1a0a24',
  lid: '#3ad8ff',
  brow: [-27, 6, 6, 1],
  browColor: '#2a1420',
  nose: [20, 8.6],
  blush: '#ff4fa8',
  more: (x) => grin([x - 18, 33], [x + 17, 33], x, 53, '#f0287a') + circle(x + 9, 17, 2.4, '#fff6d8'),
})

/** A calm spirit with a broad face and painted dots, who looks at the light in her hand. */
export const groveSpirit = soft({
  name: 'grove',
  skin: { light: '#e8b884', base: '#b97f58', shade: '#925e47', deep: '#43221e' },
  cheek: 53,
  jaw: 38,
  chin: 67,
  turn: -0.75,
  eye: { w: 15, h: 9, look: -0.6, up: -0.2, rise: 5 },
  iris: '#2f9a5a',
  lash: '#241420',
  lid: '#4aa878',
  brow: [-29, 6, 5, 3],
  browColor: '#2f1a24',
  nose: [20, 10],
  blush: '#e87a4a',
  more: (x) =>
    lips([x - 15, 40], [x + 15, 39], x, 7.4, '#a83a4a', '#561420') +
    pen(`M${num(x)} -48h.01M${num(x - 9)} -44h.01M${num(x + 9)} -44h.01M${num(x)} -57h.01`, '#eaffb0', 5) +
    pen(
      `M${num(x - 34)} 8h.01M${num(x - 26)} 12h.01M${num(x + 30)} 8h.01M${num(x + 38)} 5h.01M${num(x + 22)} 12h.01`,
      '#eaffb0',
      3.6,
    ),
})

/** A farmer of seventy who laughs: a square jaw, ears, gray stubble and many creases. */
export const oldFarmer = soft({
  name: 'farmer',
  skin: bronze,
  cheek: 52,
  jaw: 47,
  chin: 73,
  turn: 0.35,
  eye: { w: 13, h: 7, rise: 2 },
  gaze: 'laughing',
  lash: '#3a2018',
  brow: [-24, 6, 8, 0],
  browColor: '#e8e0d8',
  nose: [23, 13],
  blush: '#d8502a',
  more: (x) =>
    area(
      `M${num(x - 50)} 20C${num(x - 40)} 30 ${num(x - 34)} 30 ${num(x - 24)} 32H${num(x + 24)}C${num(x + 34)} 30 ${num(x + 40)} 28 ${num(x + 50)} 18L${num(x + 44)} 90H${num(x - 46)}Z`,
      '#efe6dc',
      { opacity: 0.4 },
    ) +
    creases(x, bronze.deep) +
    pen(`M${num(x - 24)} -46q24 -8 48 0M${num(x - 20)} -58q20 -6 40 0`, bronze.shade, 2.6) +
    grin([x - 24, 38], [x + 22, 37], x - 1, 60, '#a8483a'),
})

/** A young woman with a round face and lowered eyes, who smiles down at an animal. */
export const mountainMaiden = soft({
  name: 'maiden',
  skin: tan,
  cheek: 52,
  jaw: 41,
  chin: 66,
  turn: -0.85,
  eye: { w: 14, h: 7, rise: -3 },
  gaze: 'closed',
  lash: '#2a1224',
  lid: '#e0a088',
  brow: [-26, 6, 4.6, -1],
  browColor: '#3a1a2c',
  nose: [20, 8],
  blush: '#ff5a70',
  more: (x) =>
    lips([x - 14, 37], [x + 14, 36], x, 6.4, '#e05a68', '#8a2434') +
    pen(`M${num(x - 17)} 33q1 4 4 4M${num(x + 18)} 32q-1 4 -4 4`, tan.deep, 2.2, { opacity: 0.5 }),
})

/** A gentleman of fifty-five with gray temples, who sings with his eyes closed. */
export const serenader = soft({
  name: 'serenader',
  skin: tan,
  cheek: 50,
  jaw: 44,
  chin: 74,
  turn: 0.8,
  eye: { w: 13, h: 7, rise: -4 },
  gaze: 'closed',
  lash: '#2a1820',
  brow: [-29, 8, 6, -5],
  browColor: '#4a4450',
  nose: [22, 11],
  more: (x) => creases(x, tan.deep) + singingMouth(x, '#b8485a'),
})

/** An ear at the side of a head. */
export const ear = (x: number, { base, deep }: Complexion): string =>
  oval(x, 2, 10, 16, base) + pen(`M${num(x)} -6q${x < 0 ? -5 : 5} 6 0 14`, deep, 2.2, { opacity: 0.7 })

const NIGHT = '#24151f'
const GLOSS = '#6d4a66'

/** A woman of thirty with a short bob and a fringe, who looks to the right and smiles. */
export const bobWoman: Portrait = {
  ...soft({
    name: 'bob',
    skin: tan,
    cheek: 52,
    jaw: 40,
    chin: 64,
    turn: 0.4,
    eye: { w: 13.4, h: 8.4, look: 0.2, rise: 3 },
    lid: '#b0607a',
    brow: [-28, 7, 4, -2],
    browColor: NIGHT,
    nose: [18, 8],
    drawNose: buttonNose,
    more: (x) => grin([x - 18, 34], [x + 17, 34], x, 50, '#d0304a'),
  }),
  behind: area(
    'M0 -98C46 -98 68 -70 68 -26C68 6 66 30 62 46C44 56 30 54 20 48H-34' +
      'C-50 54 -60 50 -64 40C-68 16 -66 -6 -64 -30C-60 -72 -42 -98 0 -98Z',
    NIGHT,
  ),
  before:
    area(
      'M-58 32C-68 -20 -66 -96 2 -98C68 -98 70 -20 62 42C52 46 42 40 38 32' +
        'C48 8 50 -16 46 -38Q14 -30 -8 -46Q-26 -34 -42 -34C-50 -12 -50 6 -46 30C-50 36 -54 36 -58 32Z',
      NIGHT,
    ) + pen('M-48 -58C-40 -80 -16 -90 8 -86M30 -82C50 -70 58 -44 57 -8M-30 -48Q-18 -54 -10 -66', GLOSS, 4),
}

/** A bald man of fifty with a short gray beard, whose ears stand out. */
export const baldMan: Portrait = {
  ...soft({
    name: 'bald',
    skin: bronze,
    cheek: 52,
    jaw: 46,
    chin: 76,
    turn: -0.1,
    eye: { w: 12, h: 6.6, look: -0.2, rise: 1 },
    brow: [-25, 5, 6, -3],
    browColor: '#5a4a58',
    nose: [19, 12],
    drawNose: broadNose,
    more: (x) =>
      area(
        `M-54 -6C-48 18 -40 32 ${num(x - 24)} 33Q${num(x)} 28 ${num(x + 24)} 33C${num(x + 34)} 32 44 22 54 -6V90H-54Z`,
        '#b9b2c4',
      ) + closedSmile([x - 22, 42], [x + 22, 41], 9, '#b85a4c', '#5a281f'),
  }),
  behind:
    oval(-50, 2, 9, 16, bronze.base) + oval(53, 2, 11, 17, bronze.shade) + pen('M52 -6q6 6 1 15', bronze.deep, 2.4),
  before: pen('M-30 -62Q-18 -76 0 -77', '#fff', 6, { opacity: 0.5 }),
}

/** A young man with a fringe that falls to one side, who looks to the right and smiles. */
export const fringeMan: Portrait = {
  ...soft({
    name: 'fringe',
    skin: tan,
    cheek: 49,
    jaw: 42,
    chin: 73,
    turn: 0.45,
    eye: { w: 12.4, h: 7.6, look: 0.3, rise: 1 },
    brow: [-25, 5, 6, -2],
    browColor: '#3a1f24',
    nose: [20, 10],
    drawNose: straightNose,
    more: (x) => closedSmile([x - 17, 43], [x + 20, 39], 7, '#c05a5c', '#6f3527'),
  }),
  behind: oval(-49, 2, 10, 16, tan.base) + pen('M-49 -5q-6 6 0 14', tan.deep, 2.4) + oval(49, 2, 8, 14, tan.shade),
  before:
    area(
      'M-53 0C-62 -40 -62 -78 -24 -92C-8 -108 34 -106 50 -78C62 -60 58 -20 53 -2L46 -22' +
        'C46 -34 44 -44 38 -50C16 -30 -18 -34 -30 -44C-42 -34 -46 -22 -46 -6Z',
      '#3a1f24',
    ) + pen('M-36 -56C-20 -48 10 -50 26 -66M-44 -66C-38 -80 -22 -86 -10 -88M6 -94Q30 -94 40 -78', '#8a5f68', 4),
}

/** A dealer with a quick smile and her hair in a low knot, who glances at the cards at the left. */
export const quickDealer: Portrait = {
  ...soft({
    name: 'quick',
    skin: tan,
    cheek: 52,
    jaw: 40,
    chin: 66,
    turn: -0.4,
    eye: { w: 15, h: 9.8, look: -0.4, rise: 4 },
    lid: '#b0607a',
    brow: [-31, 8, 4.4, -2],
    browColor: NIGHT,
    nose: [18, 8],
    drawNose: buttonNose,
    blush: '#f0503c',
    more: (x) => grin([x - 18, 34], [x + 17, 33], x, 51, '#d0304a'),
  }),
  behind:
    area('M0 -100C46 -102 70 -70 67 -24C66 8 62 26 52 42H-40C-58 12 -66 -16 -64 -40C-60 -78 -40 -98 0 -100Z', NIGHT) +
    circle(64, 50, 27, NIGHT),
  before: area(
    'M-54 -4C-68 -54 -52 -104 2 -104C58 -104 74 -54 58 18C50 10 46 -2 46 -14C44 -40 24 -62 -12 -70' +
      'C-32 -58 -46 -34 -54 -4Z',
    NIGHT,
  ),
}

/** A jockey of thirty with a square jaw and a wide smile, who looks ahead to the right. */
export const racingJockey = soft({
  name: 'racer',
  skin: bronze,
  cheek: 52,
  jaw: 44,
  chin: 70,
  turn: 0.4,
  eye: { w: 14.6, h: 10, look: 0.3, rise: 3 },
  brow: [-28, 7, 7, -3],
  browColor: NIGHT,
  nose: [19, 10],
  drawNose: buttonNose,
  blush: '#f0503c',
  more: (x) => grin([x - 22, 33], [x + 21, 31], x, 55, '#b8483a'),
})
