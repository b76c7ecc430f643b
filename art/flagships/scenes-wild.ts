/** Covers of slots with animals and fruit whose scene fills the frame, by game ID. */
import { stars } from '../canvas.ts'
import { area, box, circle, dots, line, mix, num, oval, place, repeat, star } from '../draw.ts'
import { closer, scene, sceneBelow } from './caption.ts'
import { onlyWide } from './scenery.ts'
import { divingEagle, dragonFace, turtleFace } from './creatures.ts'
import { leaves, swell } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { contact, halo, lit, round } from './volume.ts'
import { INK, outlined } from '../motifs/outline.ts'

const blade = (x: number, y: number, size: number, turn: number, fill: string, vein: string): string =>
  place(
    area('M0 0C26 -46 96 -52 150 -8C104 34 34 38 0 0Z', fill) + line('M4 0Q70 -14 138 -8', vein, 3.4),
    x,
    y,
    size,
    turn,
  )

/** A small tarsier on a bamboo holds a leaf over its head in the rain. */
const tinyTarsier: Flagship = (at, write) => {
  const eye = (x: number): string =>
    circle(x, -12, 29, '#fff0cf') +
    circle(x, -12, 26, 'url(#iris)') +
    circle(x + 1, -11, 15, '#1a0a08') +
    circle(x - 6, -19, 6.5, '#fff') +
    circle(x + 7, -4, 3, '#ffd9a0')
  const tarsier =
    line('M34 96C86 108 104 150 78 186C70 198 58 190 64 180', '#7a4a2a', 9) +
    oval(4, 72, 46, 52, 'url(#fur)') +
    oval(-6, 80, 26, 36, '#f7ddb0') +
    area('M-46 -40C-84 -62 -92 -16 -54 -4ZM50 -40C88 -62 96 -16 58 -4Z', '#8a5630') +
    area('M-50 -34C-72 -46 -76 -20 -56 -12ZM54 -34C76 -46 80 -20 60 -12Z', '#ffb59a') +
    area('M-60 -10C-62 -58 -30 -74 2 -74C34 -74 66 -58 64 -10C64 24 34 44 2 44C-30 44 -60 24 -60 -10Z', 'url(#fur)') +
    area('M-30 -62C-20 -70 24 -70 34 -62C24 -54 12 -56 2 -40C-8 -56 -20 -54 -30 -62Z', '#fff', { opacity: 0.22 }) +
    area('M-26 14C-20 0 24 0 30 14C32 34 18 42 2 42C-14 42 -28 34 -26 14Z', '#f7ddb0') +
    eye(-29) +
    eye(33) +
    area('M-6 10Q2 5 10 10Q8 18 2 19Q-4 18 -6 10Z', '#5a2a1c') +
    line('M-10 26Q2 35 14 26', '#5a2a1c', 3.4)
  const rain = repeat(26, (i) => `M${((i * 83) % 560) - 240} ${(i * 47) % 250}l-7 24`)
  return (
    lit('jungle', ['#7fe0a0', '#1f9a78', '#0a4a55'], [0, 1]) +
    lit('fur', ['#f0b878', '#b87a48', '#6d4028'], [0.8, 1]) +
    lit('leaf', ['#d4f070', '#5fbf3f', '#1f7a4a']) +
    lit('dark', ['#1f8a5f', '#0a4a4a']) +
    lit('bamboo', ['#fff0a0', '#c2d84a', '#5f8a24'], [1, 0]) +
    round('iris', ['#ffd84a', '#ff9a1f', '#d85a0f']) +
    halo('sun', '#f4ffc0', 0.85) +
    backdrop(at, 'url(#jungle)') +
    sceneBelow(
      at,
      write,
      circle(150, 90, 190, 'url(#sun)') +
        blade(-190, 40, 1.1, 20, '#148065', '#0f6a55') +
        blade(-170, 200, 1.3, -30, '#148065', '#0f6a55') +
        blade(-20, 40, 1, -10, '#148065', '#0f6a55') +
        blade(330, 90, 1.2, 200, '#148065', '#0f6a55') +
        blade(-30, 190, 1.2, -16, 'url(#dark)', '#2fa878') +
        blade(340, 210, 1.3, 190, 'url(#dark)', '#2fa878') +
        line(rain, '#eaffd8', 3.4, { opacity: 0.55 }) +
        box(188, -60, 26, 380, 'url(#bamboo)') +
        line('M186 70H216M186 188H216', '#5f8a24', 5) +
        place(tarsier, 146, 116, 0.98, -4) +
        line('M96 176C120 176 150 164 186 154', '#8a5630', 14) +
        line('M104 200C140 214 160 206 188 198', '#8a5630', 15) +
        dots(
          [
            { x: 186, y: 148 },
            { x: 194, y: 156 },
            { x: 188, y: 164 },
            { x: 190, y: 194 },
            { x: 196, y: 202 },
            { x: 188, y: 208 },
          ],
          6,
          '#d89a68',
        ) +
        line('M104 160C84 146 74 110 72 66', '#8a5630', 13) +
        line('M74 120C66 70 70 30 104 10', '#3f8a3a', 6) +
        dots(
          [
            { x: 66, y: 66 },
            { x: 76, y: 62 },
            { x: 72, y: 74 },
          ],
          6,
          '#d89a68',
        ) +
        area('M22 58C20 6 80 -30 150 -18C222 -8 270 30 278 66C240 40 196 34 150 36C100 36 60 40 22 58Z', 'url(#leaf)') +
        line('M30 50C80 14 190 0 270 58M96 26L84 6M140 18L138 -8M186 22L196 0M228 36L244 18', '#2f8a4a', 4),
      { paint: 'split', bend: 'straight', weight: 0.26, sharp: true },
      [38, 1],
      { x: 46, y: 24, width: 168, height: 44, rows: 1, turn: -5 },
    )
  )
}

