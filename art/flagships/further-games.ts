/** Covers with their own compositions of further games of sports, fishing and loteria, by game ID. */
import { area, box, circle, dots, line, num, oval, place, repeat, star, mix } from '../draw.ts'
import { stars } from '../canvas.ts'
import { minnow } from '../families/reef.ts'
import { numeral } from '../numerals.ts'
import { drape, road, rocks, swell } from './feet.ts'
import { houses } from './flagship.ts'
import { cloud, backdrop } from './reels-parts.ts'
import { scene } from './caption.ts'
import type { Flagship } from './flagship.ts'
import { deepSea } from './settings.ts'
import { halo, lit, round, limb } from './volume.ts'
import { racehorse } from '../racehorse.ts'

/** Two racehorses gallop past the rail, which bears the name. */
const horsePark: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [318, 152, 1.02] : [144, 132, 0.94]
  const [far, top] = at.wide ? [116, 226] : [104, 208]
  const tree = (tx: number, r: number): string =>
    circle(tx, far - r * 0.7, r, '#1f7a5a') +
    circle(tx - r * 0.3, far - r, r * 0.66, '#4fb06a') +
    circle(tx + r * 0.7, far - r * 0.4, r * 0.7, '#16604c')
  const cloudOfDust = (dx: number, dy: number, r: number): string =>
    circle(x + dx * size, y + dy * size, r, '#f6d9a8', { opacity: 0.85 }) +
    circle(x + dx * size + 6, y + dy * size + 6, r * 0.7, '#dcae72', { opacity: 0.7 })
  return (
    lit('air', ['#2f9ad8', '#8fd8ee', '#fff0c0'], [0, 1]) +
    lit('grass', ['#8fd05a', '#2f8a4a'], [0, 1]) +
    lit('dirt', ['#f0b870', '#c27a3c', '#8a4a24'], [0, 1]) +
    lit('board', ['#d8344a', '#8a1234'], [0, 1]) +
    halo('sun', '#fffbe0') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(at.width * 0.84, 40, 110, 'url(#sun)') +
    circle(at.width * 0.84, 40, 26, '#fffbe0') +
    repeat(at.wide ? 9 : 6, (i) => tree(i * 62 - 6, 24 + (i % 3) * 9)) +
    box(0, far - 6, at.width, 60, 'url(#grass)') +
    line(`M0 ${far + 4}H${at.width}${repeat(at.wide ? 11 : 7, (i) => `M${i * 48 + 14} ${far + 4}v22`)}`, '#fff', 4) +
    box(0, far + 22, at.width, at.height, 'url(#dirt)') +
    line(`M0 ${far + 52}h60m40 8h90m50 -6h80m60 4h90M30 ${far + 84}h110m80 6h120m60 -4h90`, '#8a4a24', 3, {
      opacity: 0.35,
    }) +
    place(
      racehorse({
        coat: '#e8dcd8',
        shade: '#a89aae',
        light: '#fff',
        mane: '#7a6a86',
        silks: '#2f6fe0',
        trim: '#ffd23f',
      }),
      x + (at.wide ? 70 : 64),
      y - 40,
      size * 0.72,
    ) +
    oval(x - 6, y + 54 * size, 120 * size, 9, '#3a160c', 0, { opacity: 0.4 }) +
    cloudOfDust(-128, 44, 22) +
    cloudOfDust(-112, 20, 13) +
    cloudOfDust(-150, 24, 17) +
    cloudOfDust(-96, 54, 14) +
    place(
      racehorse({
        coat: '#a8542c',
        shade: '#6a2a1c',
        light: '#f0a468',
        mane: '#331014',
        silks: '#e8304a',
        trim: '#fff3d0',
      }),
      x,
      y,
      size,
    ) +
    cloudOfDust(-30, 58, 12) +
    cloudOfDust(-60, 60, 17) +
    (at.wide
      ? ''
      : box(0, top - 4, at.width, 120, '#3a0a1c') +
        box(0, top, at.width, 120, 'url(#board)') +
        line(`M0 ${top + 2}H${at.width}`, '#ffe9c8', 7)) +
    write(
      at.wide
        ? {
            x: 14,
            y: 24,
            width: 186,
            height: 126,
            style: { paint: 'sliced', bend: 'straight', weight: 0.26, sharp: false },
          }
        : {
            x: 18,
            y: top + 18,
            width: 264,
            height: 66,
            rows: 1,
            style: { paint: 'sliced', bend: 'straight', weight: 0.27, sharp: false },
          },
    )
  )
}

