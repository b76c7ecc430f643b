/** Covers with their own compositions of slots about houses, crafts and music, by game ID. */
import { area, box, circle, line, num, place, repeat, star, oval } from '../draw.ts'
import { stars } from '../canvas.ts'
import { outlined, INK } from '../motifs/outline.ts'
import { scene } from './caption.ts'
import { bricks, carpet, reflection, weave } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { goldCoin, nearCoins } from './fronts.ts'
import { backdrop } from './reels-parts.ts'
import { coinHeap, onlyWide, palmTree } from './scenery.ts'
import { halo, lit } from './volume.ts'

/** A mat is unrolled as a carpet up the steps to a golden throne. */
const royalBanig: Flagship = (at, write) => {
  // The mat narrows to the throne; a row is between two heights.
  const half = (y: number): number => 40 + (y - 128) * 0.86
  const colors = ['#ff5f96', '#ffd76a', '#2fb8a4', '#fff1d2', '#a66bff']
  const mat = repeat(8, (row) => {
    const [top, base] = [128 + row * row * 3.6, 128 + (row + 1) * (row + 1) * 3.6]
    const middle = (top + base) / 2
    return repeat(5, (column) => {
      const spot = (t: number, y: number): string => `${num(150 + half(y) * t)} ${num(y)}`
      const [a, b] = [-0.84 + column * 0.336, -0.84 + (column + 1) * 0.336]
      return area(
        `M${spot((a + b) / 2, top)}L${spot(b, middle)}L${spot((a + b) / 2, base)}L${spot(a, middle)}Z`,
        colors[(column + row * 2) % 5] ?? '',
      )
    })
  })
  const column = (x: number): string =>
    box(x - 20, 8, 40, 190, 'url(#column)') +
    line(`M${x - 8} 24V186M${x + 6} 24V186`, '#4a1a8c', 3, { opacity: 0.5 }) +
    box(x - 28, -8, 56, 20, '#ffd76a', 5) +
    box(x - 28, 184, 56, 18, '#c98a2a', 5)
  return (
    lit('hall', ['#2a0d5a', '#6a2fb0', '#c26ad8'], [0, 1]) +
    lit('column', ['#d8b8ff', '#8a5ad0', '#3f1f7a'], [1, 0]) +
    lit('gold', ['#fff6c0', '#ffc94a', '#b8701a'], [0.5, 1]) +
    lit('floor', ['#5a2a9a', '#1f0a45'], [0, 1]) +
    halo('shine', '#ffe9a8', 0.95) +
    backdrop(at, 'url(#hall)') +
    scene(
      at,
      write,
      circle(150, 70, 180, 'url(#shine)') +
        repeat(9, (i) => place(area('M-7 0L-24 -300H24L7 0Z', '#fff3c0', { opacity: 0.25 }), 150, 96, 1, i * 22 - 88)) +
        column(-190) +
        column(-80) +
        column(20) +
        column(280) +
        area('M-260 186H330V330H-260Z', 'url(#floor)') +
        area('M70 134H230L246 158H54Z', '#8a4fd0') +
        area('M46 158H254L276 190H24Z', '#5f2fa8') +
        line('M70 134H230M46 158H254', '#e0c0ff', 4) +
        // The throne: its back with a red cushion, the seat, and the arms.
        outlined(
          area('M98 130V52C98 28 110 18 122 22C126 4 174 4 178 22C190 18 202 28 202 52V130Z', 'url(#gold)') +
            area('M112 124V56C112 26 188 26 188 56V124Z', '#d8285a'),
          5,
        ) +
        area('M166 38C182 42 188 48 188 58V124H168C176 98 176 62 166 38Z', '#8a0f40', { opacity: 0.6 }) +
        line('M132 56l18 16l18 -16M132 78l18 16l18 -16', '#ff9ab4', 5) +
        outlined(circle(150, 15, 15, '#ffd24a'), 4) +
        area(star(150, 15, 5, 11, 5), '#e8303f') +
        outlined(
          box(90, 112, 120, 34, 'url(#gold)', 7) +
            box(106, 100, 88, 20, '#f0406c', 9) +
            box(80, 78, 26, 66, 'url(#gold)', 11) +
            box(194, 78, 26, 66, 'url(#gold)', 11),
          5,
        ) +
        line('M114 106H160M87 90V128M201 90V128', '#fff3c0', 4) +
        area(
          `M${num(150 - half(128))} 128H${num(150 + half(128))}L${num(150 + half(320))} 320H${num(150 - half(320))}Z`,
          '#2a0d5a',
          { stroke: INK, 'stroke-width': 5, 'stroke-linejoin': 'round' },
        ) +
        mat +
        line(
          `M${num(150 - half(128) * 0.93)} 128L${num(150 - half(320) * 0.93)} 320M${num(150 + half(128) * 0.93)} 128L${num(150 + half(320) * 0.93)} 320`,
          '#ffd76a',
          5,
        ) +
        (at.wide ? '' : area('M0 330V222Q150 200 300 222V330Z', '#1a0640', { opacity: 0.78 })),
      { paint: 'fade', bend: 'straight', weight: 0.26, sharp: true },
      { x: 22, y: 203, width: 256, height: 80 },
    )
  )
}