/** A tarsier in the light of the moon, over the round hills of Bohol. */
const boholNights: Flagship = (at, write) => {
  const hill = (x: number, top: number, half: number, id: string): string =>
    area(
      `M${x - half} 320C${x - half * 0.72} ${top - 10} ${x + half * 0.72} ${top - 10} ${x + half} 320Z`,
      `url(#${id})`,
    )
  const eye = (x: number): string =>
    circle(x, -16, 30, '#180a24') +
    circle(x, -16, 27, 'url(#iris)') +
    circle(x + 1, -15, 13, '#12061c') +
    circle(x - 8, -25, 6, '#fff')
  const tarsier =
    oval(0, 58, 48, 56, 'url(#fur)') +
    area('M-46 -34C-104 -92 -112 -16 -54 0ZM46 -34C104 -92 112 -16 54 0Z', '#2a1638') +
    area('M-54 -26C-86 -58 -90 -22 -58 -8ZM54 -26C86 -58 90 -22 58 -8Z', '#6a3a5a') +
    area('M-66 -10C-66 -60 -32 -72 0 -72C32 -72 66 -60 66 -10C66 22 34 40 0 40C-34 40 -66 22 -66 -10Z', 'url(#fur)') +
    line(
      'M-64 -18C-62 -54 -34 -70 0 -70C20 -70 38 -66 50 -54M-88 -54C-84 -40 -80 -34 -70 -22M-48 46C-50 70 -44 90 -36 104',
      '#ffe9b0',
      4,
      { opacity: 0.85 },
    ) +
    oval(0, 20, 22, 14, '#6a4058') +
    eye(-31) +
    eye(31) +
    area('M-6 12Q0 8 6 12Q5 18 0 19Q-5 18 -6 12Z', '#12061c')
  const fingers = [-52, -42, -32, 30, 40, 50].map((x) => ({ x: 150 + x, y: 202 }))
  return (
    lit('night', ['#141a6a', '#4a3ab0', '#c26a9a'], [0, 1]) +
    lit('far', ['#8a5a9a', '#3f2a70']) +
    lit('near', ['#d8955f', '#7a4a58', '#2f1a4a'], [0.5, 1]) +
    lit('fur', ['#7a5068', '#3a2048', '#1a0c2a'], [0.8, 1]) +
    round('iris', ['#fff07a', '#ffb02e', '#e0700f']) +
    halo('moonlight', '#fff3c0', 0.9) +
    backdrop(at, 'url(#night)') +
    stars(at, 30) +
    scene(
      at,
      write,
      circle(150, 108, 190, 'url(#moonlight)') +
        circle(150, 108, 118, '#fff4cf') +
        circle(84, 60, 17, '#f2dca0') +
        circle(222, 150, 14, '#f2dca0') +
        hill(-160, 158, 110, 'far') +
        hill(10, 156, 110, 'far') +
        hill(290, 150, 120, 'far') +
        (at.wide
          ? // The nearer hills with the light of the moon on their sides, mist between them, and bushes at their feet.
            hill(-190, 132, 84, 'near') +
            oval(-120, 214, 150, 12, '#e8a8c0', 0, { opacity: 0.55 }) +
            hill(-70, 150, 100, 'near') +
            repeat(13, (i) => circle(-246 + i * 28, 268 + ((i * 7) % 12), 15, ['#2f6a5a', '#1f4a52'][i % 2]!)) +
            repeat(9, (i) => circle(-236 + i * 40, 290, 24, '#122c3c'))
          : hill(-80, 190, 130, 'near')) +
        hill(70, 204, 120, 'near') +
        hill(250, 196, 130, 'near') +
        place(tarsier, 150, 108, 1.06) +
        line('M-60 232Q60 196 150 206T330 176', '#170a26', 20) +
        line('M-60 226Q60 190 150 200T330 170', '#b07a90', 3, { opacity: 0.7 }) +
        dots(fingers, 9, '#2a1638') +
        line('M186 206C226 226 240 262 214 286C204 294 194 286 202 278', '#170a26', 9) +
        blade(290, 176, 0.5, -150, '#170a26', '#3a2048') +
        blade(20, 214, 0.5, -60, '#170a26', '#3a2048') +
        leaves(at, 206, ['#8a7ac0', '#443a80', '#1a1440']),
      { paint: 'fade', bend: 'arch', weight: 0.26 },
      { x: 20, y: 199, width: 260, height: 84 },
      { y: 20, width: 196, height: 124 },
    )
  )
}

