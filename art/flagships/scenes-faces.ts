/** Covers with one person or a few, near, each with another head and gesture, by game ID. */
import { rays } from '../canvas.ts'
import { area, box, circle, inked, line, oval, pen, place, repeat } from '../draw.ts'
import { ball } from '../families/bingo.ts'
import { suit, suitRed } from '../families/cards.ts'
import { INK } from '../motifs/outline.ts'
import { numeral } from '../numerals.ts'
import { palettes } from '../palettes.ts'
import { drawHand } from '../people/hand.ts'
import { bronze, drawFace, drawHead, drawNeck, tan, umber } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { grandmother, laughingMan, liftedWoman, plumpWoman, slimMan } from '../people/heads.ts'
import { outlined } from '../people/outline.ts'
import { ear, quickDealer, serenader } from '../people/soft-heads.ts'
import { closer, scene } from './caption.ts'
import { bricks, hedge } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { backdrop, bunting } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'

type CardKind = 'spade' | 'heart' | 'diamond' | 'club'

/** A playing card around 0,0, 88 wide. */
const playingCard = (rank: string, kind: CardKind): string => {
  const ink = kind === 'heart' || kind === 'diamond' ? suitRed : '#1a1024'
  return (
    box(-40, -54, 88, 122, '#04201c', 12, { opacity: 0.4 }) +
    box(-46, -62, 88, 122, 'url(#card)', 12) +
    numeral(rank, -2, -26, 44, ink, 0.24) +
    suit(kind, -2, 28, 2.3, ink)
  )
}

/** Shoulders below a neck, in the light from the left. */
const shoulders = (cloth: string, dark: string, collar = ''): string =>
  area('M-38 88C-74 96 -112 110 -126 210H128C116 110 76 96 38 88L0 132Z', cloth) +
  area('M38 88C76 96 116 110 128 210H52C66 160 54 120 24 106Z', dark) +
  collar

