/**
 * The places in which the hosts of the short videos stand: what is between the sky and the host. They are dim, so the
 * host stands out, and do not move, so they need few bits. They are for `inked` content.
 */
import { area, box, circle, dots, linearGradient, mix, oval, pen, place, repeat, star } from '../draw.ts'
import { halo, lit } from '../flagships/volume.ts'
import { numerals } from '../numerals.ts'
import type { Palette } from '../palettes.ts'
import { roundTent } from './fair-wheel.ts'

const WARM = '#ffcf7a'

/** A row of round lamps on a cord between two points. */
const lampCord = (x0: number, x1: number, y: number, sag: number, count: number, color: string, cord: string): string =>
  pen(`M${x0} ${y}Q${(x0 + x1) / 2} ${y + 2 * sag} ${x1} ${y}`, cord, 2.5) +
  dots(
    Array.from({ length: count }, (_, n) => {
      const t = (n + 0.5) / count
      return { x: x0 + (x1 - x0) * t, y: y + 4 + 4 * sag * t * (1 - t) }
    }),
    4.5,
    color,
  )

/** A fair at night: tents, a stall with light in it, and the paved ground before them. */
export const fairground = (p: Palette): string => {
  const far = mix(p.deep, p.dusk, 0.6)
  const stall = (x: number, color: string): string => {
    const tone = mix(color, p.deep, 0.35)
    return (
      box(x, 654, 130, 130, mix(p.deep, p.ink, 0.3)) +
      box(x + 9, 690, 112, 52, 'url(#stall)') +
      dots(
        [0, 1, 2, 3, 4].map((n) => ({ x: x + 22 + n * 22, y: 728 - (n % 2) * 22 })),
        9,
        mix(p.mate, p.deep, 0.25),
      ) +
      box(x, 738, 130, 46, mix(color, p.deep, 0.66)) +
      area(`M${x + 8} 650H${x + 122}L${x + 138} 690H${x - 8}Z`, tone) +
      area(`M${x + 31} 650h23l-1 40h-25ZM${x + 77} 650h22l10 40h-27Z`, mix(p.pale, p.deep, 0.3))
    )
  }
  return (
    halo('dusk-air', mix(p.mate, '#ffb070', 0.3), 0.9) +
    oval(270, 780, 440, 320, 'url(#dusk-air)') +
    area('M0 690Q40 640 84 676T170 664T262 680T352 650T440 676T540 636V800H0Z', far) +
    linearGradient('stall', '#fff0b8', '#e8873c') +
    place(roundTent(p, 'tent2', p.accent), 486, 790, 1.7) +
    place(roundTent(p, 'tent', p.mate), 40, 796, 1.25) +
    stall(136, p.mate) +
    lampCord(-20, 300, 590, 22, 11, '#ffe9a8', p.ink) +
    lampCord(290, 560, 560, 30, 9, '#ffe9a8', p.ink) +
    halo('warm', WARM, 0.6) +
    circle(160, 300, 270, 'url(#warm)', { opacity: 0.55 }) +
    oval(200, 740, 200, 110, 'url(#warm)') +
    oval(500, 740, 140, 120, 'url(#warm)') +
    linearGradient('paving', mix(p.dusk, p.mate, 0.28), mix(p.deep, p.dusk, 0.4)) +
    box(0, 780, 540, 60, 'url(#paving)')
  )
}

/** The front of a stage: its floor, seen from a little above, and boards below its edge. */
export const stageFloor = (p: Palette, top: number, edge: number): string =>
  linearGradient('floor', mix(p.deep, p.shade, 0.5), mix(p.dusk, p.glow, 0.34)) +
  box(0, top, 540, edge - top, 'url(#floor)') +
  pen(
    repeat(9, (n) => `M${210 + n * 15} ${top}L${-330 + n * 150} ${edge}`),
    p.ink,
    2,
    { opacity: 0.35 },
  )

/** The front of a platform of wood. */
export const boards = (p: Palette, top: number): string =>
  pen(
    repeat(9, (n) => `M${30 + n * 60} ${top}V960`),
    p.ink,
    4,
    { opacity: 0.5 },
  ) +
  pen(
    repeat(9, (n) => `M${34 + n * 60} ${top}V960`),
    p.glow,
    1.5,
    { opacity: 0.16 },
  )