/** A Philippine eagle dives at the viewer over the summit, with an open bill and spread talons. */
const eagleSummit: Flagship = (at, write) => {
  const eagle = divingEagle({ wing: 'url(#wing)', quill: 'url(#quill)', body: 'url(#body)' })
  return (
    lit('air', ['#1f62c8', '#6ab4ee', '#ffe0a0'], [0, 1]) +
    lit('rock', ['#c0d0f4', '#6a88c4', '#27407a'], [0.6, 1]) +
    lit('front', ['#6a86c4', '#1a2f66'], [0.4, 1]) +
    lit('wing', ['#e8a060', '#94502a', '#552a14'], [0.7, 1]) +
    lit('quill', ['#7a4424', '#3a1a0c'], [0, 1]) +
    lit('body', ['#fffaf0', '#f4dcb4', '#b08050'], [0.8, 1]) +
    halo('sun', '#fffbd8') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(60, 56, 130, 'url(#sun)') +
        circle(52, 52, 34, '#fffbe4') +
        area('M-260 320L-120 150L-70 200L10 120L80 196L150 176L240 120L330 220V320Z', 'url(#rock)') +
        area(
          'M10 120L-10 148L8 144L22 162L36 146ZM-120 150L-142 176L-122 172L-106 184L-98 172ZM240 120L216 142L238 144L254 158L264 142Z',
          '#fff',
        ) +
        oval(-40, 214, 200, 16, '#fff', 0, { opacity: 0.6 }) +
        oval(280, 220, 130, 14, '#fff', 0, { opacity: 0.6 }) +
        area('M-260 320V268L-160 236L-60 262L60 218L116 230L156 208L200 226L260 218L330 256V320Z', 'url(#front)') +
        line('M60 218L116 230L156 208L200 226L260 218', '#e8f4ff', 6) +
        place(eagle, 156, at.wide ? 134 : 106, at.wide ? 0.92 : 0.78, -4),
      { paint: 'sliced', bend: 'smile', weight: 0.26, stretch: 1.1 },
      { x: 20, y: 209, width: 260, height: 74 },
    )
  )
}

const mango = (x: number, y: number, size: number, turn: number): string =>
  place(
    outlined(
      area(
        'M-74 18C-80 -38 -20 -70 34 -60C74 -52 84 -12 64 26C44 64 -8 84 -48 66C-64 58 -73 40 -74 18Z',
        'url(#mango)',
      ),
      6,
    ) +
      area('M34 -60C74 -52 84 -12 64 26C44 64 -8 84 -48 66C10 66 60 10 34 -60Z', '#e8402a', { opacity: 0.5 }) +
      area('M24 -62C60 -58 78 -30 70 6C56 -16 34 -34 8 -60Z', '#7fbf3f', { opacity: 0.75 }) +
      area('M-58 4C-50 -28 -24 -46 6 -48C-22 -34 -40 -12 -44 20C-52 20 -59 14 -58 4Z', '#fffbd0', { opacity: 0.75 }) +
      line('M32 -60L42 -76', '#6d4a2c', 7),
    x,
    y,
    size,
    turn,
  )

/** A basket of crossing strips, full of ripe mangoes in the sun; its weave bears the name. */
const hinogJackpot: Flagship = (at, write) => {
  /** A weave of strips which cross at an angle. */
  const strip = (x: number, y: number, isRising: boolean): string =>
    box(
      x + (isRising ? 1 : 0),
      y + (isRising ? 0 : 1),
      isRising ? 14 : 16,
      isRising ? 16 : 14,
      isRising ? '#d8913a' : '#f4bc5c',
    ) +
    box(
      x + (isRising ? 2 : 0),
      y + (isRising ? 0 : 2),
      isRising ? 4 : 16,
      isRising ? 16 : 4,
      isRising ? '#f0b45a' : '#ffe2a0',
    )
  const weave =
    '<pattern id="strips" width="32" height="32" patternUnits="userSpaceOnUse" patternTransform="rotate(45) scale(1.15)">' +
    box(0, 0, 32, 32, '#6a3410') +
    strip(0, 0, false) +
    strip(16, 0, true) +
    strip(0, 16, true) +
    strip(16, 16, false) +
    '</pattern>'
  const basket = 'M-2 186H302L280 270C276 296 262 306 244 310H56C38 306 24 296 20 270Z'
  return (
    lit('air', ['#fff3a0', '#ffc94a', '#ff9a3c'], [0, 1]) +
    lit('mango', ['#ffe86a', '#ffb81f', '#f2802a'], [0.7, 1]) +
    lit('leaf', ['#b8e85a', '#3f9a44', '#145a3a']) +
    weave +
    `<linearGradient id="weave" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#3a1404" stop-opacity=".05"/><stop offset="1" stop-color="#3a1404" stop-opacity=".7"/></linearGradient>` +
    lit('boards', ['#f0a04a', '#b8601c', '#6a2c10'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [206, 6, 0.86]),
      write,
      repeat(14, (i) => place(area('M-12 0L-36 -420H36L12 0Z', '#fffbe0', { opacity: 0.35 }), 150, 150, 1, i * 25.7)) +
        circle(150, 130, 170, 'url(#sun)') +
        blade(64, 108, 0.86, -128, 'url(#leaf)', '#1d6a3a') +
        blade(236, 104, 0.86, -48, 'url(#leaf)', '#1d6a3a') +
        blade(20, 160, 0.8, -160, 'url(#leaf)', '#1d6a3a') +
        blade(284, 160, 0.7, -14, 'url(#leaf)', '#1d6a3a') +
        mango(60, 140, 0.84, -24) +
        mango(246, 138, 0.84, 34) +
        mango(152, 74, 0.98, -6) +
        mango(100, 176, 0.9, 14) +
        mango(208, 176, 0.9, -16) +
        area('M112 48C110 20 128 0 150 -10C160 14 148 40 112 48Z', 'url(#leaf)') +
        // The ground and a fallen mango beside the basket of a wide cover.
        onlyWide(
          at,
          // Mango trees behind a table of boards.
          [-214, -150, -84, -20, 318]
            .map(
              (x, i) =>
                line(`M${x} 210V150`, '#8a4a1c', 12) +
                circle(x, 126 - (i % 2) * 16, 44, '#5aa83a') +
                circle(x - 10, 112 - (i % 2) * 16, 26, '#a8d84a') +
                [-20, 6, 24].map((dx, k) => oval(x + dx, 140 + k * 6 - (i % 2) * 16, 7, 9, '#ffc22e', 20)).join(''),
            )
            .join(''),
        ) +
        area('M-260 214H330V340H-260Z', 'url(#boards)') +
        line('M-260 214H330', '#ffe0a0', 6) +
        line('M-260 250H330M-260 288H330', '#7a3410', 4, { opacity: 0.6 }) +
        onlyWide(
          at,
          contact(-92, 276, 62, 10, '#3a1404') +
            mango(-92, 242, 0.56, 40) +
            contact(-186, 290, 50, 9, '#3a1404') +
            mango(-186, 258, 0.5, -30) +
            contact(150, 306, 170, 12, '#3a1404'),
        ) +
        outlined(area(basket, 'url(#strips)'), 6) +
        area(basket, 'url(#weave)') +
        line('M-4 186H304', INK, 30) +
        line('M-4 186H304', '#f7c46a', 21) +
        line(`M-6 192${'l14 -12'.repeat(1)}${'m8 12l14 -12'.repeat(13)}`, '#a8622a', 5) +
        area(star(86, 60, 4, 26, 6), '#fff') +
        area(star(262, 44, 4, 20, 5), '#fff'),
      { paint: 'split', bend: 'wave', weight: 0.27 },
      { x: 16, y: 195, width: 268, height: 88 },
      { x: 24, y: 34, width: 184, height: 146 },
    )
  )
}

