/** Covers whose scene is lit by an evening sky or by the moon, by game ID. */
import { area, box, circle, inked, line, num, oval, place, repeat, star } from '../draw.ts'
import { ball } from '../families/bingo.ts'
import { numeral } from '../numerals.ts'
import { horse } from '../racehorse.ts'
import { cheerfulMan } from '../people/heads.ts'
import { bronze, drawHead } from '../people/head.ts'
import { scene } from './caption.ts'
import { cobbles, reflection, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop } from './reels-parts.ts'
import { grassEdge, lampString, onlyWide, palmTree, ridge } from './scenery.ts'
import { halo, lit, round } from './volume.ts'

/** Two crowned swans whose necks form a heart, on a lake in the moonlight. */
const paresRoyale: Flagship = (at, write) => {
  const swan = (side: 1 | -1, body: string, stone: string): string =>
    `<g transform="translate(150 0) scale(${side} 1)">${
      area(
        'M92 148C126 132 146 140 158 156C150 158 148 162 152 170C142 170 140 176 142 184C120 204 62 206 36 184Z',
        `url(#${body})`,
      ) +
      area(
        'M60 160C84 138 122 144 142 160C128 160 124 166 126 174C116 172 112 178 112 186C90 190 66 182 60 160Z',
        '#ffffff',
        { opacity: 0.9 },
      ) +
      line('M74 164Q98 154 118 162M80 176Q96 170 108 174', '#b8a8e0', 3) +
      line('M50 186C14 166 84 140 78 94C74 62 44 52 26 70', '#5a4a9a', 25, { opacity: 0.35 }) +
      line('M50 182C14 162 82 138 76 92C72 60 44 50 26 68', `url(#${body})`, 22) +
      line('M42 172C22 152 76 132 72 94C68 66 46 58 32 70', '#ffffff', 6, { opacity: 0.8 }) +
      oval(24, 70, 17, 13, '#ffffff', 30) +
      area('M16 74C8 80 2 88 2 98C10 94 18 90 24 84Z', '#ff9a3a') +
      area('M26 62C18 66 14 72 16 78L22 84C30 78 32 68 26 62Z', '#241a4a', { opacity: 0.9 }) +
      circle(28, 68, 3, '#1a1030') +
      place(
        area('M-15 8L-20 -15L-8 -5L0 -21L8 -5L20 -15L15 8Z', 'url(#crown)') +
          box(-15, 5, 30, 6, '#fff0b0', 2) +
          circle(0, -22, 4, stone) +
          circle(-20, -16, 3, '#fff0b0') +
          circle(20, -16, 3, '#fff0b0'),
        44,
        45,
        1,
        24,
      )
    }</g>`
  return (
    lit('night', ['#0a0a3c', '#2a1f7a', '#7a3a9a', '#f08ab0'], [0, 1]) +
    lit('lake', ['#f08ac0', '#5a48b8', '#1f1f70'], [0, 1]) +
    lit('white', ['#ffffff', '#f0eaff', '#a898d8'], [0.4, 1]) +
    lit('rose', ['#ffffff', '#ffe8f0', '#d898c0'], [0.4, 1]) +
    lit('crown', ['#fff0a8', '#f0b030', '#b06a10'], [0.4, 1]) +
    halo('moon', '#ff9ad0', 0.9) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      repeat(22, (i) =>
        circle(((i * 97) % 600) - 250, (i * 37) % 120, 0.9 + (i % 3) * 0.6, '#fff', { opacity: 0.85 }),
      ) +
        circle(150, 86, 190, 'url(#moon)') +
        circle(at.wide ? -10 : -150, 46, 30, '#fff6e0') +
        area('M-260 176Q-200 132 -140 158T-10 150Q20 134 60 160H240Q270 132 300 152T430 150V200H-260Z', '#4a2f98') +
        box(-260, 172, 700, 160, 'url(#lake)') +
        oval(150, 190, 120, 8, '#ffe8f0', 0, { opacity: 0.55 }) +
        line('M-200 186h60M-120 200h46M-230 214h80M286 182h70M96 204h100M-60 182h40', '#ffd0e8', 3, { opacity: 0.5 }) +
        onlyWide(
          at,
          // The palace on the far shore.
          area(
            'M-226 172V128H-206V112L-196 92L-186 112V128H-164V100L-144 60L-124 100V128H-102V112L-92 92L-82 112V128H-62V172Z',
            '#6a4ac8',
          ) +
            repeat(6, (i) => area(`M${-218 + i * 25} 166v-16a6 6 0 0 1 12 0v16Z`, '#ffd98a')) +
            area('M-150 120v-12a6 6 0 0 1 12 0v12Z', '#ffd98a') +
            line('M-218 184H-206M-194 190H-176M-168 184H-150M-140 194H-112M-100 186H-84', '#ffd98a', 4, {
              opacity: 0.7,
            }),
        ) +
        `<g transform="${at.wide ? 'translate(-42 -14) scale(1.24)' : ''}">` +
        swan(1, 'white', '#e8305a') +
        swan(-1, 'rose', '#3a6ae8') +
        area(
          'M150 136C142 126 134 122 134 112C134 103 145 101 150 109C155 101 166 103 166 112C166 122 158 126 150 136Z',
          '#f03a68',
        ) +
        oval(142, 111, 4, 3, '#ffc0d0', -30) +
        '</g>' +
        oval(40, 204, 44, 7, '#fff', 0, { opacity: 0.22 }) +
        oval(260, 204, 44, 7, '#fff', 0, { opacity: 0.22 }) +
        area(star(34, 34, 4, 15, 3), '#fff') +
        area(star(214, 22, 4, 12, 2.6), '#fff') +
        place(
          area('M-36 0Q-20 -16 0 0Q20 -16 36 0Q20 12 0 6Q-20 12 -36 0Z', '#1f8a6a') +
            area('M0 -2C-14 -10 -14 -26 0 -34C14 -26 14 -10 0 -2Z', '#ff8ac0') +
            area(
              'M-4 -2C-24 -6 -30 -18 -26 -28C-12 -26 -4 -14 -4 -2ZM4 -2C24 -6 30 -18 26 -28C12 -26 4 -14 4 -2Z',
              '#ffb8d8',
            ),
          -96,
          272,
          1.3,
        ) +
        onlyWide(
          at,
          [
            [-190, 286, 44],
            [-30, 292, 34],
            [60, 284, 30],
            [250, 290, 46],
          ]
            .map(
              ([x = 0, y = 0, r = 0]) =>
                oval(x, y, r, r * 0.3, '#0f6a5a') +
                oval(x - 3, y - 3, r * 0.9, r * 0.25, '#2fa880') +
                area(`M${x} ${y}l${r} -${num(r * 0.16)}v${num(r * 0.2)}Z`, '#1a1a5c'),
            )
            .join('') +
            // Branches of a willow near the viewer.
            repeat(9, (i) => {
              const [x, long] = [-240 + i * 20, 92 - i * 7 + ((i * 17) % 24)]
              return (
                line(`M${x} -10Q${x - 10} ${long / 2} ${x + 4} ${long}`, '#1f8a6a', 4) +
                repeat(5, (k) =>
                  oval(
                    x - 4 + (k % 2) * 8,
                    6 + (k * long) / 5,
                    3.4,
                    9,
                    k % 2 === 0 ? '#5fd0a0' : '#2fa880',
                    20 - (k % 2) * 40,
                  ),
                )
              )
            }),
        ) +
        reflection(at, 212, ['#d08ad8', '#7a48b0', '#2c1460'], '#ffd0e8'),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 26, y: 205, width: 248, height: 78 },
      { y: 98, width: 192, height: 122 },
    )
  )
}

/** A carriage with a galloping horse passes old houses in the light of the evening. */
const kalesaRide: Flagship = (at, write) => {
  const house = (x: number, width: number, wall: string, upper: string): string =>
    box(x, 96, width, 100, wall) +
    box(x - 5, 30, width + 10, 68, upper) +
    area(`M${x - 14} 32L${x + 6} -8H${x + width - 6}L${x + width + 14} 32Z`, '#c8503f') +
    box(x - 5, 92, width + 10, 7, '#a8604a') +
    repeat(
      Math.floor(width / 30),
      (i) =>
        box(x + 6 + i * 30, 44, 21, 36, '#3a6a9a', 2) +
        box(x + 8 + i * 30, 46, 8, 14, '#b8e8ff', 1) +
        line(`M${x + 16.5 + i * 30} 44v36M${x + 6 + i * 30} 62h21`, '#fff6e0', 2.4),
    ) +
    repeat(Math.floor(width / 44), (i) => area(`M${x + 12 + i * 44} 196V128a12 12 0 0 1 24 0V196Z`, '#7a4a44'))
  const spokes = repeat(
    10,
    (i) => `M0 0L${num(43 * Math.cos((i * Math.PI) / 5))} ${num(43 * Math.sin((i * Math.PI) / 5))}`,
  )
  const wheel =
    circle(0, 0, 46, 'none', { stroke: '#2a0f18', 'stroke-width': 11 }) +
    circle(0, 0, 46, 'none', { stroke: 'url(#brass)', 'stroke-width': 7 }) +
    line(spokes, '#2a0f18', 7) +
    line(spokes, '#ffd27a', 3.6) +
    circle(0, 0, 11, '#2a0f18') +
    circle(0, 0, 8, 'url(#brass)')
  const carriage =
    // The shafts end at the collar on the shoulder of the horse.
    line('M36 6Q112 6 181 -21', '#2a0f18', 9) +
    line('M36 5Q112 5 181 -22', '#e8a84a', 4.6) +
    area('M-64 -14C-68 -70 -56 -104 -34 -114L34 -104C42 -76 44 -50 40 -14C30 18 -40 20 -64 -14Z', 'url(#body)') +
    area('M-46 -24C-48 -62 -42 -88 -28 -98L24 -92C30 -72 32 -50 30 -24Z', '#3a0a1c') +
    area('M-46 -24C-46 -40 -44 -48 -40 -56H28Q31 -40 30 -24Z', 'url(#seat)') +
    area('M-78 -108C-60 -138 30 -140 62 -104L56 -96C20 -112 -36 -114 -72 -98Z', '#2a0f18') +
    area('M-74 -110C-56 -134 28 -136 58 -106C20 -120 -36 -122 -74 -110Z', 'url(#brass)') +
    line('M-58 -30C-60 -64 -52 -92 -36 -102M-60 -6C-40 10 22 10 36 -8', '#ffd98a', 3.4) +
    circle(46, -62, 26, 'url(#lamp)') +
    box(38, -76, 15, 22, '#fff0b0', 3) +
    area('M34 -76L45 -90L57 -76Z', '#2a0f18') +
    line('M45 -54V-20', '#2a0f18', 4) +
    // The driver looks ahead, and holds the reins.
    area('M0 -58H15L17 -46H-2Z', bronze.shade) +
    area('M-14 -22C-16 -44 -6 -52 6 -52C20 -52 28 -42 26 -22Z', '#f4f0e0') +
    area('M12 -51C22 -50 28 -40 26 -22H16C20 -34 18 -44 12 -51Z', '#c8b8a8') +
    `<g transform="translate(9 -71) rotate(4) scale(-.27 .27)">${inked(drawHead(cheerfulMan))}</g>` +
    area('M-16 -79C-4 -85 -4 -96 8 -96C20 -96 20 -85 34 -79C18 -75 0 -75 -16 -79Z', '#f4dca0') +
    line('M-3 -84Q8 -80 20 -84', '#d8303c', 4) +
    line('M10 -40Q32 -26 54 -32', '#2a0f18', 12) +
    line('M10 -40Q32 -26 54 -32', '#f4f0e0', 8.6) +
    circle(58, -33, 5.4, bronze.base)
  const ride =
    oval(214, 212, 84, 8, '#1a0818', 0, { opacity: 0.5 }) +
    oval(74, 214, 80, 9, '#1a0818', 0, { opacity: 0.5 }) +
    place(horse({ coat: '#d88040', shade: '#9a4a24', light: '#ffc890', mane: '#4a1a14' }), 208, 152, 0.6) +
    line('M176 122Q184 140 178 158', '#3a1020', 5) +
    line('M227 119Q236 138 254 145', '#2a0f18', 11) +
    line('M228 120Q237 137 253 143', '#f0b03a', 5) +
    line('M132 126Q196 120 276 122', '#3a1020', 2.6) +
    area('M258 92C252 74 258 58 272 50C272 66 270 80 266 94Z', '#e8304a', {
      transform: 'translate(58 22) scale(.78)',
    }) +
    place(carriage, 74, 158, 0.98) +
    place(wheel, 74, 166, 1)
  const pot = (x: number, y: number, size: number, bloom: string): string =>
    place(
      repeat(9, (i) => circle(-26 + (i % 5) * 13, -44 - ((i * 13) % 26), 13, ['#2f8a5a', '#4fb86a'][i % 2] ?? '')) +
        repeat(7, (i) => circle(-26 + i * 9, -46 - ((i * 17) % 30), 7, i % 3 === 0 ? '#fff0d0' : bloom)) +
        area('M-28 -34H28L20 26H-20Z', '#b8502f') +
        area('M6 -34H28L20 26H4Z', '#7a2a24') +
        box(-32, -42, 64, 13, '#d8704a', 4),
      x,
      y,
      size,
    )
  return (
    lit(
      'evening',
      at.wide ? ['#3a6ae0', '#8aa8ff', '#ffc8a0', '#ffb060'] : ['#4a8af0', '#a8c8ff', '#ffe0b0', '#ffd080'],
      [0, 1],
    ) +
    lit('street', ['#ffd8a0', '#d89a6a', '#9a5a4a'], [0, 1]) +
    lit('body', ['#ff7a5a', '#d8283f', '#7a0f30'], [0.5, 1]) +
    lit('seat', ['#f0b060', '#a8582a'], [0, 1]) +
    lit('brass', ['#fff2b8', '#f0b03a', '#a8640f'], [0.3, 1]) +
    halo('lamp', '#fff0a8') +
    halo('sun', '#fff4b8') +
    backdrop(at, 'url(#evening)') +
    (at.wide
      ? scene(
          at,
          write,
          circle(-40, 168, 210, 'url(#sun)') +
            circle(-40, 172, 40, '#fffbe0') +
            // The church and the far town.
            area(
              'M-260 200V150H-226V128L-206 112L-186 128V150H-150V96L-132 74V52L-118 34L-104 52V74L-86 96V150H-60L-44 140H0V200Z',
              '#9a7ac8',
            ) +
            line('M-118 34V16M-126 24H-110', '#9a7ac8', 4) +
            circle(-118, 84, 8, '#ffe0a0') +
            repeat(5, (i) => area(`M${-250 + i * 40} 198v-22a7 7 0 0 1 14 0v22Z`, '#5a4a98')) +
            palmTree(-176, 206, 0.62, ['#5a3a5a', '#4a9a7a', '#2f6a6a']) +
            palmTree(10, 206, 0.5, ['#5a3a5a', '#4a9a7a', '#2f6a6a']) +
            // The near houses.
            place(house(0, 124, '#e8a088', '#ffd0b0') + house(128, 124, '#8ac8b8', '#c0ecd8'), 56, -14, 1.1) +
            area('M46 -30H340V300H46Z', '#5a2a7a', { opacity: 0.12 }) +
            box(-260, 200, 700, 150, 'url(#street)') +
            line('M-260 202H430', '#fff0c0', 4, { opacity: 0.8 }) +
            repeat(44, (i) =>
              oval(((i * 97) % 620) - 270, 214 + ((i * 31) % 84), 17, 4.4, i % 3 === 0 ? '#ffe8b8' : '#8a4a3a', 0, {
                opacity: 0.42,
              }),
            ) +
            lampString([-240, -6], [330, 18], 20, 13) +
            place(ride, -46, 30, 1.14) +
            [-66, -84, -54].map((x, i) => circle(x, 268 - i * 12, 14 - i * 3, '#ffe8c0', { opacity: 0.6 })).join('') +
            pot(-190, 272, 1.3, '#ff5f96') +
            pot(-124, 286, 0.96, '#ffd23f') +
            pot(-56, 296, 0.74, '#ff7a5a'),
          { paint: 'block', bend: 'straight', weight: 0.26 },
          {},
          { x: 24, y: 16, width: 180, height: 104 },
        )
      : scene(
          at,
          write,
          circle(196, 96, 180, 'url(#sun)') +
            house(-26, 92, '#e8a088', '#ffd0b0') +
            house(226, 96, '#8ab8d8', '#c8e8f0') +
            area('M84 196V120L104 98V70L116 52L128 70V98L150 78L172 98V70L184 52L196 70V98L214 120V196Z', '#b890c0') +
            circle(150, 116, 9, '#ffdc8a') +
            repeat(5, (i) => circle(100 + i * 26, 190, 14, ['#5ab870', '#3a9a60'][i % 2] ?? '')) +
            box(-10, 190, 320, 150, 'url(#street)') +
            line('M-10 196H310', '#ffcf9a', 4, { opacity: 0.6 }) +
            lampString([-10, 0], [310, 0], 12, 9) +
            ride +
            cobbles(at, 212, ['#f0b090', '#8a4a50', '#3a1828']),
          { paint: 'block', bend: 'straight', weight: 0.26 },
          { x: 26, y: 215, width: 248, height: 68 },
        ))
  )
}

/** A house on stilts in the evening whose lit windows are the fields of a bingo card. */
const bingoBahay: Flagship = (at, write) => {
  const fields = [
    ['12', '27', '★', '58'],
    ['4', '★', '49', '71'],
  ]
  const window = (x: number, y: number, text: string): string =>
    box(x - 25, y - 25, 50, 50, '#3a1a14', 5) +
    box(x - 21, y - 21, 42, 42, text === '★' ? '#ff7a5a' : 'url(#pane)', 3) +
    (text === '★' ? area(star(x, y + 1, 5, 17, 7.6), '#fff2a8') : numeral(text, x, y, 21, '#4a1a10', 0.26)) +
    line(`M${x - 21} ${y - 21}h42`, '#fffbe0', 2.5, { opacity: 0.8 })
  return (
    lit('evening', ['#1f1a7a', '#7a3ab0', '#f0708a', '#ffc07a'], [0, 1]) +
    lit('thatch', ['#ffe08a', '#d8903a', '#7a3f18'], [0.2, 1]) +
    lit('wood', ['#f0a860', '#b8682c', '#7a3a1c'], [0, 1]) +
    round('pane', ['#fffbe0', '#ffdc7a', '#f0a030']) +
    halo('warm', '#ffd27a', 0.9) +
    backdrop(at, 'url(#evening)') +
    scene(
      at,
      write,
      repeat(16, (i) => circle(((i * 83) % 560) - 240, (i * 29) % 80, 1 + (i % 3) * 0.5, '#fff', { opacity: 0.8 })) +
        onlyWide(
          at,
          circle(-170, 168, 150, 'url(#warm)') +
            circle(-190, 178, 34, '#fff0b8') +
            ridge(
              230,
              [
                [-110, 140],
                [-220, 170],
                [-20, 160],
              ],
              '#8a3f98',
              '#6a2a84',
            ),
        ) +
        area('M-260 212Q-160 180 -60 202T150 190T430 198V340H-260Z', at.wide ? '#2f7a6a' : '#2a1250') +
        circle(150, 130, 180, 'url(#warm)') +
        place(
          line('M0 120Q-6 60 8 0', '#4a2014', 11) +
            repeat(6, (i) =>
              area(
                `M8 0Q${num(8 + 44 * Math.cos(i * 1.05))} ${num(-26 + 30 * Math.sin(i * 1.05))} ${num(8 + 64 * Math.cos(i * 1.05))} ${num(8 + 40 * Math.sin(i * 1.05))}Q${num(8 + 30 * Math.cos(i * 1.05))} ${num(4 + 12 * Math.sin(i * 1.05))} 8 0Z`,
                i % 2 === 0 ? '#2f8a5a' : '#1f6a4a',
              ),
            ),
          -30,
          96,
          1,
        ) +
        `<g transform="${at.wide ? 'translate(-8 22) scale(1.04)' : ''}">` +
        [34, 96, 204, 266].map((x) => box(x - 6, 196, 12, 40, '#4a2014')).join('') +
        box(22, 82, 256, 122, 'url(#wood)', 4) +
        repeat(9, (i) => line(`M${50 + i * 25} 84V202`, '#4a2014', 1.6, { opacity: 0.35 })) +
        fields.map((row, r) => row.map((text, c) => window(60 + c * 60, 116 + r * 57, text)).join('')).join('') +
        box(14, 200, 272, 10, '#ffb86a', 3) +
        area('M150 -34C120 6 60 48 -8 76Q-10 88 0 92H300Q310 88 308 76C240 48 180 6 150 -34Z', 'url(#thatch)') +
        area('M150 -34C180 6 240 48 308 76Q310 88 300 92H190C206 50 186 4 150 -34Z', '#3a180c', { opacity: 0.32 }) +
        line('M150 -20L60 76M150 -10L108 78M150 -16L196 78M150 -22L246 78M150 -26L20 74', '#7a4418', 3, {
          opacity: 0.5,
        }) +
        repeat(15, (i) => area(`M${i * 20.6 - 4} 88l10 13l10 -13Z`, '#e8a84a')) +
        [8, 292]
          .map(
            (x, i) =>
              line(`M${x} 90v14`, '#3a180c', 2) +
              circle(x, 112, 18, 'url(#warm)') +
              area(star(x, 114, 5, 14, 6, -90 + i * 10), ['#ff5a7a', '#5fe0c0'][i] ?? ''),
          )
          .join('') +
        '</g>' +
        onlyWide(
          at,
          // The yard: a path of light, neighbors who play, and the balls of the game.
          area('M-260 262Q-100 236 60 252T430 246V340H-260Z', '#17584e') +
            line('M-260 262Q-100 236 60 252T430 246', '#8ae0a0', 3, { opacity: 0.7 }) +
            palmTree(-206, 270, 1.4, ['#5a2a3a', '#2fa87a', '#125a5a']) +
            lampString([-166, 92], [4, 104], 16, 7) +
            area('M120 250H180L250 340H40Z', '#ffd27a', { opacity: 0.3 }) +
            grassEdge('#0f463e') +
            ball(-112, 258, 30, '7', '#e8304a', at.palette) +
            ball(-54, 268, 24, '31', '#2f8ae8', at.palette) +
            ball(-168, 270, 24, '66', '#2fb880', at.palette) +
            ball(266, 264, 26, '49', '#ffb01f', at.palette),
        ) +
        turf(at, 214, ['#3a8a7a', '#1c5058', '#0c2038'], '#ffd25e'),
      { paint: 'inline', bend: 'straight', weight: 0.26 },
      { x: 30, y: 205, width: 240, height: 78 },
      { y: 74, width: 190, height: 132 },
    )
  )
}

export const duskSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '27207': bingoBahay,
  '30207': paresRoyale,
  '50115': kalesaRide,
}