/** A stage before a church on a plaza, in the evening. */
export const plaza = (): string => {
  const stone = mix('#6a4a78', '#ffc98a', 0.4)
  const dim = '#3a3358'
  const arch = (x: number, y: number, w: number, h: number): string =>
    `M${x - w} ${y}v${-h}a${w} ${w} 0 0 1 ${2 * w} 0v${h}Z`
  return (
    linearGradient('evening', '#1c2a66', '#f08a5a') +
    box(0, 0, 540, 720, 'url(#evening)') +
    // The church: a gable between two towers.
    lit('stone', [mix(stone, '#ffffff', 0.25), stone, dim], [1, 0.4]) +
    area('M150 700V300Q190 290 206 250Q226 206 270 190Q314 206 334 250Q350 290 390 300V700Z', 'url(#stone)') +
    area(
      'M64 700V260H72V232H80Q84 190 112 172Q140 190 144 232H152V260H160V700Z' +
        'M380 700V260H388V232H396Q400 190 428 172Q456 190 460 232H468V260H476V700Z',
      'url(#stone)',
    ) +
    pen('M60 262H164M376 262H480M60 372H164M376 372H480M154 302Q270 318 386 302', mix(stone, '#1c1030', 0.35), 5) +
    area(arch(112, 346, 20, 42) + arch(428, 346, 20, 42), dim) +
    area(arch(112, 450, 15, 34) + arch(428, 450, 15, 34) + arch(112, 336, 9, 14) + arch(428, 336, 9, 14), WARM, {
      opacity: 0.85,
    })
  )
}

/** Posts and a beam with lamps over a stage, and light from above. */
export const stageFrame = (p: Palette): string =>
  area('M20 60L-60 760H220ZM520 60L600 760H320Z', '#fff2c0', { opacity: 0.09 }) +
  pen('M14 40V760M526 40V760M0 44H540', mix(p.ink, p.shade, 0.35), 16) +
  pen('M9 40V760M521 40V760M0 39H540', mix(p.shade, p.glow, 0.35), 3) +
  area('M4 62L38 50L50 84L22 92ZM536 62L502 50L490 84L518 92Z', p.ink) +
  oval(36, 88, 15, 6, '#fff6cf', -16) +
  oval(504, 88, 15, 6, '#fff6cf', 16)

/** A room of wood where lanterns are made: a window to the village at night, and a shelf with paper and paint. */
export const lanternRoom = (p: Palette, view: string): string => {
  const wood = mix(p.dusk, p.shade, 0.4)
  const roll = (x: number, h: number, color: string): string =>
    box(x, 604 - h, 20, h, mix(color, p.deep, 0.3), 4) + box(x + 3, 604 - h, 5, h, mix(color, '#ffffff', 0.3), 2)
  return (
    pen(
      repeat(10, (n) => `M${n * 60} 0V800`),
      p.ink,
      4,
      { opacity: 0.32 },
    ) +
    pen(
      repeat(10, (n) => `M${n * 60 + 5} 0V800`),
      p.glow,
      2,
      { opacity: 0.12 },
    ) +
    box(306, 96, 250, 344, mix(wood, p.ink, 0.4), 6) +
    linearGradient('night', '#141a4e', '#b4527a') +
    box(320, 110, 236, 314, 'url(#night)') +
    circle(386, 178, 26, '#fff3cf') +
    area('M320 424V372Q360 340 410 366T556 350V424Z', '#251440') +
    view +
    pen('M438 110V424M320 250H556', wood, 10) +
    box(292, 424, 270, 18, wood, 4) +
    box(-10, 604, 206, 14, wood, 3) +
    box(-10, 616, 206, 8, p.ink, 0, { opacity: 0.4 }) +
    roll(8, 92, '#e8506b') +
    roll(32, 74, p.mate) +
    roll(56, 86, p.main) +
    area(star(122, 566, 5, 36, 16), mix(p.main, p.deep, 0.3), { stroke: mix(wood, p.ink, 0.3), 'stroke-width': 5 }) +
    area('M166 574H192L188 604H170Z', mix(p.mate, p.deep, 0.45)) +
    pen('M174 572L168 538M180 572V530M185 572L192 544', p.pale, 4, { opacity: 0.7 })
  )
}