/** Two halves of a mango, cut into cubes that open like a flower, with drops of juice. */
const mangoTango: Flagship = (at, write) => {
  const cube = (x: number, y: number, size: number): string =>
    place(
      area('M-15 -9L0 -18L15 -9L0 0Z', '#ffe86a') +
        area('M-15 -9L0 0V17L-15 8Z', '#ffb81f') +
        area('M15 -9L0 0V17L15 8Z', '#ee8a12'),
      x,
      y,
      size,
    )
  const rows = [
    { y: -42, xs: [-40, -13, 14, 41] },
    { y: -24, xs: [-62, -35, -8, 19, 46, 70] },
    { y: -4, xs: [-74, -46, -18, 10, 38, 66] },
    { y: 14, xs: [-52, -24, 4, 32, 58] },
    { y: 30, xs: [-26, 2, 28] },
  ]
  const half =
    area('M-108 -14C-104 64 -40 96 0 96C44 96 106 64 110 -14Z', 'url(#skin)') +
    area('M-96 22C-80 60 -46 82 -16 86C-52 92 -92 66 -100 14Z', '#fff', { opacity: 0.35 }) +
    oval(0, -14, 110, 54, '#d8730f') +
    oval(0, -16, 104, 49, '#ff9f1a') +
    rows.map(({ y, xs }) => xs.map((x) => cube(x, y - 6, 1)).join('')).join('')
  const drop = (x: number, y: number, size: number, turn: number): string =>
    place(area('M0 -18C10 -4 13 4 0 14C-13 4 -10 -4 0 -18Z', '#ffd23f') + oval(-4, 2, 2.4, 4, '#fff'), x, y, size, turn)
  return (
    lit('air', ['#3fe0d0', '#0fa8a8', '#0a5a86'], [0.4, 1]) +
    lit('skin', ['#ffd04a', '#ff7a3c', '#c2303f'], [0.9, 0.6]) +
    lit('leaf', ['#b8e85a', '#3f9a44', '#145a3a']) +
    halo('sun', '#e8ffd8', 0.9) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      repeat(12, (i) => place(area('M-8 0L-44 -440H44L8 0Z', '#b8fff0', { opacity: 0.16 }), 140, 130, 1, i * 30)) +
        circle(140, 120, 180, 'url(#sun)') +
        blade(214, 64, 1, -36, 'url(#leaf)', '#1d6a3a') +
        blade(92, 96, 1, 206, 'url(#leaf)', '#1d6a3a') +
        blade(250, 130, 0.8, 16, 'url(#leaf)', '#1d6a3a') +
        place(half, 196, 78, 0.84, 22) +
        place(half, 120, 132, 1.06, -12) +
        drop(40, 52, 1.2, -40) +
        drop(84, 28, 0.9, -20) +
        drop(272, 170, 1, 60) +
        drop(20, 110, 0.7, -60),
      { paint: 'inline', bend: 'fan', weight: 0.25 },
      { x: 16, y: 197, width: 268, height: 86 },
    )
  )
}

