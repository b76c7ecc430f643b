/** Covers with their own compositions of slots about charms, sevens and jewels, by game ID. */
import { outlined } from '../motifs/outline.ts'
import { area, box, circle, dots, line, num, oval, place, repeat, star } from '../draw.ts'
import { caption, scene } from './caption.ts'
import { drape, marquee } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { nearCoins } from './fronts.ts'
import { backdrop, bunting, subject } from './reels-parts.ts'
import { stageCurtain } from './settings.ts'
import { halo, lit } from './volume.ts'

/** The drums of a machine, each with a seven, from edge to edge. */
const triplePito: Flagship = (at, write) => {
  const lamps = [
    ...Array.from({ length: 13 }, (_, i) => [18, 252].map((y) => ({ x: 18 + i * 16.5, y }))).flat(),
    ...Array.from({ length: 13 }, (_, i) => [18, 216].map((x) => ({ x, y: 36 + i * 16.5 }))).flat(),
  ]
  const coin = (x: number, y: number, r: number): string =>
    oval(x, y + 5, r, r * 0.5, '#8a3f10') +
    oval(x, y, r, r * 0.5, '#ffb52e') +
    oval(x, y, r * 0.66, r * 0.3, '#ffe08a') +
    line(`M${num(x - r * 0.8)} ${num(y - 3)}q${num(r * 0.3)} -6 ${num(r * 0.8)} -6`, '#fff6c8', 2)
  // The left part of the machine in a wide cover: a panel with lamps around the name, and coins below it.
  const panel =
    lit('panel', ['#e0402f', '#b01c24', '#6a0c18'], [0.3, 1]) +
    box(5, 5, 224, 260, '#ffc23a', 16) +
    box(8, 8, 218, 254, '#5a0812', 14) +
    box(27, 27, 180, 216, 'url(#panel)', 6) +
    dots(lamps, 6, '#fff0b0', { opacity: 0.3 }) +
    dots(lamps, 3.2, '#fff0b0') +
    [
      [52, 206],
      [88, 202],
      [126, 204],
      [164, 202],
      [188, 210],
    ]
      .map(([x = 0, y = 0]) => coin(x, y, 18))
      .join('') +
    repeat(5, (i) => coin(44 + i * 36, 222 + (i % 2) * 4, 20)) +
    box(27, 234, 180, 9, '#ffd25e', 3)
  const digit = 'M-66 -84H70V-46C30 -6 12 36 10 88H-40C-38 30 -14 -10 16 -42H-30V-22H-66Z'
  const seven = (color: string, dark: string): string =>
    area(digit, dark, { transform: 'translate(7 8)' }) +
    area(digit, color) +
    line('M-52 -70H56V-52C18 -10 0 34 -6 74', '#fff', 6, { opacity: 0.7 })
  const [left, width, middle] = at.wide ? [232, 84, 134] : [-3, 102, 130]
  const size = at.wide ? 0.58 : 0.6
  const reels = repeat(3, (i) => {
    const x = left + i * width + width / 2
    const [color, dark] = i === 1 ? ['#1fa36a', '#0c5a3a'] : ['#ee3b3b', '#8a1420']
    return (
      box(x - width / 2 + 4, -10, width - 8, at.height + 20, i === 1 ? '#fff3cf' : '#ffe3a3') +
      [-1, 0, 1].map((row) => place(seven(color, dark), x - 2, middle + row * (at.wide ? 140 : 146), size)).join('') +
      box(x - width / 2 + 4, -10, width - 8, at.wide ? 60 : 40, '#b5691c', 0, { opacity: 0.4 })
    )
  })
  return (
    backdrop(at, '#a8281f') +
    reels +
    (at.wide
      ? panel + box(left + 4, 214, width * 3 - 8, 60, '#b5691c', 0, { opacity: 0.4 })
      : box(0, 184, 300, 120, '#7a1018') + marquee(at, 192, ['#ffc23a', '#c8202c', '#5a0812'])) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 38, width: 224, y: 210, height: 66 },
      { x: 32, y: 54, width: 170, height: 132 },
    )
  )
}