/** A go-kart leans into a bend, close to the viewer; a cup waits at the finish. */
const goKartCup: Flagship = (at, write) => {
  const wheel = (x: number, y: number, rx: number, ry: number, turn: number): string =>
    oval(x, y, rx, ry, '#10111f', turn) +
    oval(x - 2, y - 1, rx * 0.7, ry * 0.7, '#3a3f5c', turn) +
    oval(x - 3, y - 2, rx * 0.46, ry * 0.46, '#ffd23f', turn) +
    oval(x - 3, y - 2, rx * 0.18, ry * 0.2, '#10111f', turn)
  const kart =
    oval(10, 96, 130, 15, '#10111f', 0, { opacity: 0.4 }) +
    wheel(-66, 30, 19, 25, 0) +
    wheel(96, 30, 22, 28, 0) +
    // The seat, the driver and the arms at the steering wheel.
    area('M-6 -8C-10 -54 14 -76 48 -76C86 -76 104 -50 98 -4V44H-4Z', '#1f2a5c') +
    area('M6 2C4 -36 22 -52 48 -52C76 -52 90 -34 88 4V46H6Z', 'url(#suit)') +
    area(
      limb([
        [14, -30, 24],
        [-14, -2, 18],
        [14, 20, 14],
      ]) +
        limb([
          [82, -30, 24],
          [106, 0, 18],
          [70, 24, 14],
        ]),
      'url(#suit)',
    ) +
    oval(42, 20, 35, 17, 'none', -6, { stroke: '#10111f', 'stroke-width': 9 }) +
    circle(13, 19, 10, '#fff8ec') +
    circle(71, 24, 10, '#fff8ec') +
    area(
      'M-2 -92C-6 -130 26 -146 54 -140C86 -134 96 -108 90 -80C88 -58 70 -48 44 -50C16 -50 2 -62 -2 -92Z',
      'url(#helmet)',
    ) +
    area('M28 -144C40 -148 60 -144 66 -138C50 -124 48 -110 48 -98L28 -98C28 -114 26 -130 28 -144Z', '#fff', {
      opacity: 0.92,
    }) +
    area('M-4 -98C18 -106 62 -106 84 -96C86 -84 84 -74 78 -68C54 -60 24 -62 4 -72C-4 -80 -6 -90 -4 -98Z', '#12163a') +
    area('M2 -94C14 -99 34 -101 46 -101L26 -68C16 -69 8 -72 5 -76C1 -82 0 -90 2 -94Z', '#6fd8ff', { opacity: 0.85 }) +
    // The nose of the kart, with its number.
    area('M-82 46C-60 24 140 24 124 54L150 84C110 104 -60 104 -112 82Z', '#7a0a24') +
    area('M-82 40C-40 14 110 20 122 48C128 66 60 84 10 84C-50 84 -98 70 -82 40Z', 'url(#body)') +
    line('M-68 44C-36 28 40 24 92 34', '#ffd0c8', 5) +
    oval(14, 58, 32, 20, '#fffbe8') +
    numeral('7', 14, 58, 30, '#c2183a', 0.26) +
    area('M-112 78C-60 98 100 98 150 80L146 98C100 112 -60 112 -108 96Z', '#ffd23f') +
    wheel(-104, 66, 28, 35, -6) +
    wheel(144, 66, 30, 36, 6)
  const trophy =
    line('M-22 -26C-44 -30 -40 4 -14 2M22 -26C44 -30 40 4 14 2', '#ffcf4a', 6) +
    area('M-26 -34H26C26 -4 14 8 6 12V22H14V32H-14V22H-6V12C-14 8 -26 -4 -26 -34Z', 'url(#gold)') +
    oval(0, -34, 26, 5, '#fff6c0')
  return (
    lit('air', ['#1f7fe8', '#7fd0f8', '#fff3c8'], [0, 1]) +
    lit('road', ['#8a90b0', '#3a3f5c'], [0, 1]) +
    lit('body', ['#ff7a6a', '#e8243f', '#8a0f2f'], [0.4, 1]) +
    lit('suit', ['#ffe06a', '#f2a01f', '#a85a10'], [0.9, 0.6]) +
    round('helmet', ['#8fc8ff', '#2f6fe8', '#14307a']) +
    lit('gold', ['#fff6b8', '#ffcf4a', '#a8600f'], [1, 0.2]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(40, 40, 120, 'url(#sun)') +
        cloud(-120, 40, 0.9, '#fff', 0.9) +
        area('M-260 110L-140 62L-40 104L70 66L190 104L330 60V150H-260Z', '#5fb89a') +
        repeat(16, (i) => circle(i * 38 - 250, 112, 17, i % 2 === 0 ? '#1f7a4f' : '#3f9a5a')) +
        box(-260, 112, 600, 60, '#6fc24f') +
        area('M-260 330V250C-120 160 40 132 120 126L330 128V330Z', 'url(#road)') +
        area('M-260 214C-120 140 40 124 120 122L122 128C40 134 -110 152 -260 236Z', '#fff') +
        repeat(9, (i) => {
          const t = i / 9
          const [x, y] = [-250 + 370 * t, 224 - 100 * Math.sqrt(t)]
          return area(`M${num(x)} ${num(y)}l22 -8v12l-24 10Z`, '#e8243f')
        }) +
        box(196, 18, 8, 112, '#dfe4f4') +
        box(294, 18, 8, 112, '#dfe4f4') +
        box(192, 8, 114, 40, '#fff') +
        repeat(20, (i) =>
          (i + Math.floor(i / 10)) % 2 === 0
            ? box(192 + (i % 10) * 11.4, 8 + Math.floor(i / 10) * 20, 11.4, 20, '#14162e')
            : '',
        ) +
        place(trophy, 42, 100, 0.94) +
        box(24, 130, 36, 12, '#14307a', 3) +
        circle(262, 190, 22, '#fff', { opacity: 0.6 }) +
        circle(286, 206, 28, '#fff', { opacity: 0.5 }) +
        line('M220 214L330 202M230 236L330 232', '#fff', 5, { opacity: 0.7 }) +
        place(kart, 134, 146, 0.82, -5) +
        road(at, 214, ['#7a84b8', '#454d84', '#1c2048'], ['#fff', '#e8344f']),
      { paint: 'block', bend: 'straight', weight: 0.27 },
      { x: 18, y: 228, width: 264, height: 60, rows: 1 },
    )
  )
}

