/** Covers of slots with flowers, animals and shores whose scene fills the frame, by game ID. */
import { area, around, bothSides, box, circle, dots, line, oval, place, repeat, star } from '../draw.ts'
import { closer, scene } from './caption.ts'
import { drape } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { coinHeap, column, flame, onlyWide } from './scenery.ts'
import { halo, lit, round } from './volume.ts'

/** A leaf that points up from 0,0, with a dark half and a light vein. */
const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
  place(
    area('M0 0C-46 -30 -48 -96 0 -140C48 -96 46 -30 0 0Z', fill) +
      area('M0 0C46 -30 48 -96 0 -140Z', '#04211f', { opacity: 0.36 }) +
      line('M0 -8V-124M0 -40L-22 -62M0 -70L-20 -90M0 -40L22 -62M0 -70L20 -90', '#c8ffb0', 3, { opacity: 0.45 }),
    x,
    y,
    size,
    turn,
  )

/** A flower of a frangipani: five petals, each with its shadow on the one before. */
const frangipani = (x: number, y: number, size: number, turn: number): string => {
  const petal = 'M0 0C-40 -18 -66 -72 -34 -110C-4 -140 54 -104 50 -58C47 -28 22 -8 0 0Z'
  return place(
    repeat(5, (i) =>
      place(
        area(petal, '#1a3a5c', { opacity: 0.3, transform: 'rotate(-9)' }) +
          area(petal, 'url(#petal)') +
          area('M50 -58C47 -28 22 -8 0 0C30 -24 40 -60 28 -104C42 -94 52 -76 50 -58Z', '#7a86c8', { opacity: 0.42 }) +
          area('M-34 -110C-14 -130 16 -124 34 -100C14 -112 -10 -112 -34 -110Z', '#fff'),
        0,
        0,
        1,
        i * 72,
      ),
    ) + circle(0, 0, 9, '#e8861a'),
    x,
    y,
    size,
    turn,
  )
}

/** Frangipani flowers among dark leaves, in the light of the morning. */
const whitePetals: Flagship = (at, write) => {
  const fallen = (x: number, y: number, size: number, turn: number): string =>
    place(
      oval(3, 6, 26, 13, '#021a1a', 0, { opacity: 0.35 }) +
        area('M-28 4C-22 -18 14 -20 30 -6C22 14 -14 18 -28 4Z', '#f4f0ff') +
        area('M-28 4C-14 8 14 4 30 -6C22 14 -14 18 -28 4Z', '#a8b0dc'),
      x,
      y,
      size,
      turn,
    )
  return (
    lit('air', ['#3fb88a', '#0f6a5a', '#04282c'], [0.5, 1]) +
    lit('leaf', ['#8ae07a', '#2a9a5c', '#0c4a40'], [0.5, 1]) +
    lit('dark-leaf', ['#1f8a62', '#0c5048', '#06302f'], [0.5, 1]) +
    `<radialGradient id="petal" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="128"><stop stop-color="#f08a10"/>` +
    `<stop offset=".2" stop-color="#ffcb2e"/><stop offset=".46" stop-color="#fff4c4"/><stop offset=".66" stop-color="#fff"/>` +
    `<stop offset="1" stop-color="#e8ecff"/></radialGradient>` +
    halo('sun', '#f4ffc0', 0.9) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      [
        [-200, 120, 1.3, 70],
        [-120, 60, 1.4, 150],
        [-60, 260, 1.5, 30],
        [-180, 300, 1.5, 10],
        [30, 60, 1.3, -60],
        [300, 60, 1.4, 30],
        [320, 220, 1.5, -50],
        [20, 240, 1.4, -40],
      ]
        .map(([x = 0, y = 0, size = 1, turn = 0]) => leaf(x, y, size, turn, 'url(#dark-leaf)'))
        .join('') +
        circle(80, 30, 190, 'url(#sun)') +
        leaf(140, 120, 1.25, -104, 'url(#leaf)') +
        leaf(170, 110, 1.2, 96, 'url(#leaf)') +
        leaf(190, 130, 1.2, 148, 'url(#leaf)') +
        leaf(90, 140, 1.1, -148, 'url(#leaf)') +
        leaf(150, 60, 1, 40, 'url(#leaf)') +
        frangipani(268, 46, 0.44, 30) +
        frangipani(30, 176, 0.5, -20) +
        oval(162, 122, 112, 108, '#021a1a', 0, { opacity: 0.35 }) +
        frangipani(154, 108, 0.94, 12) +
        fallen(246, 196, 0.8, -24) +
        fallen(-90, 236, 1, 20) +
        fallen(-190, 40, 0.8, -30),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 22, y: 197, width: 256, height: 86 },
    )
  )
}

