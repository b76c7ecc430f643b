/** Covers whose subject is of bronze, glass, gold or pearl, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { closer, scene } from './caption.ts'
import { beach, planks, turf } from './feet.ts'
import { outlined } from '../motifs/outline.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { contact, halo, lit, round } from './volume.ts'

const bronze = lit('bronze', ['#fff2b0', '#f2b23e', '#b8681c', '#5c2a12'], [1, 0.15])

/** A bell that hangs from 0,0, about 150 high. */
const bell =
  line('M-9 2C-14 -22 14 -22 9 2', '#7a4a1a', 9) +
  area(
    'M-14 0C-42 4 -46 32 -50 62C-54 92 -66 104 -78 118Q0 136 78 118C66 104 54 92 50 62C46 32 42 4 14 0Z',
    'url(#bronze)',
  ) +
  area('M14 0C42 4 46 32 50 62C54 92 66 104 78 118L60 123C40 96 34 40 14 0Z', '#3a1408', { opacity: 0.35 }) +
  oval(0, 119, 78, 15, '#5a260e') +
  oval(0, 121, 66, 10, '#2a0e06') +
  circle(4, 130, 15, '#8a4a18') +
  circle(0, 126, 5, '#ffd98a') +
  line('M-78 118Q0 136 78 118', '#ffe69a', 4) +
  line('M-48 66Q0 78 48 66M-52 80Q0 93 52 80M-40 26Q0 36 40 26', '#7a3c10', 3.4) +
  line('M-48 63Q0 75 48 63M-40 23Q0 33 40 23', '#ffe9a8', 2) +
  line('M-30 14C-36 30 -38 52 -44 78C-47 90 -54 100 -60 106', '#fffbe0', 7) +
  line('M44 22C49 50 56 88 74 112', '#ff9a6a', 3.4)

/** Three bells on one beam before the round hills of Bohol. */
const bellsOfBohol: Flagship = (at, write) => {
  const hill = (x: number, base: number, rx: number, height: number, fill: string): string =>
    area(
      `M${x - rx} ${base}C${num(x - rx * 0.7)} ${num(base - height * 0.9)} ${num(x - rx * 0.3)} ${base - height} ${x} ${base - height}C${num(x + rx * 0.3)} ${base - height} ${num(x + rx * 0.7)} ${num(base - height * 0.9)} ${x + rx} ${base}Z`,
      fill,
    )
  // The outline of each part is below the bell, so only its outer half is visible.
  const rimmed = outlined(bell, 13) + bell
  return (
    lit('dawn', ['#3f8af0', '#7ad0ff', '#fff0b8'], [0, 1]) +
    lit('hill', ['#c8d86a', '#6a9a4a', '#2f6a50'], [0.7, 1]) +
    lit('far', ['#a8c8e8', '#6a9ac8'], [0.6, 1]) +
    lit('beam', ['#c8804a', '#6a3418', '#32140c'], [0, 1]) +
    lit('grass', ['#b0d85a', '#4aa84a', '#1f6a44'], [0, 1]) +
    bronze +
    halo('sun', '#fff4c0') +
    backdrop(at, 'url(#dawn)') +
    scene(
      at,
      write,
      circle(70, 150, 190, 'url(#sun)') +
        circle(62, 146, 34, '#fff8d8') +
        [-220, -150, -60, 10, 120, 200, 280].map((x, i) => hill(x, 190, 62, 54 + (i % 3) * 16, 'url(#far)')).join('') +
        [-200, -100, -20, 60, 240, 320].map((x, i) => hill(x, 218, 66, 58 + (i % 2) * 22, 'url(#hill)')).join('') +
        area('M-260 208Q-80 190 60 204T430 200V340H-260Z', 'url(#grass)') +
        contact(150, 216, 120, 12, '#0a1420') +
        outlined(area('M8 -10H30L24 250H-4ZM270 -10H292L304 250H276Z', 'url(#beam)'), 7) +
        line('M12 0L0 240M274 0L280 240', '#ffcf9a', 3, { opacity: 0.7 }) +
        place(rimmed, 62, 38, 0.74, 9) +
        place(rimmed, 238, 38, 0.74, -9) +
        outlined(box(-30, 4, 360, 26, 'url(#beam)', 6), 7) +
        line('M-26 9H326', '#ffd0a0', 3.4) +
        line('M-26 18H120M150 22H326', '#3a1a0c', 2, { opacity: 0.5 }) +
        repeat(3, (i) => line(`M${i * 88 + 56} 2v32M${i * 88 + 64} 2v32`, '#f4d8a0', 5)) +
        place(rimmed, 150, 36, 1.2, 0) +
        area(star(116, 76, 4, 15, 3), '#fff') +
        line('M8 116C-4 128 -4 144 6 156M292 116C304 128 304 144 294 156', '#fff6d0', 5, { opacity: 0.8 }) +
        turf(at, 212, ['#7ac05a', '#2f7a44', '#124032'], '#ffd25e'),
      { paint: 'block', bend: 'straight', weight: 0.24 },
      { x: 22, y: 207, width: 256, height: 76 },
      { width: 184 },
    )
  )
}