/** Two gloves hit each other over the ropes of a ring in the street. */
const boxingBarrio: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [340, 122, 0.92] : [150, 108, 1]
  const base = at.wide ? 190 : 186
  const glove = (id: string, dark: string, light: string): string =>
    area('M-178 -30L-104 -38V40L-178 34Z', '#c98a5a') +
    area('M-178 10L-104 14V40L-178 34Z', '#8a4a30') +
    area('M-122 -46H-78V46H-122Z', '#fff3dc') +
    area('M-122 8H-78V46H-122Z', '#d9b890', { opacity: 0.7 }) +
    line('M-112 -44V44M-88 -44V44', dark, 6) +
    area('M-84 -46C-58 -66 -14 -72 16 -58C40 -46 46 38 18 56C-14 70 -58 62 -84 44Z', `url(#${id})`) +
    area('M-84 10C-50 28 0 24 34 2C38 30 34 46 18 56C-14 70 -58 62 -84 44Z', dark, { opacity: 0.5 }) +
    line('M30 -26C14 -20 -2 -20 -14 -26M36 2C18 8 0 8 -14 2M32 30C16 36 0 36 -12 30', dark, 5) +
    area('M-62 -58C-46 -86 6 -92 22 -68C30 -50 14 -40 -8 -42C-30 -44 -50 -44 -62 -58Z', `url(#${id})`) +
    line('M-60 -54C-46 -42 -26 -42 -6 -40C10 -40 22 -48 20 -58', dark, 4) +
    line('M-48 -70C-34 -80 -12 -84 4 -76', light, 6) +
    line('M-74 -30C-60 -40 -48 -40 -38 -38', light, 5)
  const spark = (r: number, color: string, turn: number): string => area(star(x, y - 4, 12, r, r * 0.55, turn), color)
  const crowd = repeat(at.wide ? 16 : 10, (i) =>
    circle(i * 32 + 4, base - 4 + (i % 3) * 6, 17 + (i % 2) * 4, '#1c0f3a'),
  )
  return (
    lit('air', ['#140a3a', '#5a1f6a', '#e0506a', '#ffb06a'], [0, 1]) +
    lit('red', ['#ff9a8a', '#f0303f', '#a00f2a'], [0.4, 1]) +
    lit('blue', ['#8ac8ff', '#2f7af0', '#12309a'], [0.4, 1]) +
    lit('mat', ['#3fa8a0', '#14506a'], [0, 1]) +
    halo('flash', '#fff6c8') +
    halo('lamp', '#ffd98a') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    houses(at, -8, at.width + 10, base - 6, '#2a1650') +
    line(`M0 14Q${at.width / 2} 54 ${at.width} 14`, '#14082a', 3) +
    repeat(at.wide ? 7 : 5, (i) => {
      const t = (i + 0.5) / (at.wide ? 7 : 5)
      const [lx, ly] = [t * at.width, 24 + 80 * t * (1 - t)]
      return circle(lx, ly, 26, 'url(#lamp)') + circle(lx, ly, 7, '#fff3c0')
    }) +
    crowd +
    circle(x, y, 170, 'url(#flash)') +
    spark(112, '#ff9a2e', 4) +
    spark(88, '#ffd83f', 14) +
    spark(60, '#fffbe0', 0) +
    line(`M-10 ${base + 2}H${at.width + 10}`, '#e8304a', 8) +
    line(`M-10 ${base + 24}H${at.width + 10}`, '#fff3dc', 8) +
    place(glove('red', '#7a0a24', '#ffe0d8'), x - 34, y, size, 8) +
    `<g transform="translate(${x + 34} ${y}) scale(${-size} ${size}) rotate(8)">${glove('blue', '#0f2670', '#e0f0ff')}</g>` +
    area(star(x, y - 8, 4, 40, 8), '#fff') +
    line(`M${x - 30} ${y - 84}l-14 -26M${x + 30} ${y - 84}l14 -26M${x} ${y - 92}v-28`, '#fffbe0', 7) +
    box(0, at.wide ? 228 : 222, at.width, 90, 'url(#mat)') +
    drape(at, 212, ['#5a7af0', '#2a3a98', '#120a34'], '#e8304a') +
    write(
      at.wide
        ? { x: 14, y: 84, width: 150, height: 104, style: { paint: 'block', bend: 'straight', weight: 0.25 } }
        : { x: 20, y: 206, width: 260, height: 86, style: { paint: 'block', bend: 'straight', weight: 0.25 } },
    )
  )
}