/** A brass lamp on a carpet of a night bazaar; stars rise in the smoke of its spout. */
const magicLamp: Flagship = (at, write) => {
  // The genie, whose body comes as smoke from the spout.
  const genie =
    area(
      'M-62 -116C-40 -136 60 -136 84 -116C94 -84 70 -74 76 -60C104 -58 122 -40 104 6C96 -28 60 -32 30 -42C-10 -54 -50 -70 -62 -116Z',
      'url(#smoke)',
    ) +
    line('M86 -46C106 -40 114 -22 104 6M60 -52C80 -50 96 -44 102 -30', '#d8fffa', 4, { opacity: 0.6 }) +
    line('M-50 -106Q-62 -70 -10 -72H36', '#0f7a98', 27) +
    line('M-50 -108Q-62 -72 -10 -74H36', 'url(#skin)', 23) +
    line('M74 -106Q84 -64 34 -64H-14', '#0f7a98', 27) +
    line('M74 -108Q84 -66 34 -66H-14', 'url(#skin)', 23) +
    line('M-8 -78V-54M32 -88V-62', '#ffcf3a', 8) +
    circle(-28, -150, 9, '#2fb0c0') +
    circle(50, -150, 9, '#1f8aa8') +
    circle(-30, -138, 5, '#ffcf3a') +
    circle(52, -138, 5, '#ffcf3a') +
    area('M-28 -160C-30 -200 52 -200 50 -160C52 -128 32 -110 11 -108C-10 -110 -30 -128 -28 -160Z', 'url(#skin)') +
    area('M30 -190C54 -184 52 -150 46 -138C40 -120 26 -110 11 -108C34 -128 38 -160 30 -190Z', '#0f7a98', {
      opacity: 0.45,
    }) +
    area('M0 -112Q11 -104 22 -112L11 -84Z', '#14204a') +
    area('M-10 -134Q12 -126 32 -138C30 -114 -4 -110 -10 -134Z', '#5a0f3a') +
    area('M-8 -132Q12 -124 30 -136L28 -129Q12 -118 -5 -126Z', '#fff') +
    [-8, 28]
      .map((x) => oval(x, -154, 8, 9, '#fff') + circle(x - 1, -153, 5, '#14204a') + circle(x - 3, -156, 2, '#fff'))
      .join('') +
    line('M-20 -168Q-8 -176 2 -166M18 -166Q30 -176 40 -168', '#14204a', 5) +
    area('M-36 -168C-46 -214 0 -226 14 -224C40 -226 68 -208 58 -168Q12 -190 -36 -168Z', 'url(#gold)') +
    line('M-34 -184Q0 -200 30 -222M-28 -174Q20 -196 54 -204M6 -224Q46 -206 56 -180', '#b8680c', 4, { opacity: 0.7 }) +
    area('M12 -214C4 -240 16 -254 34 -258C32 -240 28 -224 18 -212Z', '#ff6a9a') +
    circle(12, -194, 10, '#8a0f3a') +
    circle(11, -196, 8, '#f03a68') +
    [
      [-84, -150, 15],
      [98, -176, 12],
      [-92, -84, 11],
      [118, -112, 9],
    ]
      .map(([x = 0, y = 0, r = 0]) => area(star(x, y, 4, r, r * 0.26), '#fff6c0'))
      .join('')
  const lamp =
    oval(0, 112, 104, 14, '#1a0430', 0, { opacity: 0.5 }) +
    line('M-72 16C-136 -22 -146 66 -74 54', '#6a3a08', 23) +
    line('M-72 16C-136 -22 -146 66 -74 54', 'url(#gold)', 16) +
    line('M-84 10C-120 -4 -124 30 -104 46', '#fff4c0', 4) +
    area('M-34 78H30L52 108H-56Z', '#8a4a0c') +
    area('M-30 78H12L22 106H-46Z', 'url(#gold)') +
    area(
      'M-90 8C-94 60 -42 86 0 86C52 86 74 52 96 26C106 13 120 4 130 -14C106 -22 84 -8 68 4H-62C-76 0 -88 0 -90 8Z',
      'url(#gold)',
    ) +
    area(
      'M0 86C52 86 74 52 96 26C106 13 120 4 130 -14C88 34 60 56 -16 58C-52 58 -78 44 -90 22C-84 64 -38 86 0 86Z',
      '#7a3a06',
      { opacity: 0.6 },
    ) +
    area('M-70 30Q0 62 78 26L70 36Q0 72 -66 42Z', '#fff0a8', { opacity: 0.45 }) +
    repeat(7, (i) => circle(-54 + i * 19, 43 - ((i - 3) / 3) ** 2 * 12, 4.4, ['#f03a68', '#2fb8c8'][i % 2] ?? '')) +
    area('M-56 6C-46 -28 -24 -38 -8 -40C12 -38 36 -28 44 6Z', 'url(#gold)') +
    area('M-8 -40C12 -38 36 -28 44 6H10C14 -14 6 -32 -8 -40Z', '#8a4a0c', { opacity: 0.4 }) +
    line('M-64 6H60', '#6a3a08', 9) +
    line('M-64 4H58', '#fff2b0', 5) +
    circle(-7, -50, 14, '#8a0f3a') +
    circle(-8, -52, 12, '#f03a68') +
    oval(-12, -57, 4, 3, '#ffd0dc') +
    line('M-46 -6C-40 -22 -28 -30 -16 -32', '#fffbe0', 5) +
    line('M-80 22C-74 44 -56 58 -36 64', '#fffbe0', 6) +
    area(star(-50, 14, 4, 20, 4), '#fff')
  return (
    lit('night', ['#14083e', '#3f1a7a', '#8a2f8a'], [0, 1]) +
    lit('gold', ['#fff6b8', '#ffca3a', '#d8860c', '#8a4a08'], [0.4, 1]) +
    lit('smoke', ['#e0d0ff', '#7ae0e8', '#1c8fb0'], [0, 1]) +
    lit('carpet', ['#c82a5a', '#5a0f3a'], [0, 1]) +
    lit('arch', ['#3a2a9a', '#b84ab8', '#ffa07a'], [0, 1]) +
    lit('skin', ['#c8fff4', '#4fd0d8', '#1c8fb0'], [0.8, 1]) +
    halo('magic', '#8af4f0', 0.8) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      [-240, -96, 252]
        .map(
          (x) =>
            area(
              `M${x} 200V70C${x} 36 ${x + 36} 26 ${x + 44} -4C${x + 52} 26 ${x + 88} 36 ${x + 88} 70V200Z`,
              '#241060',
            ) +
            area(
              `M${x + 14} 200V82C${x + 14} 58 ${x + 36} 50 ${x + 44} 30C${x + 52} 50 ${x + 74} 58 ${x + 74} 82V200Z`,
              'url(#arch)',
            ),
        )
        .join('') +
        repeat(26, (i) => circle(((i * 89) % 640) - 250, (i * 43) % 170, 1 + (i % 3) * 0.7, '#fff', { opacity: 0.8 })) +
        circle(at.wide ? -170 : 40, 54, 34, '#fff0c8') +
        circle(at.wide ? -156 : 54, 48, 30, '#3a1a78') +
        circle(170, 80, 190, 'url(#magic)') +
        area('M-260 210Q150 178 420 210V340H-260Z', 'url(#carpet)') +
        line('M-260 220Q150 188 420 220', '#ffcf6a', 4) +
        line('M-260 228Q150 196 420 228', '#ffcf6a', 2, { 'stroke-dasharray': '2 10' }) +
        (at.wide
          ? place(place(genie, 32, 6, 1.02) + lamp, 146, 204, 0.82)
          : place(place(genie, 30, 0, 1) + lamp, 140, 156, 0.64)) +
        onlyWide(
          at,
          coinHeap(-250, -10, 300, 3, 18) +
            coinHeap(220, 330, 304, 2, 18) +
            [
              [-186, 232, '#f03a68'],
              [-60, 258, '#2fd0c0'],
              [270, 262, '#8a5af0'],
            ]
              .map(([x, y, color]) =>
                place(
                  area('M-18 -8L-10 -20H10L18 -8L0 16Z', String(color)) +
                    area('M-18 -8H18L0 16Z', '#1a0430', { opacity: 0.25 }) +
                    area('M-10 -20H0L-6 -8H-18Z', '#fff', { opacity: 0.7 }),
                  Number(x),
                  Number(y),
                  1.1,
                ),
              )
              .join(''),
        ) +
        carpet(at, 210, ['#d8406a', '#8a1a54', '#3c0830'], ['#ffd25e', '#ffe9a8']),
      { paint: 'fade', bend: 'wave', weight: 0.24 },
      { x: 26, y: 223, width: 248, height: 60, rows: 1 },
      { y: 56, width: 188, height: 132 },
    )
  )
}

