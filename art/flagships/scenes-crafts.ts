/** Covers with what people make, wear, harvest and win at a feast, by game ID. */
import { rays } from '../canvas.ts'
import { area, bothSides, box, circle, inked, line, oval, pen, place, repeat, star } from '../draw.ts'
import { INK, outlined } from '../motifs/outline.ts'
import { outlined as contour } from '../people/outline.ts'
import { numeral } from '../numerals.ts'
import { blossom, leaf } from '../people/clothes.ts'
import { drawHand } from '../people/hand.ts'
import { bronze, drawHead, drawNeck, tan, umber } from '../people/head.ts'
import { laughingMan, plumpWoman } from '../people/heads.ts'
import { closer, scene, sceneBelow } from './caption.ts'
import { bricks, carpet, cobbles, hoard, marquee, reflection, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { nearCoins } from './fronts.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'

/** A woman with a fan looks out of a window with panes of shell. */
const calleCrisologo: Flagship = (at, write) => {
  const panes = (x: number, y: number, columns: number, rows: number): string =>
    box(x - 5, y - 5, columns * 20 + 10, rows * 22 + 10, '#4a1c14', 3) +
    box(x, y, columns * 20, rows * 22, 'url(#shell)') +
    line(
      repeat(columns - 1, (i) => `M${x + 20 * (i + 1)} ${y}v${rows * 22}`) +
        repeat(rows - 1, (i) => `M${x} ${y + 22 * (i + 1)}h${columns * 20}`),
      '#8a4a2c',
      3,
    )
  const blooms = (x: number, y: number, size: number): string =>
    place(
      leaf(0, 0, 26, 160, '#1f7a4a', '#6fd07a') +
        leaf(6, 4, 26, 30, '#1f7a4a', '#6fd07a') +
        leaf(0, 4, 24, 96, '#1f7a4a', '#6fd07a') +
        blossom(-12, 6, 13, '#ff5fa8', '#c82a7a') +
        blossom(12, 8, 14, '#ff8ac0', '#d8408a') +
        blossom(0, -8, 13, '#ff5fa8', '#c82a7a'),
      x,
      y,
      size,
    )
  return (
    lit('wall', ['#e8845a', '#b84a4a', '#5a1f4a'], [0.5, 1]) +
    lit('shell', ['#fffbe8', '#ffe0a0', '#e8b06a'], [0.6, 1]) +
    lit('room', ['#ffe08a', '#ff9a3a', '#c0501f'], [0, 1]) +
    lit('sleeve', ['#ffffff', '#ffe9f4', '#e0a8d0'], [0.6, 1]) +
    lit('fan', ['#2fc0b0', '#0f7a8a'], [0, 1]) +
    halo('lamp', '#ffe9a8') +
    backdrop(at, 'url(#wall)') +
    scene(
      at,
      write,
      line('M-250 30h60M-150 80h50M-240 130h40M6 40h24M268 120h40', '#8a2f3a', 8, { opacity: 0.5 }) +
        panes(-226, 18, 4, 6) +
        panes(-116, 18, 4, 6) +
        box(-260, 168, 210, 12, '#5a2418', 3) +
        box(44, -20, 212, 210, '#4a1c14', 4) +
        box(54, -20, 192, 204, 'url(#room)') +
        circle(150, 70, 120, 'url(#lamp)') +
        panes(-4, 8, 3, 8) +
        panes(244, 8, 3, 8) +
        place(
          inked(
            contour(
              plumpWoman.behind +
                drawNeck(plumpWoman, -14) +
                area('M-40 90C-70 96 -84 116 -90 220H90C84 116 70 96 40 90L0 150Z', '#c8284a') +
                area(
                  'M-36 92C-60 70 -112 62 -124 104C-132 140 -118 170 -104 190C-84 170 -70 130 -36 92Z',
                  'url(#sleeve)',
                ) +
                area('M36 92C60 70 112 62 124 104C132 140 118 170 104 190C84 170 70 130 36 92Z', '#d8a0cc') +
                area('M40 90C62 74 108 68 120 104C126 136 114 160 102 178C86 150 70 118 40 90Z', 'url(#sleeve)') +
                pen(
                  'M-40 94C-66 76 -106 76 -116 108M-44 100C-66 92 -92 96 -102 124M40 94C66 76 106 76 116 108M44 100C66 92 92 96 102 124',
                  '#d890c0',
                  3,
                ) +
                pen('M-38 92Q0 152 38 92', '#ffe08a', 6) +
                drawHead(plumpWoman) +
                // A comb of gold and a flower at the knot, and an earring.
                area('M-20 -92L-24 -118L-8 -108L4 -124L16 -108L34 -116L30 -90Q4 -102 -20 -92Z', '#ffcf4a') +
                pen('M-14 -98Q6 -106 26 -97', '#a8641a', 3) +
                blossom(48, -78, 19, '#ff5a7a', '#c8244a') +
                circle(57, 28, 6, '#fff8e8') +
                area('M57 34C64 42 64 50 57 54C50 50 50 42 57 34Z', '#ffcf4a'),
              11,
            ),
          ),
          156,
          92,
          0.78,
        ) +
        // The fan in her hand.
        place(
          area('M0 0L-66 -34A74 74 0 0 1 66 -34Z', '#063a4a', { transform: 'translate(3 4)', opacity: 0.5 }) +
            area('M0 0L-66 -34A74 74 0 0 1 66 -34Z', 'url(#fan)', { stroke: INK, 'stroke-width': 6 }) +
            area('M0 0L27 -69Q54 -58 66 -34Z', '#04303f', { opacity: 0.36 }) +
            area('M0 0L-66 -34Q-52 -60 -27 -69Z', '#b8fff0', { opacity: 0.3 }) +
            area('M0 0L-34 -17A38 38 0 0 1 34 -17Z', '#f0b868') +
            line('M0 0L-50 -54M0 0L-27 -69M0 0V-74M0 0L27 -69M0 0L50 -54', '#ffe9b0', 2.6) +
            line('M-62 -34A70 70 0 0 1 62 -34', '#ffd25e', 5),
          78,
          164,
          0.9,
          -26,
        ) +
        place(inked(contour(drawHand('fist', bronze), 10)), 82, 172, 0.84, -20) +
        // The sill with its turned posts, flowers and a lamp.
        box(-260, 186, 660, 150, '#8a344a') +
        // In a wide cover, the wall goes down to the street, with a lamp and a row of stones.
        (at.wide
          ? line(
              repeat(6, (i) => `M${-230 + i * 96 + (i % 2) * 20} ${212 + (i % 3) * 14}h34`),
              '#b8586a',
              8,
              { opacity: 0.6 },
            ) +
            box(-260, 250, 660, 6, '#4a1434') +
            box(-260, 256, 660, 80, '#5a2440') +
            repeat(
              18,
              (i) =>
                box(i * 34 - 254, 259, 30, 15, i % 2 === 0 ? '#a86a78' : '#8f5468', 6) +
                box(i * 34 - 250, 261, 20, 3, '#f0b8a8', 1, { opacity: 0.6 }),
            ) +
            repeat(
              15,
              (i) =>
                box(i * 44 - 258, 278, 39, 20, i % 2 === 0 ? '#8f5468' : '#a86a78', 8) +
                box(i * 44 - 252, 281, 26, 4, '#f0b8a8', 2, { opacity: 0.6 }),
            )
          : '') +
        box(36, 180, 228, 13, '#6a2c1a', 3) +
        box(36, 180, 228, 4, '#f0a868', 2) +
        repeat(9, (i) => oval(54 + i * 24, 203, 6, 11, '#c8703a') + oval(52 + i * 24, 201, 2, 8, '#ffd0a0')) +
        blooms(262, 176, 1.15) +
        blooms(236, 190, 0.8) +
        blooms(30, 192, 0.9) +
        blooms(-62, 168, 1) +
        blooms(-230, 168, 1) +
        cobbles(at, 212, ['#f0b08a', '#8a3f5c', '#34102c']),
      { paint: 'fade', bend: 'straight', weight: 0.25 },
      { x: 20, y: 205, width: 260, height: 78 },
    )
  )
}

/** Two hands form a jar on the wheel of a potter, which throws flecks of clay. */
const viganWheels: Flagship = (at, write) => {
  const jar =
    'M128 20H172Q182 20 180 30Q174 42 182 52C222 72 230 116 204 152Q194 168 192 180H108Q106 168 96 152C70 116 78 72 118 52Q126 42 120 30Q118 20 128 20Z'
  const pot = (x: number, y: number, size: number, color: string): string =>
    place(
      area('M-10 -40H10L9 -30C30 -22 30 4 16 20H-16C-30 4 -30 -22 -9 -30Z', color) +
        line('M-14 -14Q-18 -4 -12 8', '#d8f0ff', 4, { opacity: 0.6 }),
      x,
      y,
      size,
    )
  // Each hand is pressed to the jar: the palm and the fingers are behind it, and the thumb is on the near side.
  const palm =
    'M30 176C18 152 20 120 32 98C42 80 58 64 80 50C88 45 96 51 92 60L112 66C126 100 118 140 96 172C76 192 44 194 30 176Z'
  const arm = limb([
    [-70, 330, 96],
    [2, 236, 72],
    [46, 162, 46],
  ])
  const hand = inked(
    contour(
      area(arm, tan.base) +
        area('M-22 330L36 246L64 178L84 182L60 260L20 330Z', tan.shade) +
        area(palm, tan.base) +
        // The knuckles and the edge of the forefinger before the other fingers.
        pen('M46 96C54 82 66 70 80 60M40 116C46 104 52 98 60 90', tan.deep, 2.4, { opacity: 0.55 }) +
        pen('M-26 250L26 178M30 150C28 130 34 112 44 98', tan.light, 7, { opacity: 0.75 }),
    ),
  )
  const thumb = inked(
    contour(
      area(
        'M46 186C40 168 50 150 68 142C88 134 98 118 108 106C114 98 126 104 124 114C120 136 112 156 96 174C82 190 62 200 46 186Z',
        tan.base,
      ) +
        area('M124 114C120 136 112 156 96 174C82 190 62 200 46 186C70 186 92 168 106 140Q112 126 116 112Z', tan.shade),
    ) +
      area('M44 190C36 168 44 150 60 144L80 176L66 196Z', tan.base) +
      area('M112 106Q118 102 121 109Q121 116 116 120Q110 116 112 106Z', tan.light) +
      pen('M92 140Q98 144 101 150M88 146Q93 149 96 154', tan.deep, 2.4, { opacity: 0.6 }) +
      pen('M62 152C78 146 88 138 96 126', tan.light, 5, { opacity: 0.8 }),
  )
  const atBothSides = (drawn: string): string => drawn + `<g transform="translate(300 0) scale(-1 1)">${drawn}</g>`
  return (
    lit('shop', ['#d8ecf4', '#7aa0b8', '#2a4560'], [0.3, 1]) +
    lit('clay', ['#ff9a62', '#d8562c', '#9a2f20', '#5a1820'], [1, 0.2]) +
    lit('disc', ['#f0f4f8', '#a8b8c8', '#4a5f78'], [1, 0]) +
    halo('window', '#fff6d0') +
    backdrop(at, 'url(#shop)') +
    scene(
      at,
      write,
      circle(150, 70, 190, 'url(#window)') +
        box(-260, 64, 190, 9, '#2f4a62') +
        box(-260, 150, 190, 9, '#2f4a62') +
        [-236, -190, -144, -98]
          .map((x, i) => pot(x, 44, 0.94, ['#4a6880', '#5f8098', '#3a566e'][i % 3] ?? ''))
          .join('') +
        [-226, -170, -110].map((x, i) => pot(x, 126, 1.2, ['#5f8098', '#3a566e', '#4a6880'][i % 3] ?? '')).join('') +
        box(-20, 66, 70, 7, '#3f5c74') +
        box(250, 66, 70, 7, '#3f5c74') +
        pot(8, 46, 0.94, '#5f8098') +
        pot(290, 46, 0.94, '#4a6880') +
        contact(150, 214, 136, 14, '#0c1c2c') +
        area('M30 186A120 26 0 0 0 270 186V198A120 26 0 0 1 30 198Z', '#2f4258') +
        oval(150, 186, 120, 26, 'url(#disc)') +
        oval(150, 184, 96, 19, 'none', 0, {
          stroke: '#fff0d8',
          'stroke-width': 3,
          opacity: 0.7,
          'stroke-dasharray': '60 26',
        }) +
        oval(150, 184, 72, 14, '#7a3020', 0, { opacity: 0.7 }) +
        line('M12 196Q20 216 60 224M288 196Q280 216 240 224M2 180Q4 190 10 196M298 180Q296 190 290 196', '#fff6e0', 5, {
          opacity: 0.9,
        }) +
        atBothSides(hand) +
        outlined(area(jar, 'url(#clay)'), 6) +
        oval(150, 24, 28, 7, '#4a1424') +
        oval(150, 22, 28, 6, 'none', 0, { stroke: '#ffd0a0', 'stroke-width': 4 }) +
        line(
          'M104 72Q150 86 196 72M96 90Q150 106 204 90M104 154Q150 168 196 154M108 168Q150 180 192 168',
          '#ffc890',
          3.4,
          { opacity: 0.5 },
        ) +
        line('M116 62C96 80 88 102 92 124', '#fff', 10, { opacity: 0.9 }) +
        line('M100 140l4 12M184 64C196 74 204 88 206 102M130 58h20', '#ffe0d0', 6, { opacity: 0.85 }) +
        atBothSides(thumb) +
        // The wheel turns so fast that it throws wet clay and light.
        line(
          'M22 160C-4 176 6 214 60 226M278 160C304 176 294 214 240 226M36 152C22 158 18 170 22 180M264 152C278 158 282 170 278 180',
          '#fff6e0',
          6,
          {
            opacity: 0.8,
          },
        ) +
        [
          [16, 92, 6],
          [278, 96, 7],
          [62, 22, 5],
          [240, 26, 6.4],
          [272, 62, 4.4],
        ]
          .map(
            ([x = 0, y = 0, r = 0]) =>
              circle(x, y, r, '#8f6a55') + circle(x - r * 0.3, y - r * 0.3, r * 0.3, '#c8a088'),
          )
          .join('') +
        area(star(190, 50, 4, 20, 3.6) + star(112, 30, 4, 14, 3), '#fff') +
        bricks(at, 216, ['#8fb0c8', '#4a6884', '#162638']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 18, y: 207, width: 264, height: 76 },
    )
  )
}

/** A dancer of the highlands laughs and strikes the gong in his hand. */
const gongFever: Flagship = (at, write) => {
  const [x, y] = [212, 122]
  return (
    lit('heat', ['#ffcf3a', '#ff7a1f', '#c01f3a'], [0.2, 1]) +
    round('bronze', ['#fffbc8', '#ffcf4a', '#d8861a', '#8a4208']) +
    lit('vest', ['#ff5a4a', '#c01f3a', '#6a0a2a']) +
    halo('shine', '#fffbd0') +
    backdrop(at, 'url(#heat)') +
    scene(
      at,
      write,
      rays({ width: 620, x, y, rayPhase: 0.2 }, 18, '#fff0a0', 0.3) +
        [96, 128, 164, 206]
          .map((r, i) => circle(x, y, r, 'none', { stroke: '#fffbe0', 'stroke-width': 7 - i, opacity: 0.6 - i * 0.12 }))
          .join('') +
        circle(x, y, 140, 'url(#shine)') +
        place(
          inked(
            laughingMan.behind +
              drawNeck(laughingMan, 8) +
              area('M-44 94C-96 100 -120 128 -128 250H132C122 128 96 100 44 94C24 128 -24 128 -44 94Z', umber.base) +
              area('M44 94C96 100 122 128 132 250H60C80 170 66 124 32 110Z', umber.shade) +
              area(
                'M-44 94L-78 102C-70 160 -66 200 -70 250H74C70 200 74 160 80 102L44 94C34 140 14 160 0 172C-14 160 -34 140 -44 94Z',
                'url(#vest)',
              ) +
              pen('M-58 100C-48 150 -30 180 -8 196M58 100C48 150 30 180 8 196', '#ffe08a', 6) +
              pen('M-52 112l8 12l-2 12l10 10l0 12l12 8l2 12', '#1c0e14', 4) +
              pen('M-38 88C-24 116 24 120 40 90', '#fff6e0', 7, { 'stroke-dasharray': '.1 11' }) +
              pen('M-40 96C-26 130 26 134 44 98', '#e8304a', 7, { 'stroke-dasharray': '.1 11' }) +
              drawHead(laughingMan) +
              // A woven band around the head, with a feather.
              area('M-50 -84C-70 -116 -64 -148 -40 -160C-26 -134 -26 -108 -36 -82Z', '#fff6e0') +
              pen('M-44 -84C-52 -110 -50 -132 -42 -152', '#c8a070', 3) +
              area('M-56 -44C-50 -84 30 -96 50 -52L48 -32C24 -64 -34 -60 -56 -20Z', '#c01f3a') +
              pen('M-54 -34C-42 -68 24 -76 48 -42', '#1c0e14', 8) +
              pen('M-54 -34C-42 -68 24 -76 48 -42', '#ffd24a', 5, { 'stroke-dasharray': '6 9' }),
          ),
          94,
          120,
          0.92,
          -4,
        ) +
        // The gong on its cord.
        line(`M${x - 20} ${y - 60}Q${x} ${y - 96} ${x + 20} ${y - 60}`, '#5a1f0a', 6) +
        circle(x + 5, y + 7, 74, '#4a0a14', { opacity: 0.5 }) +
        circle(x, y, 74, '#8a4208') +
        circle(x - 2, y - 2, 71, 'url(#bronze)') +
        circle(x - 1, y - 1, 54, 'none', { stroke: '#a85a10', 'stroke-width': 5 }) +
        circle(x - 2, y - 3, 53, 'none', { stroke: '#fff6b8', 'stroke-width': 2.4 }) +
        circle(x, y, 28, '#a85a10', { opacity: 0.7 }) +
        circle(x - 1, y - 2, 25, 'url(#bronze)') +
        line(`M${x - 60} ${y - 24}A64 64 0 0 1 ${x - 18} ${y - 62}`, '#fffde8', 6) +
        // The stick and its hand.
        line(`M126 214L${x - 16} ${y + 12}`, '#5a1f0a', 13) +
        line(`M126 214L${x - 16} ${y + 12}`, '#e8a050', 7) +
        circle(x - 16, y + 12, 13, '#c01f3a') +
        circle(x - 19, y + 9, 5, '#ff9a8a') +
        area(star(x - 16, y + 10, 8, 34, 12), '#fffde0', { opacity: 0.75 }) +
        place(inked(drawHand('fist', umber)), 146, 192, 1.1, 40) +
        [
          [28, 40, 8],
          [176, 22, 7],
          [284, 196, 8],
          [274, 90, 5],
        ]
          .map(([sx = 0, sy = 0, r = 0]) => area(star(sx, sy, 4, r * 2, r * 0.4), '#fffde0'))
          .join('') +
        carpet(at, 212, ['#d84a34', '#8a1c28', '#3a0614'], ['#ffb03a', '#ffdf8a']),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 18, y: 221, width: 264, height: 62, rows: 1 },
    )
  )
}