/** A mine cart full of gold rolls out of a tunnel, on a line of shining rails. */
const goldLine: Flagship = (at, write) => {
  const bar = (x: number, y: number, w: number, turn: number): string =>
    place(
      area(`M${-w} 16L${-w + 12} -8H${w - 12}L${w} 16Z`, 'url(#face)') +
        area(`M${-w + 12} -8L${-w + 24} -20H${w - 2}L${w - 12} -8Z`, 'url(#upper)') +
        area(`M${w - 12} -8L${w - 2} -20L${w + 12} 4L${w} 16Z`, '#9a5408'),
      x,
      y,
      1,
      turn,
    )
  const nugget = (x: number, y: number, r: number): string => circle(x, y, r, 'url(#nugget)')
  const wheel = (x: number): string =>
    circle(x, 74, 24, '#1a1420') +
    circle(x, 74, 18, '#7a8298') +
    circle(x, 74, 12, '#3a3f52') +
    circle(x, 74, 5, '#dfe4f4')
  return (
    lit('rock', ['#1f7f7c', '#0d4650', '#04202c'], [0.3, 1]) +
    round('deep', ['#fff6c0', '#ffb84a', '#a8501a', '#3a140c']) +
    lit('upper', ['#fffbd8', '#ffe07a', '#f0b42e'], [1, 0]) +
    lit('face', ['#fff0a0', '#fbc53a', '#d9911a', '#9a5408']) +
    round('nugget', ['#fffbd0', '#ffc93a', '#b8701a']) +
    lit('iron', ['#8fa0b8', '#4a5468', '#1f2434'], [0.3, 1]) +
    lit('beam', ['#d9985a', '#8a4f26', '#4a2412'], [0.6, 1]) +
    halo('lamp', '#fff0a8') +
    backdrop(at, 'url(#rock)') +
    scene(
      at,
      write,
      area(
        'M-260 40L-200 20L-160 60L-90 30L-40 70L20 20L60 -10H-260ZM250 -10L290 40L330 20V-10ZM-260 200L-180 150L-120 196L-60 160L0 220V330H-260Z',
        '#0a3a44',
        { opacity: 0.8 },
      ) +
        area('M50 220V70C50 -30 250 -30 250 70V220Z', 'url(#deep)') +
        area('M34 224V20L62 10V224ZM238 224V10L266 20V224ZM20 0H280V30H20Z', 'url(#beam)') +
        line('M26 6H274M40 30V200M244 30V200', '#f2c08a', 3, { opacity: 0.7 }) +
        line('M150 30V46', '#2a1410', 5) +
        circle(150, 56, 90, 'url(#lamp)') +
        oval(150, 58, 9, 12, '#fffbe0') +
        area('M-260 214Q40 190 330 214V330H-260Z', '#2a1a24') +
        area('M126 196H174L260 320H40Z', '#5a3a2a') +
        repeat(5, (i) => box(116 - i * 18, 200 + i * i * 6, 68 + i * 36, 6 + i * 2, '#8a5a34', 2)) +
        line('M134 196L76 320M166 196L224 320', '#dfe8f4', 6) +
        circle(150, 92, 130, 'url(#lamp)') +
        bar(112, 84, 46, -8) +
        bar(192, 82, 46, 8) +
        bar(152, 56, 46, 2) +
        nugget(80, 102, 15) +
        nugget(222, 102, 16) +
        nugget(152, 92, 18) +
        nugget(118, 104, 14) +
        nugget(186, 106, 15) +
        place(
          wheel(-52) +
            wheel(52) +
            area('M-96 -8H96L76 66H-76Z', 'url(#iron)') +
            area('M-96 -8H96L92 6H-92Z', '#c9d4e8') +
            area('M40 6H92L76 66H34Z', '#0f1424', { opacity: 0.4 }) +
            line('M-78 20L-66 62M78 20L66 62M0 12V62', '#1f2434', 5) +
            dots(
              [
                [-84, 0],
                [-40, 0],
                [0, 0],
                [40, 0],
                [84, 0],
              ].map(([x = 0, y = 0]) => ({ x, y })),
              3.4,
              '#3a4460',
            ) +
            wheel(-62) +
            wheel(62),
          150,
          118,
          0.98,
        ) +
        area(star(96, 62, 4, 18, 3) + star(214, 74, 4, 20, 3) + star(170, 34, 4, 12, 2), '#fffde8') +
        nugget(30, 206, 11) +
        nugget(274, 204, 13) +
        nugget(-80, 216, 12) +
        nugget(-150, 206, 14) +
        rocks(at, 212, ['#a8863c', '#5a4424', '#1c140c'], '#ffd24a'),
      { paint: 'block', bend: 'straight', weight: 0.29, stretch: 1.05 },
      { x: 18, y: 226, width: 264, height: 62, rows: 1 },
    )
  )
}

