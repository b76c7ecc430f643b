/** Covers with their own compositions of slots about the sea and its shores, by game ID. */
import { area, box, circle, line, place, oval, dots, star } from '../draw.ts'
import { scene } from './caption.ts'
import { bricks, rocks } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { halo, lit, round } from './volume.ts'

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
      { x: 20, y: 216, width: 260, height: 76 },
    )
  )
}

/** The tail of a mermaid rises from the water in the mouth of a cave; a rock in front bears the name. */
const mermaidCove: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [240, 116, 0.92] : [150, 118, 1]
  const tail =
    area('M-8 -40C-40 -84 -92 -108 -134 -96C-122 -76 -128 -62 -112 -46C-84 -30 -40 -28 -6 -22Z', 'url(#fluke)') +
    area('M8 -40C34 -86 84 -116 132 -110C122 -88 132 -74 116 -56C90 -34 44 -26 8 -22Z', 'url(#fluke)') +
    line(
      'M-14 -36C-44 -66 -80 -84 -116 -86M-14 -32C-44 -48 -76 -54 -106 -52M14 -36C42 -68 78 -92 116 -98M14 -30C46 -46 80 -54 110 -64',
      '#d8fff0',
      3.5,
      { opacity: 0.7 },
    ) +
    line('M-132 -96C-92 -106 -42 -84 -10 -42', '#f0fff8', 5) +
    area('M-20 -34C-14 -10 -24 30 -56 110H62C70 50 34 10 20 -34Q0 -46 -20 -34Z', 'url(#scales)') +
    line(
      'M-18 -12q10 9 18 0q10 9 20 0M-24 12q12 10 22 0q12 10 24 0q6 6 10 2M-32 36q14 11 26 0q13 11 26 0q12 10 22 2M-42 62q15 12 28 0q14 12 28 0q14 12 28 0',
      '#0a5a6b',
      4,
      { opacity: 0.7 },
    ) +
    line('M-20 -32C-14 -10 -24 30 -50 96', '#e8fff4', 6, { opacity: 0.9 })
  const sea = at.wide ? 186 : 196
  const cave = at.wide
    ? 'M0 0H480V270H0ZM70 270C40 130 110 14 240 14S440 130 410 270Z'
    : 'M0 0H300V300H0ZM16 300C-2 140 60 16 150 16S302 140 284 300Z'
  const rock = at.wide
    ? 'M40 290L66 218L128 204L210 196L300 200L384 206L424 226L446 290Z'
    : 'M-8 310L10 226L60 212L130 204L210 208L268 218L296 240L308 310Z'
  return (
    lit('air', ['#ff7aa0', '#ffb07a', '#ffeab0'], [0, 1]) +
    lit('water', ['#3fd0d0', '#127a9e', '#0a3a78'], [0, 1]) +
    lit('fluke', ['#a8ffe0', '#2fc0b0', '#0f6a8a']) +
    lit('scales', ['#a8ffe0', '#27b4a8', '#0f6a92', '#123a78'], [1, 0.3]) +
    lit('stone', ['#8a5cb8', '#4a2a86', '#241250'], [0.4, 1]) +
    lit('rock', ['#c2a0e8', '#7a52b8', '#3f2480'], [0.4, 1]) +
    halo('sun', '#fffbe0', 1) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    circle(x - 40, sea - 50, 130, 'url(#sun)') +
    circle(x - 40, sea - 44, 40, '#fffbe0') +
    box(0, sea - 6, at.width, 130, 'url(#water)') +
    line(`M0 ${sea - 6}H${at.width}`, '#fff6d8', 4) +
    line(`M${x - 86} ${sea + 8}h48M${x + 40} ${sea + 6}h52`, '#fffbe0', 4, { opacity: 0.8 }) +
    place(tail, x, y, size) +
    area(`M${x - 84} ${sea + 24}q10 -34 26 -18q8 -24 28 -10q14 -20 32 0q18 -16 30 8q20 -16 36 20Z`, '#f0ffff') +
    area(cave, 'url(#stone)', { 'fill-rule': 'evenodd' }) +
    line(at.wide ? 'M70 270C40 130 110 14 240 14' : 'M16 300C-2 140 60 16 150 16', '#e8b8ff', 5) +
    area(rock, '#120630', { opacity: 0.4, transform: 'translate(0 -5)' }) +
    area(rock, 'url(#rock)') +
    line(at.wide ? 'M66 218L128 204L210 196L300 200' : 'M10 226L60 212L130 204L210 208', '#f4e0ff', 5) +
    rocks(at, 216, ['#b08ae0', '#6a48a8', '#2a1658']) +
    write(
      at.wide
        ? { x: 84, y: 210, width: 312, height: 50, rows: 1, style: { paint: 'block', bend: 'straight', weight: 0.26 } }
        : { x: 24, y: 220, width: 252, height: 74, style: { paint: 'block', bend: 'straight', weight: 0.26 } },
    )
  )
}

export const shoreReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50269': mermaidCove,
  '50276': acapulcoGold,
}