/** Hatchlings run over the beach to the sea at sunrise, away from the shells of their eggs. */
const pawikanBay: Flagship = (at, write) => {
  // A turtle that runs to the right, with a front flipper swung forward or back.
  const turtle = (forward: boolean): string =>
    area(
      forward ? 'M40 22C30 56 4 82 -30 84C-26 58 -4 30 20 16Z' : 'M44 12C70 -4 104 0 122 16C106 30 76 40 50 36Z',
      '#125a52',
    ) +
    area('M-78 26C-104 26 -130 38 -136 52C-116 62 -86 56 -64 42Z', 'url(#skin)') +
    area('M62 0C80 -24 96 -34 110 -34L116 16C98 30 78 34 60 30Z', 'url(#skin)') +
    place(
      area(
        'M88 -30C88 -60 116 -74 142 -62C162 -52 170 -34 166 -18C164 -4 152 6 134 8C110 10 88 -2 88 -30Z',
        'url(#skin)',
      ) +
        area('M166 -18C164 -4 152 6 134 8C122 9 110 5 102 -2C124 2 148 -2 166 -18Z', '#e8f4b8') +
        circle(134, -34, 17, '#f4ffe8') +
        circle(138, -33, 11.5, '#12261f') +
        circle(133, -39, 4.6, '#fff') +
        oval(116, -10, 8, 5, '#ff9a7a', 0, { opacity: 0.6 }) +
        line('M132 -6Q150 2 162 -12', '#0f4a44', 4),
      -30,
      0,
      1.3,
    ) +
    area('M-100 24C-60 48 50 46 92 16L90 32C54 58 -64 60 -98 40Z', '#ffe0a0') +
    area('M-98 28C-100 -36 -50 -70 4 -68C54 -66 90 -34 90 18C44 40 -54 46 -98 28Z', 'url(#plate)') +
    line(
      'M-34 -60L-20 -28M34 -64L20 -28M-20 -28H20L36 8L20 36M-20 -28L-40 6L-24 40M36 8L82 -8M-40 6L-90 4M-64 -42L-52 -20L-20 -28M64 -46L48 -24L20 -28',
      '#3f2414',
      5,
      { opacity: 0.7 },
    ) +
    area('M-84 0C-76 -36 -44 -58 -6 -60C-40 -46 -58 -24 -62 2Z', '#fff', { opacity: 0.26 }) +
    area(
      forward ? 'M34 30C56 22 92 38 108 74C84 80 52 68 36 48Z' : 'M52 34C44 66 10 88 -30 86C-22 62 2 42 30 30Z',
      'url(#skin)',
    ) +
    dots(
      (forward
        ? [
            [60, 44],
            [76, 56],
          ]
        : [
            [30, 52],
            [12, 66],
          ]
      ).map(([dx = 0, dy = 0]) => ({ x: dx, y: dy })),
      4.4,
      '#1f7a5f',
    )
  // The outline of each part is below the turtle, so only its outer half is visible.
  const hatchling = (x: number, y: number, size: number, turn: number, forward: boolean): string =>
    place(contact(0, 66, 104, 12, '#5a2f18') + outlined(turtle(forward), 12) + turtle(forward), x, y, size, turn)
  const egg = (x: number, y: number, size: number, turn: number): string =>
    place(
      area('M-24 -2L-14 6L-4 -4L6 6L16 -4L24 0C24 20 12 30 0 30C-14 30 -24 18 -24 -2Z', '#b8845a') +
        area('M-26 -4L-16 4L-6 -6L4 4L14 -6L22 -2C22 18 10 28 -2 28C-16 28 -26 16 -26 -4Z', '#fff8ea') +
        area('M14 -6L22 -2C22 18 10 28 -2 28C10 20 14 8 14 -6Z', '#e8c8a0'),
      x,
      y,
      size,
      turn,
    )
  const track = (x: number, y: number): string => `M${x} ${y}q10 -9 18 0m12 14q10 -9 18 0m14 -18q10 -9 18 0`
  const shore = (dx: number, dy: number): string =>
    `M-260 ${66 + dy}Q-120 ${84 + dy} ${-20 + dx} ${74 + dy}T${130 + dx} ${92 + dy}T${216 + dx} ${138 + dy}T${284 + dx} ${176 + dy}T350 ${232 + dy}V30H-260Z`
  return (
    lit('air', ['#ffb0a0', '#ffe0a0'], [0, 1]) +
    lit('sand', ['#ffe9b0', '#f0bf74', '#9a5a34'], [0.2, 1]) +
    lit('skin', ['#8fe0a0', '#2f9a78', '#125a52'], [0.6, 1]) +
    lit('plate', ['#f0b45a', '#a8682a', '#5f3a18'], [0.8, 1]) +
    lit('sea', ['#ffd08a', '#2fc4d8', '#0f7ab8'], [0.1, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#sand)') +
    scene(
      at,
      write,
      box(-260, -40, 700, 84, 'url(#air)') +
        circle(66, 42, 110, 'url(#sun)') +
        area('M34 42A32 32 0 0 1 98 42Z', '#fffbe8') +
        area(shore(-34, 18), '#b87a48', { opacity: 0.5 }) +
        area(shore(-22, 10), '#fff') +
        area(shore(-8, 2), '#8fe8e8') +
        area(shore(8, -8), 'url(#sea)') +
        line('M-260 42H440', '#fffbe8', 3, { opacity: 0.8 }) +
        line('M44 50h44M34 58h62M50 66h30', '#fffbe0', 4, { opacity: 0.8 }) +
        line('M-220 58q24 -9 48 0t48 0M130 62q26 -10 52 0t52 0M220 96q24 -9 48 0t48 0', '#e0fff8', 4, {
          opacity: 0.7,
        }) +
        line(
          track(-40, 204) + track(-150, 128) + track(-86, 120) + track(-230, 148) + track(-250, 262) + track(-56, 132),
          '#a8683a',
          6,
          { opacity: 0.55 },
        ) +
        hatchling(40, 78, 0.24, 4, false) +
        hatchling(-196, 112, 0.2, 0, false) +
        hatchling(at.wide ? 140 : 104, at.wide ? 138 : 150, 0.78, -4, true) +
        hatchling(-150, 266, 0.4, -6, false) +
        egg(16, 186, 0.74, -24) +
        egg(-212, 288, 0.8, -18) +
        egg(-66, 284, 0.9, 22) +
        egg(18, 272, 0.7, 16) +
        area('M282 286C264 276 266 254 284 250C302 254 304 276 282 286Z', '#fff4ee') +
        line('M283 282V256M277 278L274 260M290 278L294 261', '#f2a8a0', 3),
      { paint: 'fade', bend: 'smile', weight: 0.26 },
      { x: 18, y: 197, width: 264, height: 86 },
    )
  )
}

/** The face of a dragon of the sea, which rises from the bay in the evening light. */
const serpentBay: Flagship = (at, write) => {
  const neck = 'M120 300C84 220 96 150 150 120'
  const hump = (x: number, r: number): string =>
    `M${x - r} 270C${x - r} ${200 - r * 1.1} ${x + r} ${200 - r * 1.1} ${x + r} 270`
  const body = (d: string, wide: number): string =>
    line(d, '#0a3a5a', wide + 8) +
    line(d, 'url(#hide)', wide) +
    line(d, '#d4f88a', wide * 0.2, { 'stroke-dasharray': '1 17', transform: 'translate(-9 5)' }) +
    line(d, '#b8ffd8', 5, { opacity: 0.6, transform: `translate(${num(-wide * 0.3)} ${num(-wide * 0.16)})` })
  const head = dragonFace({
    hide: 'url(#hide)',
    shade: '#0a4a5a',
    light: '#d4f8b0',
    mane: '#f0603a',
    manes: '#ffd25e',
    horn: 'url(#horn)',
    eye: '#fff27a',
  })
  return (
    lit('air', ['#5a3ab0', '#f0609a', '#ffc27a'], [0, 1]) +
    lit('hide', ['#8ff0a8', '#1fae8a', '#0a5a7a'], [0.8, 1]) +
    lit('horn', ['#fff6d0', '#ffcf6a', '#b8701a'], [0, 1]) +
    lit('far', ['#7a4ab8', '#4a5ac8'], [0, 1]) +
    lit('sea', ['#ff9a8a', '#4a6ad8', '#16246a'], [0, 1]) +
    halo('sun', '#fff3c0') +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [176, -6, 1.06]),
      write,
      circle(214, 158, 130, 'url(#sun)') +
        circle(214, 162, 54, '#fff6cf') +
        area('M-260 190Q-180 110 -100 160Q-40 120 30 168Q120 140 180 172Q250 120 330 170V210H-260Z', 'url(#far)') +
        box(-260, 186, 600, 140, 'url(#sea)') +
        line('M150 196H280M170 208H262M188 220H246', '#fff3c0', 4, { opacity: 0.8 }) +
        body(hump(282, 30), 34) +
        body(hump(30, 34), 38) +
        body(neck, 84) +
        place(head, 150, 108, 0.86, -3) +
        area(
          'M-250 212q20 -16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V330H-250Z',
          '#2f4ac0',
        ) +
        area(
          'M-270 230q20 -16 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V330H-270Z',
          '#1a2a86',
        ) +
        line('M120 214q20 -16 40 0M236 214q20 -16 40 0', '#fff', 6, { opacity: 0.8 }) +
        swell(at, 208, ['#6a60e0', '#3a34a8', '#16145c']),
      { paint: 'inline', bend: 'wave', weight: 0.26 },
      { x: 18, y: 204, width: 264, height: 80 },
    )
  )
}