/** A chest full of gold on a reef, as large as the cover, with the name on its planks. */
const reefRiches: Flagship = (at, write) => {
  const p = at.palette
  const [x, y] = at.wide ? [240, 122] : [150, 148]
  const coral = (cx: number, cy: number, color: string, size: number): string =>
    place(line('M0 60V-20M0 20Q-30 10 -34 -34M0 0Q30 -8 32 -50M-26 -6L-48 -18M24 -20L44 -24', color, 17), cx, cy, size)
  const wood = 'M-124 4H124L114 132H-114Z'
  const gem = (gx: number, gy: number, color: string, dark: string): string =>
    area(`M${gx - 20} ${gy}L${gx - 10} ${gy - 18}H${gx + 10}L${gx + 20} ${gy}L${gx} ${gy + 26}Z`, color) +
    area(`M${gx} ${gy}H${gx + 20}L${gx} ${gy + 26}ZM${gx - 20} ${gy}L${gx - 10} ${gy - 18}L${gx} ${gy}Z`, dark)
  const gold = Array.from({ length: 13 }, (_, i) => ({ x: -102 + i * 17, y: -12 - 44 * Math.sin((i * Math.PI) / 12) }))
  return (
    box(0, 0, at.width, at.height, '#0d6f8a') +
    circle(x, y - 60, 190, '#2fa8b0') +
    circle(x, y - 50, 130, '#ffd23f', { opacity: 0.4 }) +
    coral(x - 128, y + 20, '#d35fc7', 1.3) +
    coral(x + 130, y + 24, '#ff6b5e', 1.3) +
    place(
      area('M-116 2C-120 -76 -60 -110 0 -110C60 -110 120 -76 116 2Z', '#4a1f12') +
        line('M-112 0C-114 -72 -58 -104 0 -104C58 -104 114 -72 112 0', '#e0a01f', 10) +
        area('M-108 8C-70 -84 70 -84 108 8Z', '#e0952a') +
        dots(gold, 16, '#b3700f') +
        dots(
          gold.map((one) => ({ x: one.x - 2, y: one.y - 4 })),
          13,
          '#ffd23f',
        ) +
        gem(-48, -66, '#ff5f96', '#c42a68') +
        gem(40, -70, '#57d6ff', '#1f8fd0') +
        gem(-4, -30, '#6fe08a', '#2fa35c') +
        area(wood, '#2a0f0a', { stroke: '#2a0f0a', 'stroke-width': 10 }) +
        area(wood, '#8c4a24') +
        line('M-118 46H118M-116 90H116', '#6b3416', 5) +
        area('M-124 4H124L122 24H-122Z', '#f4bd3f') +
        line('M-108 20L-102 132M108 20L102 132', '#f4bd3f', 16) +
        box(-15, 0, 30, 34, '#fff0bf', 6) +
        circle(0, 14, 6, p.ink),
      x,
      y,
    ) +
    minnow(x - 112, y - 104, 1, '#ffd23f', p) +
    (at.wide ? minnow(x + 150, y - 96, -1, '#ff8d74', p) : '') +
    write({ x: x - 124, y: y + 30, width: 248, height: 104, style: { paint: 'block', bend: 'straight', weight: 0.26 } })
  )
}