/** A table of wood from its far edge at `top` to the bottom of the image, dark where texts are. */
export const table = (p: Palette, top: number): string =>
  lit('table', [mix(p.shade, p.glow, 0.5), mix(p.shade, p.ink, 0.2)], [0.4, 1]) +
  box(-10, top, 560, 60, 'url(#table)') +
  pen(`M0 ${top + 18}H190M250 ${top + 14}H540M60 ${top + 38}H360M420 ${top + 40}H540`, p.ink, 2, { opacity: 0.3 }) +
  pen(`M-10 ${top + 2}H550`, mix(p.glow, '#ffffff', 0.4), 4) +
  linearGradient('under', mix(p.shade, p.ink, 0.5), p.ink) +
  box(-10, top + 58, 560, 960 - top, 'url(#under)') +
  pen(`M-10 ${top + 60}H550`, mix(p.shade, p.ink, 0.2), 8) +
  // Paper, scissors and a pot of glue.
  area(`M40 ${top + 16}L130 ${top + 8}L150 ${top + 44}L52 ${top + 52}Z`, mix(p.mate, p.deep, 0.15)) +
  area(`M84 ${top + 22}L196 ${top + 12}L206 ${top + 42}L102 ${top + 54}Z`, '#e8506b') +
  area(`M84 ${top + 22}L196 ${top + 12}L160 ${top + 32}Z`, '#fff', { opacity: 0.18 }) +
  // The scissors are at the far edge, above titles.
  pen(`M284 ${top + 12}L344 ${top + 25}M284 ${top + 24}L344 ${top + 12}`, '#e8eef4', 5) +
  pen(`M268 ${top + 10}a8 5 0 1 0 16 2a8 5 0 1 0 -16 -2M266 ${top + 26}a8 5 0 1 0 18 -2a8 5 0 1 0 -18 2`, p.mate, 5) +
  area(`M6 ${top - 34}H50V${top + 14}Q28 ${top + 24} 6 ${top + 14}Z`, mix(p.pale, p.shade, 0.2)) +
  area(`M30 ${top - 34}H50V${top + 14}Q40 ${top + 18} 30 ${top + 19}Z`, p.ink, { opacity: 0.25 }) +
  oval(28, top - 34, 22, 8, '#7a4a24') +
  pen(`M30 ${top - 36}L44 ${top - 86}`, '#f0c070', 7)

/** A drum that stands upright, around the middle of its head, in the gradient `wood`. */
export const conga = (p: Palette): string =>
  area('M-50 0C-60 80 -54 120 -34 200H34C54 120 60 80 50 0Z', 'url(#wood)', { stroke: '#2b1a2b', 'stroke-width': 6 }) +
  pen('M-54 50Q0 68 54 50', p.accent, 9) +
  oval(0, 0, 52, 16, '#fff0d4', 0, { stroke: '#2b1a2b', 'stroke-width': 6 })

/** A bear of cloth that sits, around the middle of its feet. */
const bear = (color: string): string =>
  circle(-17, -74, 9, color) +
  circle(17, -74, 9, color) +
  oval(0, -22, 24, 24, color) +
  circle(0, -58, 24, color) +
  oval(-20, -4, 11, 9, color) +
  oval(20, -4, 11, 9, color)

/** The face, the light and the shade of a bear of any color. */
const bearFace =
  oval(2, -22, 13, 14, '#fff', 0, { opacity: 0.3 }) +
  oval(0, -50, 11, 8, '#fff', 0, { opacity: 0.55 }) +
  dots(
    [
      { x: -9, y: -62 },
      { x: 9, y: -62 },
      { x: 0, y: -53 },
    ],
    3,
    '#2b1a2b',
  ) +
  pen('M-17 -70Q-10 -80 0 -80', '#fff', 4, { opacity: 0.4 }) +
  pen('M20 -54Q18 -40 8 -36M22 -28Q22 -8 12 -1', '#2b1a2b', 5, { opacity: 0.25 })