/** A crown drops onto a velvet cushion, in the light that falls into a throne hall. */
const crimsonCrown: Flagship = (at, write) => {
  const gem = (x: number, y: number, r: number, color: string): string =>
    area(`M${x} ${y - r}L${num(x + r * 0.8)} ${y}L${x} ${y + r}L${num(x - r * 0.8)} ${y}Z`, color) +
    area(`M${x} ${y - r}L${num(x + r * 0.8)} ${y}H${x}Z`, '#fff', { opacity: 0.4 })
  const crown =
    area('M-82 26C-112 -30 -74 -66 -38 -54C-24 -72 24 -72 38 -54C74 -66 112 -30 82 26Q0 52 -82 26Z', 'url(#velvet)') +
    area('M-38 -54C-24 -72 24 -72 38 -54C20 -30 22 0 26 38Q0 44 -26 38C-22 0 -20 -30 -38 -54Z', '#ff4f78', {
      opacity: 0.7,
    }) +
    line('M-86 26C-116 -34 -70 -70 0 -62C70 -70 116 -34 86 26M0 -62V34', '#8a4a0c', 17) +
    line('M-86 24C-116 -34 -70 -70 0 -63C70 -70 116 -34 86 24M0 -63V34', 'url(#gold)', 12) +
    dots(
      [
        [-98, -8],
        [-78, -42],
        [-40, -58],
        [40, -58],
        [78, -42],
        [98, -8],
        [0, -34],
        [0, -8],
      ].map(([x = 0, y = 0]) => ({ x, y })),
      6,
      '#fffbe8',
    ) +
    box(-6, -104, 12, 36, 'url(#gold)', 3) +
    box(-17, -95, 34, 12, 'url(#gold)', 3) +
    circle(0, -70, 14, 'url(#gold)') +
    gem(0, -70, 10, '#e8234a') +
    area('M-96 18Q0 54 96 18L92 58Q0 96 -92 58Z', 'url(#gold)') +
    area('M-96 18Q0 54 96 18L95 27Q0 63 -95 27Z', '#fffbd8') +
    area('M-93 49Q0 87 93 49L92 58Q0 96 -92 58Z', '#8a4a0c') +
    gem(0, 58, 18, '#e8234a') +
    gem(-46, 52, 14, '#2fb4ec') +
    gem(46, 52, 14, '#2fb4ec') +
    circle(-74, 43, 7, '#3fd08a') +
    circle(74, 43, 7, '#3fd08a')
  const crownEdge = area(
    'M-92 58L-98 18C-116 -34 -70 -70 -14 -62V-84H-18V-96H-6V-104H6V-96H18V-84H14V-62C70 -70 116 -34 98 18L92 58Q0 96 -92 58Z',
    '#8a4a0c',
  )
  return (
    lit('hall', ['#2a0620', '#7a0f3a', '#b8204a'], [0, 1]) +
    lit('velvet', ['#ff5f7f', '#c2123f', '#5a0628'], [0.7, 1]) +
    lit('gold', ['#fff6b8', '#ffc53d', '#c47a14'], [0.8, 1]) +
    lit('cushion', ['#a84ad8', '#5a1a8c', '#28084a'], [0.5, 1]) +
    lit('beam', ['#fff3c0', '#ffb08a'], [0, 1]) +
    halo('shine', '#ffe6b0', 0.85) +
    backdrop(at, 'url(#hall)') +
    scene(
      at,
      write,
      [-190, -90, 10, 290]
        .map((x) => box(x - 22, -10, 44, 230, '#4a0a30') + box(x - 22, -10, 12, 230, '#c2406a', 0, { opacity: 0.6 }))
        .join('') +
        area('M52 -20H176L290 240H10Z', 'url(#beam)', { opacity: 0.34 }) +
        area('M92 -20H136L210 240H90Z', '#fffbe0', { opacity: 0.26 }) +
        circle(150, 108, 170, 'url(#shine)') +
        area('M-300 214H330V330H-300Z', '#3a0624') +
        oval(150, 218, 170, 22, '#ffb08a', 0, { opacity: 0.28 }) +
        area(
          'M24 178C8 168 12 150 32 154C90 170 210 170 268 154C288 150 292 168 276 178C284 196 286 210 292 222C280 234 262 226 254 220C190 234 110 234 46 220C38 226 20 234 8 222C14 210 16 196 24 178Z',
          'url(#cushion)',
        ) +
        line('M36 164C100 180 200 180 264 164', '#e8b0ff', 5, { opacity: 0.8 }) +
        line('M22 182C100 200 200 200 278 182', '#ffcf4a', 4) +
        line('M10 222v20M290 222v20', '#ffcf4a', 11) +
        oval(150, 180, 84, 10, '#1a0428', 0, { opacity: 0.6 }) +
        // The way of the fall, the sparks where the crown meets the cushion, and the crown.
        line('M84 -10V24M112 -10V6M190 -10V4M220 -10V34M246 -10V16M54 -10V40', '#fff0b8', 6, { opacity: 0.75 }) +
        line('M54 168L20 144M46 180H6M246 168L280 142M254 180H296M76 158L56 122M226 158L248 118', '#fff0a0', 6) +
        place(outlined(crownEdge, 9) + crown, 150, 84, 0.84, -10) +
        area(
          star(34, 112, 4, 20, 3.4) + star(270, 98, 4, 22, 3.6) + star(74, 56, 4, 13, 2.4) + star(238, 56, 4, 13, 2.4),
          '#fffde8',
        ) +
        area(star(10, 152, 4, 11, 2) + star(288, 158, 4, 10, 2), '#ffd25e') +
        drape(at, 220, ['#e8485a', '#981438', '#3a0420'], '#ffcf5a'),
      { paint: 'fade', bend: 'straight', weight: 0.25, sharp: true },
      { x: 22, y: 207, width: 256, height: 76 },
    )
  )
}