/** The king of the buffaloes: a crowned head between wide horns, over a red cape, before the evening sun. */
const kalabawKing: Flagship = (at, write) => {
  const mirrored = (half: string): string => half + `<g transform="matrix(-1 0 0 1 300 0)">${half}</g>`
  const horn =
    area('M122 60C92 64 62 62 46 44C32 28 32 10 42 -12C10 4 -6 40 10 70C28 104 86 104 124 90Z', 'url(#horn)') +
    line('M92 64L90 96M68 62L60 94M48 48L30 76M38 28L10 42', '#8a5a3a', 4, { opacity: 0.6 })
  const ear =
    area('M108 96C78 88 46 98 30 122C58 136 92 130 112 116Z', '#2a1640') +
    area('M104 102C82 98 60 104 46 118C66 124 88 120 106 112Z', '#a8607a')
  const cape =
    area('M-30 330C-24 232 30 170 98 150L150 250V330Z', 'url(#cape)') +
    area('M-30 330C-24 232 30 170 98 150C40 190 10 250 6 330Z', '#5a0a2a', { opacity: 0.5 }) +
    area('M98 146C70 154 50 168 40 182C70 226 110 256 150 262V216C130 200 110 176 98 146Z', '#fff6ea') +
    dots(
      [
        { x: 62, y: 180 },
        { x: 84, y: 166 },
        { x: 86, y: 202 },
      ],
      5.5,
      '#2a1030',
    )
  const face =
    line('M122 104L144 116', '#1a0c2a', 11) +
    oval(128, 119, 9, 7.5, '#ffd23f', 18) +
    oval(129, 119, 4.4, 6.4, '#12081c', 18) +
    circle(126, 116, 2.2, '#fff') +
    oval(132, 174, 9, 6.5, '#0e0616', 28) +
    line('M124 168Q130 162 139 166', '#b08fc8', 3)
  return (
    lit('dusk', ['#2a1060', '#5a1f80', '#8a2a7a'], [0, 1]) +
    lit('pane', ['#ff9a5a', '#ffc86a', '#fff0b0'], [0, 1]) +
    lit('floor', ['#b8407a', '#5a1858', '#2a0838'], [0, 1]) +
    lit('pillar', ['#f0b0d8', '#a8509a', '#4a1858'], [1, 0]) +
    lit('seat', ['#d8285a', '#7a0f48', '#40083a'], [0.6, 1]) +
    halo('flame', '#ffd08a') +
    lit('horn', ['#ffffff', '#ffe0a8', '#b07a4a', '#5a3040'], [0.5, 1]) +
    lit('cape', ['#ff4a5a', '#c8183f', '#5a0a2a'], [0.7, 1]) +
    lit('coat', ['#a080c8', '#5f3f8a', '#2f1a50', '#1c0e38'], [0.7, 1]) +
    lit('gold', ['#fffbd0', '#ffcb3a', '#c0700e'], [0.7, 1]) +
    round('nose', ['#8a78a8', '#4a3a68', '#1f1236']) +
    halo('sun', '#ffe9a0') +
    backdrop(at, 'url(#dusk)') +
    scene(
      at,
      write,
      // The hall of the throne: windows with the light of the evening, columns and a carpet.
      repeat(
        3,
        (i) =>
          area(
            `M${i * 150 - 226} 210V84C${i * 150 - 226} 40 ${i * 150 - 150} 40 ${i * 150 - 150} 84V210Z`,
            'url(#pane)',
          ) + line(`M${i * 150 - 188} 54V210M${i * 150 - 226} 120h76`, '#4a1250', 5),
      ) +
        area('M-226 60L-150 60L40 330H-120ZM-76 60L0 60L190 330H30Z', '#ffe9a0', { opacity: 0.13 }) +
        area('M-260 214H430V340H-260Z', 'url(#floor)') +
        line('M-260 214H430', '#ffd98a', 3, { opacity: 0.7 }) +
        line('M-190 214L-260 262M-110 214L-190 330M-30 214L-60 330', '#2a0838', 3, { opacity: 0.5 }) +
        onlyWide(
          at,
          column(-113, 14, 232, 30, 'url(#pillar)', 'url(#gold)') +
            column(-218, 14, 250, 36, 'url(#pillar)', 'url(#gold)'),
        ) +
        circle(150, 104, 190, 'url(#sun)') +
        // The back of the throne.
        area('M14 330V96C14 16 286 16 286 96V330Z', 'url(#gold)') +
        area('M28 330V100C28 32 272 32 272 100V330Z', 'url(#seat)') +
        repeat(12, (i) => circle(62 + (i % 4) * 59, 92 + Math.floor(i / 4) * 62, 5, '#ffcb3a')) +
        onlyWide(at, flame(-113, 6, 0.5) + coinHeap(-246, 12, 296, 3, 18)) +
        `<g transform="${at.wide ? 'translate(6 24) scale(.96)' : 'translate(25 10) scale(.83)'}">${
          mirrored(cape + ear + horn) +
          area(
            'M106 62C118 46 182 46 194 62C206 84 202 108 194 128C188 146 190 156 190 174C188 212 112 212 110 174C110 156 112 146 106 128C98 108 94 84 106 62Z',
            'url(#coat)',
            { stroke: '#1a0c2a', 'stroke-width': 3 },
          ) +
          area('M128 74C140 66 160 66 170 74C164 104 162 130 166 152H134C138 130 136 104 128 74Z', '#d8b8f0', {
            opacity: 0.3,
          }) +
          area(
            'M194 66C206 86 202 108 194 128C188 146 190 156 190 174C186 184 180 190 174 194C182 160 178 110 194 66Z',
            '#ff8a5a',
            {
              opacity: 0.4,
            },
          ) +
          oval(150, 178, 42, 28, 'url(#nose)') +
          line('M134 192Q150 202 166 192', '#0e0616', 4) +
          mirrored(face) +
          area('M106 66Q150 46 194 66L190 82Q150 62 110 82Z', '#8a4a0a') +
          area('M102 62L92 4L122 34L150 -14L178 34L208 4L198 62Q150 42 102 62Z', 'url(#gold)', {
            stroke: '#8a4a0a',
            'stroke-width': 3,
          }) +
          area('M104 60Q150 40 196 60L194 74Q150 54 106 74Z', 'url(#gold)', { stroke: '#8a4a0a', 'stroke-width': 2 }) +
          area('M150 16L160 32L150 48L140 32Z', '#e8203f') +
          area('M150 16L160 32H140Z', '#ff8a9a') +
          circle(119, 50, 6, '#2fc4d8') +
          circle(181, 50, 6, '#2fc4d8') +
          circle(92, 4, 6, '#fff6d0') +
          circle(208, 4, 6, '#ffcb3a') +
          area(star(100, 22, 4, 18, 4), '#fff')
        }</g>` +
        drape(at, 212, ['#e8406a', '#981440', '#3c0828'], '#ffd25e'),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 16, y: 206, width: 268, height: 78 },
      { width: 180 },
    )
  )
}