/** A durian strikes the ground: the earth breaks and clods fly. */
const durianDrop: Flagship = (at, write) => {
  const spikes = Array.from({ length: 5 }, (_, ring) => {
    const count = [22, 18, 14, 9, 4][ring]!
    const radius = [92, 74, 54, 32, 12][ring]!
    return repeat(count, (i) => {
      const angle = (i / count) * Math.PI * 2 + ring * 0.4
      const [x, y] = [Math.cos(angle) * radius, Math.sin(angle) * radius * 0.98]
      const light = 0.5 - (x + y) / 210
      return place(
        area('M-14 10L0 -24L14 10Z', mix('#3f6a14', '#d4e84a', Math.min(1, Math.max(0, light)))) +
          area('M0 -24L14 10H0Z', '#1f3f0a', { opacity: 0.4 }),
        x,
        y,
        1,
        (angle * 180) / Math.PI + 90,
      )
    })
  }).join('')
  const clod = (x: number, y: number, size: number, turn: number): string =>
    place(area('M-16 4L-6 -14L14 -8L16 8L0 16Z', '#a8622a') + area('M0 16L16 8L14 -8Z', '#5a2f12'), x, y, size, turn)
  return (
    lit('air', ['#1f8ae0', '#8fe0f8', '#fff3b8'], [0, 1]) +
    round('fruit', ['#c8e04a', '#7a9a2a', '#2f4f0f']) +
    lit('earth', ['#e09a4a', '#8a4a1f', '#3a1a0a'], [0, 1]) +
    halo('crash', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      line('M60 -20V70M104 -20V26M150 -20V6M196 -20V26M240 -20V70M20 -20V34M280 -20V34', '#fff', 8, { opacity: 0.5 }) +
        area(
          'M-260 214L-120 204L20 214L70 184L110 208L150 190L196 208L240 182L280 212L330 204V330H-260Z',
          'url(#earth)',
        ) +
        circle(150, 190, 150, 'url(#crash)') +
        area('M36 210L60 172L78 200L96 158L116 196L150 168L186 196L206 158L224 200L246 172L266 210Z', '#fff0c8', {
          opacity: 0.85,
        }) +
        circle(150, 108, 92, 'url(#fruit)') +
        place(spikes, 150, 108) +
        area('M138 -2C138 -20 146 -30 168 -40L178 -30C164 -24 160 -14 162 -2Z', '#6d4a2c') +
        area(
          'M-260 244L-40 236L40 206L76 222L120 214L160 226L206 212L250 226L270 204L330 232V330H-260Z',
          'url(#earth)',
        ) +
        line('M76 222L60 262M160 226L170 270M206 212L236 262M120 214L110 250', '#2a1206', 6) +
        clod(34, 150, 1, 20) +
        clod(272, 140, 1.1, -30) +
        clod(56, 108, 0.6, 60) +
        clod(252, 92, 0.6, 0) +
        clod(16, 196, 0.8, -10),
      { paint: 'block', bend: 'fan', weight: 0.27, sharp: true },
      { x: 16, y: 195, width: 268, height: 88, turn: -3 },
    )
  )
}