/** A shoal of milkfish circles in the blue; the nearest ones pass the viewer. */
const milkfishMania: Flagship = (at, write) => {
  const [x, y] = at.wide ? [338, 132] : [150, 104]
  const fish = (fx: number, fy: number, size: number, turn: number, back: string, flank: string): string =>
    place(
      area('M-72 0L-124 -40C-116 -14 -110 -6 -102 0C-110 8 -116 18 -124 44Z', back) +
        area('M-8 -32C0 -56 20 -64 36 -60C28 -50 30 -40 36 -32ZM-10 30C-6 48 6 56 20 54C16 46 18 40 24 32Z', back) +
        area('M-88 0C-50 -40 36 -48 94 -12C106 -4 106 6 94 14C40 46 -50 40 -88 0Z', flank) +
        area('M-88 0C-50 -40 36 -48 94 -12C100 -8 103 -5 104 -1C50 -26 -40 -22 -88 0Z', back) +
        line(
          'M-60 6q9 7 18 0M-34 8q9 7 18 0M-8 8q9 7 18 0M-48 16q9 7 18 0M-20 18q9 7 18 0M6 18q9 7 18 0',
          '#6fa0c8',
          2.5,
        ) +
        line('M56 -24C48 -8 48 8 58 22', back, 5) +
        circle(77, -8, 11, '#fffbe0') +
        circle(78, -8, 6.5, '#0a1430') +
        circle(80, -11, 2.4, '#fff') +
        line('M102 4Q94 9 86 6', back, 4),
      fx,
      fy,
      size,
      turn,
    )
  const ring = Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * Math.PI * 2 + 0.3
    const near = (Math.sin(angle) + 1) / 2
    const [rx, ry] = at.wide ? [170, 96] : [136, 88]
    return {
      near,
      x: x + rx * Math.cos(angle),
      y: y + ry * Math.sin(angle),
      turn: (Math.atan2(ry * Math.cos(angle), -rx * Math.sin(angle)) * 180) / Math.PI,
    }
  }).toSorted((a, b) => a.near - b.near)
  const shade = (near: number): [string, string] => [mix('#2f9ad0', '#0f3f8a', near), mix('#a8e0f0', '#ffffff', near)]
  return (
    lit('water', ['#b8fff0', '#2fb8e0', '#0f5ab8', '#0a2470'], [0, 1]) +
    lit('flank', ['#ffffff', '#dcecfa', '#7fa8d8'], [0.2, 1]) +
    lit('dark', ['#4f8ae0', '#17409a', '#0a1f60'], [0.4, 1]) +
    halo('surface', '#ffffff') +
    box(0, 0, at.width, at.height, 'url(#water)') +
    circle(x, y - 50, 190, 'url(#surface)') +
    repeat(6, (i) =>
      area(`M${x - 30 + i * 12} -20L${x - 260 + i * 104} ${at.height + 20}h54L${x - 20 + i * 12} -20Z`, '#fff', {
        opacity: 0.1,
      }),
    ) +
    ring
      .filter(({ near }) => near < 0.8)
      .map((one) => fish(one.x, one.y, 0.16 + one.near * 0.2, one.turn, ...shade(one.near)))
      .join('') +
    ring
      .map((one, i) =>
        fish(x + (one.x - x) * 0.52, y + (one.y - y) * 0.5 - 8, 0.12 + (i % 3) * 0.02, one.turn, '#5fb8d8', '#c8f0f4'),
      )
      .join('') +
    `<g transform="translate(${x + (at.wide ? 86 : 84)} ${y - 38}) scale(-1 1)">${fish(0, 0, 0.5, -8, '#2f6ac0', '#e8f4fc')}</g>` +
    fish(x - 22, y + 46, 1.12, -8, 'url(#dark)', 'url(#flank)') +
    [
      [120, 6, 7],
      [132, -14, 4],
      [-128, -40, 6],
      [104, 24, 4],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy, r, 'none', { stroke: '#eaffff', 'stroke-width': 2.5 }))
      .join('') +
    swell(at, 206, ['#3aa0e8', '#1668c0', '#08307a']) +
    write(
      at.wide
        ? { x: 14, y: 72, width: 176, height: 130, style: { paint: 'block', bend: 'wave', weight: 0.25 } }
        : { x: 16, y: 204, width: 268, height: 88, style: { paint: 'block', bend: 'wave', weight: 0.25 } },
    )
  )
}