/** The steam of a clay pot on a wood fire throws its lid and coins into the air. */
const kuboKitchen: Flagship = (at, write) => {
  const flame = (x: number, tall: number, color: string): string =>
    area(
      `M${x - 18} 196C${x - 30} ${196 - tall * 0.5} ${x - 4} ${196 - tall * 0.6} ${x} ${196 - tall}C${x + 10} ${196 - tall * 0.55} ${x + 28} ${196 - tall * 0.5} ${x + 18} 196Z`,
      color,
    )
  const slat = (x: number): string =>
    box(x, -10, 40, 340, 'url(#slat)') + line(`M${x + 1} 44h38M${x + 1} 176h38`, '#5a3312', 4)
  const garlic = (x: number, y: number): string =>
    area(
      `M${x} ${y - 16}C${x + 18} ${y - 8} ${x + 16} ${y + 12} ${x} ${y + 12}C${x - 16} ${y + 12} ${x - 18} ${y - 8} ${x} ${y - 16}Z`,
      '#fff4e0',
    ) + line(`M${x} ${y - 14}V${y + 10}M${x} ${y - 10}Q${x + 9} ${y} ${x + 6} ${y + 10}`, '#d8b8a8', 2.4)
  return (
    lit('slat', ['#c98a4a', '#8a5426'], [1, 0]) +
    lit('air', ['#5fc0f0', '#d8f4e0', '#ffe9a0'], [0, 1]) +
    lit('clay', ['#f09a5a', '#c2502a', '#6a1f14'], [0.8, 1]) +
    lit('lid', ['#f7b878', '#b85a2c'], [0.6, 1]) +
    lit('stove', ['#e0b48a', '#8a5a3f', '#4a2a20'], [0.4, 1]) +
    halo('fire', '#ffb52e', 0.95) +
    backdrop(at, '#6a3c18') +
    scene(
      at,
      write,
      repeat(14, (i) => slat(i * 44 - 256)) +
        box(-260, 0, 600, 16, '#4a2810') +
        box(20, 22, 190, 112, '#4a2810', 4) +
        box(28, 30, 174, 96, 'url(#air)') +
        area('M28 104L70 70L112 100L150 76L202 106V126H28Z', '#5fa86a') +
        area('M28 108Q110 92 202 112V126H28Z', '#a8d05a') +
        line('M58 126C60 100 56 82 64 62', '#5a3a1c', 5) +
        line(
          'M64 62C50 54 42 60 38 70M64 62C60 50 48 44 42 46M64 62C76 54 86 60 90 70M64 62C70 50 80 46 86 50',
          '#1f7a4a',
          6,
        ) +
        line('M115 30V126', '#4a2810', 6) +
        line('M236 14V52M266 14V44M-20 14V60M-60 14V46', '#e8c88a', 4) +
        [
          garlic(236, 60),
          garlic(229, 82),
          garlic(244, 84),
          garlic(266, 56),
          garlic(260, 78),
          garlic(273, 78),
          garlic(-20, 74),
          garlic(-60, 60),
        ].join('') +
        circle(150, 170, 150, 'url(#fire)') +
        // The steam bursts out and throws the lid and coins into the air.
        [
          [150, 54, 34],
          [112, 48, 26],
          [190, 46, 28],
          [134, 20, 30],
          [172, 14, 30],
          [92, 18, 20],
          [216, 20, 18],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              circle(x, y, r, '#ffffff', { opacity: 0.9 }) + circle(x + 4, y + 5, r * 0.8, '#ffe9c8'),
          )
          .join('') +
        flame(92, 62, '#ff6a2a') +
        flame(210, 64, '#ff6a2a') +
        flame(122, 46, '#ffb52e') +
        flame(180, 46, '#ffb52e') +
        flame(150, 40, '#fff0a0') +
        outlined(area('M106 92C58 106 56 176 100 186H200C244 176 242 106 194 92Z', 'url(#clay)')) +
        area('M88 176C120 188 180 188 212 176L200 186H100Z', '#ffb04a', { opacity: 0.75 }) +
        outlined(area('M94 82Q150 70 206 82L200 98Q150 116 100 98Z', '#e07a44'), 4) +
        oval(150, 86, 50, 11, '#4a1410') +
        oval(150, 89, 42, 7, '#ffd23f') +
        line('M84 116C72 138 80 158 94 170', '#ffd0a0', 7) +
        line('M112 78L88 30M150 74V22M186 78L208 44', '#fff6d8', 6, { opacity: 0.8 }) +
        place(
          outlined(area('M-56 6C-46 -20 46 -20 56 6Q0 24 -56 6Z', 'url(#lid)') + oval(0, -18, 13, 10, '#a8501c')) +
            line('M-40 0C-30 -8 -18 -10 -4 -11', '#ffe0b8', 6),
          192,
          26,
          1,
          24,
        ) +
        [
          [58, 60, 15, -20],
          [92, 30, 13, 24],
          [128, 44, 16, -8],
          [240, 72, 15, 30],
          [164, 62, 13, 12],
          [44, 110, 13, -30],
          [252, 118, 13, 14],
        ]
          .map(([x = 0, y = 0, r = 0, turn = 0]) => goldCoin(x, y, r, turn))
          .join('') +
        box(-260, 194, 600, 140, 'url(#stove)') +
        box(-260, 190, 600, 12, '#f2cfa8', 5) +
        line('M62 190L170 200M238 190L132 200', '#4a2410', 17) +
        line('M62 187L160 196M238 187L150 195', '#a8602a', 7) +
        place(
          area('M-46 0C-30 -22 20 -24 40 -2L58 -16V16L40 4C20 22 -30 20 -46 0Z', '#7fa8b8') +
            area('M-46 0C-30 -22 20 -24 40 -2C10 -8 -20 -8 -46 0Z', '#d8f0f4') +
            circle(-32, -4, 3.4, '#0f2430'),
          32,
          184,
          0.8,
          -4,
        ) +
        area('M236 192C232 170 256 160 268 172C284 168 292 180 286 192Z', '#e8402f') +
        area('M262 170C256 158 268 154 270 160C278 154 284 162 272 170Z', '#4fa84a') +
        bricks(at, 208, ['#f0c090', '#a86a3c', '#5a3018']),
      { paint: 'split', bend: 'smile', weight: 0.26 },
      { x: 18, y: 199, width: 264, height: 84 },
    ) +
    nearCoins(at)
  )
}