/** A dealer slides two cards over the felt toward the viewer, with a glance at them. */
const speedBaccarat: Flagship = (at, write) => {
  const chips = (x: number, y: number, count: number, color: string): string =>
    contact(x + 3, y + 4, 24, 8, '#04241f') +
    repeat(count, (i) => {
      const level = y - i * 6
      return (
        oval(x, level, 20, 8.4, '#3a0f2a') +
        oval(x, level - 3, 20, 8.4, color) +
        line(`M${x - 12} ${level + 3}v3M${x + 2} ${level + 5}v3M${x + 15} ${level}v3`, '#fff6ea', 4)
      )
    }) +
    oval(x, y - count * 6 + 2, 13, 5, '#fff6ea', 0, { opacity: 0.75 })
  const dealer =
    outlined(quickDealer.behind) +
    pen('M52 36C64 28 80 34 84 48M48 48C58 40 72 46 76 60', '#8a5a80', 4) +
    outlined(
      drawNeck(quickDealer, -8) +
        shoulders('#fff6ee', '#d8b8c8') +
        area('M-60 94C-50 130 -24 160 -2 172L-8 220H-130C-124 140 -106 108 -60 94Z', '#5a2a78') +
        area('M60 94C50 130 24 160 -2 172L4 220H130C124 140 106 108 60 94Z', '#3a1850'),
    ) +
    pen('M-60 96C-50 130 -24 158 -4 170', '#c08ae8', 4) +
    outlined(area('M-6 128L-32 112V146ZM-2 128L24 112V146Z', '#f0384f') + circle(-4, 129, 8, '#c81c40'), 8) +
    outlined(area(quickDealer.outline, tan.base)) +
    drawFace(quickDealer) +
    outlined(quickDealer.before, 8) +
    pen('M-48 -42C-40 -80 -16 -94 10 -94M22 -90C46 -78 58 -50 56 -14', '#8a5a80', 5) +
    outlined(circle(50, 34, 8, '#ffd25e'), 5)
  return (
    lit('air', ['#6a1fb8', '#e8408a', '#ffb84a'], [0, 1]) +
    lit('felt', ['#1fa87a', '#0a4f4a'], [0, 1]) +
    lit('card', ['#ffffff', '#ffe8d8'], [0.4, 1]) +
    halo('lamp', '#fff0c0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      repeat(9, (i) =>
        line(`M${-250 + ((i * 67) % 120)} ${20 + i * 20}h${110 + ((i * 53) % 90)}`, '#fff6d8', 7, { opacity: 0.35 }),
      ) +
        circle(196, 80, 150, 'url(#lamp)') +
        place(inked(dealer), 210, 70, 0.75, 3) +
        area('M-260 222Q40 160 330 208V330H-260Z', 'url(#felt)') +
        line('M-260 222Q40 160 330 208', '#ffd25e', 8) +
        line('M-260 262Q40 206 330 246', '#8ff0c0', 3, { opacity: 0.6 }) +
        // Places for bets, with chips on them.
        line(
          'M-226 292L-206 258Q-170 250 -132 246L-138 280Q-180 284 -226 292ZM-112 278L-106 244Q-66 238 -28 238L-26 272Q-70 274 -112 278Z',
          '#8ff0c0',
          3,
          { opacity: 0.7 },
        ) +
        chips(-188, 272, 5, '#f0384f') +
        chips(-162, 280, 3, '#ffc23a') +
        chips(-82, 264, 4, '#5a4ae0') +
        chips(-54, 270, 6, '#f0384f') +
        chips(-26, 284, 2, '#ffc23a') +
        line('M150 92Q96 66 40 62M146 116Q100 96 54 96', '#fff', 6, { opacity: 0.6 }) +
        place(playingCard('8', 'heart'), 50, 88, 0.86, -30) +
        // The left arm, bent at the elbow; its thumb is behind the second card.
        inked(
          pen('M186 172L168 154L146 146', INK, 21) +
            pen('M186 172L168 154L146 146', tan.shade, 12.6) +
            outlined(
              area(
                limb([
                  [206, 188, 22],
                  [190, 182, 23],
                ]),
                tan.base,
              ) +
                area(
                  limb([
                    [284, 162, 38],
                    [294, 190, 38],
                    [284, 210, 34],
                    [240, 206, 28],
                    [208, 193, 22],
                  ]),
                  '#fff6ee',
                ),
              9,
            ) +
            area('M304 170C318 214 298 234 276 226L206 203L208 197L268 212C290 214 298 196 304 170Z', '#d8b8c8') +
            pen('M266 154C262 168 264 182 272 194M262 198Q270 204 268 214', '#d8b8c8', 3),
        ) +
        place(playingCard('9', 'spade'), 98, 150, 0.98, -12) +
        inked(
          pen('M172 168L152 160L131 160M170 180L150 175L129 177M170 191L150 189L136 192', INK, 21) +
            outlined(
              area('M204 184C196 164 178 154 166 162C156 170 158 190 170 199C182 205 194 205 202 201Z', tan.base),
              9,
            ) +
            pen('M172 192L150 189L136 192', tan.shade, 11) +
            pen('M172 181L150 175L129 177', tan.base, 12) +
            pen('M174 169L152 160L131 160', tan.base, 12) +
            pen('M170 174L150 168M170 186L148 182', tan.deep, 2.4, { opacity: 0.7 }) +
            area('M170 198C180 205 194 205 202 201L203 192C194 199 182 199 170 198Z', tan.shade) +
            pen('M129.5 159h5M127.5 176h5', '#f0384f', 5) +
            pen('M176 165L156 157', tan.light, 3.4) +
            pen('M210 181L204 203', '#fff', 9) +
            circle(206, 197, 2.6, '#ffd25e'),
        ),
      { paint: 'split', bend: 'straight', weight: 0.27, sharp: true },
      { x: 16, y: 197, width: 268, height: 86, skew: -12 },
    )
  )
}