/** A golden grouper over the rocks of the deep sea, which bear the name. */
const grouperGold: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [236, 108, 1] : [146, 118, 1]
  const fish =
    area('M96 -14C118 -38 136 -48 150 -48C142 -16 142 12 150 42C132 38 112 26 96 10Z', 'url(#fin)') +
    area('M-66 -58L-54 -94L-38 -74L-26 -104L-10 -80L4 -106L18 -78L36 -98L46 -64L70 -74L80 -40Z', 'url(#fin)') +
    area('M-4 66C8 88 28 100 52 100C44 84 46 70 52 56Z', 'url(#fin)') +
    area(
      'M-136 2C-116 -54 -52 -84 14 -76C62 -68 94 -38 106 -4C94 34 54 70 0 74C-58 76 -110 54 -136 30C-120 32 -106 28 -94 20C-110 18 -126 12 -136 2Z',
      'url(#scale)',
    ) +
    area('M-136 30C-120 32 -106 28 -94 20C-40 46 40 50 106 -4C94 34 54 70 0 74C-58 76 -110 54 -136 30Z', '#fff0b0', {
      opacity: 0.75,
    }) +
    area('M-136 2C-126 12 -110 18 -94 20C-106 28 -120 32 -136 30C-128 22 -128 12 -136 2Z', '#6b1a14') +
    line('M-40 -62C-24 -34 -26 12 -48 50', '#a85f0c', 6) +
    line(
      'M-8 -54q16 12 8 30M24 -52q16 12 8 30M52 -40q14 12 6 28M-4 -12q16 12 8 30M28 -12q16 12 8 30M58 -4q12 10 6 24',
      '#c9821a',
      5,
    ) +
    area('M-26 14C6 2 34 16 40 42C14 54 -18 46 -26 14Z', 'url(#fin)') +
    line('M-14 18L26 40M-8 12L34 32', '#ffe08a', 3, { opacity: 0.8 }) +
    circle(-82, -22, 16, '#fff6d0') +
    circle(-82, -22, 10, '#1a0c06') +
    circle(-86, -26, 3.6, '#fff') +
    line('M-104 -36C-92 -46 -76 -46 -64 -38', '#a85f0c', 6) +
    line('M-132 -2C-112 -54 -52 -82 12 -74C34 -70 52 -62 68 -50', '#fffbe0', 5)
  const rock = at.wide
    ? 'M-10 290V222L60 206L150 196L260 200L370 204L440 212L490 222V290Z'
    : 'M-10 310V228L50 214L140 208L230 212L310 230V310Z'
  return (
    deepSea(at) +
    lit('scale', ['#fff6b8', '#ffcf3f', '#f29a1f', '#b8560c']) +
    lit('fin', ['#ffd86a', '#ee7a24', '#a83a14']) +
    lit('stone', ['#5a86b8', '#274a80', '#0f2450'], [0.3, 1]) +
    oval(x, at.wide ? 208 : 218, 120, 14, '#041840', 0, { opacity: 0.45 }) +
    [
      [40, 60, 8],
      [26, 88, 5],
      [52, 36, 4],
    ]
      .map(([bx = 0, by = 0, r = 0]) =>
        circle(x - 150 + bx, by, r, 'none', { stroke: '#d8fbff', 'stroke-width': 3, opacity: 0.8 }),
      )
      .join('') +
    area(rock, 'url(#stone)') +
    line(at.wide ? 'M-10 222L60 206L150 196L260 200' : 'M-10 228L50 214L140 208', '#b8e0ff', 4) +
    place(fish, x, y, size) +
    write(
      at.wide
        ? { x: 70, y: 209, width: 340, height: 50, rows: 1, style: { paint: 'block', bend: 'straight', weight: 0.27 } }
        : { x: 24, y: 217, width: 252, height: 76, style: { paint: 'block', bend: 'straight', weight: 0.27 } },
    )
  )
}

