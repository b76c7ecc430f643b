/** Subjects of the covers of single slots: the hero of each cover, in its colors. See `own-subjects.ts`. */
import { area, bothSides, box, circle, inked, line, oval, pen, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

const seven = (x: number, y: number, size: number, color: string): string =>
  place(area('M-16 -20H16V-11L2 20H-10L3 -9H-16Z', color), x, y, size)

/** A siren with black hair and ornaments of gold, her golden tail, and coins before her. */
const sirenGold = (): string =>
  lit('locks', ['#6a4668', '#2c1a30', '#1c1020'], [1, 0.7]) +
  lit('tail', ['#fff08a', '#ffb52e', '#e0701a']) +
  lit('skin', ['#e0a878', '#c8875a', '#9a5c3a']) +
  round('gold', ['#fffbc8', '#ffcf40', '#d8861a']) +
  outlined(
    area(
      'M52 92C70 60 76 20 72 -8C58 -12 46 -24 44 -42C62 -42 74 -34 80 -24C84 -38 94 -46 106 -48C108 -28 100' +
        ' -14 90 -8C98 30 98 70 86 96Z',
      'url(#tail)',
    ) +
      area(
        'M-6 -100C44 -104 66 -62 60 -22C56 14 80 40 70 96H-86C-98 62 -70 34 -76 -6C-80 -60 -56 -98 -6 -100Z',
        'url(#locks)',
      ) +
      area('M-64 98C-60 72 -36 66 -24 60V36H18V60C30 66 54 72 58 98Z', 'url(#skin)') +
      area(
        'M-48 -20C-48 -56 -30 -70 -4 -70C24 -70 42 -54 42 -20C42 24 20 50 -3 52C-28 50 -48 24 -48 -20Z',
        'url(#skin)',
      ),
  ) +
  area(
    'M12 -94C-22 -84 -46 -56 -48 -16C-50 20 -66 40 -66 92L-84 88C-94 60 -68 34 -74 -8C-76 -62 -44 -102 12 -94Z',
    'url(#locks)',
  ) +
  area('M6 -92C40 -82 46 -46 44 -10C44 24 62 44 60 90L70 86C78 44 56 14 60 -20C64 -62 46 -100 6 -92Z', 'url(#locks)') +
  inked(
    pen('M-16 -90C-46 -80 -62 -44 -60 -10C-58 20 -78 44 -76 72M30 -82C50 -66 54 -34 52 -12', '#a8749c', 5) +
      pen('M-50 -28C-44 -60 -20 -72 4 -82C26 -72 40 -56 46 -28', '#ffd23f', 9) +
      pen('M-46 -36C-38 -58 -20 -70 0 -78', '#fffbd0', 3) +
      pen('M-31 -32Q-20 -40 -10 -33M10 -33Q20 -40 31 -32', INK, 5) +
      pen('M-2 -10Q-8 8 -2 10', '#8a4a30', 4) +
      pen('M-62 88C-40 66 34 66 56 88', '#ffcf40', 12),
  ) +
  [-20, 20]
    .map((x) => oval(x, -16, 12, 9, '#fff') + circle(x, -16, 7.5, '#2a140c') + circle(x - 3, -19, 2.6, '#fff'))
    .join('') +
  area('M-22 20Q-2 26 20 20C16 38 6 42 -2 42C-10 42 -18 36 -22 20Z', '#c8243c') +
  area('M-17 22Q-2 27 15 22Q8 33 -2 33Q-12 33 -17 22Z', '#fff') +
  circle(4, -80, 9, '#e8304a', { stroke: '#ffd23f', 'stroke-width': 4 }) +
  [-48, 44].map((x) => circle(x, 26, 10, 'none', { stroke: '#ffcf40', 'stroke-width': 6 })).join('') +
  outlined(
    area(star(-56, -56, 6, 27, 14), '#ffcf40') +
      [-72, -36, 0, 36, 72].map((x, i) => oval(x, i % 2 ? 88 : 93, 22, 13, 'url(#gold)')).join(''),
    4,
  ) +
  circle(-56, -56, 8, '#e8304a')

/** A red jeepney from the front: a chrome horse, a sign with three sevens, and streamers. */
const jeepneyJackpot = (): string =>
  lit('body', ['#ff9a6a', '#f0304a', '#a8103c'], [0.3, 1]) +
  lit('chrome', ['#fff', '#c8d0f8', '#8a92cc', '#f4f6ff'], [0.2, 1]) +
  place(
    inked(
      bothSides(
        pen('M104 -92C130 -106 130 -130 156 -126', '#ffd23f', 11) +
          pen('M108 -84C136 -88 142 -104 164 -98', '#2fd0c8', 10) +
          pen('M96 -102C108 -118 104 -136 124 -142', '#ff7ab0', 10) +
          outlined(
            box(76, 74, 42, 46, '#1a1430', 12) +
              pen('M98 -22Q126 -26 134 -44', '#e8ecff', 6) +
              box(122, -80, 30, 42, '#8ad0f8', 8),
          ),
      ),
    ) +
      outlined(
        box(-98, -64, 196, 70, '#c01c48', 10) +
          area('M-88 -50H88L92 -4H-92Z', '#4a7cec') +
          box(-116, -104, 232, 46, '#d8206a', 10) +
          area('M-122 0C-90 -14 90 -14 122 0L132 76H-132Z', 'url(#body)') +
          area('M-48 0H48L44 72H-44Z', 'url(#chrome)') +
          bothSides(circle(89, 32, 27, 'url(#chrome)') + circle(89, 32, 18, '#ffe88a')) +
          box(-138, 70, 276, 28, 'url(#chrome)', 13),
        7,
      ) +
      area('M-80 -46H-50L-68 -8H-88ZM52 -46H74L60 -8H40Z', '#d4ecff') +
      area(
        'M-119 3C-94 -6 -70 -8 -54 -8V2C-76 2 -100 6 -120 14ZM119 3C94 -6 70 -8 54 -8V2C76 2 100 6 120 14Z',
        '#ffd23f',
      ) +
      line('M-28 20V60M-10 20V60M10 20V60M28 20V60', '#3a3a7a', 7) +
      [-56, 0, 56].map((x) => seven(x, -81, 0.86, '#fff6c8')).join('') +
      area([-90, -28, 28, 90].map((x) => star(x, -81, 5, 11, 5)).join(''), '#ffe27a') +
      bothSides(circle(83, 25, 6, '#fff')) +
      place(
        outlined(
          area(
            'M-19 0H-6L-8 -8L0 -17L10 -24L20 -20L16 -11L23 -11L28 -27L18 -31L30 -31L36 -22L40 -28L36 -39L20 -42' +
              'L21 -51L30 -47L35 -54L24 -64L21 -72C6 -64 0 -54 -2 -44C-6 -36 -14 -34 -20 -31C-34 -34' +
              ' -42 -22 -38 -6C-32 -8 -33 -18 -27 -22C-27 -14 -21 -10 -19 0Z',
            '#eef0ff',
          ),
          5,
        ),
        0,
        4,
        1.05,
      ),
    0,
    8,
    0.64,
  )

/** A brown eagle with spread wings, an open bill and two talons toward the viewer. */
const eagleSummit = (): string => {
  const feathers = (id: string, places: readonly (readonly [x: number, y: number, turn: number])[]): string =>
    places.map(([x, y, turn]) => `<use href="#${id}" transform="translate(${x} ${y}) rotate(${turn})"/>`).join('')
  const wing =
    feathers('quill', [
      [26, 4, -24],
      [38, -6, -44],
      [48, -18, -64],
      [54, -30, -84],
      [56, -40, -104],
    ]) +
    feathers('feather', [
      [24, -2, -34],
      [34, -14, -56],
      [42, -26, -80],
    ]) +
    outlined(area('M8 -10C20 -38 44 -64 76 -68C84 -56 76 -34 58 -16C42 -2 26 12 10 14Z', 'url(#wing)'), 4) +
    line('M22 -20C34 -40 50 -54 70 -60', '#ffc890', 5)
  const talon =
    outlined(
      area('M22 42C12 58 20 76 34 78C48 76 56 58 46 42Z', 'url(#body)') +
        area('M20 82L16 98L28 90ZM30 86L34 104L42 88ZM44 82L56 94L52 76Z', '#3a2838') +
        [22, 35, 48].map((x, i) => oval(x, i === 1 ? 80 : 76, 8, 12, '#ffb822')).join(''),
      4,
    ) + line('M31 80h8', '#c87a10', 3)
  return (
    lit('wing', ['#e8a060', '#94502a', '#552a14'], [0.7, 1]) +
    lit('body', ['#fffaf0', '#f4dcb4', '#b08050'], [0.8, 1]) +
    `<defs>${[
      ['quill', '#5a3018', 54],
      ['feather', '#a8602f', 36],
    ]
      .map(([id, color, long]) => {
        const d = `M-9 0Q-11 ${Number(long) - 10} 0 ${long}Q11 ${Number(long) - 10} 9 0Z`
        return `<g id="${id}">${outlined(area(d, `${color}`), 4)}</g>`
      })
      .join('')}</defs>` +
    bothSides(wing) +
    outlined(
      area('M-24 44L-26 86L-10 78L0 94L10 78L26 86L24 44Z', '#5a3018') +
        area('M-30 -14C-36 24 -24 58 0 64C24 58 36 24 30 -14Z', 'url(#body)'),
    ) +
    line('M-12 30v8M2 36v8M14 28v8', '#a86a3a', 5) +
    bothSides(talon) +
    outlined(
      area(
        'M30 -8L62 -20L46 -32L70 -56L46 -54L56 -88L32 -72L26 -103L4 -80L-10 -101L-18 -74L-38 -78L-28 -46Z',
        '#a8602f',
      ) +
        area(
          'M-34 -22C-38 -54 -16 -74 8 -72C34 -70 46 -46 38 -18C32 2 8 8 -10 2C-24 -2 -32 -10 -34 -22Z',
          'url(#body)',
        ) +
        area('M-24 -14C-36 -4 -48 6 -44 22C-30 20 -16 12 -8 -4Z', '#5a6a84') +
        area('M-50 -22L-16 -26L-10 -6C-18 4 -28 10 -40 14Z', '#e8506a') +
        area('M-14 -48C-36 -58 -68 -52 -74 -18C-74 -10 -72 -4 -68 1C-64 -14 -58 -22 -42 -22L-16 -24Z', '#9ab0c8'),
    ) +
    line('M-66 -24C-62 -40 -48 -46 -34 -45', '#f0f6ff', 5) +
    outlined(circle(3, -38, 13, '#ffd24a'), 4) +
    circle(1, -38, 7, '#1a0c08') +
    circle(-2, -42, 3, '#fff') +
    line('M-20 -48L22 -58', '#4a2010', 9) +
    line('M28 -44L24 -34M20 -18v9M30 -26l-3 8', '#a86a3a', 4)
  )
}

/** The head of a carabao with wide horns and a wreath, between mangoes. */
const harvestHorns = (): string =>
  lit('horn', ['#fff4dc', '#d8b48a', '#8a6048'], [0.6, 1]) +
  lit('coat', ['#8a92b4', '#5a5f7e', '#3a3c5a'], [0.8, 1]) +
  round('fruit', ['#fff08a', '#ffb92e', '#d8741a']) +
  place(
    bothSides(
      outlined(
        area('M36 -48C82 -40 108 -66 106 -126C134 -84 138 -22 94 0C74 10 52 6 36 -6Z', 'url(#horn)') +
          area('M44 0C68 -8 98 2 112 24C90 40 62 36 46 22Z', '#5a5f7e'),
        6,
      ) +
        area('M62 8C78 6 90 12 98 22C84 28 70 26 60 18Z', '#f0a0a0') +
        line('M66 -42Q76 -24 68 2M94 -60Q108 -42 106 -14', '#6a4030', 6),
    ) +
      [-60, -36, -12, 12, 36, 60].map((turn) => place(oval(0, -42, 10, 24, '#ffd84a'), 0, -48, 1, turn)).join('') +
      outlined(
        area(
          'M0 -58C36 -60 58 -42 56 -8C54 18 46 34 46 56C56 66 56 84 48 96C38 112 -38 112 -48 96C-56 84 -56 66' +
            ' -46 56C-46 34 -54 18 -56 -8C-58 -42 -36 -60 0 -58Z',
          'url(#coat)',
        ) + area('M-46 62C-30 50 30 50 46 62C54 80 46 98 32 103Q0 112 -32 103C-46 98 -54 80 -46 62Z', '#a2a8c4'),
        6,
      ) +
      bothSides(
        oval(21, 76, 10, 8, INK) +
          outlined(oval(31, -4, 15, 16, '#fff'), 4) +
          circle(29, -2, 11, '#3a2010') +
          circle(25, -7, 4.4, '#fff') +
          line('M12 -20Q32 -32 50 -16', INK, 7),
      ) +
      line('M-18 93Q0 99 18 93', INK, 5) +
      line('M-46 -20C-44 -34 -34 -42 -22 -44', '#ccd4f0', 7) +
      outlined(
        [-40, -22, 22, 40].map((x) => circle(x, -52, 12, '#fff3d8')).join('') +
          area(star(0, -56, 5, 27, 17), '#ff4a78') +
          bothSides(
            oval(78, 80, 28, 36, 'url(#fruit)', -24) +
              area('M84 52C92 32 112 34 122 42C114 54 100 60 84 52Z', '#3fc060'),
          ),
        5,
      ) +
      circle(0, -56, 8, '#ffe27a'),
    0,
    4,
    0.82,
  )

const thorns = [
  [-52, 10],
  [52, 10],
  [-60, 46],
  [60, 46],
  [0, -14],
  [-28, 80],
  [28, 80],
  [0, 88],
  [0, 38],
]

/** A durian as a king: a face, a crown and a red cape. */
const kingOfDavao = (): string =>
  lit('rind', ['#dcf06a', '#9cc444', '#5a8a2a']) +
  lit('cape', ['#ff5a6a', '#d0203c', '#7a0c2c'], [0.4, 1]) +
  outlined(
    area('M-50 -4C-84 20 -100 60 -104 100H104C100 60 84 20 50 -4Z', 'url(#cape)') +
      area(star(0, 20, 20, 84, 68), 'url(#rind)'),
  ) +
  area(thorns.map(([x = 0, y = 0]) => `M${x - 13} ${y + 10}L${x} ${y - 16}L${x + 3} ${y + 14}Z`).join(''), '#e8f890') +
  area(thorns.map(([x = 0, y = 0]) => `M${x} ${y - 16}L${x + 15} ${y + 10}L${x + 3} ${y + 14}Z`).join(''), '#4f7a22') +
  outlined(
    bothSides(oval(27, 14, 19, 23, '#fff')) +
      area('M-42 44Q0 56 42 44C40 74 22 84 0 84C-22 84 -40 74 -42 44Z', '#4a1010') +
      area('M-58 -28L-76 -86L-36 -60L0 -104L36 -60L76 -86L58 -28Q0 -10 -58 -28Z', '#ffc531') +
      bothSides(area('M104 100C88 100 66 94 54 82L66 70C78 80 94 84 104 82Z', '#fff6e0')),
  ) +
  bothSides(circle(24, 18, 12, '#3a1a08') + circle(20, 12, 5, '#fff') + circle(50, 38, 9, '#ff8a4a')) +
  area('M-35 50Q0 60 35 50L31 58Q0 68 -31 58Z', '#fff') +
  oval(0, 76, 18, 6, '#ff6a5a') +
  area('M4 -98L36 -60L73 -81L56 -30Q36 -24 14 -22Z', '#e09a1c') +
  line('M-56 -30Q0 -13 56 -30', '#fff0b0', 9) +
  area('M0 -78L13 -56L0 -34L-13 -56Z', '#e8234a') +
  [-74, 0, 74].map((x) => circle(x, x === 0 ? -97 : -84, 8, '#fff0a8')).join('')

/** The brass whistle of a coach with a seven, on a red cord. */
const pitoPito = (): string =>
  lit('brass', ['#fff6c0', '#ffcf4a', '#e09a20', '#9a5a0f'], [0.5, 1]) +
  inked(
    pen('M-34 30C-92 20 -104 92 -50 92C-10 92 4 76 40 94', INK, 19) +
      pen('M-34 30C-92 20 -104 92 -50 92C-10 92 4 76 40 94', '#e2306a', 10) +
      pen('M-20 -66L-32 -94M14 -72V-100M46 -66L62 -92', INK, 22) +
      pen('M-20 -66L-32 -94M14 -72V-100M46 -66L62 -92', '#fff6c0', 13),
  ) +
  place(
    outlined(area('M-66 -40H20A58 58 0 1 1 -36 18H-66Z', 'url(#brass)') + box(-84, -44, 24, 66, '#d8e0fa', 6), 6) +
      area('M-26 -37H10L-2 -16H-20Z', INK) +
      outlined(circle(21, 20, 41, '#ffe07a'), 4) +
      seven(21, 20, 1.35, '#7a3a0a') +
      line('M-52 -28H-34M36 -30A50 50 0 0 1 70 4M-76 -34V-4', '#fffbe0', 7),
    8,
    4,
    1.08,
    -8,
  )

/** A dancer from behind, with the wings of a butterfly. */
const paruparo = (): string =>
  lit('wing', ['#ffe04a', '#ff8a2a', '#f0306a', '#a81478'], [0.3, 1]) +
  lit('gown', ['#ffe9f4', '#f08ac0', '#a82a8a']) +
  bothSides(
    outlined(
      area('M8 24C14 -20 50 -76 98 -82C108 -70 104 -24 84 4C66 26 34 34 8 24Z', 'url(#wing)') +
        area('M8 28C40 20 72 34 80 56C82 80 52 88 34 76C20 64 12 48 8 28Z', '#e8307a'),
      8,
    ) +
      area('M36 -22C48 -44 64 -60 84 -68C76 -46 62 -30 36 -22Z', '#fff3b0') +
      line('M14 20L94 -40M14 22L88 -6M16 30L66 72', INK, 5) +
      line('M99 -68V-66M100 -48V-46M96 -28V-26M88 -9V-8M76 50V51M68 70V71', '#fff', 7),
  ) +
  outlined(
    area(
      'M-24 2C-16 -8 16 -8 24 2C26 24 14 36 14 46C32 62 42 80 44 100H-44C-42 80 -32 62 -14 46C-14 36 -26 24 -24 2Z',
      'url(#gown)',
    ) +
      area('M-9 -32H9V-4L18 0L0 32L-18 0L-9 -4Z', '#c88258') +
      circle(0, -50, 27, '#3a1c38') +
      circle(0, -74, 17, '#3a1c38') +
      area('M-24 -72L-20 -90L-10 -84L0 -102L10 -84L20 -90L24 -72Q0 -84 -24 -72Z', '#ffd24a'),
  ) +
  line('M-16 -56C-14 -66 -6 -70 2 -70', '#a8789a', 5) +
  line('M0 -8V22', '#8a4a3c', 3) +
  line('M-14 46Q0 52 14 46', '#ffd24a', 7) +
  line('M-12 60L-22 92M12 60L22 92M0 62V94', '#fff', 4) +
  outlined(area(star(21, -56, 5, 16, 10), '#fff'), 3) +
  circle(21, -56, 5, '#ff5a9a')

/**
 * A carabao that walks toward the viewer and to the left, with an egret on its back: from 7 to 285 in width, and 20 to
 * 212 in height. A small one, for an image with few bytes, has fewer lights and no gold on its horns.
 */
export const standingCarabao = (isSmall = false): string => {
  const fine = (drawn: string): string => (isSmall ? '' : drawn)
  /** A shape with the dark outline, whose corners are round in `inked` content. */
  const edged = (shapes: string, width = 5): string => `<g stroke="${INK}" stroke-width="${width}">${shapes}</g>`
  /** A cloven hoof with the middle of its sole at the given place. It is drawn once. */
  const hoof = (x: number, y: number, size = 1): string => place('<use href="#hoof"/>', x, y, size)
  // The hump, the back, the rump, and the hind leg with its hock; the belly; the foreleg with its knee.
  const body =
    'M92 112C92 88 116 70 144 72C164 73 176 82 198 80C226 76 256 82 266 106C272 124 266 140 266 152C267 160 274 162 271 172' +
    'L264 202H240L243 176C236 168 228 162 222 150C206 160 186 161 172 154C174 162 170 168 170 176L167 202H143L144 176' +
    'C142 168 138 162 132 156C116 160 98 150 92 134Z'
  const foreleg =
    'M100 138C96 150 100 158 97 168C93 178 90 188 88 200H109C112 190 118 182 120 172C124 160 130 152 130 138Z'
  const hindLeg = 'M196 140C200 154 206 162 206 174L202 200H222L228 174C232 164 238 154 238 140Z'
  const side =
    edged(
      area('M16 -30C42 -32 62 -38 68 -56C72 -70 66 -82 58 -94C82 -84 98 -58 88 -36C78 -14 46 -6 24 -10Z', 'url(#horn)'),
    ) +
    pen('M28 -27C50 -29 68 -36 73 -56C75 -66 74 -72 72 -78', '#fffbe4', 3.6, { opacity: 0.9 }) +
    fine(edged(area('M58 -94C68 -90 76 -84 82 -75L69 -71C67 -79 63 -86 58 -94Z', '#ffcf3a'), 4)) +
    edged(area('M26 -8C40 -18 66 -14 76 2C66 16 40 18 28 8Z', '#525e88')) +
    area('M38 -3C48 -8 60 -6 67 2C58 9 46 9 38 5Z', '#e0a0a0')
  // The far side of the head is narrower, and the muzzle points to the left.
  const head =
    `<g transform="skewX(-7)"><g id="side">${side}</g><use href="#side" transform="scale(-.9 1)"/>` +
    edged(
      area(
        'M2 -40C24 -42 38 -30 39 -12C40 8 31 24 28 38C36 44 40 56 36 67C28 82 12 88 -2 88C-16 87 -32 82 -38 67C-41 56 -36 44 -28 38C-30 24 -37 8 -35 -12C-33 -30 -20 -42 2 -40Z',
        'url(#face)',
      ),
    ) +
    area('M16 -40C30 -38 38 -28 39 -12C40 8 31 24 28 38L38 53L16 40C26 14 26 -16 16 -40Z', '#2a3058', {
      opacity: 0.5,
    }) +
    fine(pen('M-8 -8Q-12 16 -11 32', '#dfe6fa', 5, { opacity: 0.6 })) +
    area(
      'M-29 40Q-3 28 28 40C36 46 39 56 35 66C28 80 12 86 -2 86C-16 85 -31 80 -37 66C-40 56 -37 45 -29 40Z',
      '#ccd4e8',
    ) +
    area('M35 50C40 66 28 80 4 86C20 76 28 64 24 40Z', '#8a94b4') +
    oval(-19, 52, 6.4, 6, INK, 20) +
    oval(12, 52, 7, 6, INK, -20) +
    oval(-20, 0, 8, 10.5, '#fff') +
    oval(18, 0, 9.4, 10.5, '#fff') +
    oval(-21, 1, 6, 8.6, '#1a0c14') +
    oval(16, 1, 7, 8.6, '#1a0c14') +
    circle(-23, -3, 3, '#fff') +
    circle(13, -3, 3, '#fff') +
    pen('M-30 -12Q-20 -17 -11 -9M30 -12Q20 -18 8 -9', INK, 4.6) +
    area('M-22 -37C-20 -18 -10 -24 -6 -10C-1 -22 5 -18 8 -8C12 -22 22 -20 26 -37C12 -46 -10 -46 -22 -37Z', '#2a2f4e') +
    circle(-4, 68, 10, 'none', { stroke: INK, 'stroke-width': 9 }) +
    circle(-4, 68, 10, 'none', { stroke: '#ffcf3a', 'stroke-width': 5 }) +
    '</g>'
  const egret =
    pen('M-2 14L-4 31M8 14V31', INK, 6) +
    pen('M-2 14L-4 30M8 14V30', '#f0962a', 3) +
    edged(
      area('M-28 -34L-50 -27L-27 -25Z', '#ffb02e') +
        area(
          'M-32 -30C-32 -42 -12 -44 -12 -30C-12 -22 -22 -18 -20 -8C-14 -14 6 -14 18 -4C28 4 36 12 46 16C34 22 4 24 -12 16C-28 8 -34 -6 -26 -18C-28 -22 -32 -24 -32 -30Z',
          isSmall ? '#fff' : 'url(#white)',
        ),
      4,
    ) +
    (isSmall
      ? area('M-8 2C4 -2 18 2 44 16C30 19 8 18 -8 2Z', '#b8c4e0')
      : area('M-10 -2C4 -6 18 0 44 16C30 19 8 18 -4 8Q-10 4 -10 -2Z', '#fff') +
        pen('M6 13Q-6 8 -8 0M18 15Q8 12 2 6M30 16Q20 12 12 4', '#96a4c8', 2.4)) +
    circle(-24, -33, 2.4, INK)
  return inked(
    '<defs><g id="hoof">' +
      edged(area('M-13 -12H13L17 -1Q17 2 13 2H-13Q-17 2 -17 -1Z', '#40354e')) +
      fine(area('M-10 -9H-3L-5 -1H-13Z', '#9a90ac')) +
      pen('M1 -8V0', INK, 3) +
      '</g></defs>' +
      lit('hide', ['#a4b2d8', '#66749f', '#3a4470'], [0.5, 1]) +
      lit('face', ['#b4c0e0', '#6a76a0', '#454f7c'], [0.7, 1]) +
      lit('horn', ['#fff0c8', '#d8a868', '#7a4a28'], [0.3, 1]) +
      fine(lit('white', ['#fff', '#fff', '#a8b4d4'], [0.2, 1])) +
      pen('M264 102C282 120 272 148 278 166', INK, 15) +
      pen('M264 102C282 120 272 148 278 166', '#525e88', 6) +
      edged(area('M272 162C282 160 288 174 281 194C271 188 266 176 272 162Z', '#2a2f4e')) +
      edged(area(hindLeg, '#3d466e')) +
      hoof(212, 206, 0.9) +
      edged(area(foreleg, '#4a5482')) +
      hoof(98, 206, 0.94) +
      edged(area(body, 'url(#hide)'), 6) +
      // One shade: below the head, under the belly, behind the shoulder, and down the back of each leg.
      area(
        'M92 126C118 142 146 132 160 108C168 138 196 144 214 130C220 148 238 156 248 142C256 130 262 120 266 106C272 124 266 140 266 152C267 160 274 162 271 172L264 202H254L258 174C248 170 232 164 222 150C206 160 186 161 172 154C174 162 170 168 170 176L167 202H157L158 172L132 156C116 160 98 150 92 134Z',
        '#262c50',
        { opacity: 0.55 },
      ) +
      pen('M120 80C146 70 176 88 200 86C226 82 248 86 256 98', '#ffe4b0', 5.4) +
      fine(pen('M148 160C152 168 150 178 149 192M246 176L245 192', '#b8c4e6', 3.6, { opacity: 0.7 })) +
      hoof(155, 209) +
      hoof(252, 209) +
      place(egret, 206, 58, 0.8) +
      place(head, 84, 99, 0.84),
  )
}

/** The carabao before the sun. */
const carabaoGold = (): string => circle(15, -15, 76, '#ffb03a') + place(standingCarabao(true), -106, -80, 0.72)

/** A slice of a purple cake with layers of cream, a swirl of cream and a cherry. */
const ubeSwirl = (): string => {
  const layer = (y: number, tall: number, color: string, side: string): string =>
    area(`M-92 ${y}L24 ${y + 24}V${y + 24 + tall}L-92 ${y + tall}Z`, color) +
    area(`M24 ${y + 24}L90 ${y - 12}V${y - 12 + tall}L24 ${y + 24 + tall}Z`, side)
  return (
    lit('top', ['#e0b4ff', '#a452f4', '#6a22c8'], [1, 0.6]) +
    round('cherry', ['#ffa0a0', '#e8203a', '#8a0a24']) +
    outlined(oval(0, 78, 102, 24, '#f4ecff')) +
    layer(-18, 92, '#8238e0', '#5218a0') +
    layer(12, 12, '#fff6e8', '#d8c0e8') +
    layer(42, 12, '#fff6e8', '#d8c0e8') +
    outlined(area('M-92 -18L24 6V98L-92 74ZM24 6L90 -30V62L24 98Z', 'none'), 6) +
    outlined(
      area(
        'M-94 -34L34 -58L92 -36V-18C86 -2 76 -4 74 -14C68 0 56 4 52 -6C46 10 32 14 24 4C16 18 2 12 0 0C-8 12' +
          ' -24 8 -28 -6C-36 6 -50 2 -54 -12C-64 0 -92 -2 -94 -18Z',
        'url(#top)',
      ) +
        area(
          'M-46 -42C-52 -58 -34 -68 -22 -62C-24 -80 4 -86 14 -74C30 -84 48 -72 44 -58C60 -56 58 -34 44 -34C28' +
            ' -20 -2 -22 -8 -30C-24 -22 -44 -26 -46 -42Z',
          '#fffdf6',
        ) +
        circle(8, -82, 19, 'url(#cherry)'),
      6,
    ) +
    line('M-34 -42C-20 -34 -6 -40 0 -50M4 -34C18 -34 30 -40 32 -52', '#d0a8f0', 5) +
    line('M-82 -26L-52 -33', '#f4dcff', 6) +
    oval(1, -89, 6, 4, '#fff', -30) +
    repeat(5, (i) => circle(-76 + i * 20, 4 + i * 4 + (i % 2) * 32, 3.4, '#c89aff'))
  )
}

export const ownHeroes = {
  '50102': { name: 'carabao', draw: carabaoGold },
  '50104': { name: 'jeepney', draw: jeepneyJackpot },
  '50133': { name: 'butterflyDancer', draw: paruparo },
  '50141': { name: 'whistle', draw: pitoPito },
  '50203': { name: 'carabaoHead', draw: harvestHorns },
  '50232': { name: 'ubeCake', draw: ubeSwirl },
  '50237': { name: 'agila', draw: eagleSummit },
  '50263': { name: 'crownedDurian', draw: kingOfDavao },
  '50270': { name: 'siren', draw: sirenGold },
} as const