/** A carabao with wide horns and a wreath looks out from behind the fruits of the harvest. */
const harvestHorns: Flagship = (at, write) => {
  /** The head of the carabao, from the front: wide horns with rings, ears, a long face, and a wreath of rice. */
  const head =
    bothSides(
      outlined(
        area('M40 -44C86 -34 112 -62 108 -124C132 -84 142 -22 96 2C74 14 52 8 36 -6Z', 'url(#horn)') +
          area('M46 -2C66 -8 92 0 108 22C88 38 62 34 46 20Z', '#5a5f7a'),
        6,
      ) +
        area('M62 4C76 4 88 10 96 20C84 26 70 24 60 16Z', '#e8a0a0') +
        line('M66 -40Q74 -22 66 2M92 -54Q106 -36 104 -10M110 -88Q120 -78 126 -62', '#6a4030', 5) +
        line('M112 -108C114 -76 106 -50 88 -38', '#fffbe8', 5, { opacity: 0.8 }),
    ) +
    outlined(
      area(
        'M0 -58C36 -60 58 -42 56 -8C54 18 44 34 42 56C52 62 56 78 50 92C40 112 -40 112 -50 92C-56 78 -52 62 -42 56C-44 34 -54 18 -56 -8C-58 -42 -36 -60 0 -58Z',
        'url(#coat)',
      ),
      6,
    ) +
    area(
      'M22 -56C46 -50 58 -32 56 -8C54 18 44 34 42 56C52 62 56 78 50 92C44 104 26 108 8 108C32 92 30 40 34 4C36 -20 32 -40 22 -56Z',
      '#2a2c4a',
      {
        opacity: 0.4,
      },
    ) +
    outlined(
      area('M-46 62C-30 50 30 50 46 62C54 78 48 96 32 102C14 108 -14 108 -32 102C-48 96 -54 78 -46 62Z', '#8a90ac'),
      4,
    ) +
    bothSides(
      area('M12 68C22 60 34 66 32 76C28 84 14 82 12 68Z', '#2b1a2b') +
        outlined(oval(33, -4, 13, 14, '#fff'), 4) +
        circle(31, -2, 10, '#3a2010') +
        circle(28, -6, 4, '#fff') +
        line('M14 -16Q32 -28 50 -14', '#2b1a2b', 6),
    ) +
    line('M-20 92Q0 100 20 92', '#2b1a2b', 4.4) +
    line('M-40 -36C-30 -48 -14 -52 0 -52', '#c8d0ea', 6, { opacity: 0.9 }) +
    [-34, -17, 17, 34, 0]
      .map((x) =>
        blossom(
          x,
          -52 - (34 - Math.abs(x)) * 0.16,
          x === 0 ? 17 : 12,
          x === 0 ? '#ff5a7a' : '#fff3d8',
          x === 0 ? '#b81a4a' : '#f0c080',
        ),
      )
      .join('')
  const mango = (x: number, y: number, turn: number, size = 1): string =>
    place(
      area('M-30 2C-30 -22 -2 -30 18 -20C38 -10 36 16 16 24C-6 32 -28 24 -30 2Z', 'url(#mango)') +
        oval(-10, -10, 9, 5, '#fffbd0', -24, { opacity: 0.8 }) +
        leaf(18, -20, 24, -40, '#1f7a3a', '#7fe06a'),
      x,
      y,
      size,
      turn,
    )
  const sheaf = (turn: number): string =>
    `<g transform="translate(150 140) rotate(${turn})">` +
    line('M0 0V-104', '#c8861a', 4) +
    repeat(7, (i) => oval(-7, -60 - i * 10, 5, 9, '#ffe08a', -28) + oval(7, -60 - i * 10, 5, 9, '#f0a82a', 28)) +
    oval(0, -132, 5, 9, '#ffe9a0') +
    '</g>'
  const pineapple =
    [-46, -24, 0, 24, 46]
      .map((turn) =>
        area('M-7 0C-10 -24 -4 -44 0 -52C4 -44 10 -24 7 0Z', turn === 0 ? '#5fd06a' : '#1f9a4a', {
          transform: `translate(0 -38) rotate(${turn})`,
        }),
      )
      .join('') +
    oval(0, 0, 36, 44, 'url(#pine)') +
    line('M-30 -22L22 36M-14 -38L34 16M-36 2L4 42M30 -22L-22 36M14 -38L-34 16M36 2L-4 42', '#9a4a0a', 3, {
      opacity: 0.7,
    })
  return (
    lit('field', ['#128a8a', '#5fd0a8', '#fff6b8'], [0, 1]) +
    lit('horn', ['#5a4a54', '#a88878', '#e8cfa8'], [0.2, 1]) +
    round('mango', ['#fff6a0', '#ffc82a', '#f0841a', '#d0501a']) +
    round('pine', ['#ffe06a', '#f7a82a', '#c0601a']) +
    round('coat', ['#a8b0cc', '#6a7090', '#3a3c5c']) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#field)') +
    scene(
      at,
      write,
      rays({ width: 620, x: 150, y: 90, rayPhase: 0.25 }, 18, '#fff', 0.2) +
        circle(150, 84, 170, 'url(#sun)') +
        area('M-260 190Q-160 150 -40 182T180 184T420 176V340H-260Z', '#e8962a') +
        area('M-260 206Q-120 176 0 200T400 200V340H-260Z', '#b8641a') +
        [-34, -20, -7, 7, 20, 34].map(sheaf).join('') +
        place(pineapple, 54, 172, 0.86, -14) +
        place(pineapple, 250, 172, 0.86, 14) +
        place(head, 150, at.wide ? 116 : 94, at.wide ? 1.06 : 0.94) +
        mango(92, 204, 16, 0.95) +
        mango(206, 204, -24, 0.95) +
        place(
          area('M-40 -26C-34 10 -4 28 34 20C38 18 38 10 32 10C2 10 -18 -8 -26 -30Z', '#ffd83a') +
            area('M-32 -32C-20 2 4 16 40 4C44 0 42 -6 36 -6C10 -2 -8 -16 -16 -36Z', '#ffe96a') +
            line('M-34 -24C-24 6 -2 22 30 16', '#c88a0f', 3),
          276,
          214,
          0.8,
          -10,
        ) +
        circle(262, 206, 12, '#a03ac0') +
        circle(246, 212, 12, '#7a24a0') +
        hoard(at, 218, ['#ffe98a', '#f0a82a', '#8a4a0f']),
      {
        paint: 'fade',
        bend: 'straight',
        weight: 0.28,
        edge: 0.32,
        tint: { ink: '#3a1206', pale: '#fffbe6', shade: '#d8401c' },
      },
      { x: 18, y: 205, width: 264, height: 78 },
    ) +
    nearCoins(at)
  )
}

