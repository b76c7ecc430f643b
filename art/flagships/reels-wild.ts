/** Slot covers with animals, beasts and spirits, by game ID. */
import { area, box, circle, line, num, oval, place, repeat, star } from '../draw.ts'
import { stars } from '../canvas.ts'
import { INK, outlined } from '../motifs/outline.ts'
import { hedge } from './feet.ts'
import { closer, caption, scene } from './caption.ts'
import { outlined as contour } from '../people/outline.ts'
import { gallop } from '../racehorse.ts'
import type { Flagship } from './flagship.ts'
import { cloudySky } from './settings.ts'
import { onlyWide, ridge } from './scenery.ts'
import { halo, lit, round } from './volume.ts'

/** Arched roots of a mangrove at night in glowing water, with fireflies between them. */
const mangroveGlow: Flagship = (at, write) => {
  const root = (from: number, to: number, high: number, foot: number): string =>
    `M${150 + from} 58C${num(150 + from + (to - from) * 0.45)} ${high} ${num(150 + to * 0.98)} ${high + 34} ${150 + to} ${foot}`
  const near =
    root(-20, -128, 70, 226) +
    root(20, 122, 66, 226) +
    root(-10, -58, 92, 234) +
    root(12, 74, 100, 236) +
    'M62 116C82 128 94 160 96 220M240 122C226 140 206 160 198 222M150 84C146 130 142 180 136 236'
  const back = root(-14, -150, 84, 206) + root(12, 152, 80, 206) + root(-6, -34, 100, 206) + root(6, 40, 100, 206)
  const far = (x: number, size: number): string =>
    place(
      line(
        'M0 -130V-70C-14 -50 -40 -40 -44 0M0 -70C14 -50 40 -40 44 0M0 -70C-4 -40 -14 -30 -16 0M0 -70C6 -40 16 -30 18 0',
        '#128a98',
        9,
      ) +
        circle(-30, -134, 34, '#128a98') +
        circle(30, -138, 36, '#128a98') +
        circle(0, -156, 38, '#128a98'),
      x,
      206,
      size,
    )
  const bark = '#b8683c'
  const trunk = 'M122 -20H180C178 20 186 44 216 62C190 66 172 76 152 100C134 76 112 66 88 64C114 46 124 20 122 -20Z'
  const leaf = (x: number, y: number, r: number): string => circle(x, y, r, 'url(#leaf)')
  const fireflies = [
    [96, 132, 5],
    [206, 120, 5],
    [152, 166, 4],
    [40, 112, 5],
    [262, 138, 5],
    [120, 186, 4],
    [188, 184, 4],
    [24, 178, 4],
    [280, 84, 4],
    [66, 76, 4],
    [-40, 100, 5],
    [-100, 150, 4],
    [-170, 96, 5],
    [-200, 160, 4],
  ].map(([x = 0, y = 0, r = 0]) => ({ x, y, r }))
  return (
    lit('night', ['#1f5ab0', '#1fa0b8', '#8af0c0'], [0, 1]) +
    lit('water', ['#b8ffe0', '#1fc8b0', '#0c7a98', '#06406c'], [0, 1]) +
    round('leaf', ['#b8f06a', '#3fa84a', '#0f5a40', '#063a34']) +
    halo('shine', '#7affc8', 0.9) +
    halo('lamp', '#fff27a') +
    box(0, 0, at.width, at.height, 'url(#night)') +
    stars(at, 20) +
    scene(
      at,
      write,
      circle(150, 196, 200, 'url(#shine)') +
        far(-150, 1) +
        far(-60, 0.7) +
        far(-226, 0.8) +
        area('M-260 204Q40 190 330 204V340H-260Z', 'url(#water)') +
        oval(150, 212, 170, 20, '#eafff0', 0, { opacity: 0.55 }) +
        line(back, INK, 19) +
        line(back, '#6a3448', 12) +
        // The trunk opens into the roots: one outline goes around both.
        line(near, INK, 26) +
        outlined(area(trunk, bark), 10) +
        line(near, bark, 17) +
        area(trunk, bark) +
        line(near, '#f0b078', 4, { opacity: 0.85, transform: 'translate(-4 -3)' }) +
        line('M134 20C132 46 118 62 92 78M150 26V80M168 20C168 46 184 62 210 76', '#5a2a30', 4, { opacity: 0.8 }) +
        // The rings where the roots meet the water.
        [24, 276, 84, 218]
          .map((x, i) =>
            oval(x, i < 2 ? 226 : 234, 26, 6, 'none', 0, { stroke: '#d8fff0', 'stroke-width': 4, opacity: 0.9 }),
          )
          .join('') +
        outlined(
          leaf(-26, 10, 46) +
            leaf(326, 8, 46) +
            leaf(20, 2, 46) +
            leaf(282, 4, 46) +
            leaf(68, -6, 44) +
            leaf(236, -4, 44) +
            leaf(112, -16, 42) +
            leaf(192, -16, 42),
          4,
        ) +
        fireflies.map(({ x, y, r }) => circle(x, y, r * 5, 'url(#lamp)')).join('') +
        fireflies.map(({ x, y, r }) => circle(x, y, r, '#fffde0')).join(''),
      {
        paint: 'block',
        bend: 'straight',
        alphabet: 'circus',
        edge: 0.28,
        tint: { pale: '#fffbe0', shade: '#f0a82a', ink: '#04303c' },
      },
      { x: 14, y: 202, width: 272, height: 82 },
    )
  )
}