/** A grandmother laughs at the ball that she holds up. */
const lolasBingo: Flagship = (at, write) => {
  const p = at.palette
  const globe = (x: number, y: number, r: number, label: string, color: string): string =>
    circle(x + 4, y + 7, r, '#2a0a3a', { opacity: 0.4 }) +
    circle(x, y, r, color, { stroke: INK, 'stroke-width': 5 }) +
    circle(x, y, r, 'url(#ball)') +
    circle(x - 2, y - 2, r * 0.6, '#fff8ee') +
    numeral(label, x - 2, y - 2, r * 0.62, p.ink, 0.24) +
    line(`M${x - r * 0.78} ${y - r * 0.3}A${r * 0.84} ${r * 0.84} 0 0 1 ${x - r * 0.2} ${y - r * 0.82}`, '#fff', 4)
  const lola: Portrait = grandmother
  // What a wide cover shows on the table: a bingo card, balls, and her other hand, which marks a field.
  const onTable =
    `<g transform="matrix(1 0 -.42 .56 92 236)">` +
    box(-104, -4, 222, 124, '#1c0424', 10, { opacity: 0.5 }) +
    box(-108, -12, 222, 124, '#fff8ee', 10) +
    area('M-98 -12H104Q114 -12 114 -2V14H-108V-2Q-108 -12 -98 -12Z', '#ff5f96') +
    repeat(15, (i) => {
      const [fx, fy] = [(i % 5) * 42 - 82, Math.floor(i / 5) * 30 + 32]
      return (
        box(fx - 19, fy - 13, 38, 26, i % 2 === 0 ? '#ffe0ee' : '#e8d4fa', 4) +
        numeral(String(((i * 23) % 74) + 1), fx, fy, 17, '#5a1460', 0.26)
      )
    }) +
    [0, 6, 7, 13]
      .map((i) => circle((i % 5) * 42 - 82, Math.floor(i / 5) * 30 + 32, 15, '#ff2f6e', { opacity: 0.75 }))
      .join('') +
    '</g>' +
    globe(-186, 262, 26, '33', '#ffb83a') +
    globe(-122, 278, 24, '12', '#3fc8a0') +
    globe(-62, 248, 20, '58', '#ff6f6e') +
    outlined(
      area(
        limb([
          [330, 330, 66],
          [296, 270, 46],
          [262, 258, 34],
        ]),
        'url(#shawl)',
      ),
    ) +
    line('M262 240L256 276', '#ffe0f8', 7) +
    place(inked(outlined(drawHand('point', tan), 8)), 236, 258, 1.4, -80)
  return (
    round('ball', ['#ffffff88', '#ffffff00', '#2a0a4a99']) +
    lit('air', ['#3f1466', '#8a2f9a', '#e070a8'], [0, 1]) +
    lit('shawl', ['#f0a0e0', '#b8489a', '#5a1460'], [0.6, 1]) +
    halo('glow-face', '#ffd9f4') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      rays({ width: 520, x: 176, y: 96, rayPhase: 0.25 }, 14, '#ffd9f4', 0.14) +
        circle(180, 96, 160, 'url(#glow-face)', { opacity: 0.6 }) +
        place(
          inked(
            outlined(
              lola.behind +
                drawNeck(lola, -14) +
                area('M-40 84C-76 94 -120 110 -134 230H140C126 110 80 94 40 84C34 116 -30 120 -40 84Z', 'url(#shawl)') +
                pen('M-44 90C-30 126 28 124 44 88', '#ffe0f8', 6) +
                pen('M-70 110L-90 200M-30 126L-40 200M30 124L40 200M74 110L96 200', '#ffc4ea', 3, { opacity: 0.5 }) +
                drawHead({ ...lola, behind: '' }) +
                area('M54 22C62 30 64 40 54 46C46 40 46 30 54 22Z', '#ffcf4a') +
                circle(54, 38, 4, '#e8423f'),
            ),
          ),
          190,
          106,
          1.14,
          -9,
        ) +
        globe(60, 74, 46, '7', p.mate) +
        place(inked(outlined(drawHand('offer', tan), 8)), 68, 142, 1.4, 3) +
        outlined(area('M8 300C10 240 26 208 43 175L88 180C87 212 84 250 80 300Z', 'url(#shawl)')) +
        line('M44 175L88 180', '#ffe0f8', 8) +
        area('M-260 330V224Q60 192 150 206Q240 192 330 224V330Z', '#5a1460') +
        line(`M-262 226${'q12 -14 24 0t24 0'.repeat(13)}`, '#f0a0e0', 4, { opacity: 0.7 }) +
        (at.wide ? onTable : ''),
      { paint: 'block', bend: 'wave', weight: 0.25 },
      { x: 24, y: 195, width: 252, height: 88 },
      { y: 40 },
    )
  )
}

