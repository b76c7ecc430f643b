/** Covers with their own compositions of slots about the sea and its shores, by game ID. */
import { area, box, circle, line, place, oval, dots, repeat, star, bothSides, num } from '../draw.ts'
import { scene } from './caption.ts'
import { bricks, rocks } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { goldCoin } from './fronts.ts'
import { backdrop } from './reels-parts.ts'
import { coinHeap, onlyWide } from './scenery.ts'
import { halo, lit, round } from './volume.ts'
import { outlined } from '../motifs/outline.ts'

/** Chests of gold stand on the quay of Acapulco; the galleon that brought them anchors in the evening light. */
const acapulcoGold: Flagship = (at, write) => {
  const sail = (x: number, y: number, w: number, h: number): string =>
    area(
      `M${x} ${y}H${x + w}Q${x + w + 13} ${y + h * 0.5} ${x + w - 2} ${y + h}Q${x + w / 2} ${y + h - 10} ${x + 2} ${y + h}Q${x + 13} ${y + h * 0.5} ${x} ${y}Z`,
      'url(#sail)',
    ) + line(`M${x - 3} ${y}H${x + w + 3}`, '#5a2a14', 5)
  const galleon =
    line('M-52 60V-92M4 60V-112M56 60V-80', '#5a2a14', 6) +
    line('M-96 34L-52 -92L4 -112L56 -80L96 30M60 60L116 6', '#5a2a14', 2.4) +
    sail(-80, -40, 50, 60) +
    sail(-74, -82, 40, 38) +
    sail(-26, -52, 60, 70) +
    sail(-20, -100, 46, 44) +
    sail(36, -30, 42, 48) +
    sail(40, -70, 32, 36) +
    area('M4 -112Q22 -122 40 -112Q26 -106 40 -98Q22 -104 4 -98Z', '#e8303f') +
    area('M-112 18H-64L-58 44H66C84 44 96 40 112 28C110 60 94 84 74 92H-84C-100 80 -110 50 -112 18Z', 'url(#hull)') +
    area('M-112 18H-64L-60 36H-108Z', '#f2b84a') +
    line('M-106 52C-40 64 60 64 106 44M-100 66C-40 76 60 76 98 62', '#ffcf6a', 4) +
    dots(
      [-88, -58, -28, 2, 32, 62].map((x) => ({ x, y: 74 })),
      5,
      '#2a0f0a',
    ) +
    dots(
      [-98, -84, -72].map((x) => ({ x, y: 27 })),
      3.6,
      '#5a1f10',
    )
  const chest = (x: number, y: number, size: number, isOpen: boolean): string =>
    place(
      oval(0, 50, 62, 8, '#1a0810', 0, { opacity: 0.5 }) +
        (isOpen
          ? area('M-54 -6C-58 -46 58 -46 54 -6Z', '#5a2410') +
            area('M-46 -6C-48 -36 48 -36 46 -6Z', '#2a0f0a') +
            circle(0, 0, 70, 'url(#shine)') +
            [-36, -20, -4, 12, 28, 40, -28, -10, 8, 24]
              .map((dx, i) => oval(dx, i > 5 ? -14 : -2, 11, 8, 'url(#coin)'))
              .join('')
          : area('M-54 0C-54 -38 54 -38 54 0Z', 'url(#wood)') + line('M-34 0V-24M34 0V-24', '#ffcf4a', 8)) +
        box(-56, 0, 112, 48, 'url(#wood)', 4) +
        box(-56, -3, 112, 10, '#ffcf4a', 3) +
        line('M-34 4V46M34 4V46', '#ffcf4a', 8) +
        box(-10, 0, 20, 22, '#ffe9a0', 4) +
        circle(0, 11, 4, '#5a2410'),
      x,
      y,
      size,
    )
  return (
    lit('air', ['#3a9af0', '#8ad8f8', '#fff0b0'], [0, 1]) +
    lit('sail', ['#fffbe8', '#f7d9a8', '#d8946a'], [0.7, 1]) +
    lit('hull', ['#e8803a', '#a8481f', '#5a2010'], [0.2, 1]) +
    lit('wood', ['#d8863f', '#9a4f20', '#5a2812'], [0.4, 1]) +
    round('coin', ['#fffbd8', '#ffd23f', '#c9821a']) +
    lit('sea', ['#7af0e0', '#2fb8d0', '#1a7ab8'], [0, 1]) +
    lit('quay', ['#ffdca8', '#d09a6a', '#8a5a44'], [0, 1]) +
    halo('sun', '#fff3b0') +
    halo('shine', '#ffe98a') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(196, 108, 170, 'url(#sun)') +
        circle(196, 116, 44, '#fff3c0') +
        area('M-260 150L-190 104L-120 138L-60 96L10 146ZM236 150L290 106L340 140V152H236Z', '#4ab078') +
        box(-260, 146, 600, 190, 'url(#sea)') +
        line('M140 156h110M120 166h60M210 168h70M-240 160h80M-100 170h70', '#ffe9b0', 4, { opacity: 0.8 }) +
        place(galleon, 166, 88, 0.98) +
        line('M64 182q14 -8 28 0t28 0t28 0t28 0t28 0t28 0', '#ffd9a0', 5) +
        area('M-260 200H330V330H-260Z', 'url(#quay)') +
        line('M-260 202H330', '#fff0d0', 5) +
        line('M-200 202v24M-100 202v24M0 202v24M100 202v24M200 202v24M300 202v24', '#a8704a', 4, { opacity: 0.6 }) +
        chest(at.wide ? 82 : 62, at.wide ? 178 : 158, at.wide ? 1.16 : 0.98, true) +
        chest(at.wide ? 212 : 244, at.wide ? 196 : 172, 0.72, false) +
        (at.wide
          ? area('M262 214h44l-5 60h-34Z', 'url(#wood)') +
            line('M264 228h40M267 258h34', '#ffcf4a', 5) +
            oval(284, 214, 22, 7, '#8a4a20') +
            [
              [20, 262],
              [46, 270],
              [74, 262],
              [110, 272],
              [150, 262],
              [186, 274],
              [60, 286],
              [132, 290],
            ]
              .map(([x = 0, y = 0]) => oval(x, y + 3, 13, 7, '#7a430a') + oval(x, y, 13, 7, 'url(#coin)'))
              .join('')
          : '') +
        oval(126, 206, 10, 5, 'url(#coin)') +
        oval(142, 202, 10, 5, 'url(#coin)') +
        area(star(40, 140, 4, 15, 2.4) + star(84, 150, 4, 12, 2), '#fffde8') +
        bricks(at, 216, ['#f0b080', '#b8684a', '#5a2430']),
      { paint: 'block', bend: 'straight', weight: 0.26, sharp: false },
      { x: 20, y: 207, width: 260, height: 76 },
    )
  )
}