/** A white horse gallops over the clouds toward the viewer, before the moon. */
const moonHooves: Flagship = (at, write) => {
  const cloudBank = (y: number, color: string): string =>
    area(
      `M-270 330V${y + 20}C-260 ${y - 14} -206 ${y - 18} -186 ${y + 4}C-166 ${y - 26} -104 ${y - 26} -86 ${y}C-62 ${y - 22} -14 ${y - 20} 4 ${y + 4}C20 ${y - 22} 76 ${y - 26} 98 ${y}C118 ${y - 22} 172 ${y - 26} 192 ${y + 2}C212 ${y - 20} 262 ${y - 20} 280 ${y + 4}C292 ${y - 8} 320 ${y - 8} 330 ${y + 10}V330Z`,
      color,
    )
  const puff = (x: number, y: number, r: number): string =>
    circle(x, y, r, '#dfe4ff') + circle(x - r * 0.3, y - r * 0.3, r * 0.6, '#fff')
  return (
    lit('air', ['#0b0c36', '#2a2a8c', '#8a5fd0'], [0, 1]) +
    round('moon', ['#fff0b0', '#ffc85a', '#e0824a']) +
    halo('shine', '#ffe6a8', 0.9) +
    lit('coat', ['#ffffff', '#e2e8ff', '#8a96ec'], [0.3, 1]) +
    lit('hair', ['#8ab4ff', '#4a5ae0', '#2a1f9a']) +
    lit('cloud', ['#ffffff', '#bfc8fa', '#8f9aec', '#6a74d4'], [0, 1]) +
    lit('far-cloud', ['#9a8ae8', '#4a44a8'], [0, 1]) +
    box(0, 0, at.width, at.height, 'url(#air)') +
    stars(at, 34) +
    scene(
      closer(at, [192, -6, 1.02]),
      write,
      circle(158, 92, 190, 'url(#shine)') +
        circle(158, 92, 104, 'url(#moon)') +
        circle(108, 50, 15, '#f0c67c', { opacity: 0.45 }) +
        circle(212, 40, 10, '#f0c67c', { opacity: 0.45 }) +
        circle(170, 164, 18, '#f0b86c', { opacity: 0.45 }) +
        cloudBank(176, 'url(#far-cloud)') +
        `<g transform="translate(156 111) scale(-.68 .68) rotate(-6)">` +
        gallop({ coat: 'url(#coat)', shade: '#6a72d8', light: '#ffffff', mane: 'url(#hair)' }, { isLeaping: true }) +
        '</g>' +
        puff(8, 196, 15) +
        puff(34, 204, 19) +
        puff(264, 208, 15) +
        puff(284, 200, 10) +
        cloudBank(218, 'url(#cloud)'),
      {
        paint: 'block',
        bend: 'rise',
        alphabet: 'varsity',
        weight: 0.27,
        tint: { pale: '#ffffff', shade: '#6a4ae0', ink: '#120a44' },
      },
      { x: 14, y: 202, width: 272, height: 84 },
      { x: 24, y: 54, width: 188, height: 132 },
    )
  )
}