/** A lamp made from a bottle burns on the sill of a window; moths circle its flame, and the village sleeps. */
const gaseraNights: Flagship = (at, write) => {
  const moth = (x: number, y: number, size: number, turn: number): string =>
    place(
      outlined(
        area('M0 2C-8 -18 -30 -22 -34 -8C-32 4 -16 10 0 6Z', '#ffe9c0') +
          area('M0 2C8 -18 30 -22 34 -8C32 4 16 10 0 6Z', '#ffc890') +
          area('M-2 4C-14 8 -20 18 -14 24C-8 24 -2 14 0 8C2 14 8 24 14 24C20 18 14 8 2 4Z', '#e8a870'),
        5,
      ) +
        circle(-20, -8, 4, '#8a4a2a') +
        circle(20, -8, 4, '#8a4a2a') +
        oval(0, 4, 3.6, 11, '#5a2a1a') +
        line('M-1 -6L-7 -16M1 -6L7 -16', '#5a2a1a', 2),
      x,
      y,
      size,
      turn,
    )
  const bottle =
    'M98 210C92 190 92 160 100 146C108 132 130 128 132 112V96H168V112C170 128 192 132 200 146C208 160 208 190 202 210Q150 224 98 210Z'
  const hut = (x: number, y: number, size: number): string =>
    place(
      box(-16, -6, 32, 22, '#2a1460') +
        area('M-28 -2L0 -32L28 -2Z', '#1c0c48') +
        box(-6, 2, 12, 9, '#ffd25e') +
        line('M-12 16v14M12 16v14', '#1c0c48', 4),
      x,
      y,
      size,
    )
  return (
    lit('night', ['#2a2aa0', '#5a3ac8', '#c85ac0'], [0, 1]) +
    lit('frame', ['#c8702f', '#7a3a20', '#4a1c18'], [1, 0.3]) +
    lit('sill', ['#d8843a', '#8a4420', '#4a1c18'], [0, 1]) +
    lit('glass', ['#d8fff0', '#5fe0c0', '#1fa098', '#0c5a78'], [1, 0.2]) +
    lit('oil', ['#ffe08a', '#f09a2a', '#a84a14'], [1, 0.3]) +
    lit('tin', ['#fff', '#b0b8d0', '#4a5078'], [1, 0]) +
    lit('flame', ['#ff7a1c', '#ffb82e', '#fff0a0'], [0, 1]) +
    halo('light', '#ffb84a') +
    halo('pool', '#fff0b0', 0.9) +
    backdrop(at, 'url(#night)') +
    scene(
      closer(at, [186, 0, 1.06]),
      write,
      area('M-260 176Q-150 130 -60 160T120 150T330 168V230H-260Z', '#3a1f8a') +
        hut(42, 164, 1) +
        hut(246, 158, 1.1) +
        hut(-60, 166, 1.2) +
        hut(-170, 162, 1) +
        area('M-26 -10H2V230H-26ZM298 -10H330V230H298Z', 'url(#frame)') +
        line('M2 -10V196M299 -10V196', '#b8641c', 3) +
        circle(150, 66, 150, 'url(#light)') +
        area('M-260 192H430V340H-260Z', 'url(#sill)') +
        line('M-60 194H360', '#ff9a3a', 3, { opacity: 0.6 }) +
        oval(150, 216, 150, 26, 'url(#pool)') +
        contact(160, 214, 70, 12, '#2a0c10') +
        area('M170 206L330 246L330 268L150 222Z', '#1a0614', { opacity: 0.35 }) +
        // The bottle: its oil, its glass, its tin cap.
        '<g transform="translate(24 23) scale(.84)">' +
        circle(150, 40, 92, 'url(#pool)') +
        outlined(
          area(bottle, '#1f9a8a') + box(126, 84, 48, 22, '#7a84a8', 5) + box(136, 68, 28, 18, '#7a84a8', 4),
          14,
        ) +
        area(bottle, 'url(#glass)') +
        area('M98 170Q150 182 203 170C205 186 204 200 200 208Q150 220 101 208C97 196 96 182 98 170Z', 'url(#oil)') +
        oval(150, 171, 52, 8, '#ffeaa8') +
        line('M150 100C146 130 158 150 148 190', '#fff6e0', 6) +
        area('M108 158C112 142 128 140 136 128L140 134C130 144 116 148 114 164V196L106 194Z', '#fff', {
          opacity: 0.75,
        }) +
        line('M196 152C201 170 201 190 197 204', '#ffd08a', 4) +
        box(126, 84, 48, 20, 'url(#tin)', 5) +
        box(136, 70, 28, 16, 'url(#tin)', 4) +
        line('M128 94H172', '#3a4068', 2) +
        // The flame.
        outlined(area('M150 -22C182 12 188 40 172 64C162 76 138 76 128 64C112 40 124 16 150 -22Z', 'url(#flame)'), 9) +
        area('M152 14C166 34 168 48 162 60C156 68 144 68 138 60C134 44 140 30 152 14Z', '#fff8d0') +
        oval(150, 64, 7, 9, '#6a9af0', 0, { opacity: 0.7 }) +
        '</g>' +
        moth(64, 76, 1, -30) +
        moth(236, 100, 0.9, 34) +
        moth(92, 26, 0.5, 20) +
        planks(at, 214, ['#b8642a', '#6a3018', '#34140f']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 30, y: 203, width: 240, height: 80 },
    )
  )
}