/** A young man in a barong sings up to a window; the moon is a ball of the game. */
const bingoHarana: Flagship = (at, write) => {
  const p = at.palette
  const singer: Portrait = { ...serenader, features: serenader.features.replace(/<path[^>]*opacity="0\.5"\/>/, '') }
  const guitar =
    line('M0 -30V-206', '#2b1a2b', 32) +
    line('M0 -30V-206', '#6a3418', 24) +
    repeat(5, (i) => line(`M-11 ${-80 - i * 24}H11`, '#e3c273', 3)) +
    box(-19, -240, 38, 50, '#3f1f14', 7) +
    line('M-24 -230V-206M24 -230V-206', '#ffe9c0', 7) +
    area(
      'M0 -74C46 -78 62 -40 44 -8C40 4 44 14 58 30C88 70 60 128 0 128C-60 128 -88 70 -58 30C-44 14 -40 4 -44 -8C-62 -40 -46 -78 0 -74Z',
      '#8a4a1c',
      { stroke: '#2b1a2b', 'stroke-width': 7 },
    ) +
    area(
      'M0 -66C38 -70 54 -38 38 -8C32 6 36 18 50 34C76 72 52 120 0 120C-52 120 -76 72 -50 34C-36 18 -32 6 -38 -8C-54 -38 -38 -70 0 -66Z',
      'url(#wood)',
    ) +
    circle(0, 20, 28, '#ffe0a0') +
    circle(0, 20, 22, '#2a1210') +
    box(-32, 78, 64, 12, '#3f1f14', 4) +
    line('M-8 84V-220M-2.6 84V-220M2.6 84V-220M8 84V-220', '#fff8e6', 1.6)
  const note = (x: number, y: number, size: number, turn: number): string =>
    place(oval(-7, 14, 10, 7.4, '#fff0b0', -20) + line('M1 12V-18L20 -9', '#fff0b0', 5.4), x, y, size, turn)
  const sleeve = (joints: readonly (readonly [x: number, y: number, width: number])[], fill: string): string =>
    area(limb(joints), '#2b1a2b', { stroke: '#2b1a2b', 'stroke-width': 7 }) + area(limb(joints), fill)
  const strum = [
    [40, 158, 46],
    [14, 204, 42],
    [54, 210, 32],
  ] as const
  const fret = [
    [196, 158, 46],
    [238, 200, 40],
    [234, 164, 30],
  ] as const
  return (
    lit('air', ['#08184a', '#1f4a9a', '#4fa8c8'], [0, 1]) +
    lit('wood', ['#ffc46a', '#e08a34', '#9a4a18'], [0.8, 1]) +
    lit('barong', ['#ffffff', '#fff3d8', '#d8c8a8'], [0.8, 1]) +
    halo('moonlight', '#fff3c0') +
    backdrop(at, 'url(#air)') +
    repeat(26, (i) =>
      circle(((i * 97) % 520) - 10, 8 + ((i * 53) % 130), 1.6 + (i % 3) * 0.6, '#fff', { opacity: 0.7 }),
    ) +
    scene(
      closer(at, [196, -18, 1.04]),
      write,
      circle(196, 84, 180, 'url(#moonlight)') +
        (at.wide ? ball(206, 80, 74, '68', '#ffe9a0', p) : ball(206, 102, 68, '68', '#ffe9a0', p)) +
        // The far sleeve, then the chest and the head.
        place(
          inked(
            area('M-54 106C-112 114 -132 150 -138 300H138C132 150 112 114 54 106L0 140Z', 'url(#barong)', {
              stroke: '#2b1a2b',
              'stroke-width': 6,
            }) +
              area('M54 106C112 114 132 150 138 300H72C86 196 76 146 36 128Z', '#a8906a', { opacity: 0.5 }) +
              drawNeck(singer, 10) +
              area(
                'M-44 90C-40 110 -20 132 0 146L-14 170C-42 150 -60 126 -62 102ZM44 90C40 110 20 132 0 146L14 170C42 150 60 126 62 102Z',
                '#fffdf4',
                { stroke: '#b89a68', 'stroke-width': 3 },
              ) +
              // The embroidery of a barong.
              pen('M-24 174V290M24 174V290', '#c8a86a', 3) +
              pen('M-12 180q6 10 12 0t12 0M-12 204q6 10 12 0t12 0M-12 228q6 10 12 0t12 0', '#c8a86a', 3.4) +
              circle(0, 168, 4, '#e8c878') +
              ear(-50, tan) +
              `<path d="${singer.outline}" stroke="#2b1a2b" stroke-width="7"/>` +
              drawHead(singer) +
              area(
                'M-53 8C-68 -60 -52 -110 6 -112C56 -112 70 -70 54 -22C50 -40 46 -52 36 -62C22 -50 -8 -52 -34 -62C-44 -48 -46 -14 -53 8Z',
                '#1c1424',
                { stroke: '#2b1a2b', 'stroke-width': 5 },
              ) +
              pen('M-52 -56C-46 -86 -18 -98 12 -96M-34 -74C-22 -84 6 -86 32 -76', '#5a4a78', 4),
          ),
          110,
          74,
          0.68,
          -5,
        ) +
        place(guitar, 100, 196, 0.6, 68) +
        sleeve(fret, '#e8dcc0') +
        place(inked(drawHand('fist', tan)), 204, 156, 1.04, -70) +
        sleeve(strum, 'url(#barong)') +
        line('M52 196Q62 210 54 224', '#c8a86a', 4) +
        place(inked(drawHand('strum', tan)), 74, 206, 0.86, 84) +
        (at.wide
          ? area('M-260 330V262Q-180 246 -90 258T90 256T240 250T430 258V330Z', '#0e2448') +
            repeat(26, (i) =>
              circle(i * 27 - 262, 262 + ((i * 17) % 24), 9, ['#e8408a', '#ff8ab8', '#1f6a5a'][i % 3] ?? ''),
            )
          : '') +
        note(38, 44, 0.9, -12) +
        note(22, 96, 0.7, 8) +
        bricks(at, 220, ['#4a94b8', '#285a88', '#0e2448']),
      { paint: 'tube', bend: 'wave', weight: 0.18 },
      { x: 24, y: 204, width: 252, height: 80 },
      { x: 8, width: 184 },
    )
  )
}