/** The head of a dark horse in the light of the moon; its mane flows like a night sky. */
const midnightMane: Flagship = (at, write) => {
  const [x, y, size] = at.wide ? [318, 160, 1.2] : [116, 142, 1]
  const mane = (grow: number, color: string): string =>
    place(
      area(
        'M-4 -20C40 -70 96 -44 168 -84C150 -44 170 -24 216 -16C170 0 168 26 214 50C166 48 152 76 192 116C146 104 128 130 150 172L100 200C96 110 60 20 -4 -20Z',
        color,
      ),
      10,
      -80,
      grow,
    )
  const head =
    'M-104 38C-120 30 -122 6 -108 -8C-88 -26 -62 -46 -42 -66C-30 -80 -10 -90 4 -90L4 -128L32 -92C74 -76 112 -20 124 60C132 110 136 150 140 230H4C22 150 36 90 24 40C10 54 -10 48 -24 30C-44 26 -64 36 -76 42C-86 46 -96 44 -104 38Z'
  const horse =
    mane(1.2, 'url(#violet)') +
    mane(0.98, 'url(#rose)') +
    mane(0.76, 'url(#blush)') +
    area(head, 'url(#coat)') +
    area(
      'M-24 30C-44 26 -64 36 -76 42C-86 46 -96 44 -104 38C-112 34 -116 24 -116 14C-90 22 -60 14 -36 8C-16 4 0 -8 12 -26C24 -12 30 14 24 40C10 54 -10 48 -24 30Z',
      '#0d0a30',
      { opacity: 0.6 },
    ) +
    area('M24 40C36 90 22 150 4 230H60C66 150 66 60 30 2C38 22 32 32 24 40Z', '#0a0826', { opacity: 0.75 }) +
    area('M8 -118L12 -90L26 -92Z', '#0d0a30') +
    line('M-112 -4C-90 -24 -64 -44 -44 -64C-32 -78 -12 -88 3 -91L4 -126', '#cfd4ff', 5) +
    line('M-64 -24C-48 -20 -40 -8 -42 6M-8 10C6 6 14 -6 16 -20', '#8a86e8', 4, { opacity: 0.7 }) +
    area('M-48 -36Q-30 -56 -12 -40Q-28 -25 -48 -36Z', '#0a0826') +
    area('M-44 -37Q-30 -51 -16 -40Q-28 -30 -44 -37Z', '#ffd76a') +
    circle(-29, -39, 6, '#140f36') +
    circle(-31, -42, 2.2, '#fff') +
    oval(-100, 8, 5, 9, '#050418', 30) +
    line('M-98 28C-84 30 -74 24 -62 27', '#050418', 4) +
    area('M32 -92C60 -62 36 -30 76 -6C56 22 86 50 100 96C114 90 122 80 126 60C114 -20 76 -76 32 -92Z', 'url(#blush)') +
    line(
      'M44 -98C84 -116 110 -100 150 -128M92 -66C128 -84 150 -66 190 -76M112 -22C146 -34 168 -12 200 -24M122 24C150 14 170 42 196 36M128 70C146 66 160 92 180 96',
      '#fff',
      3,
      { opacity: 0.55 },
    ) +
    area(
      'M20 -96C-30 -92 -52 -66 -40 -28C-36 -48 -26 -60 -12 -64C-16 -52 -14 -40 -6 -28C2 -56 22 -70 46 -76Z',
      'url(#rose)',
    ) +
    [
      [92, -84, 13],
      [150, -40, 17],
      [112, -14, 10],
      [160, 34, 14],
      [128, 66, 9],
    ]
      .map(([sx = 0, sy = 0, r = 0]) => area(star(sx, sy, 4, r, r * 0.28), '#fffbe0'))
      .join('')
  return (
    lit('night', ['#101050', '#3a3aa8', '#a86ad8', '#ffb0c8'], [0, 1]) +
    lit('coat', ['#9aa0ff', '#5048c0', '#2a2078', '#120e40'], [0.8, 0.8]) +
    lit('violet', ['#7a3ad0', '#2a1a7a'], [1, 0]) +
    lit('rose', ['#ff6fa8', '#a03ad0', '#5a2ab8'], [1, 0]) +
    lit('blush', ['#ffc0d8', '#ff6fa8', '#b04fd8'], [1, 0]) +
    halo('moonlight', '#fff0c8') +
    box(0, 0, at.width, at.height, 'url(#night)') +
    stars(at, 30) +
    circle(x - 52, y - 44, 170, 'url(#moonlight)') +
    circle(x - 52, y - 44, 88, '#fff3d0') +
    circle(x - 96, y - 76, 14, '#f2dca8') +
    circle(x - 30, y - 106, 18, '#f2dca8') +
    area(
      `M0 ${at.height * 0.66}Q${at.width * 0.2} ${at.height * 0.54} ${at.width * 0.42} ${at.height * 0.68}T${at.width} ${at.height * 0.6}V310H0Z`,
      '#1c1660',
      { opacity: 0.8 },
    ) +
    onlyWide(
      at,
      ridge(
        218,
        [
          [40, 150],
          [130, 128],
          [220, 160],
          [440, 140],
        ],
        '#8a6ad8',
        '#6a50c0',
      ) +
        area('M-10 206Q120 196 490 210V280H-10Z', '#d8b0f4') +
        line('M150 214h90M120 222h60M190 230h120M60 218h50', '#fff0c8', 3, { opacity: 0.8 }) +
        area('M-10 240Q90 214 200 236T490 236V290H-10Z', '#3a2a98'),
    ) +
    place(contour(horse, 11), x, y, size) +
    onlyWide(
      at,
      repeat(30, (i) => {
        const [gx, high] = [-6 + i * 17, 26 + ((i * 37) % 26)]
        return (
          area(
            `M${gx} 276Q${gx + 2} ${270 - high * 0.6} ${gx + 12 - (i % 3) * 10} ${270 - high}Q${gx + 12} ${270 - high * 0.5} ${gx + 16} 276Z`,
            ['#3a2a98', '#140f4a', '#5a3ab8'][i % 3]!,
          ) +
          (i % 4 === 1
            ? circle(gx + 12 - (i % 3) * 10, 268 - high, 6, ['#ff8ac0', '#ffd98a'][(i >> 2) % 2]!) +
              circle(gx + 11 - (i % 3) * 10, 267 - high, 2.4, '#fff')
            : '')
        )
      }),
    ) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'wave', weight: 0.25 },
      { x: 16, width: 268, y: 194, height: 98 },
      { x: 14, width: 214, y: 30, height: 130 },
    )
  )
}