/** A sign of two sevens and the name in neon on a wall of bricks. */
const sieteSiete: Flagship = (at, write) => {
  // A box letter with a tube of neon on its face.
  const neon = ([pale, color, dark]: readonly [string, string, string]): string => {
    const digit = 'M-64 -84H66V-46C30 -8 10 38 8 92H-44C-42 36 -22 -6 8 -38H-64Z'
    const tube = 'M-52 -61H50V-52C12 -14 -10 30 -16 78'
    return (
      line(digit, color, 34, { opacity: 0.42 }) +
      area(digit, '#2b1a2b', { transform: 'translate(8 8)', stroke: '#2b1a2b', 'stroke-width': 15 }) +
      outlined(area(digit, color), 15) +
      area(digit, color) +
      area('M66 -46C30 -8 10 38 8 92H-6C-4 36 12 -6 48 -52H66ZM-64 -50H8V-38H-64Z', dark) +
      line('M-60 -80H60', pale, 5) +
      line(tube, '#2b1a2b', 17, { opacity: 0.35 }) +
      line(tube, pale, 14) +
      line(tube, '#fff', 7)
    )
  }
  const [rose, aqua] = [
    ['#ffc0e0', '#ff3f96', '#b0145c'],
    ['#b8fbff', '#1fc8ee', '#0c6fb0'],
  ] as const
  const bricks = repeat(at.wide ? 54 : 42, (i) => {
    const columns = at.wide ? 9 : 6
    const row = Math.floor(i / columns)
    return box((i % columns) * 60 - (row % 2) * 30 + 2, row * 44 + 2, 56, 40, i % 5 === 2 ? '#8a60e0' : '#734acb', 4)
  })
  const lettering = {
    paint: 'block',
    bend: 'straight',
    weight: 0.27,
    stretch: 1.15,
    tint: { pale: '#ffe98a', shade: '#d8600c' },
  } as const
  const pink = place(neon(rose), 282, 114, 0.92, -6)
  const cyan = place(neon(aqua), 396, 116, 0.92, 5)
  // The light of the tubes on the wall, their cables, and the wet street that mirrors them.
  const street =
    halo('pink-light', '#ff4fa0', 0.8) +
    halo('cyan-light', '#35d6f0', 0.8) +
    lit('wet', ['#2a1a6a', '#150c40', '#0a0628'], [0, 1]) +
    circle(278, 116, 150, 'url(#pink-light)') +
    circle(396, 116, 150, 'url(#cyan-light)') +
    line('M238 44C232 10 260 4 262 -6M352 30C344 8 350 2 350 -6M436 46C456 30 452 8 450 -6', '#0c0626', 6) +
    line('M270 206C268 218 300 222 330 214C356 208 370 216 384 208', '#0c0626', 6) +
    box(322, 192, 26, 30, '#1a1040', 4, { stroke: '#0c0626', 'stroke-width': 4 }) +
    circle(335, 202, 3.6, '#5fff9a') +
    pink +
    cyan +
    box(0, 222, 480, 60, 'url(#wet)') +
    box(0, 218, 480, 7, '#5a48a8') +
    `<clipPath id="street"><path d="M0 226H480V270H0Z"/></clipPath><g clip-path="url(#street)" opacity=".62">` +
    `<g transform="translate(0 346) scale(1 -1.02)">${pink}${cyan}</g></g>` +
    oval(110, 250, 96, 9, '#ffc94d', 0, { opacity: 0.34 }) +
    line('M30 246h60M110 256h84M214 240h30M430 258h44M330 264h50', '#d8c8ff', 3, { opacity: 0.6 }) +
    line('M232 252h70M246 262h40', '#ff8ac8', 4, { opacity: 0.8 }) +
    line('M356 248h76M372 258h44', '#9af4ff', 4, { opacity: 0.8 })
  return (
    backdrop(at, '#4a2a9a') +
    bricks +
    (at.wide
      ? ''
      : box(-4, 198, 308, 120, '#2b1458', 0) + line('M0 198H300', '#2b1a2b', 7) + line('M0 202H300', '#ffc94d', 4)) +
    (at.wide
      ? street + caption(at, write, lettering, {}, { x: 16, y: 56, width: 184 })
      : place(neon(rose), 74, 108, 0.84, -7) +
        place(neon(aqua), 186, 114, 0.84, 5) +
        write({ x: 36, y: 201, width: 228, height: 82, style: lettering }))
  )
}