/** An elephant of plush catches rings of light with its trunk. */
const hooplaNight: Flagship = (at, write) => {
  const hoop = (
    x: number,
    y: number,
    rx: number,
    ry: number,
    turn: number,
    color: string,
    part: 'back' | 'front' | 'whole',
  ): string => {
    const d = {
      back: `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0`,
      front: `M${rx} 0A${rx} ${ry} 0 0 1 ${-rx} 0`,
      whole: `M${-rx} 0A${rx} ${ry} 0 0 1 ${rx} 0A${rx} ${ry} 0 0 1 ${-rx} 0`,
    }[part]
    return place(line(d, color, 19, { opacity: 0.3 }) + line(d, color, 10) + line(d, '#fff', 3.4), x, y, 1, turn)
  }
  const rings = [
    [86, 84, 40, 15, -6, '#ff4fa8'],
    [88, 112, 38, 14, 5, '#ffd23f'],
    [94, 138, 36, 13, -4, '#3ae8d0'],
  ] as const
  const catches = (part: 'back' | 'front'): string =>
    rings.map(([x, y, rx, ry, turn, color]) => hoop(x, y, rx, ry, turn, color, part)).join('')
  const ear =
    area('M40 -30C70 -74 132 -54 128 8C124 52 84 64 48 34Z', 'url(#plush)') +
    area('M54 -22C76 -50 112 -38 110 4C108 34 82 42 58 26Z', '#ff9ac8')
  return (
    lit('night', ['#0f0a4a', '#4a1f9a', '#a83aa8'], [0, 1]) +
    lit('plush', ['#a8c0ff', '#6a7af0', '#3a34a8']) +
    round('skull', ['#c8dcff', '#8a9aff', '#4f4ac8', '#34289a']) +
    lit('trunk', ['#b8ccff', '#7a86f4', '#443ab0'], [1, 0]) +
    halo('lamp', '#ffd88a', 0.9) +
    halo('shine', '#ffb0f0', 0.8) +
    lit('counter', ['#4a0f7a33', '#2a0660bb'], [0, 1]) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      circle(160, 100, 190, 'url(#shine)') +
        repeat(15, (i) => area(`M${i * 46 - 270} -10h46v28q-23 22 -46 0Z`, i % 2 === 0 ? '#ff5a8a' : '#fff0dc')) +
        repeat(10, (i) => circle(i * 64 - 240, 52, 20, 'url(#lamp)') + circle(i * 64 - 240, 52, 6, '#fffbe0')) +
        [-210, -110]
          .map((x, i) => hoop(x, 150 - i * 30, 38, 16, i * 20 - 14, ['#3ae8d0', '#ffd23f'][i] ?? '', 'whole'))
          .join('') +
        contact(168, 212, 100, 12, '#120434') +
        // The body, the head and the ears.
        oval(168, 196, 70, 44, 'url(#plush)') +
        oval(168, 202, 44, 32, '#ffe0f0') +
        `<g transform="translate(168 108)">${bothSides(ear)}</g>` +
        circle(168, 104, 66, 'url(#skull)') +
        catches('back') +
        line('M166 128C164 178 98 186 90 132C86 104 86 84 84 40', '#2a1f84', 45) +
        line('M166 128C164 178 98 186 90 132C86 104 86 84 84 40', 'url(#trunk)', 38) +
        line('M74 62V44M78 140C84 170 110 178 132 168', '#e0eaff', 5, { opacity: 0.8 }) +
        oval(84, 30, 19, 10, '#5048c0') +
        oval(84, 28, 10, 5, '#2a1f84') +
        catches('front') +
        // The face.
        oval(140, 92, 12, 15, '#fff') +
        oval(196, 92, 12, 15, '#fff') +
        circle(142, 93, 8.6, '#1a1050') +
        circle(194, 93, 8.6, '#1a1050') +
        circle(139, 89, 3.2, '#fff') +
        circle(191, 89, 3.2, '#fff') +
        line('M126 72Q138 62 150 70M186 70Q198 62 210 72', '#34289a', 5) +
        oval(124, 118, 12, 8, '#ff8ac0', 0, { opacity: 0.8 }) +
        oval(214, 118, 12, 8, '#ff8ac0', 0, { opacity: 0.8 }) +
        line('M184 132Q198 144 210 130', '#2a1f84', 5) +
        // A hat for the feast, and feet.
        area('M146 48L172 -6L194 46Q170 56 146 48Z', '#ffd23f') +
        line('M152 38Q172 46 190 36M160 20Q172 26 184 18', '#ff4f8a', 6) +
        circle(172, -4, 9, '#fff') +
        oval(118, 206, 25, 17, 'url(#skull)') +
        oval(220, 206, 25, 17, 'url(#skull)') +
        oval(118, 209, 13, 9, '#ffd0e8') +
        oval(220, 209, 13, 9, '#ffd0e8') +
        hoop(262, 166, 32, 13, -22, '#7aff8a', 'whole') +
        area(star(34, 56, 4, 15, 3), '#fff') +
        // In a wide cover, the stall has a counter.
        (at.wide
          ? box(-260, 222, 660, 120, '#3a1490') +
            repeat(11, (i) => box(i * 60 - 260, 222, 30, 120, '#ff5a8a')) +
            repeat(11, (i) => box(i * 60 - 230, 222, 30, 120, '#ffe9dc')) +
            box(-260, 222, 660, 90, 'url(#counter)') +
            box(-262, 214, 664, 16, '#ffd23f', 4) +
            box(-262, 214, 664, 5, '#fff6c0', 2) +
            box(-262, 230, 664, 6, '#3a0a5a', 0, { opacity: 0.4 }) +
            repeat(14, (i) => circle(i * 44 - 240, 222, 4, '#c8500f'))
          : '') +
        marquee(at, 216, ['#7a3ad8', '#34128a', '#160648'], '#ffe08a'),
      { paint: 'block', bend: 'straight', weight: 0.26, stretch: 0.84 },
      { x: 24, y: 228, width: 252, height: 54, rows: 1 },
      { x: 24, y: 50, width: 184, height: 166 },
    )
  )
}