/** A tuna leaps over the tide in the light of the moon. */
const tunaTide: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [346, 128, 1] : [150, 112, 1.02]
  const spot = (t: number, reach: number): [number, number] => {
    const angle = ((196 + 138 * t) * Math.PI) / 180
    return [reach * Math.cos(angle), 62 + reach * 1.06 * Math.sin(angle)]
  }
  const wide = (t: number): number => 12 + 76 * Math.sin(Math.min(1, t * 0.92 + 0.02) * Math.PI) ** 1.1
  const along = (reach: number, share: number, from = 0, to = 1): [number, number, number][] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = from + ((to - from) * i) / 14
      return [...spot(t, reach), wide(t) * share]
    })
  const [tx, ty] = spot(0, 112)
  const fish =
    place(
      area('M6 0C-16 -14 -32 -34 -36 -58C-16 -48 2 -30 12 -10C24 6 30 30 24 58C6 46 -4 22 6 0Z', 'url(#back)'),
      tx,
      ty,
      1,
      -12,
    ) +
    area('M-10 -84C-12 -112 8 -132 36 -138C28 -118 32 -100 40 -84Z', 'url(#fin)') +
    area('M-46 -72C-56 -88 -52 -104 -40 -112C-38 -98 -32 -88 -22 -82Z', 'url(#fin)') +
    area('M-4 12C-14 34 -8 56 12 70C14 50 22 36 34 24Z', 'url(#fin)') +
    area(limb(along(112, 1)), 'url(#back)') +
    area(limb(along(98, 0.62, 0.12, 0.98)), 'url(#belly)') +
    area(limb(along(106, 0.34, 0.1, 0.72)), '#5f9af0', { opacity: 0.8 }) +
    line(
      `M${along(142, 1, 0.3, 0.86)
        .map(([a, b]) => `${num(a)} ${num(b)}`)
        .join('L')}`,
      '#bfe0ff',
      5,
      { opacity: 0.9 },
    ) +
    area('M34 -40C44 -14 34 8 10 22C4 0 10 -24 22 -42Z', '#0f2f7a') +
    place(
      line('M-22 -30C-8 -12 -8 10 -24 28', '#0a1f5a', 5) +
        circle(10, -6, 10, '#fffbe0') +
        circle(11, -5, 6.4, '#0a1030') +
        circle(13, -8, 2.2, '#fff') +
        line('M38 6Q26 14 14 12', '#0a1f5a', 4),
      ...spot(0.88, 112),
      1,
      48,
    ) +
    [0.1, 0.17, 0.24]
      .map((t) => {
        const [fx, fy] = spot(t, 136)
        return area(star(fx, fy, 3, 8, 4, t * 200), '#ffd23f')
      })
      .join('')
  const crest = (top: number, dx: number): string =>
    `M${-60 + dx} ${top}c30 -34 60 -34 84 -8c-16 0 -22 10 -18 20c24 -12 50 -10 66 -4${'c30 -34 60 -34 84 -8c-16 0 -22 10 -18 20c24 -12 50 -10 66 -4'.repeat(3)}V320H-60Z`
  const sea = at.wide ? 198 : 204
  return (
    lit('air', ['#070a38', '#1f2a80', '#4f4ab8', '#a07ad0'], [0, 1]) +
    lit('back', ['#8fc0ff', '#2f6ae0', '#142f90', '#0a1550'], [0.6, 1]) +
    lit('belly', ['#ffffff', '#e8eefc', '#8fa0d8'], [0.4, 1]) +
    lit('fin', ['#fff0a0', '#ffc12e', '#d97a14']) +
    lit('far', ['#4fd8e0', '#1f6ac0'], [0, 1]) +
    lit('near', ['#2f9ae0', '#123a9a', '#0a1a5a'], [0, 1]) +
    halo('moonlight', '#fff6d8') +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 26) +
    circle(x + 8, y + 10, 200, 'url(#moonlight)') +
    circle(x + 8, y + 10, 104, '#fff6dc') +
    circle(x - 46, y - 30, 18, '#f0dcb0') +
    circle(x + 56, y + 40, 24, '#f0dcb0') +
    circle(x - 20, y + 56, 12, '#f0dcb0') +
    area(crest(sea - 22, -20), '#bff0ff') +
    area(crest(sea - 14, -20), 'url(#far)') +
    place(fish, x - 4, y, size) +
    [
      [-120, 66, 7],
      [-104, 46, 5],
      [-88, 78, 6],
      [112, 78, 7],
      [126, 58, 5],
    ]
      .map(([dx = 0, dy = 0, r = 0]) => circle(x + dx, y + dy, r, '#eaffff'))
      .join('') +
    area(crest(sea + 4, 16), '#eaffff') +
    area(crest(sea + 12, 16), 'url(#near)') +
    write(
      at.wide
        ? { x: 16, y: 84, width: 200, height: 126, style: { paint: 'inline', bend: 'straight', weight: 0.26 } }
        : {
            x: 24,
            y: 224,
            width: 252,
            height: 68,
            rows: 1,
            style: { paint: 'inline', bend: 'straight', weight: 0.27 },
          },
    )
  )
}

export const furtherGameFlagships: { readonly [gameId: string]: Flagship } = {
  '10202': horsePark,
  '10203': goKartCup,
  '10206': boxingBarrio,
  '12205': goldLine,
  '80201': reefRiches,
  '80205': milkfishMania,
  '80207': grouperGold,
  '80208': tunaTide,
}