/** A ruby as wide as the frame, with the name in its facets, under the flags of a feast. */
const rubyFiesta: Flagship = (at, write) => {
  const gem =
    outlined(area('M-56 -60H56L94 -14L0 88L-94 -14Z', '#f02a52'), 7) +
    area('M-56 -60L-34 -14H-94ZM34 -14H94L0 88Z', '#a3123a') +
    area('M56 -60L34 -14H94ZM-34 -14H34L0 88Z', '#ff5f7a') +
    area('M-56 -60H56L34 -14H-34Z', '#ffc4cf')
  const front =
    outlined(area('M-90 -112H90L140 -52L0 134L-140 -52Z', '#8a0f34'), 7) +
    area('M-84 -106H84L132 -50L0 124L-132 -50Z', '#e8274e') +
    area('M-84 -106L-50 -50H-132ZM50 -50H132L0 124Z', '#b3163e') +
    area('M84 -106L50 -50H132Z', '#ff8496') +
    area('M-84 -106H84L50 -50H-50Z', '#ffc4cf') +
    write({
      x: -104,
      y: -40,
      width: 208,
      height: 52,
      words: 'Ruby',
      style: { paint: 'block', bend: 'straight', weight: 0.26 },
    }) +
    write({
      x: -90,
      y: 16,
      width: 180,
      height: 50,
      words: 'Fiesta',
      style: { paint: 'block', bend: 'straight', weight: 0.26 },
    })
  return (
    stageCurtain(at, ['#27c8b0', '#0f7f86', '#074a5c']) +
    (at.wide
      ? subject(at, place(gem, -104, 62, 0.56, -24) + place(gem, 112, 66, 0.56, 26), 0.84) +
        subject(at, place(gem, 0, 26, 1.24, -6) + area(star(-62, -22, 4, 30, 8), '#fff'), 0.84)
      : place(gem, 36, 240, 0.6, -24) + place(gem, 266, 240, 0.6, 26) + place(front, 150, 158, 1.06)) +
    bunting(at, at.wide ? 4 : -8, ['#ffcb47', '#ff5f6e', '#fff3dc', '#5a66d8']) +
    (at.wide
      ? nearCoins(at) +
        place(gem, 54, 222, 0.34, -18) +
        place(gem, 176, 246, 0.26, 16) +
        caption(at, write, { paint: 'block', bend: 'straight', weight: 0.25 }, {}, { y: 56, height: 128 })
      : area(star(76, 76, 4, 30, 8), '#fff'))
  )
}

export const treasureReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50281': sieteSiete,
  '50282': triplePito,
  '50283': rubyFiesta,
  '50284': crimsonCrown,
}