/** A booth with prizes on shelves at both sides, between striped posts. */
export const prizeBooth = (p: Palette): string => {
  const wood = mix(p.shade, p.deep, 0.4)
  const shelf = (y: number): string =>
    box(24, y, 158, 14, wood) +
    box(358, y, 158, 14, wood) +
    pen(`M24 ${y}H182M358 ${y}H516`, mix(p.glow, p.shade, 0.3), 3) +
    area(`M24 ${y + 14}H182V${y + 30}H24ZM358 ${y + 14}H516V${y + 30}H358Z`, p.ink, { opacity: 0.35 })
  const toy = (n: number, x: number, y: number): string => {
    const color = mix([p.accent, p.mate, '#8f7bff', p.pale, p.glow, '#5db4ff'][n] ?? p.main, p.deep, 0.22)
    return place(bear(color) + '<use href="#bear"/>', x, y)
  }
  const globe = (x: number, y: number, color: string): string =>
    circle(x, y - 24, 24, mix(color, p.deep, 0.2)) +
    area(`M${x} ${y - 48}a24 24 0 0 1 0 48a40 40 0 0 0 0 -48Z`, mix(color, p.ink, 0.4)) +
    oval(x - 9, y - 34, 7, 5, '#fff', -40, { opacity: 0.6 })
  return (
    `<defs><g id="bear">${bearFace}</g></defs>` +
    pen(
      repeat(9, (n) => `M${n * 66 + 6} 90V800`),
      p.ink,
      4,
      { opacity: 0.25 },
    ) +
    [262, 402, 548].map(shelf).join('') +
    toy(0, 74, 262) +
    toy(1, 478, 262) +
    toy(2, 134, 402) +
    toy(4, 420, 402) +
    globe(60, 402, p.mate) +
    globe(146, 262, '#5db4ff') +
    globe(408, 262, p.accent) +
    globe(486, 402, '#8f7bff') +
    toy(5, 60, 548) +
    toy(3, 480, 548) +
    // The posts, in stripes.
    pen('M12 90V800M528 90V800', mix(p.pale, p.deep, 0.2), 26, { 'stroke-linecap': 'butt' }) +
    pen('M12 90V800M528 90V800', mix(p.main, p.deep, 0.2), 26, {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '26 26',
    }) +
    pen('M20 90V800M536 90V800', p.ink, 10, { opacity: 0.35 })
  )
}

/** A hall for bingo: a board of numbers, some of them lit, over panels of wood and the heads of players. */
export const bingoHall = (p: Palette): string => {
  const rows = [0, 1, 2, 3, 4].map((n) => 222 + n * 46)
  const cells = (picked: readonly (readonly [column: number, row: number])[]): string =>
    picked.map(([column, row]) => `M${49 + column * 30} ${rows[row]}h22`).join('')
  /** The numbers that were called, by their color. */
  const picks: readonly (readonly (readonly [column: number, row: number])[])[] = [
    [
      [0, 0],
      [2, 3],
      [11, 2],
      [14, 0],
      [3, 0],
      [14, 4],
    ],
    [
      [1, 2],
      [10, 0],
      [12, 3],
    ],
    [
      [11, 1],
      [12, 4],
    ],
  ]
  return (
    // Columns and panels.
    lit('column', [mix(p.dusk, p.glow, 0.45), mix(p.dusk, p.deep, 0.4)], [1, 0]) +
    box(-6, 150, 28, 660, 'url(#column)') +
    box(518, 150, 28, 660, 'url(#column)') +
    box(0, 520, 540, 290, mix(p.deep, p.shade, 0.3)) +
    pen('M0 520H540', mix(p.dusk, p.accent, 0.5), 8) +
    pen(
      repeat(6, (n) => `M${22 + n * 90} 550h66v200h-66Z`),
      mix(p.shade, p.deep, 0.25),
      5,
    ) +
    // The board.
    box(30, 186, 480, 256, p.ink, 18) +
    box(30, 186, 480, 256, 'none', 18, { stroke: mix(p.accent, p.shade, 0.35), 'stroke-width': 10 }) +
    pen('M30 200Q30 184 48 184H492', mix(p.accent, '#ffffff', 0.4), 3) +
    pen(rows.map((y) => `M49 ${y}H491`).join(''), mix(p.dusk, p.deep, 0.3), 34, {
      'stroke-linecap': 'butt',
      'stroke-dasharray': '22 8',
    }) +
    [p.accent, p.mate, p.glow]
      .map((color, n) => pen(cells(picks[n] ?? []), mix(color, p.deep, 0.16), 34, { 'stroke-linecap': 'butt' }))
      .join('') +
    numerals(
      picks.flat().map(([column, row]) => ({
        text: String(column + 1 + row * 15),
        x: 60 + column * 30,
        y: rows[row] ?? 0,
      })),
      14,
      p.ink,
    )
  )
}