/** A gecko on the lit shell panes of a window, behind a moth. */
const wallWalker: Flagship = (at, write) => {
  const foot = (x: number, y: number, turn: number): string =>
    place(
      line('M0 0L-18 -14M0 0L-6 -22M0 0L9 -22M0 0L20 -13', '#c8402f', 7) +
        dots(
          [
            { x: -18, y: -14 },
            { x: -6, y: -23 },
            { x: 9, y: -23 },
            { x: 20, y: -13 },
          ],
          6.5,
          '#ffb878',
        ),
      x,
      y,
      1,
      turn,
    )
  const leg = (d: string): string => line(d, '#6a142c', 21) + line(d, 'url(#hide)', 17)
  const gecko =
    line('M2 66C-2 116 44 140 78 118C100 100 84 74 66 88', '#6a142c', 22) +
    line('M2 66C-2 116 44 140 78 118C100 100 84 74 66 88', 'url(#hide)', 17) +
    leg('M-20 -34L-64 -30L-84 -66') +
    leg('M22 -30L62 -44L96 -28') +
    leg('M-18 46L-64 60L-70 102') +
    leg('M24 48L66 36L94 60') +
    foot(-84, -66, -12) +
    foot(96, -28, 80) +
    foot(-70, 102, 188) +
    foot(94, 60, 120) +
    area('M-26 -58C-44 -20 -38 44 -14 84C0 94 14 90 22 76C42 36 40 -20 24 -58Z', 'url(#hide)', {
      stroke: '#6a142c',
      'stroke-width': 4,
    }) +
    area('M-40 -74C-46 -112 -20 -138 0 -140C20 -138 46 -112 40 -74C28 -50 -28 -50 -40 -74Z', 'url(#hide)', {
      stroke: '#6a142c',
      'stroke-width': 4,
    }) +
    [-31, 31]
      .map(
        (x) =>
          circle(x, -98, 14, '#ffe08a') +
          circle(x, -98, 11, '#ffab1f') +
          oval(x, -98, 3, 10, '#12200a') +
          circle(x - 4, -103, 3, '#fff'),
      )
      .join('') +
    dots(
      [
        { x: -6, y: -126 },
        { x: 6, y: -126 },
      ],
      2,
      '#6a142c',
    ) +
    dots(
      [
        { x: -10, y: -34 },
        { x: 10, y: -18 },
        { x: -14, y: 2 },
        { x: 8, y: 20 },
        { x: -10, y: 42 },
        { x: 6, y: 58 },
        { x: 0, y: -76 },
        { x: -18, y: -20 },
        { x: 20, y: 0 },
      ],
      6,
      '#ffe9a0',
    ) +
    line('M-24 -46C-34 -14 -30 36 -12 70M-32 -112C-26 -126 -14 -132 -6 -134', '#fff6d8', 4, { opacity: 0.8 })
  const panes = repeat(40, (i) => {
    const [x, y] = [(i % 8) * 74 - 276, Math.floor(i / 8) * 74 - 40]
    return (
      box(x, y, 64, 64, 'url(#pane)', 6) +
      area(`M${x} ${y + 64}V${y}H${x + 64}Z`, '#fff', { opacity: (i * 7) % 3 === 0 ? 0.34 : 0.12 })
    )
  })
  return (
    lit('wood', ['#f0a860', '#c0703a']) +
    lit('pane', ['#e8fff0', '#a8f0d8', '#5fc8c0'], [1, 1]) +
    lit('hide', ['#ffb070', '#f0603a', '#a82a3a'], [0.8, 1]) +
    halo('lamp', '#fffbe0', 0.95) +
    backdrop(at, 'url(#wood)') +
    scene(
      at,
      write,
      `<g transform="rotate(-5 150 150)">${panes}</g>` +
        area('M-260 60L120 -40L400 200V330H-60Z', '#fff', { opacity: 0.12 }) +
        circle(206, 62, 130, 'url(#lamp)') +
        place(gecko, at.wide ? 156 : 146, at.wide ? 138 : 112, at.wide ? 1 : 0.8, 24) +
        place(
          area(
            'M0 0C-8 -26 -34 -26 -34 -8C-34 8 -12 8 0 0ZM0 0C8 -26 34 -26 34 -8C34 8 12 8 0 0ZM0 2C-10 10 -22 18 -16 26C-8 28 -2 14 0 2ZM0 2C10 10 22 18 16 26C8 28 2 14 0 2Z',
            '#fffaf0',
            { stroke: '#b8783a', 'stroke-width': 2 },
          ) + line('M0 -6V16M0 -8L-7 -18M0 -8L7 -18', '#7a4a24', 3),
          at.wide ? 248 : 34,
          at.wide ? 176 : 60,
          0.9,
          -20,
        ),
      { paint: 'split', bend: 'arch', weight: 0.27 },
      { x: 18, y: 205, width: 264, height: 78 },
    )
  )
}