/** The tail of a mermaid rises from the water in the mouth of a cave; a rock in front bears the name. */
const mermaidCove: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [240, 128, 1.06] : [150, 134, 1]
  const fluke = 'M0 -50C12 -72 38 -96 72 -104C92 -109 112 -106 124 -97C108 -90 100 -80 92 -66C78 -42 46 -26 18 -2L0 0Z'
  const body = 'M-17 -22C-17 12 -30 40 -54 90H66C70 48 30 12 17 -22Z'
  /** A row of scales across the tail. */
  const scales = (top: number, left: number, count: number, width: number): string =>
    line(`M${left} ${top}${`q${num(width / 2)} ${num(width * 0.8)} ${num(width)} 0`.repeat(count)}`, '#0a5a8a', 3.6)
  const lobe =
    outlined(area(fluke, 'url(#fluke)'), 5.5) +
    area('M0 0L18 -2C46 -26 78 -42 92 -66C98 -78 104 -84 110 -89C84 -78 60 -52 0 -22Z', '#0f5a8a', { opacity: 0.5 }) +
    line('M10 -40C30 -66 56 -84 94 -92M12 -24C36 -46 60 -60 88 -72', '#0f8a9a', 4)
  const tail =
    outlined(area(body, 'url(#scales)'), 5.5) +
    area('M17 -22C30 12 70 48 66 90H26C40 48 20 12 6 -22Z', '#0a2a7a', { opacity: 0.42 }) +
    bothSides(lobe) +
    area('M-15 -26L0 -42L15 -26L16 2H-16Z', 'url(#scales)') +
    scales(-8, -13, 2, 13) +
    scales(10, -17, 3, 12.4) +
    scales(30, -25, 4, 14) +
    scales(52, -33, 4, 19) +
    // The light of the sun on the edges.
    line('M-14 -8C-15 16 -24 36 -42 74', '#f4fff0', 5) +
    line('M-14 -62C-32 -84 -58 -98 -94 -101M22 -72C34 -84 52 -94 74 -98', '#fffbe0', 5)
  const drop = (dx: number, dy: number, r: number, turn: number): string =>
    place(
      outlined(area('M0 -14C8 -4 10 2 8 7A8.6 8.6 0 0 1 -8 7C-10 2 -8 -4 0 -14Z', '#d8fbff'), 4) +
        line('M-3 3V7', '#fff', 3),
      x + dx * size,
      y + dy * size,
      r,
      turn,
    )
  const splash =
    place(
      outlined(
        area(
          'M-112 30C-124 8 -104 -10 -90 0C-96 -24 -66 -34 -58 -14C-48 -32 -20 -26 -22 -6C-14 -14 0 -14 6 -4C14 -28 42 -32 48 -10C58 -32 88 -24 82 -2C96 -12 120 4 110 30C80 44 -80 44 -112 30Z',
          'url(#foam)',
        ),
        5,
      ) +
        line(
          'M-96 20C-98 12 -94 8 -88 8M-62 18C-64 6 -58 0 -52 0M-16 18C-16 10 -10 6 -6 8M24 18C22 6 30 -4 38 -2M66 18C66 6 72 2 78 4',
          '#5ac4ec',
          5,
        ),
      x,
      y + 66 * size,
      size,
    ) +
    drop(-78, -2, 1, -24) +
    drop(-54, -24, 0.8, -16) +
    drop(82, -4, 1, 24) +
    drop(56, -26, 0.76, 14)
  const sea = at.wide ? 186 : 196
  const cave = at.wide
    ? 'M0 0H480V270H0ZM52 270C10 120 60 40 120 22L150 34L182 8L228 16L262 4L300 20L334 8L366 34C430 70 466 140 434 270Z'
    : 'M-6 -6H306V306H-6ZM-6 240C-2 190 -2 150 6 110L-2 84L14 66C18 40 40 18 66 16L84 4L110 12Q150 -6 192 12L216 2L236 18C262 22 280 42 286 68L302 86L294 112C302 150 302 190 306 240Z'
  const rock = at.wide
    ? 'M40 290L66 218L128 204L210 196L300 200L384 206L424 226L446 290Z'
    : 'M-8 310L10 226L60 212L130 204L210 208L268 218L296 240L308 310Z'
  return (
    lit('air', ['#ff7aa0', '#ffb07a', '#ffeab0'], [0, 1]) +
    lit('water', ['#3fd0d0', '#127a9e', '#0a3a78'], [0, 1]) +
    lit('fluke', ['#c8ffe0', '#3fd8b8', '#17809a']) +
    lit('scales', ['#b8ffd8', '#2fc8b0', '#1a80a8', '#1a4a90'], [1, 0.3]) +
    lit('foam', ['#ffffff', '#d8f8ff', '#8adcf4'], [0, 1]) +
    lit('stone', ['#8a5cb8', '#4a2a86', '#241250'], [0.4, 1]) +
    lit('rock', ['#c2a0e8', '#7a52b8', '#3f2480'], [0.4, 1]) +
    halo('sun', '#fffbe0', 1) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x - 62, sea - 60, 130, 'url(#sun)') +
    circle(x - 62, sea - 54, 36, '#fffbe0') +
    box(0, sea - 6, at.width, 130, 'url(#water)') +
    line(`M0 ${sea - 6}H${at.width}`, '#fff6d8', 4) +
    line(`M${x - 86} ${sea + 8}h48M${x + 40} ${sea + 6}h52`, '#fffbe0', 4, { opacity: 0.8 }) +
    place(tail, x, y, size) +
    splash +
    outlined(area(cave, 'url(#stone)', { 'fill-rule': 'evenodd' }), 5) +
    line(
      at.wide ? 'M52 270C10 120 60 40 120 22L150 34L182 8L228 16L262 4' : 'M10 68C20 34 44 16 66 12M84 1L108 7',
      '#e8b8ff',
      5,
    ) +
    onlyWide(
      at,
      // The walls of the cave: facets, crystals, a plant that hangs, and water that drips.
      area('M0 0H120L60 40L34 110L0 130ZM0 160L30 190L20 270H0ZM480 0H366L420 46L446 120L480 140Z', '#b088e0', {
        opacity: 0.4,
      }) +
        area('M60 40L120 22L90 60L56 110L34 110ZM420 46L366 34L410 80L440 130L446 120Z', '#1c0c44', { opacity: 0.5 }) +
        [
          [28, 214, 1, -12, '#7af0e0'],
          [58, 226, 0.7, 14, '#ff9ad8'],
          [454, 210, 1.1, 12, '#ff9ad8'],
          [424, 226, 0.7, -14, '#7af0e0'],
        ]
          .map(([cx, cy, size, turn, color]) =>
            place(
              area('M-12 20L-14 -30L0 -58L14 -30L12 20Z', String(color)) +
                area('M0 -58L14 -30L12 20H2Z', '#2a1a78', { opacity: 0.35 }) +
                line('M-8 12L-9 -28L-2 -46', '#fff', 3, { opacity: 0.9 }),
              Number(cx),
              Number(cy),
              Number(size),
              Number(turn),
            ),
          )
          .join('') +
        line('M96 30Q84 62 98 92M118 24Q124 50 114 74M384 44Q398 76 386 108M404 56Q410 76 404 92', '#1f8a6a', 5) +
        [
          [90, 58],
          [96, 84],
          [120, 48],
          [113, 72],
          [392, 72],
          [388, 100],
          [407, 80],
        ]
          .map(([vx = 0, vy = 0], i) => oval(vx, vy, 10, 5, i % 2 === 0 ? '#5fd08a' : '#2fa878', i * 50))
          .join(''),
    ) +
    area(rock, '#120630', { opacity: 0.4, transform: 'translate(0 -5)' }) +
    outlined(area(rock, 'url(#rock)'), 5) +
    line(at.wide ? 'M66 218L128 204L210 196L300 200' : 'M10 226L60 212L130 204L210 208', '#f4e0ff', 5) +
    onlyWide(
      at,
      // A chest with gold, and a shell with a pearl.
      coinHeap(2, 96, 262, 2, 13) +
        place(
          area('M-44 -8C-48 -52 40 -58 44 -12Z', '#8a4a24') +
            line('M-40 -14C-40 -44 34 -48 38 -16', '#ffcf4a', 6) +
            oval(0, -6, 40, 12, '#ffd84a') +
            repeat(6, (i) => goldCoin(-28 + i * 11, -10 - (i % 2) * 7, 10, i * 31, 0.7)) +
            area('M-44 -4H44L38 34H-38Z', '#a85c2a') +
            area('M14 -4H44L38 34H14Z', '#6a2f18') +
            line('M-43 0H43M-26 2V32M26 2V32', '#ffcf4a', 5) +
            box(-9, 2, 18, 18, '#ffe48a', 4),
          46,
          214,
          0.9,
          -8,
        ) +
        place(
          area('M-46 6C-58 -36 -30 -66 0 -66C30 -66 58 -36 46 6Z', '#ff8ab0') +
            line('M0 -62V4M-20 -58L-10 4M20 -58L10 4M-38 -42L-18 4M38 -42L18 4', '#ffd8e4', 4) +
            oval(0, 8, 48, 15, '#d8507f') +
            circle(0, -4, 19, '#fff') +
            circle(4, 0, 15, '#ffd8e8') +
            circle(-6, -11, 6, '#fff') +
            area('M-50 6C-36 34 36 34 50 6C30 20 -30 20 -50 6Z', '#ffa8c4'),
          432,
          224,
          0.86,
          8,
        ) +
        area(star(94, 236, 5, 15, 7, -80), '#ff9a4a') +
        area(star(386, 240, 5, 12, 6, -60), '#ffd25e') +
        dots(
          [
            [150, 36],
            [126, 70],
            [352, 60],
            [330, 30],
            [170, 150],
            [310, 148],
          ].map(([dx = 0, dy = 0]) => ({ x: dx, y: dy })),
          3.6,
          '#f0ffff',
        ),
    ) +
    rocks(at, 216, ['#b08ae0', '#6a48a8', '#2a1658']) +
    write(
      at.wide
        ? { x: 104, y: 206, width: 272, height: 54, rows: 1, style: { paint: 'block', bend: 'straight', weight: 0.26 } }
        : { x: 24, y: 210, width: 252, height: 74, style: { paint: 'block', bend: 'straight', weight: 0.26 } },
    )
  )
}

export const shoreReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50269': mermaidCove,
  '50276': acapulcoGold,
}