/** A reef behind the diver: shafts of light, and rocks far away. */
export const reef = (p: Palette): string => {
  const far = mix(p.dusk, p.deep, 0.5)
  return (
    '<linearGradient id="shaft" x2="0" y2="1"><stop stop-color="#d8fbff"/><stop offset="1" ' +
    `stop-color="${p.glow}" stop-opacity="0"/></linearGradient>` +
    area(
      'M40 -6H130L-20 760H-180ZM190 -6H262L200 830H60ZM330 -6H420L470 830H330ZM480 -6H530L680 760H560Z',
      'url(#shaft)',
      {
        opacity: 0.15,
      },
    ) +
    area(
      'M-10 830V520Q20 470 54 500Q84 470 104 540Q140 560 150 640Q190 650 206 720' +
        'Q270 690 330 720Q352 640 392 650Q398 560 440 550Q456 480 496 500Q530 460 560 500V830Z',
      far,
    ) +
    pen('M-6 524Q20 474 54 500Q82 474 102 536M392 650Q398 560 440 550Q456 480 496 500', mix(far, p.glow, 0.35), 4)
  )
}

/** Rocks and corals near the ground, as wide as the image: their left end fits their right end. */
export const corals = (p: Palette): string => {
  const near = mix(p.deep, p.ink, 0.2)
  const branches =
    'M0 0V-70M0 -20Q-26 -26 -28 -58M0 -34Q26 -38 28 -76M0 -56Q-14 -64 -14 -90' +
    'M-28 -40Q-42 -44 -42 -62M28 -56Q40 -60 42 -80'
  const coral = (x: number, y: number, size: number, color: string): string =>
    place(
      pen(branches, mix(color, p.ink, 0.45), 19) +
        pen(branches, mix(color, p.deep, 0.25), 13) +
        pen(branches, mix(color, '#ffffff', 0.35), 3, { transform: 'translate(-3 0)' }),
      x,
      y,
      size,
    )
  return (
    area(
      'M0 840V660Q30 640 50 690Q96 690 104 760Q150 770 170 840Z' +
        'M370 840Q384 760 430 764Q440 690 490 700Q510 650 540 660V840Z',
      near,
    ) +
    coral(66, 740, 1.1, p.mate) +
    coral(486, 730, 1.25, '#c47aff') +
    coral(16, 700, 0.8, p.accent) +
    coral(412, 800, 0.8, p.mate) +
    // A fan and tubes.
    pen('M142 830Q140 780 150 740M142 806Q122 776 124 744M143 800Q166 776 176 752', mix('#c47aff', p.deep, 0.2), 9)
  )
}

/** The sand of the sea floor, with ripples; it is dark where texts are. */
export const sand = (p: Palette): string =>
  lit('sand', ['#d8bd86', '#6f7a72', p.deep, p.ink], [0, 1]) +
  area('M0 822C60 800 130 800 200 816S340 826 400 816S480 844 540 822V960H0Z', 'url(#sand)') +
  pen('M0 822C60 800 130 800 200 816S340 826 400 816S480 844 540 822', mix('#fff0c8', p.glow, 0.2), 4) +
  pen('M40 856Q90 844 130 856M210 846Q260 836 320 848M180 884Q240 872 300 884M360 866Q410 856 440 864', '#fff0c8', 4, {
    opacity: 0.25,
  })