/** The cup of the race stands before the flag, with the helmet of the winner and tires. */
const goKartCup: Flagship = (at, write) => {
  const tire = (x: number, y: number): string =>
    oval(x, y + 12, 44, 15, '#0c0f24') +
    box(x - 44, y - 4, 88, 16, '#0c0f24') +
    oval(x, y - 4, 44, 15, '#3a4268') +
    oval(x, y - 5, 26, 8, '#12142c') +
    line(
      `M${x - 42} ${y}v10M${x - 30} ${y + 7}v10M${x - 14} ${y + 10}v10M${x + 2} ${y + 11}v10M${x + 18} ${y + 9}v10M${x + 33} ${y + 5}v10`,
      '#4a5488',
      3,
    )
  return (
    lit('noon', ['#1a6ae0', '#5ac0f8', '#ffe8b0'], [0, 1]) +
    lit('road', ['#5a6290', '#2a2f58', '#12142c'], [0, 1]) +
    lit('cup', ['#fff8c0', '#ffd24a', '#e08a14', '#8a430c'], [1, 0.2]) +
    lit('foot', ['#6a4a2a', '#1c0f14'], [1, 0.4]) +
    round('shell', ['#9ad8ff', '#2f7af0', '#0f2a8a']) +
    lit('visor', ['#2a3058', '#0a0c20'], [1, 0.6]) +
    halo('sun', '#fff6d0') +
    backdrop(at, 'url(#noon)') +
    scene(
      at,
      write,
      circle(60, 30, 170, 'url(#sun)') +
        cloud(-120, 60, 1) +
        cloud(262, 38, 0.8) +
        area('M-260 160Q-180 120 -110 150Q-40 118 30 146Q120 116 200 146Q280 122 430 150V200H-260Z', '#2f9a5a') +
        box(-260, 148, 690, 24, '#c8d0e8') +
        repeat(34, (i) => box(-260 + i * 20, 156, 10, 22, i % 2 === 0 ? '#e8304a' : '#fff')) +
        area('M-260 176H430V340H-260Z', 'url(#road)') +
        line('M-240 214H430M-240 196H-40', '#fff', 4, { opacity: 0.35 }) +
        // The flag behind the cup.
        place(
          repeat(35, (i) => {
            const [c, r] = [i % 7, Math.floor(i / 7)]
            const y = (x: number): number => 9 * Math.sin(x * 0.75)
            return area(
              `M${c * 26} ${num(r * 22 + y(c))}L${(c + 1) * 26} ${num(r * 22 + y(c + 1))}V${num(r * 22 + 22 + y(c + 1))}L${c * 26} ${num(r * 22 + 22 + y(c))}Z`,
              (c + r) % 2 === 0 ? (c % 3 === 1 ? '#2a2f4a' : '#14182e') : c % 3 === 1 ? '#dfe4f4' : '#fff',
            )
          }) + line('M0 -6V190', '#e8edf8', 7),
          66,
          10,
          1.16,
          -4,
        ) +
        contact(150, 212, 92, 13, '#050814') +
        tire(52, 190) +
        tire(52, 170) +
        // The cup.
        line('M92 44C40 34 40 100 108 112M208 44C260 34 260 100 192 112', '#8a430c', 15) +
        line('M92 43C42 34 42 98 108 110M208 43C258 34 258 98 192 110', 'url(#cup)', 9) +
        area('M84 22H216C216 84 198 128 164 138V160H136V138C102 128 84 84 84 22Z', 'url(#cup)') +
        area('M178 22H216C216 84 198 128 164 138V160H150V140C176 120 182 70 178 22Z', '#7a3208', { opacity: 0.4 }) +
        oval(150, 22, 66, 13, '#fff0a0') +
        oval(150, 23, 57, 9, '#a85c10') +
        line('M100 36C102 78 112 108 128 122', '#fffde8', 8) +
        line('M208 40C206 80 196 108 184 122', '#8ad0ff', 3.4) +
        area('M118 182Q150 168 182 182L188 158Q150 150 112 158Z', 'url(#cup)') +
        area('M104 176H196L204 212Q150 222 96 212Z', 'url(#foot)') +
        line('M106 178H194', '#ffcf6a', 3) +
        area(star(146, 78, 5, 30, 13), '#c8780c') +
        area(star(144, 76, 5, 29, 12.5), '#fff6c0') +
        // The helmet.
        contact(238, 214, 56, 9, '#050814') +
        area(
          'M186 178C182 128 214 108 246 112C284 116 302 146 296 184C294 204 282 212 262 212H204C192 208 187 196 186 178Z',
          'url(#shell)',
        ) +
        area('M184 158C204 146 246 148 258 160C262 172 258 186 248 188C226 192 204 190 186 186Z', 'url(#visor)') +
        line('M194 162Q216 154 240 160', '#8ac8ff', 5) +
        area('M210 122C230 108 262 112 280 130L290 146C270 124 236 118 206 134Z', '#fff') +
        line('M294 150C298 172 296 196 282 206', '#ffd98a', 4) +
        line('M192 200H240', '#0f2a7a', 4) +
        area(star(104, 16, 4, 16, 3), '#fff') +
        area(star(214, 96, 4, 14, 3), '#fff'),
      { paint: 'block', bend: 'straight', weight: 0.27 },
      { x: 18, y: 223, width: 264, height: 60, rows: 1 },
    )
  )
}