/** A turtle with a shell of gold looks up from the coins of a sunken treasure. */
const goldenShell: Flagship = (at, write) => {
  const plate = (d: string, fill = 'url(#plate)'): string =>
    area(d, fill, { stroke: '#8a4a08', 'stroke-width': 5, 'stroke-linejoin': 'round' })
  const coin = (x: number, y: number, r: number): string =>
    oval(x, y + 4, r, r * 0.5, '#8a4a08') +
    oval(x, y, r, r * 0.5, 'url(#gold)') +
    oval(x, y, r * 0.62, r * 0.28, 'none', 0, { stroke: '#b8680f', 'stroke-width': 2.4 })
  const spark = (x: number, y: number, r: number): string => area(star(x, y, 4, r, r * 0.24), '#fff')
  return (
    lit('water', ['#4fe8d8', '#0f9ab0', '#0a3f7a'], [0, 1]) +
    lit('skin', ['#f4f4a0', '#9ac04a', '#3f7a34'], [0.6, 1]) +
    lit('plate', ['#fffbc0', '#ffcf3f', '#e8941a', '#a85a0a'], [0.7, 1]) +
    lit('gold', ['#fffbc8', '#ffcf40', '#d8861a']) +
    halo('shine', '#fff6b0') +
    backdrop(at, 'url(#water)') +
    scene(
      at,
      write,
      area(
        'M60 -10L-40 330H40L100 -10ZM140 -10L120 330H200L190 -10ZM226 -10L290 330H350L262 -10ZM-80 -10L-190 330H-120L-30 -10Z',
        '#e8fff4',
        { opacity: 0.18 },
      ) +
        circle(140, 110, 190, 'url(#shine)') +
        outlined(
          area('M60 168C22 176 -6 200 -10 234C30 240 72 222 92 192Z', 'url(#skin)') +
            area('M150 176C150 214 166 238 196 250C204 226 204 200 192 178Z', 'url(#skin)') +
            area('M238 168C270 176 296 198 304 228C270 236 232 220 214 196Z', 'url(#skin)'),
        ) +
        area(
          'M14 170C10 100 60 26 130 26C200 26 240 96 240 166C240 186 220 196 200 198H54C30 196 16 190 14 170Z',
          '#8a4a08',
        ) +
        area(
          'M24 166C22 104 66 36 130 36C194 36 230 100 230 162C210 178 170 184 128 184C86 184 44 180 24 166Z',
          '#c2760f',
        ) +
        plate('M130 40L166 62L160 102H100L94 62Z') +
        plate('M94 62L100 102L66 130L34 120C44 86 64 60 88 48Z') +
        plate('M166 62L160 102L194 130L224 118C214 86 196 60 172 48Z') +
        plate('M100 102H160L172 146L130 178L88 146Z') +
        plate('M66 130L100 102L88 146L92 180C64 180 40 174 26 164C26 148 28 134 34 120Z') +
        plate('M194 130L160 102L172 146L168 180C196 178 216 172 228 162C228 146 228 132 224 118Z') +
        area('M40 118C52 80 84 50 122 44C90 66 70 92 64 126C54 128 44 126 40 118Z', '#fff', { opacity: 0.4 }) +
        area('M12 168C60 190 200 190 242 166C244 182 226 198 200 200H56C28 198 12 186 12 168Z', 'url(#plate)', {
          stroke: '#8a4a08',
          'stroke-width': 4,
        }) +
        place(turtleFace('url(#skin)', '#c89a2e', '#5a6a1a'), 214, 140, 1.06, 4) +
        area('M-260 252Q-100 214 30 232T180 226T330 236V330H-260Z', '#e0b060') +
        [
          [-200, 262],
          [-140, 246],
          [-80, 258],
          [-20, 244],
          [30, 238],
          [84, 232],
          [140, 240],
          [196, 232],
          [250, 240],
          [290, 236],
        ]
          .map(([x, y], i) => coin(x!, y!, 22 + (i % 3) * 3))
          .join('') +
        spark(74, 80, 24) +
        spark(150, 44, 16) +
        spark(28, 60, 14) +
        spark(276, 200, 18),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 20, y: 197, width: 260, height: 86 },
    )
  )
}

export const wildSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50120': pawikanBay,
  '50132': durianDrop,
  '50205': mangoTango,
  '50206': hinogJackpot,
  '50210': serpentBay,
  '50211': boholNights,
  '50212': tinyTarsier,
  '50237': eagleSummit,
  '50278': wallWalker,
  '50240': goldenShell,
}