/** The face of the eagle from the front, with its crest as a fan across the frame. */
const haribon: Flagship = (at, write) => {
  const [x, y] = at.wide ? [352, 142] : [150, 110]
  const crest = (length: number, width: number, color: string, turns: readonly number[]): string =>
    turns.map((turn) => place(area(`M${-width} 0L0 ${-length}L${width} 0Z`, color), x, y - 10, 1, turn)).join('')
  /** A row of feathers on the breast; the row above covers its upper edge. */
  const feathers = (dy: number, count: number, color: string): string => {
    const edge = `M${x - count * 12} ${y + dy}${repeat(count, () => 'q2 18 12 19q10 -1 12 -19')}`
    return area(`${edge}v-16h${count * -24}Z`, color) + line(edge, '#c98f58', 3)
  }
  const wing = (side: number, color: string): string =>
    area(
      `M${x + side * 40} ${y + 42}C${x + side * 104} ${y + 34} ${x + side * 140} ${y + 66} ${x + side * 146} ${y + 190}H${x}Z`,
      color,
    )
  const plumes = (side: number): string =>
    line(
      [
        [98, 68],
        [112, 86],
        [100, 98],
        [116, 112],
      ]
        .map(([dx = 0, dy = 0]) => `M${x + side * (dx - 9)} ${y + dy}q${side * 9} 14 ${side * 18} 2`)
        .join(''),
      side < 0 ? '#c9803f' : '#8a5230',
      4,
    )
  return (
    cloudySky(at, ['#2f7fd8', '#8fc8f2', '#e8f8e0']) +
    contour(
      crest(186, 26, '#5f3420', [-78, -58, -38, -18, 0, 18, 38, 58, 78]) +
        crest(150, 24, '#c9803f', [-68, -48, -28, -9, 9, 28, 48, 68]) +
        crest(116, 22, '#ffdca0', [-56, -36, -18, 0, 18, 36, 56]) +
        wing(-1, '#8a5230') +
        wing(1, '#5f3420') +
        area(
          `M${x - 84} ${y + 60}C${x - 98} ${y + 20} ${x - 92} ${y - 60} ${x} ${y - 66}C${x + 92} ${y - 60} ${x + 98} ${y + 20} ${x + 84} ${y + 60}L${x + 92} ${y + 190}H${x - 92}Z`,
          '#fff2dc',
        ),
    ) +
    plumes(-1) +
    plumes(1) +
    feathers(83, 6, '#eccb9c') +
    feathers(66, 7, '#f6dfba') +
    feathers(49, 6, '#fff2dc') +
    area(
      `M${x - 92} ${y - 6}L${x - 18} ${y + 4}L${x - 30} ${y + 30}C${x - 60} ${y + 40} ${x - 84} ${y + 24} ${x - 92} ${y - 6}ZM${x + 92} ${y - 6}L${x + 18} ${y + 4}L${x + 30} ${y + 30}C${x + 60} ${y + 40} ${x + 84} ${y + 24} ${x + 92} ${y - 6}Z`,
      '#e0ab70',
    ) +
    [-1, 1]
      .map(
        (side) =>
          circle(x + side * 46, y + 12, 18, '#ffb52e') +
          circle(x + side * 44, y + 12, 9, '#1a0f0c') +
          circle(x + side * 44 - 4, y + 8, 3, '#fff') +
          line(`M${x + side * 84} ${y - 16}L${x + side * 22} ${y + 2}`, '#5f3420', 11),
      )
      .join('') +
    area(
      `M${x - 26} ${y + 6}C${x - 20} ${y - 14} ${x + 20} ${y - 14} ${x + 26} ${y + 6}C${x + 26} ${y + 40} ${x + 12} ${y + 74} ${x} ${y + 84}C${x - 12} ${y + 74} ${x - 26} ${y + 40} ${x - 26} ${y + 6}Z`,
      '#4a5f86',
    ) +
    area(
      `M${x} ${y - 8}C${x + 16} ${y - 8} ${x + 26} ${y} ${x + 26} ${y + 8}C${x + 26} ${y + 40} ${x + 12} ${y + 74} ${x} ${y + 84}Z`,
      '#33456a',
    ) +
    hedge(at, 210, ['#5ab86a', '#1f7a4a', '#0a3a2c']) +
    caption(
      at,
      write,
      { paint: 'block', bend: 'straight', weight: 0.25, sharp: true, ...(at.wide ? { stretch: 0.66 } : {}) },
      { y: 222, height: 64 },
      { x: 14, y: 76, height: 116, width: 200 },
    )
  )
}

export const wildReelFlagships: { readonly [gameId: string]: Flagship } = {
  '50224': mangroveGlow,
  '50233': moonHooves,
  '50234': midnightMane,
  '50238': haribon,
}