/** Rolled mats stand in a basket at a market stall on the shore of Samar. */
const samarWeaves: Flagship = (at, write) => {
  const roll = (
    x: number,
    top: number,
    r: number,
    turn: number,
    [light, dark, thread]: readonly [string, string, string],
  ): string =>
    place(
      area(`M${-r} 0V172H${r}V0Z`, dark) +
        area(`M${-r} 0V172H${num(r * 0.5)}V0Z`, light) +
        repeat(5, (i) =>
          area(
            `M${-r} ${26 + i * 34}L${num(-r / 2)} ${12 + i * 34}L0 ${26 + i * 34}L${num(r / 2)} ${12 + i * 34}L${r} ${26 + i * 34}V${36 + i * 34}L${num(r / 2)} ${22 + i * 34}L0 ${36 + i * 34}L${num(-r / 2)} ${22 + i * 34}L${-r} ${36 + i * 34}Z`,
            i % 2 === 0 ? thread : '#fff1d2',
          ),
        ) +
        area(`M${num(r * 0.4)} 0V172H${r}V0Z`, '#2a0a30', { opacity: 0.32 }) +
        oval(0, 0, r, r * 0.5, dark) +
        oval(0, 0, r - 3, r * 0.44, '#fff0cf') +
        oval(0, 0, r * 0.7, r * 0.33, light) +
        oval(0, 0, r * 0.52, r * 0.24, '#fff0cf') +
        oval(0, 0, r * 0.34, r * 0.15, thread) +
        oval(0, 0, r * 0.16, r * 0.07, dark),
      x,
      top,
      1,
      turn,
    )
  const basket =
    area('M30 148H270L246 262H54Z', '#8a4f1c') +
    repeat(48, (i) => {
      const [column, row] = [i % 12, Math.floor(i / 12)]
      return box(
        34 + column * 20 + (row % 2) * 4,
        152 + row * 24,
        16,
        20,
        (column + row) % 2 === 0 ? '#e8a84a' : '#b8702a',
        5,
      )
    }) +
    area('M190 148H270L246 262H180Z', '#3a1408', { opacity: 0.4 }) +
    box(20, 138, 260, 20, '#f2c46a', 10) +
    line(`M26 148${'l9 -7l8 14l8 -7'.repeat(10)}`, '#a8622a', 4)
  return (
    lit('air', ['#2f9ae8', '#9fe4f4', '#fff3c8'], [0, 1]) +
    lit('sea', ['#1fb4c8', '#0f6a9a'], [0, 1]) +
    lit('sand', ['#ffe6a8', '#d99a5a'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(60, 40, 130, 'url(#sun)') +
        circle(60, 44, 24, '#fffbe0') +
        area('M-260 128Q-190 92 -110 128ZM170 128Q250 84 340 128Z', '#2f9a7a') +
        box(-260, 126, 600, 60, 'url(#sea)') +
        line('M-240 142h70M-120 152h50M20 140h40M244 144h60M-40 148h30', '#d8fff4', 4, { opacity: 0.8 }) +
        box(-260, 168, 600, 160, 'url(#sand)') +
        line('M-120 300C-116 220 -130 130 -96 60', '#8a4f2a', 15) +
        area(
          'M-96 60C-150 30 -190 60 -204 100C-170 72 -130 70 -96 60ZM-96 60C-120 10 -170 -4 -206 10C-160 20 -124 36 -96 60ZM-96 60C-70 10 -20 4 14 30C-30 30 -66 42 -96 60ZM-96 60C-60 50 -20 70 -6 104C-36 84 -70 72 -96 60Z',
          '#1f8a5a',
        ) +
        oval(150, 258, 140, 14, '#7a3f1c', 0, { opacity: 0.5 }) +
        roll(104, 34, 33, -7, ['#2f9ec8', '#155f8c', '#ffe07a']) +
        roll(196, 26, 34, 7, ['#8a4fd0', '#4f2391', '#ffd76a']) +
        roll(64, 74, 32, -12, ['#2fb87a', '#0f6a52', '#ff9a7a']) +
        roll(240, 68, 33, 13, ['#ff9a3a', '#b8501f', '#8a1f4a']) +
        roll(150, 52, 40, 0, ['#ef5f52', '#a32a34', '#ffcb47']) +
        basket +
        weave(at, 212, ['#ffd07a', '#3a8a9a', '#3a1428'], ['#d8485a', '#e8a84a']),
      { paint: 'split', bend: 'straight', weight: 0.26 },
      { x: 20, y: 201, width: 260, height: 82 },
    )
  )
}

/** A house under a roof of nipa by night; light falls from its windows on the water. */
const nipaNights: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [342, 116, 1.04] : [150, 104, 1.04]
  const shore = at.wide ? 196 : 194
  const pane = (px: number): string =>
    box(px - 22, -8, 44, 40, '#1a0c2c', 3) +
    box(px - 18, -4, 36, 32, 'url(#pane)', 2) +
    line(`M${px} -4V28M${px - 18} 12H${px + 18}`, '#5a2a2c', 3)
  const house =
    line('M-88 44V112M-44 44V112M0 44V112M44 44V112M88 44V112', '#1a0f34', 10) +
    line('M-90 44V112M-46 44V112M-2 44V112M42 44V112M86 44V112', '#5a4080', 3) +
    area('M-96 -22H96V44H-96Z', 'url(#wall)') +
    line(
      repeat(16, (i) => `M${-90 + i * 12} -20V42`),
      '#6a3430',
      2.5,
      { opacity: 0.5 },
    ) +
    circle(-54, 12, 60, 'url(#lamp)') +
    circle(54, 12, 60, 'url(#lamp)') +
    pane(-56) +
    pane(56) +
    box(-20, -12, 40, 56, '#1a0c2c', 3) +
    box(-16, -8, 32, 52, 'url(#pane)') +
    area('M-6 44V16a8 8 0 0 1 16 0V44Z', '#3a1a3c') +
    circle(2, 4, 8, '#3a1a3c') +
    box(-112, 42, 224, 11, '#4a2f6a', 4) +
    line('M-112 44H112', '#b08ad0', 3) +
    line('M-110 44V20H-98M110 44V20H98', '#4a2f6a', 6) +
    area('M0 -112C-40 -78 -100 -40 -150 -6L-130 2H130L150 -6C100 -40 40 -78 0 -112Z', 'url(#roof)') +
    area('M0 -112C40 -78 100 -40 150 -6L130 2H46C36 -44 20 -84 0 -112Z', '#4a1a5a', { opacity: 0.42 }) +
    line(
      repeat(9, (i) => `M${-8 + i * 2} -98L${-136 + i * 34} -12`),
      '#8a5434',
      3,
      { opacity: 0.7 },
    ) +
    line(`M-144.5 -4${'l8 9l9 -9'.repeat(17)}`, '#6a3a34', 4) +
    line('M-8 -106C-48 -74 -100 -42 -142 -12', '#fff6d8', 4, { opacity: 0.8 })
  const farHouse = (fx: number, fy: number, scale: number): string =>
    place(
      line('M-24 0V16M0 0V16M24 0V16', '#241a66', 5) +
        box(-30, -26, 60, 28, '#8a4a78') +
        area('M-42 -22L0 -58L42 -22Z', '#5a3a9a') +
        area('M0 -58L42 -22H8Z', '#3a2478') +
        box(-19, -19, 14, 14, '#ffd060') +
        box(6, -19, 14, 14, '#ffd060') +
        line('M-16 24h30M-8 34h22', '#ffd98a', 4, { opacity: 0.7 }),
      fx,
      fy,
      scale,
    )
  const fly = (fx: number, fy: number): string => circle(fx, fy, 11, 'url(#lamp)') + circle(fx, fy, 2.6, '#fffbd0')
  return (
    lit('air', ['#1f2a9a', '#6a4ad8', '#e88ac8', '#ffd0b0'], [0, 1]) +
    lit('wall', ['#f0b060', '#c87a4a', '#8a4a50'], [1, 0.4]) +
    lit('roof', ['#ffe0a0', '#c8904f', '#7a4a50'], [0.4, 1]) +
    lit('pane', ['#fffbd8', '#ffc23a'], [0, 1]) +
    lit('water', ['#c88ae0', '#5a4ac8', '#2a2480'], [0, 1]) +
    halo('lamp', '#ffd060') +
    halo('moonlight', '#f0e0ff') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 30) +
    circle(x + 96, 50, 110, 'url(#moonlight)') +
    circle(x + 96, 50, 34, '#fff6e8') +
    circle(x + 110, 40, 7, '#e0d0e8') +
    area(
      `M-10 ${shore}Q${at.width * 0.14} ${shore - 60} ${at.width * 0.3} ${shore - 20}T${at.width * 0.66} ${shore - 30}T${at.width + 10} ${shore - 40}V310H-10Z`,
      '#4a3aa8',
    ) +
    box(0, shore, at.width, 120, 'url(#water)') +
    line(`M0 ${shore}H${at.width}`, '#c89af0', 3, { opacity: 0.7 }) +
    (at.wide
      ? // Other houses on stilts far across the bay, with their lights on the water, and a palm at the shore.
        palmTree(30, shore + 2, 0.8, ['#3a2a7a', '#4a5ab8', '#2f3a94']) +
        farHouse(66, shore - 4, 0.62) +
        farHouse(124, shore - 2, 0.78) +
        farHouse(190, shore - 6, 0.52) +
        palmTree(160, shore, 0.56, ['#3a2a7a', '#4a5ab8', '#2f3a94'])
      : '') +
    place(house, x, y, size * 0.98) +
    area(
      `M${x - 74} ${shore + 14}h36l-6 70h-26ZM${x - 16} ${shore + 14}h32l-4 80h-24ZM${x + 38} ${shore + 14}h36l-4 70h-26Z`,
      '#ffd060',
      { opacity: 0.4 },
    ) +
    line(`M${x - 80} ${shore + 22}h44M${x - 20} ${shore + 30}h48M${x + 40} ${shore + 20}h42`, '#fff0b0', 4, {
      opacity: 0.8,
    }) +
    fly(at.wide ? 226 : 28, 160) +
    fly(at.wide ? 206 : 48, 122) +
    fly(at.wide ? 464 : 280, 150) +
    fly(at.wide ? 446 : 262, 172) +
    line(
      repeat(
        7,
        (i) => `M${(at.wide ? 190 : -4) + i * 9} ${at.height}q${-4 + i} -40 ${-8 + i * 3} -${56 + ((i * 17) % 30)}`,
      ),
      '#1f7a5a',
      6,
    ) +
    line(
      repeat(7, (i) => `M${at.width - 52 + i * 9} ${at.height}q${-2 + i} -40 ${-6 + i * 3} -${50 + ((i * 23) % 30)}`),
      '#2a8a60',
      6,
    ) +
    // A banca is tied to the stilts.
    (at.wide
      ? place(
          area('M-70 -2C-40 10 40 10 76 -14C62 22 -48 24 -70 -2Z', '#e8503f') +
            area('M-70 -2C-40 10 40 10 76 -14C72 -4 60 6 40 8C0 14 -44 10 -70 -2Z', '#ffb070') +
            line('M-50 20H56M-30 2L-36 20M30 2L36 20', '#5a2a44', 4),
          262,
          244,
          0.8,
        )
      : '') +
    reflection(at, 216, ['#7a68e0', '#3a2ea8', '#1a1560'], '#ffd98a') +
    write(
      at.wide
        ? { x: 24, y: 18, width: 170, height: 112, style: { paint: 'fade', bend: 'rise', weight: 0.25 } }
        : { x: 24, y: 197, width: 252, height: 86, style: { paint: 'fade', bend: 'rise', weight: 0.25 } },
    )
  )
}

export const homeReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50255': samarWeaves,
  '50256': royalBanig,
  '50280': magicLamp,
  '50287': nipaNights,
  '50288': kuboKitchen,
}