/** A flower of a sampaguita, with two rows of round petals. */
const sampaguitaFlower = (x: number, y: number, r: number, turn: number): string =>
  place(
    circle(2, 5, 30, '#04201f', { opacity: 0.35 }) +
      around(6, 20, 0)
        .map((spot) => oval(spot.x, spot.y, 17, 12, 'url(#petal)', spot.angle))
        .join('') +
      around(5, 9, 30)
        .map(
          (spot) =>
            oval(spot.x, spot.y, 12, 8.5, '#c8d4dc', spot.angle) +
            oval(spot.x - 1, spot.y - 1.4, 11, 7.5, '#fff', spot.angle),
        )
        .join('') +
      circle(0, 0, 4.5, '#f4d45a'),
    x,
    y,
    r / 30,
    turn,
  )

/** A garland of sampaguita hangs before a lamp in the evening. */
const sampaguita: Flagship = (at, write) => {
  const strand = Array.from({ length: 15 }, (_, i) => {
    const t = (i - 7) / 7
    return { x: 150 + t * 112, y: 128 - Math.abs(t) ** 2.6 * 150 }
  })
  const bud = (x: number, y: number, turn: number): string =>
    place(
      area('M0 0C-10 -8 -9 -24 0 -34C9 -24 10 -8 0 0Z', 'url(#petal)') + area('M-6 -4Q0 -12 6 -4L0 6Z', '#6fc46a'),
      x,
      y,
      1,
      turn,
    )
  return (
    lit('air', ['#0b4a4a', '#0a6a52', '#062a30'], [0.4, 1]) +
    lit('petal', ['#ffffff', '#fffdf0', '#c0d0d4'], [0.5, 1]) +
    lit('leaf', ['#9af07a', '#2a9a5c', '#0c4a40'], [0.5, 1]) +
    halo('lamp', '#ffc85a') +
    halo('spark', '#ffe29a', 0.8) +
    backdrop(at, 'url(#air)') +
    scene(
      closer(at, [176, -30, 1.15]),
      write,
      circle(150, 60, 190, 'url(#lamp)') +
        [
          [-190, 60, 30],
          [-120, 150, 22],
          [-60, 40, 38],
          [20, 190, 26],
          [284, 170, 34],
          [250, 40, 24],
          [60, 70, 20],
          [-200, 200, 34],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffd98a', { opacity: 0.22 }))
          .join('') +
        area('M128 -20H172L190 20Q196 64 150 70Q104 64 110 20Z', '#fff2c0') +
        area('M128 -20H172L190 20Q196 64 150 70Q104 64 110 20Z', 'url(#lamp)') +
        line('M110 20H190M118 50H182M150 -20V70', '#b8742a', 4) +
        leaf(-10, 310, 1.3, 30, 'url(#leaf)') +
        leaf(310, 310, 1.3, -30, 'url(#leaf)') +
        leaf(0, 300, 1, 64, 'url(#leaf)') +
        leaf(300, 300, 1, -64, 'url(#leaf)') +
        leaf(-200, 310, 1.2, 20, 'url(#leaf)') +
        [-22, 0, 22].map((turn) => leaf(150, 116, 0.56, 180 + turn * 2.4, 'url(#leaf)')).join('') +
        [-26, 0, 26]
          .map((dx) =>
            repeat(3, (i) => bud(150 + dx * (1 + i * 0.2), 178 + i * 20 - Math.abs(dx) * 0.5, 180 - dx * 0.7)),
          )
          .join('') +
        strand.map(({ x, y }, i) => sampaguitaFlower(x, y, 27, i * 37)).join('') +
        sampaguitaFlower(150, 138, 52, 12) +
        area(star(226, 66, 4, 20, 4), '#fff'),
      { paint: 'fade', bend: 'straight', weight: 0.25, stretch: 0.9 },
      { x: 20, y: 215, width: 258, height: 68, rows: 1 },
      { x: 10, y: 122, width: 262, height: 104, rows: 1 },
    )
  )
}

/** A firefly lights the reeds of a river by night, among many far ones. */
const alitaptap: Flagship = (at, write) => {
  const far = Array.from({ length: 26 }, (_, i) => ({ x: ((i * 83) % 560) - 240, y: 20 + ((i * 47) % 190) }))
  const bug =
    area('M14 -14C-4 -86 -70 -124 -132 -104C-124 -52 -58 -10 8 -2Z', 'url(#wing)', { opacity: 0.9 }) +
    line('M10 -8C-20 -50 -66 -86 -122 -98M4 -6C-40 -34 -80 -52 -116 -62', '#5ab8c8', 3, { opacity: 0.6 }) +
    area('M24 -14C40 -78 22 -126 -14 -146C-50 -108 -32 -44 14 -6Z', 'url(#wing)') +
    line('M18 -12C16 -60 2 -102 -14 -134M18 -12C0 -50 -16 -76 -30 -96', '#5ab8c8', 3, { opacity: 0.6 }) +
    area('M14 22C-10 72 -70 90 -108 62C-118 30 -62 -14 0 -14Z', 'url(#belly)') +
    line('M-22 70C-40 52 -44 22 -34 -6M-58 76C-76 60 -80 36 -70 14M-88 70C-98 58 -100 46 -96 36', '#b0760a', 6, {
      opacity: 0.6,
    }) +
    oval(30, 4, 44, 29, 'url(#shell)', 16) +
    oval(18, -8, 22, 8, '#ffb08a', 16, { opacity: 0.7 }) +
    circle(76, 16, 24, 'url(#shell)') +
    circle(84, 8, 12.5, '#fff6d8') +
    circle(88, 9, 6.5, '#0a0a12') +
    circle(85, 5, 2.8, '#fff') +
    line('M84 32Q92 34 96 28', '#1c0808', 3.5) +
    line('M84 -6C90 -36 112 -44 130 -34M76 -8C78 -44 92 -62 112 -60', '#2a1010', 5) +
    circle(130, -34, 5, '#ffe04a') +
    circle(112, -60, 5, '#ffe04a') +
    line('M18 28L8 62L-8 74M38 32L44 64L34 84M58 30L76 56L74 78', '#2a1010', 6)
  const reed = (x: number, tip: number, top: number, color: string, wide = 14): string =>
    area(`M${x - wide} 320Q${x} ${(top + 320) / 2} ${tip} ${top}Q${x + 18} ${(top + 320) / 2} ${x + wide} 320Z`, color)
  return (
    lit('air', ['#041a38', '#0a4a5c', '#1f8a6a'], [0, 1]) +
    lit('wing', ['#ffffff', '#c8f4ff', '#6ac0d8'], [0.6, 1]) +
    round('belly', ['#ffffe0', '#f4ff5a', '#d8d020']) +
    round('shell', ['#f08a5a', '#9a3a24', '#3a100c']) +
    halo('shine', '#f0ff5a') +
    halo('moon', '#d8f4ff', 0.8) +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      circle(-40, 40, 110, 'url(#moon)') +
        area('M-260 168Q-180 110 -110 150T20 140T140 152T260 130T340 150V330H-260Z', '#0a3a48') +
        box(-260, 196, 620, 130, '#0d5a62') +
        line('M-220 214h90M-60 226h70M150 212h120M60 232h90M-160 246h60', '#8af0b0', 4, { opacity: 0.5 }) +
        dots(far, 11, '#e8ff5a', { opacity: 0.22 }) +
        dots(far, 3.4, '#fbffb0') +
        [-226, -196, -150, -104, -60, 250, 288]
          .map((x, i) => reed(x, x + ((i * 29) % 60) - 30, 60 + ((i * 41) % 70), '#0c4a44'))
          .join('') +
        circle(92, 136, 170, 'url(#shine)') +
        [-18, 10, 40, 70, 230, 262, 296]
          .map((x, i) =>
            reed(x, x + ((i * 37) % 70) - 35, 128 + ((i * 31) % 50), i % 2 === 0 ? '#8ac83a' : '#3a9a4a', 10),
          )
          .join('') +
        place(bug, 146, 116, 1, -8) +
        area('M-260 262Q-100 214 40 240T330 226V330H-260Z', '#042420') +
        [-30, 4, 300, 326].map((x, i) => reed(x, x + (i < 2 ? 40 : -50), 90 + i * 20, '#042420', 20)).join(''),
      { paint: 'fade', bend: 'smile', weight: 0.26 },
      { x: 18, y: 205, width: 264, height: 78, rows: 1 },
      { rows: 1 },
    )
  )
}