/** A jar that sank long ago spills gold among corals and clownfish. */
const reefRiches: Flagship = (at, write) => {
  const clown = (x: number, y: number, size: number, side: 1 | -1): string =>
    `<g transform="translate(${x} ${y}) scale(${size * side} ${size})">` +
    area('M34 0C46 -18 56 -20 60 -16C56 -4 56 4 60 16C56 20 46 18 34 0Z', '#f06a1c') +
    area('M-10 -20C0 -40 22 -36 26 -16Z', '#e05a14') +
    area('M-44 2C-36 -22 -6 -28 18 -16C30 -10 38 -4 42 0C34 10 18 24 -8 24C-28 24 -40 14 -44 2Z', 'url(#fish)') +
    area(
      'M-20 -19C-12 -6 -12 10 -20 21L-10 24C0 8 0 -8 -10 -23ZM12 -18C18 -6 18 8 12 18L22 13C26 4 26 -6 22 -14Z',
      '#fff8ee',
    ) +
    line('M-21 -19C-13 -6 -13 10 -21 21M-9 -23C1 -8 1 8 -9 24M12 -18C18 -6 18 8 12 18', '#3a1430', 2.4) +
    area('M-4 4C8 0 16 8 12 18C4 18 -4 12 -4 4Z', '#ffb04a') +
    circle(-31, -4, 5.4, '#fff') +
    circle(-32, -4, 3.4, '#1a0a24') +
    circle(-33.4, -5.4, 1.3, '#fff') +
    line('M-42 6Q-36 10 -32 6', '#8a2a10', 2) +
    '</g>'
  const coin = (x: number, y: number, turn: number, size = 1): string =>
    place(
      oval(0, 3, 15, 10, '#8a430c') +
        oval(0, 0, 15, 10, 'url(#gold)') +
        oval(0, 0, 9.6, 6, 'none', 0, { stroke: '#b8720f', 'stroke-width': 2 }),
      x,
      y,
      size,
      turn,
    )
  const coral = (x: number, y: number, size: number, color: string, light: string): string =>
    place(
      line(
        'M0 0V-34M0 -16C-22 -22 -26 -40 -24 -58M0 -24C20 -30 24 -46 22 -66M0 -34C-4 -50 -2 -62 -6 -84M-24 -42L-38 -56M22 -48L36 -58',
        color,
        13,
      ) +
        line(
          'M-3 -4V-34M-4 -38C-7 -52 -6 -62 -9 -82M-26 -46C-27 -50 -27 -54 -27 -58M19 -50C20 -56 20 -60 20 -66',
          light,
          4,
        ),
      x,
      y,
      size,
    )
  return (
    lit('deep', ['#5fe8e0', '#1a9ac0', '#0f4a9a', '#0a2460'], [0, 1]) +
    lit('bed', ['#ffe0a0', '#c88a5a', '#4a3a6a', '#1c1c4a'], [0, 1]) +
    lit('clay', ['#ffb87a', '#c8683a', '#7a2f2a', '#341430'], [0.7, 1]) +
    lit('gold', ['#fff8b0', '#ffcf3a', '#d8860f'], [0.6, 1]) +
    lit('fish', ['#ffb03a', '#ff7a1c', '#c8400f'], [0, 1]) +
    halo('shine', '#fff0a0') +
    backdrop(at, 'url(#deep)') +
    scene(
      at,
      write,
      area(
        'M60 -10L-60 240H40L110 -10ZM150 -10L120 240H210L190 -10ZM230 -10L270 240H350L262 -10ZM-80 -10L-220 240H-140L-40 -10Z',
        '#e8fff8',
        { opacity: 0.2 },
      ) +
        area(
          'M-260 190Q-200 120 -140 160Q-90 110 -30 170Q40 140 90 176Q190 130 240 160Q290 120 430 180V250H-260Z',
          '#14589a',
        ) +
        coral(-190, 196, 1.1, '#8a3ac0', '#c88af0') +
        coral(-90, 200, 0.9, '#e0407a', '#ff9ac0') +
        area('M-260 206Q-80 178 60 198T430 190V340H-260Z', 'url(#bed)') +
        coral(28, 206, 1.24, '#f04a7a', '#ffb0c8') +
        coral(282, 204, 1.3, '#8a3ad0', '#d0a0ff') +
        circle(112, 176, 110, 'url(#shine)') +
        contact(190, 214, 100, 13, '#1a1440') +
        // The jar lies on its side, with its mouth to the left.
        place(
          area('M-84 -40C-64 -74 10 -88 60 -60C98 -38 104 30 66 58C20 86 -60 74 -84 44Z', 'url(#clay)') +
            area('M-60 62C-20 84 36 80 66 58C100 32 100 -20 74 -48C84 0 40 50 -60 62Z', '#240a24', { opacity: 0.45 }) +
            line('M-26 -70C-14 -30 -14 40 -26 70M-8 -73C6 -30 6 40 -8 72', '#f8d8a0', 4, { opacity: 0.8 }) +
            line('M-17 -50l8 14l-8 14l8 14l-8 14l8 14l-8 14', '#f8d8a0', 3.4, { opacity: 0.85 }) +
            line('M28 -64C44 -100 84 -84 72 -46', '#7a2f2a', 14) +
            line('M28 -66C42 -98 78 -86 70 -52', '#e89a5a', 5) +
            oval(-84, 2, 24, 46, '#c8683a') +
            oval(-86, 2, 20, 41, '#ffb87a') +
            oval(-82, 3, 15, 34, '#2a0c20') +
            line('M-50 -58C-20 -76 20 -76 46 -62', '#fff0d0', 6) +
            line('M84 20C76 48 50 66 20 70', '#5fe8e0', 4),
          196,
          132,
          1.02,
          -14,
        ) +
        area('M112 136C98 150 70 168 40 200Q100 226 196 212C170 200 140 170 128 150Z', '#c87a14') +
        [
          [116, 146, 50],
          [102, 160, 20],
          [124, 168, -14],
          [84, 172, 30],
          [108, 182, 4],
          [140, 184, -20],
          [66, 188, -8],
          [92, 194, 12],
          [122, 200, -6],
          [156, 200, 16],
          [54, 204, 6],
          [184, 208, -12],
          [82, 208, -14],
          [108, 212, 8],
        ]
          .map(([x = 0, y = 0, turn = 0]) => coin(x, y, turn))
          .join('') +
        place(
          area('M-18 -6L-10 -16H10L18 -6L0 18Z', '#e8244a') +
            area('M-18 -6H18L10 -16H-10ZM-6 -6L0 18L6 -6Z', '#ff8aa0'),
          66,
          172,
          1,
          -14,
        ) +
        place(
          area('M-16 -6L-8 -16H8L16 -6L0 18Z', '#10a070') + area('M-16 -6H16L8 -16H-8ZM-5 -6L0 18L5 -6Z', '#7ff0c0'),
          150,
          170,
          0.95,
          18,
        ) +
        circle(36, 200, 9, '#fff4f8') +
        circle(200, 200, 8, '#f0dcf0') +
        circle(33, 197, 3, '#fff') +
        clown(70, 66, 1.06, 1) +
        clown(232, 34, 0.7, -1) +
        clown(-60, 90, 0.8, 1) +
        area(star(96, 152, 4, 18, 3.4), '#fff') +
        repeat(7, (i) => circle(136 + ((i * 23) % 40), 20 + i * 13, 3 + (i % 3) * 2, '#e8ffff', { opacity: 0.6 })) +
        beach(at, 214, ['#ffe0a0', '#c8904a', '#5a4a6a']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 20, y: 203, width: 260, height: 80 },
    )
  )
}