/** Three friends: one laughs, one points at a ball, and one has seen it all before. */
const bingoBarkada: Flagship = (at, write) => {
  const p = palettes.moss
  const bust = (head: Portrait, cloth: string, dark: string, worn: string, lean: number): string =>
    inked(head.behind + drawNeck(head, lean) + shoulders(cloth, dark) + drawHead({ ...head, behind: '' }) + worn)
  const cap =
    area('M-52 -58C-48 -108 50 -112 56 -54C40 -70 -30 -74 -52 -58Z', '#f0483f') +
    area('M14 -98C44 -92 56 -74 56 -54C48 -62 36 -66 22 -69Q26 -84 14 -98Z', '#a81f34') +
    area('M40 -66C62 -66 78 -54 84 -38C72 -42 60 -44 50 -44Z', '#a81f34') +
    pen('M-42 -72Q-32 -90 -12 -94', '#fff', 4, { opacity: 0.5 })
  return (
    lit('air', ['#1f8ae8', '#7fd8f8', '#fff3b8'], [0, 1]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    bunting(at, 2, ['#f0483f', '#ffd23f', '#2fb46a', '#e86ab0']) +
    scene(
      at,
      write,
      repeat(14, (i) => place(area('M-10 0L-34 -440H34L10 0Z', '#fffbe0', { opacity: 0.26 }), 150, 160, 1, i * 25.7)) +
        circle(150, 130, 170, 'url(#sun)') +
        ball(34, 44, 31, '7', '#ff5a4e', p) +
        ball(118, 30, 27, '41', '#ffc92e', p) +
        ball(206, 34, 30, '22', '#a85af0', p) +
        // She is at the right, and turns toward the others.
        `<g transform="translate(58 152) scale(-.74 .74) rotate(-2)">${bust(
          plumpWoman,
          '#f03a8a',
          '#a81a68',
          circle(57, 32, 9, 'none', { stroke: '#ffd23f', 'stroke-width': 5 }),
          -14,
        )}</g>` +
        place(bust(slimMan, '#2f8ae0', '#144a9a', cap, -18), 244, 150, 0.76, 6) +
        place(bust(laughingMan, '#ffc22e', '#c97a14', '', 6), 146, 130, 0.92, -13) +
        area(
          limb([
            [8, 250, 38],
            [4, 176, 28],
            [26, 112, 19],
          ]),
          bronze.base,
        ) +
        place(inked(drawHand('point', bronze)), 27, 100, 0.86, 6),
      { paint: 'block', bend: 'smile', weight: 0.27 },
      { x: 14, y: 194, width: 272, height: 90 },
    )
  )
}

/** The queen of the flowers lifts her face into the falling petals. */
const queenOfMay: Flagship = (at, write) => {
  const curl = (spots: readonly (readonly [number, number, number])[], color: string): string =>
    spots.map(([x, y, r]) => circle(x, y, r, color)).join('')
  const hair =
    curl(
      [
        [-44, -66, 34],
        [-72, -32, 34],
        [-78, 8, 32],
        [-66, 46, 34],
        [-36, 70, 30],
        [-4, -84, 32],
        [-92, 38, 18],
        [-100, -14, 16],
      ],
      '#4a1d14',
    ) +
    pen(
      'M-62 -84a24 24 0 0 1 28 -8M-92 -48a24 24 0 0 1 16 -18M-100 2a22 22 0 0 1 10 -18M-88 44a22 22 0 0 1 8 -20M-56 66a18 18 0 0 1 12 -14M-66 -26a16 16 0 0 1 14 -12M-72 14a16 16 0 0 1 12 -14',
      '#b8683a',
      4,
    )
  const flower = (x: number, y: number, r: number, color: string, dark: string): string =>
    repeat(5, (i) =>
      oval(x, y - r * 0.6, r * 0.42, r * 0.6, i % 2 === 0 ? color : dark, 0, {
        transform: `rotate(${i * 72} ${x} ${y})`,
      }),
    ) + circle(x, y, r * 0.34, '#ffd24a')
  const petal = (x: number, y: number, turn: number, color: string, size = 1): string =>
    place(area('M0 -10C9 -6 9 6 0 11C-7 6 -7 -5 0 -10Z', color), x, y, size, turn)
  return (
    lit('air', ['#1fa89a', '#7fdcc0', '#fff0b8'], [1, 0]) +
    halo('sun', '#fffbe0') +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      rays({ width: 640, x: 276, y: -16, rayPhase: 0.25 }, 22, '#fffbe0', 0.26) +
        circle(276, -10, 180, 'url(#sun)') +
        place(
          inked(
            outlined(
              hair +
                area('M-40 8L30 58C27 72 36 84 62 92L0 150L-86 110C-50 92 -40 70 -40 8Z', umber.base) +
                area('M-42 20C-28 44 0 62 30 62C27 72 30 80 38 85C2 90 -28 66 -42 20Z', umber.shade) +
                // Both shoulders are level below the tilted head.
                '<g transform="rotate(7) translate(4 -22)">' +
                area(
                  'M-92 116C-60 110 -30 138 2 144C34 138 56 112 78 110C112 116 130 156 136 300H-150C-148 176 -128 122 -92 116Z',
                  '#ff7fb0',
                ) +
                area('M78 110C112 116 130 156 136 300H72C82 190 74 142 50 126Z', '#cf3f86') +
                pen('M-90 118C-60 112 -30 140 2 146C34 140 54 114 76 112', '#fff0c0', 5) +
                '</g>' +
                area(liftedWoman.outline, umber.base) +
                drawHead(liftedWoman) +
                area(
                  'M-50 -6C-58 -40 -44 -82 0 -86C24 -86 40 -76 46 -62C30 -66 8 -66 -8 -56C-28 -44 -34 -24 -38 -4Z',
                  '#4a1d14',
                ) +
                pen('M-46 -22C-46 -50 -30 -72 0 -78M-40 -14C-40 -40 -22 -60 8 -70', '#b8683a', 3.6) +
                area('M-44 14C-36 22 -36 34 -44 40C-52 34 -52 22 -44 14Z', '#ffcf4a') +
                flower(-46, -44, 22, '#fff', '#ffe0ec') +
                flower(-28, -72, 24, '#ff5f8a', '#e0305a') +
                flower(6, -88, 23, '#ffc23f', '#f09a1f') +
                flower(38, -78, 18, '#fff', '#ffe0ec') +
                flower(-62, -14, 18, '#ffc23f', '#f09a1f'),
              13,
            ),
          ),
          at.wide ? 122 : 138,
          at.wide ? 116 : 92,
          at.wide ? 1 : 0.8,
          -11,
        ) +
        petal(212, 40, 30, '#ff5f8a', 1.3) +
        petal(244, 92, -20, '#fff', 1.1) +
        petal(268, 148, 50, '#ff9ac0', 1.3) +
        petal(222, 168, 10, '#ffc23f') +
        petal(30, 30, 60, '#ff9ac0') +
        petal(186, 14, -40, '#fff') +
        petal(-90, 60, 20, '#ff9ac0', 1.3) +
        petal(-160, 120, -30, '#fff', 1.2) +
        petal(-40, 160, 40, '#ff5f8a') +
        hedge(at, 208, ['#5fd08a', '#1f8a5a', '#0c4a40'], '#ff9ac0'),
      { paint: 'block', bend: 'straight', weight: 0.25 },
      { x: 22, y: 210, width: 256, height: 74 },
    )
  )
}

export const faceSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '17201': speedBaccarat,
  '27107': lolasBingo,
  '27205': bingoBarkada,
  '27212': bingoHarana,
  '50242': queenOfMay,
}