/** A deer with flowers on its antlers looks out of the forest, with the morning behind it. */
const forestCrown: Flagship = (at, write) => {
  const flower = (x: number, y: number, size: number, color: string): string =>
    place(
      circle(2, 3, 14, '#1a0d05', { opacity: 0.4 }) +
        around(5, 9, -90)
          .map((spot) => oval(spot.x, spot.y, 8.5, 7, color, spot.angle))
          .join('') +
        circle(0, 0, 5, '#ffd23f') +
        circle(-1.5, -1.5, 2, '#fffbe0'),
      x,
      y,
      size,
    )
  const antler =
    line(
      'M-20 -52C-30 -96 -84 -76 -100 -142M-42 -78C-46 -104 -34 -118 -24 -134M-76 -92C-104 -88 -120 -98 -132 -118',
      '#5a2f14',
      16,
    ) +
    line(
      'M-20 -52C-30 -96 -84 -76 -100 -142M-42 -78C-46 -104 -34 -118 -24 -134M-76 -92C-104 -88 -120 -98 -132 -118',
      '#d8a05a',
      11,
    ) +
    line('M-24 -60C-36 -96 -86 -80 -102 -138M-46 -82C-48 -104 -38 -116 -28 -130', '#fff0c0', 3.5) +
    [
      [-100, -120, 1.2, -40],
      [-66, -84, 1.1, 200],
      [-118, -98, 1, -100],
      [-34, -112, 1, 40],
    ]
      .map(([x = 0, y = 0, size = 1, turn = 0]) => leaf(x, y, size * 0.28, turn, 'url(#leaf)'))
      .join('') +
    flower(-70, -86, 1, '#ff7a9a') +
    flower(-98, -136, 0.9, '#fff6e8') +
    flower(-30, -122, 0.84, '#ffb02e') +
    flower(-126, -112, 0.74, '#ff9ab8')
  const half =
    antler +
    area('M-28 -32C-54 -66 -98 -62 -106 -42C-92 -18 -58 -6 -34 -4Z', '#5a2814') +
    area('M-34 -28C-56 -54 -88 -54 -96 -42C-84 -24 -58 -14 -38 -12Z', '#f0a890') +
    circle(-30, -6, 11, '#fff0d0', { opacity: 0.5 }) +
    circle(-29, -5, 9.5, '#1f0d0a') +
    circle(-32, -9, 3.6, '#fff') +
    circle(-26, -1, 2, '#fff', { opacity: 0.7 })
  const mirrored = bothSides(half)
  const trunk = (x: number, width: number, color: string): string => box(x, -20, width, 260, color)
  return (
    lit('air', ['#7ad8a8', '#e8f8a0', '#ffe08a'], [0, 1]) +
    lit('leaf', ['#b8f07a', '#3aa84a', '#0f5a3a'], [0.5, 1]) +
    lit('dark-leaf', ['#1f9a5a', '#0c5a40', '#06302a'], [0.5, 1]) +
    lit('fur', ['#f8c07a', '#c87a3c', '#8a4420', '#4a2010'], [0.8, 1]) +
    lit('neck', ['#c87a3c', '#7a3a1c', '#3a180c'], [0.7, 1]) +
    `<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#06302a" stop-opacity="0"/><stop offset=".7" stop-color="#06302a" stop-opacity=".85"/></linearGradient>` +
    halo('sun', '#fffbd0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      [-230, -120, -40, 34, 240].map((x, i) => trunk(x, 26 + (i % 3) * 6, '#8ad0a0')).join('') +
        [-180, -74, 4, 276].map((x, i) => trunk(x, 34 + (i % 2) * 10, '#3a9a7a')).join('') +
        circle(150, 100, 200, 'url(#sun)') +
        repeat(7, (i) => area(`M${i * 90 - 260} -20h30l-120 330h-60Z`, '#fffbd0', { opacity: 0.16 })) +
        area('M-260 220Q40 184 340 216V330H-260Z', '#1f8a5a') +
        place(
          area('M-76 190C-72 110 -44 80 -36 40H36C44 80 72 110 76 190Z', 'url(#neck)') +
            area('M-30 60Q0 96 30 60L40 190H-40Z', '#fff0d8', { opacity: 0.6 }) +
            area(
              'M-44 -28C-40 -66 40 -66 44 -28C46 12 30 36 24 62C18 84 -18 84 -24 62C-30 36 -46 12 -44 -28Z',
              'url(#fur)',
              {
                stroke: '#3a180c',
                'stroke-width': 2.5,
              },
            ) +
            area('M-14 -54H14L9 34H-9Z', '#ffe0a0', { opacity: 0.5 }) +
            mirrored +
            oval(0, 66, 21, 15, '#fff6e4') +
            area('M-14 54Q0 46 14 54Q10 68 0 68Q-10 68 -14 54Z', '#2a1010') +
            oval(-4, 55, 5, 2.6, '#fff', 0, { opacity: 0.7 }),
          150,
          136,
          0.84,
        ) +
        leaf(-10, 320, 1.3, 24, 'url(#dark-leaf)') +
        leaf(40, 330, 1.1, -16, 'url(#leaf)') +
        leaf(312, 320, 1.3, -24, 'url(#dark-leaf)') +
        leaf(262, 330, 1.1, 16, 'url(#leaf)') +
        leaf(-200, 320, 1.2, 20, 'url(#dark-leaf)') +
        leaf(-120, 330, 1, -20, 'url(#leaf)') +
        box(-260, 196, 620, 130, 'url(#ground)'),
      { paint: 'fade', bend: 'arch', weight: 0.26 },
      { x: 20, y: 199, width: 260, height: 84 },
    )
  )
}

export const gardenSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '50108': sampaguita,
  '50204': kalabawKing,
  '50216': whitePetals,
  '50223': alitaptap,
  '50226': forestCrown,
}