/** Porcelain, silk and silver on the pier, and the galleon that brought them, with the sun behind its sails. */
const galleonTrade: Flagship = (at, write) => {
  const silk = (x: number, y: number, id: string, light: string, core: string): string =>
    box(x - 46, y - 15, 92, 30, `url(#${id})`, 6) +
    oval(x - 46, y, 8, 15, light) +
    circle(x - 46, y, 4, core) +
    line(`M${x - 30} ${y - 9}H${x + 36}`, '#fff', 3, { opacity: 0.6 }) +
    line(`M${x - 10} ${y - 15}q6 15 0 30M${x + 22} ${y - 15}q6 15 0 30`, '#ffe08a', 3)
  const ship =
    area('M-64 30H70L84 8L88 40C80 60 70 66 56 70H-44C-58 64 -70 50 -76 14Z', '#5a2440') +
    area('M-76 14L-64 30H70L84 8L86 20L74 42H-62Z', '#a8505a') +
    line('M-34 34V-78M8 34V-100M48 34V-70', '#4a1a38', 5) +
    area(
      'M-58 -66H-12C0 -44 0 -20 -10 -6H-54C-44 -24 -46 -48 -58 -66ZM-18 -90H32C46 -62 46 -30 34 -8H-14C-2 -34 -4 -64 -18 -90ZM28 -60H66C76 -42 76 -20 68 -6H30C40 -24 38 -42 28 -60Z',
      '#ffe9d0',
    ) +
    area(
      'M-30 -66H-12C0 -44 0 -20 -10 -6H-26C-14 -26 -16 -46 -30 -66ZM12 -90H32C46 -62 46 -30 34 -8H16C30 -34 28 -62 12 -90ZM52 -60H66C76 -42 76 -20 68 -6H54C64 -24 62 -42 52 -60Z',
      '#d8809a',
      { opacity: 0.55 },
    ) +
    area('M8 -100l24 6l-24 8ZM-34 -78l18 5l-18 6Z', '#e8304a')
  return (
    lit('west', ['#2a6ac8', '#f08aa0', '#ffc06a', '#ffedb0'], [0, 1]) +
    lit('bay', ['#ffb87a', '#3a8ac0', '#1a4a9a'], [0, 1]) +
    lit('pier', ['#e8a868', '#8a4a2c', '#3a1a24'], [0, 1]) +
    lit('china', ['#ffffff', '#f4f8ff', '#b8c8ec', '#5a70b8'], [1, 0.25]) +
    lit('silk', ['#ff8aa0', '#e0244a', '#7a0a34'], [0, 1]) +
    lit('sky-silk', ['#a8f0d8', '#1aa890', '#0a5a5a'], [0, 1]) +
    lit('wood', ['#d8884a', '#8a4420', '#3c1810'], [0.7, 1]) +
    lit('brass', ['#fff2a0', '#f2b02e', '#9a5a0f'], [0.6, 1]) +
    halo('sun', '#fff2c0') +
    backdrop(at, 'url(#west)') +
    scene(
      at,
      write,
      circle(222, 104, 180, 'url(#sun)') +
        circle(226, 100, 44, '#fff6d0') +
        cloud(-120, 50, 1.1, '#ffe0d0', 0.9) +
        cloud(40, 30, 0.8, '#ffe0d0', 0.9) +
        area('M-260 150L-200 126L-130 140L-70 118L0 142H60V156H-260Z', '#9a6ab0') +
        box(-260, 146, 690, 70, 'url(#bay)') +
        line('M180 166h90M196 178h70M160 156h40M-220 170h70M-90 160h50M-160 186h90', '#fff2c0', 4, { opacity: 0.75 }) +
        place(ship, 232, 92, 0.96) +
        area('M-260 194H430V340H-260Z', 'url(#pier)') +
        line('M-260 196H430', '#ffe0a8', 4) +
        line('M-260 222H430M-260 258H430M-180 196v26M-60 222v36M60 196v26M220 222v36M320 196v26', '#2a0f18', 2.4, {
          opacity: 0.4,
        }) +
        contact(136, 216, 120, 13, '#1a0a18') +
        silk(44, 184, 'sky-silk', '#d8fff0', '#0a5a5a') +
        silk(36, 208, 'silk', '#ffc0cc', '#7a0a34') +
        // The chest with silver and gold.
        area('M186 148C186 122 200 112 222 112H270C286 112 296 122 296 142Z', 'url(#wood)') +
        area('M192 150Q206 128 226 138Q244 122 262 138Q284 130 292 150Z', 'url(#brass)') +
        repeat(7, (i) =>
          oval(202 + i * 14, 145 - (i % 2) * 7, 9, 6, i % 3 === 1 ? '#e8eefc' : '#ffe27a', i * 20, {
            stroke: '#9a6414',
            'stroke-width': 1.6,
          }),
        ) +
        box(184, 150, 116, 64, 'url(#wood)', 4) +
        box(184, 150, 116, 11, 'url(#brass)') +
        box(196, 150, 12, 64, 'url(#brass)') +
        box(276, 150, 12, 64, 'url(#brass)') +
        box(230, 156, 26, 28, 'url(#brass)', 5) +
        circle(243, 167, 4.6, '#3a1810') +
        line('M243 168v8', '#3a1810', 4) +
        // The jar.
        area(
          'M96 28H164V44C164 54 204 70 208 112C210 160 184 196 168 214H92C76 196 50 160 52 112C56 70 96 54 96 44Z',
          'url(#china)',
        ) +
        area('M52 112Q130 132 208 112C209 128 206 144 200 158Q130 176 60 158C54 144 51 128 52 112Z', '#2458c8', {
          opacity: 0.9,
        }) +
        line('M62 122q11 20 22 0t22 0t22 0t22 0t22 0t22 0', '#e8f2ff', 4) +
        circle(130, 142, 13, '#e8f2ff') +
        area(star(130, 142, 6, 12, 5), '#2458c8') +
        circle(90, 142, 6, '#e8f2ff') +
        circle(170, 142, 6, '#e8f2ff') +
        line('M86 66Q130 78 174 66M62 92Q130 108 198 92M74 182Q130 194 186 182', '#2458c8', 5) +
        area(
          'M102 72q8 14 0 22q-10 -6 0 -22ZM128 76q8 14 0 22q-10 -6 0 -22ZM154 73q8 14 0 22q-10 -6 0 -22Z',
          '#2458c8',
        ) +
        area('M164 44C164 54 204 70 208 112C210 160 184 196 168 214H140C176 170 190 90 150 44Z', '#1a2470', {
          opacity: 0.28,
        }) +
        oval(130, 28, 36, 8, '#dfe8fa') +
        oval(130, 28, 28, 5, '#3a4a88') +
        line('M98 40H162', '#2458c8', 4) +
        area('M70 88C76 72 92 64 102 56L108 62C92 74 84 84 78 110L68 108Z', '#fff') +
        line('M202 92C208 120 202 156 186 184', '#ffcf8a', 4.4) +
        area(star(86, 78, 4, 17, 3), '#fff'),
      { paint: 'sliced', bend: 'straight', weight: 0.26 },
      { x: 22, y: 209, width: 256, height: 74 },
    )
  )
}

export const bronzeSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '10203': goKartCup,
  '50131': bellsOfBohol,
  '50275': galleonTrade,
  '50279': gaseraNights,
  '80201': reefRiches,
}