/** The volcano by day: an even cone behind the tower of a sunken church and the rice fields. */
const perfectCone: Flagship = (at, write) => {
  const palm = (x: number, y: number, size: number): string =>
    place(
      line('M0 70Q-8 34 4 0', '#5a3a1c', 7) +
        repeat(7, (i) => {
          const angle = -0.4 + i * 0.58
          const [dx, dy] = [Math.round(50 * Math.cos(angle)), Math.round(36 * Math.sin(angle))]
          return area(
            `M4 0Q${4 + dx / 2} ${dy / 2 - 22} ${4 + dx} ${dy}Q${4 + dx * 0.4} ${dy / 2 - 6} 4 0Z`,
            i % 2 === 0 ? '#0f8a4a' : '#3fb85a',
          )
        }),
      x,
      y,
      size,
    )
  const arch = (x: number, y: number, w: number, h: number): string =>
    area(`M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}Z`, '#2a1c2c')
  return (
    lit('day', ['#0f8ae8', '#5accf8', '#e8fff0'], [0, 1]) +
    lit('slope', ['#8a6af0', '#5a5ae0', '#2f6ac8', '#1f9a6a'], [0, 1]) +
    lit('bright', ['#e8d8ff', '#b0a8ff', '#7ac0f8', '#8ae88a'], [0, 1]) +
    lit('paddy', ['#c8f06a', '#4ab84a', '#128a4a'], [0, 1]) +
    lit('stone', ['#c8a890', '#7a5a5a', '#3a2434'], [1, 0.3]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#day)') +
    sceneBelow(
      closer(at, [176, 22, 0.9]),
      write,
      circle(60, 20, 170, 'url(#sun)') +
        cloud(-190, 56, 1, '#fff', 0.9) +
        cloud(-70, 120, 0.8, '#fff', 0.8) +
        cloud(20, 72, 0.7, '#fff', 0.85) +
        cloud(290, 110, 0.8, '#fff', 0.85) +
        // The steam, and the cone with its lit side.
        outlined(
          circle(150, 6, 18, '#fff') +
            circle(182, 0, 22, '#fff') +
            circle(214, -8, 20, '#fff') +
            box(150, 2, 30, 26, '#fff', 8),
          10,
        ) +
        circle(150, 6, 18, '#fff') +
        circle(182, 0, 22, '#fff') +
        circle(214, -8, 20, '#fff') +
        box(150, 2, 30, 26, '#fff', 8) +
        outlined(area('M4 196C70 160 116 96 138 34Q164 22 190 34C212 96 258 160 324 196Z', 'url(#slope)'), 12) +
        area('M4 196C70 160 116 96 138 34Q152 26 162 28C156 90 132 150 90 196Z', 'url(#bright)') +
        line('M168 54C166 100 180 136 200 166M182 66C194 106 216 140 250 170', '#1f3f9a', 7, { opacity: 0.5 }) +
        outlined(oval(164, 33, 27, 9, '#ff8a2a'), 6) +
        oval(164, 31, 15, 3.6, '#ffe07a') +
        area(
          'M86 118C96 106 116 110 124 102C140 92 158 104 172 98C190 90 210 104 220 104C236 104 246 116 236 124C220 132 196 122 176 128C150 134 130 124 112 130C96 134 80 128 86 118Z',
          '#fff',
          { opacity: 0.95 },
        ) +
        area('M100 124C130 116 190 118 232 118C238 124 226 128 214 127C190 124 150 132 112 130Z', '#b8d8f8', {
          opacity: 0.8,
        }) +
        area('M-260 184Q-100 164 60 180T420 174V340H-260Z', '#2a9a5a') +
        area('M-260 196Q0 180 420 192V340H-260Z', 'url(#paddy)') +
        line('M-260 208Q40 192 420 204M60 190L20 240M150 188V240M240 190L290 240', '#fffbc8', 3, { opacity: 0.35 }) +
        palm(266, 146, 0.94) +
        palm(232, 160, 0.66) +
        palm(-150, 146, 1) +
        palm(-196, 160, 0.8) +
        // The tower of the church, overgrown.
        '<g transform="translate(-12 58) scale(.74)">' +
        outlined(area('M12 224V116L18 92L46 66L74 92L80 116V224Z', 'url(#stone)'), 13) +
        area('M12 224V116L18 92L46 66L74 92L80 116V224Z', 'url(#stone)') +
        area('M46 66L74 92L80 116V214H58V110Z', '#2a1428', { opacity: 0.4 }) +
        box(6, 112, 80, 9, '#a88878', 2) +
        box(8, 160, 76, 8, '#a88878', 2) +
        arch(34, 78, 22, 30) +
        arch(24, 126, 16, 30) +
        arch(52, 126, 16, 30) +
        arch(34, 176, 24, 38) +
        line('M12 190Q22 184 20 172M80 206Q68 194 74 178M74 92Q64 98 66 112', '#4ac85a', 7) +
        line('M46 62V42M36 50H56', '#2b1a2b', 8) +
        '</g>' +
        line('M108 52q7 -7 12 0q6 -7 12 0M226 66q6 -6 10 0q5 -6 10 0', '#1a3a6a', 3.4) +
        // In a wide cover, rice stands in rows before the volcano.
        (at.wide
          ? [214, 238, 266]
              .map(
                (y, row) =>
                  area(
                    `M-260 ${y + 6}Q60 ${y - 8} 420 ${y + 4}V340H-260Z`,
                    ['#5ac84a', '#38a848', '#1f8a48'][row] ?? '',
                  ) +
                  line(
                    repeat(
                      Math.ceil(620 / (20 + row * 6)),
                      (i) =>
                        `M${i * (20 + row * 6) - 252} ${y + 18 + row * 4}l-5 -${14 + row * 4}m5 ${14 + row * 4}v-${18 + row * 5}m0 ${18 + row * 5}l6 -${14 + row * 4}`,
                    ),
                    ['#d8f88a', '#b0ec70', '#8ae05a'][row] ?? '',
                    2.6 + row * 0.5,
                  ),
              )
              .join('')
          : '') +
        turf(at, 208, ['#8ae05a', '#2f9a4a', '#0f4a34'], '#ffd23f'),
      { paint: 'split', bend: 'straight', weight: 0.26 },
      [74, 1],
      { x: 14, y: 14, width: 148, height: 66 },
      { x: 12, width: 152 },
    )
  )
}

/** The card of the moon, a crescent with a face, above three drawn numbers. */
const loteriaLuna: Flagship = (at, write) => {
  const drawn = (x: number, y: number, r: number, label: string, color: string): string =>
    circle(x + 3, y + 5, r, '#06043a', { opacity: 0.5 }) +
    circle(x, y, r, color) +
    circle(x, y, r * 0.66, '#fffaf0') +
    numeral(label, x, y, r * 0.66, '#1a1250', 0.24) +
    oval(x - r * 0.4, y - r * 0.6, r * 0.3, r * 0.16, '#fff', -34, { opacity: 0.9 })
  // A town at the foot of a wide cover: a far row, and a near row with lit windows and the tower of a church.
  const house = (x: number, width: number, top: number, panes: number): string =>
    area(`M${x} 310V${top}L${x + width / 2} ${top - 20}L${x + width} ${top}V310Z`, '#0e0a48') +
    line(`M${x - 3} ${top + 1}L${x + width / 2} ${top - 20}`, '#8a86ff', 3) +
    repeat(panes * 2, (i) => {
      const [px, py] = [x + 8 + (i % panes) * 17, top + 8 + Math.floor(i / panes) * 24]
      return (i + x) % 4 === 3
        ? box(px, py, 10, 14, '#3a2f9a', 1)
        : box(px - 3, py - 3, 16, 20, '#ffb84a', 4, { opacity: 0.3 }) + box(px, py, 10, 14, '#ffe08a', 1)
    })
  const nightTown =
    area(
      'M-240 310V222l26 -16l26 16v-12h36v14l22 -18l24 18v-22h20l8 -22l8 22v30l30 -20l28 20v-10h44v16l26 -18l24 18v-14h40v18l30 -20l28 20v-10h40v20l30 -14V310Z',
      'url(#far-town)',
    ) +
    repeat(15, (i) => box(-222 + i * 37, 234 + ((i * 5) % 3) * 6, 7, 10, '#ffcf7a', 1, { opacity: 0.7 })) +
    house(-232, 46, 252, 2) +
    house(-188, 62, 264, 3) +
    house(-84, 46, 256, 2) +
    house(-40, 62, 266, 3) +
    house(86, 46, 252, 2) +
    house(130, 62, 264, 3) +
    house(190, 46, 256, 2) +
    house(234, 80, 264, 4) +
    area('M-126 310V226L-105 196L-84 226V310Z', '#0e0a48') +
    line('M-128 227L-105 196M-105 196V180M-111 186H-99', '#8a86ff', 3) +
    area('M-112 256V242Q-105 230 -98 242V256Z', '#ffe08a') +
    area('M24 310V256Q24 226 54 224Q84 226 84 256V310Z', '#0e0a48') +
    line('M23 256Q24 226 54 224M54 224V208', '#8a86ff', 3) +
    area('M46 280V262Q54 250 62 262V280Z', '#ffe08a')
  const moon =
    'M186 24C100 8 60 62 62 108C64 162 112 196 178 180C160 178 148 170 144 164C136 168 130 162 133 154C138 150 138 146 136 143L144 139L139 134L147 129C140 126 138 122 140 119C150 118 156 114 153 109C146 102 138 92 135 82C134 56 156 34 186 24Z'
  return (
    lit('night', ['#0a0a4a', '#2a2aa0', '#6a4ad0'], [0, 1]) +
    lit('far-town', ['#4a3ab8', '#2a1f86'], [0, 1]) +
    lit('silver', ['#fffdf0', '#ffeeb0', '#f0b84a'], [0.8, 1]) +
    halo('shine', '#ffe9a8', 0.9) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      repeat(16, (i) => area(star(((i * 83) % 560) - 240, (i * 47) % 200, 4, 4 + (i % 3) * 3, 1.4), '#fff6d0')) +
        circle(140, 100, 210, 'url(#shine)', { opacity: 0.8 }) +
        rays({ width: 520, x: 140, y: 100, rayPhase: 0.25 }, 18, '#fff', 0.07) +
        // The moon is larger than the place for a subject: it is the scene.
        '<g transform="translate(150 103) scale(1.3) translate(-134 -102)">' +
        area(moon, '#12084a', { opacity: 0.45, transform: 'translate(5 7)' }) +
        area(moon, 'url(#silver)') +
        area(
          'M186 24C100 8 60 62 62 108C64 162 112 196 178 180C124 184 84 152 84 104C84 60 126 28 186 24Z',
          '#d88a2a',
          { opacity: 0.5 },
        ) +
        circle(88, 70, 7, '#e8b04a', { opacity: 0.5 }) +
        circle(92, 142, 9, '#e8b04a', { opacity: 0.5 }) +
        // Brow, eye, cheek and mouth.
        line('M100 84Q114 72 130 82', '#8a4a1c', 5) +
        area('M100 98Q114 88 130 99Q116 112 100 98Z', '#3a6ad0') +
        line('M98 98Q114 114 131 100M104 106L99 112M113 109L111 116M122 107L124 113', '#3a1430', 4) +
        circle(112, 130, 12, '#ff8a7a', { opacity: 0.6 }) +
        area('M144 139L139 134L147 129C138 128 130 130 124 137C130 142 138 144 136 143Z', '#e0304e') +
        line('M124 137Q134 135 144 138', '#7a0f2a', 2.4) +
        line('M140 119Q134 120 132 114', '#a8641a', 3) +
        // A star hangs from the tip, and stars are before the face.
        line('M186 26V56', '#fff0b0', 2.4) +
        area(star(186, 70, 5, 17, 7), '#fff6c0') +
        area(star(204, 116, 5, 21, 9, -80), '#ffd24a') +
        area(star(176, 150, 5, 12, 5, -60), '#fff0b0') +
        area(star(214, 86, 4, 9, 2), '#fff') +
        '</g>' +
        (at.wide ? nightTown : '') +
        drawn(52, 188, 30, '7', '#ff4f7a') +
        drawn(252, 186, 32, '36', '#1fb8a0') +
        reflection(at, 214, ['#4a4ac8', '#241f8a', '#0a083a'], '#fff0b8'),
      {
        paint: 'fade',
        bend: 'straight',
        weight: 0.26,
        tint: { pale: '#fffbe0', glow: '#ffc84a', shade: '#8a3a6a', ink: '#08063a' },
      },
      { x: 24, y: 209, width: 252, height: 74 },
      { y: 44 },
    )
  )
}

export const craftSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '12101': loteriaLuna,
  '20204': hooplaNight,
  '50129': gongFever,
  '50203': harvestHorns,
  '50214': perfectCone,
  '50229': calleCrisologo,
  '50230': viganWheels,
}
