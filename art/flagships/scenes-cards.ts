/** Covers of card games: each hand of cards is a thing in a scene, by game ID. */
import { rays } from '../canvas.ts'
import { area, box, circle, dots, inked, line, oval, pen, place, repeat, star } from '../draw.ts'
import { suit, suitRed } from '../families/cards.ts'
import type { Suit } from '../families/cards.ts'
import { azureCourt, court, courtFigures, goldCourt, rubyCourt } from '../families/court-cards.ts'
import { numeral } from '../numerals.ts'
import { drawHand } from '../people/hand.ts'
import { drawHead, drawNeck, tan, umber } from '../people/head.ts'
import { cheerfulMan, sportyWoman } from '../people/heads.ts'
import { discJockey } from '../people/soft-heads.ts'
import { closer, scene } from './caption.ts'
import { dragonHead, tigerFace } from './creatures.ts'
import { bricks, carpet, drape, felt, leaves, marquee, swell, turf } from './feet.ts'
import type { Flagship } from './flagship.ts'
import { nearLeaves } from './fronts.ts'
import { backdrop, cloud } from './reels-parts.ts'
import { contact, halo, limb, lit, round } from './volume.ts'
import { INK } from '../motifs/outline.ts'
import { outlined } from '../people/outline.ts'

const paper = lit('card', ['#ffffff', '#fff4ea', '#e2cfd8'], [0.7, 1])
const inkOf = (kind: Suit): string => (kind === 'heart' || kind === 'diamond' ? suitRed : '#1a1430')

/** A card around 0,0 that is 76 wide and 110 high, with a large rank above a large suit. */
const card = (rank: string, kind: Suit): string =>
  box(-34, -51, 78, 112, '#12041c', 10, { opacity: 0.34 }) +
  box(-38, -55, 76, 110, 'url(#card)', 10) +
  numeral(rank, -13, -30, 32, inkOf(kind), 0.25) +
  suit(kind, 4, 20, 2.5, inkOf(kind))

/** The two of diamonds beats all: a card with a face and a crown, on the kings that it has beaten. */
const pusoyDos: Flagship = (at, write) => {
  const eye = (x: number, look: number): string =>
    oval(x, -12, 16, 20, '#fff', 0, { stroke: '#2a0f5a', 'stroke-width': 3 }) +
    oval(x + look, -9, 9.5, 13, '#5a2ad0') +
    oval(x + look, -8, 5.5, 8, '#140628') +
    circle(x + look - 4, -15, 4, '#fff')
  const hero =
    // The cape is behind the card.
    area(
      'M-52 -46C-96 -10 -112 50 -124 92Q-90 84 -74 100Q-50 84 -24 98Q0 86 24 98Q50 84 74 100Q90 84 124 92C112 50 96 -10 52 -46Z',
      'url(#cape)',
    ) +
    line('M-60 -24C-84 20 -92 50 -96 84M60 -24C84 20 92 50 96 84', '#7a0f3a', 4, { opacity: 0.7 }) +
    // The legs stand apart, in boots of gold.
    line('M-26 70V98M26 70V98', '#3a1a8a', 20) +
    area('M-38 86H-14V104H-46Q-48 92 -38 86ZM38 86H14V104H46Q48 92 38 86Z', 'url(#gold)') +
    area(
      'M-58 -78H58a14 14 0 0 1 14 14V64a14 14 0 0 1 -14 14H-58a14 14 0 0 1 -14 -14V-64a14 14 0 0 1 14 -14Z',
      '#2a0f5a',
      {
        transform: 'translate(5 6)',
        opacity: 0.45,
      },
    ) +
    box(-72, -80, 144, 158, 'url(#card)', 18) +
    box(-65, -73, 130, 144, 'none', 13, { stroke: '#e8b04a', 'stroke-width': 2.6 }) +
    numeral('2', -46, -50, 36, suitRed, 0.26) +
    numeral('2', 46, 50, 36, suitRed, 0.26) +
    // The two diamonds of the card are its cheeks.
    suit('diamond', -46, 20, 1.7, '#ff4f62') +
    suit('diamond', 46, 18, 1.7, '#ff4f62') +
    eye(-22, 4) +
    eye(22, 1) +
    line('M-42 -34Q-26 -42 -10 -32', '#2a0f5a', 8) +
    line('M8 -42Q26 -54 44 -42', '#2a0f5a', 8) +
    area('M-28 22Q4 30 34 14Q32 50 4 52Q-22 50 -28 22Z', '#5a0a26') +
    area('M-26 24Q4 31 33 16Q32 26 28 30Q2 40 -22 32Z', '#fff') +
    area('M-12 47Q6 36 22 44Q14 52 4 52Q-6 52 -12 47Z', '#ff6a7a') +
    // A crown on the card.
    area('M-46 -76L-56 -122L-28 -102L0 -134L28 -102L56 -122L46 -76Q0 -66 -46 -76Z', 'url(#gold)') +
    area('M0 -134L28 -102L56 -122L46 -76Q26 -70 8 -70Q14 -100 0 -134Z', '#9a5a10', { opacity: 0.4 }) +
    line('M-45 -82Q0 -72 45 -82', '#8a4a0a', 4) +
    suit('diamond', 0, -95, 1.1, '#e8304a') +
    [-56, 0, 56].map((x) => circle(x, x === 0 ? -136 : -124, 6.4, '#fff6c0')).join('')
  const fallen = (x: number, y: number, turn: number, content: string): string =>
    `<g transform="translate(${x} ${y}) scale(1 .62) rotate(${turn}) scale(.74)">${content}</g>`
  return (
    lit('air', ['#3a0f8a', '#7a2fd0', '#d06af0'], [0, 1]) +
    lit('cape', ['#ff5a6a', '#d01f4a', '#7a0a3a']) +
    lit('gold', ['#fffbd0', '#ffcf4a', '#e09a20', '#8a4a0f'], [0.8, 1]) +
    halo('shine', '#ffe0ff', 0.9) +
    paper +
    backdrop(at, 'url(#air)') +
    scene(
      at,
      write,
      rays({ width: 620, x: 150, y: 104, rayPhase: 0.25 }, 18, '#f0a8ff', 0.24) +
        circle(150, 100, 170, 'url(#shine)') +
        contact(150, 214, 140, 14, '#1a0448') +
        fallen(40, 182, -58, court('K', 'spade', azureCourt)) +
        fallen(262, 184, 64, court('Q', 'club', goldCourt)) +
        // A raised arm with a scepter, and an arm at the hip.
        line('M92 96L50 84', '#5a2ad0', 17) +
        line('M40 148L46 30', '#8a4a0a', 9) +
        line('M40 148L46 30', '#ffd25e', 5) +
        suit('diamond', 46, 22, 2.2, '#8a1030') +
        suit('diamond', 46, 22, 1.8, '#ff4a5e') +
        line('M206 108Q252 112 246 138Q242 152 220 152', '#4a1fb8', 17) +
        circle(220, 154, 13, '#fff') +
        line('M214 148L228 152M214 158H226', '#c8b0e8', 2.6) +
        place(hero, 150, 116, 0.86, -3) +
        circle(44, 84, 14, '#fff') +
        line('M34 80H52M34 88H50', '#c8b0e8', 2.6) +
        area(star(84, 30, 4, 15, 3), '#fff') +
        area(star(252, 92, 4, 13, 3), '#fff') +
        carpet(at, 212, ['#7a3ad8', '#4a1a9c', '#1f0850'], ['#ffd25e', '#ffe9a8']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 18, y: 219, width: 264, height: 64, rows: 1 },
    )
  )
}

/** A palm on an island whose crown carries the four hole cards. */
const omahaIsla: Flagship = (at, write) => {
  const [footX, footY] = [150, 148]
  const spread = (angle: number, content: string): string =>
    `<g transform="translate(${footX} ${footY}) rotate(${angle})">${content}</g>`
  const frond = (angle: number, long: number, color: string, rib: string): string =>
    spread(
      angle,
      area(`M0 0C-26 -${long * 0.3} -24 -${long * 0.8} 0 -${long}C24 -${long * 0.8} 26 -${long * 0.3} 0 0Z`, color) +
        line(`M0 -10V-${long - 8}${repeat(5, (i) => `M0 -${long * (0.3 + i * 0.13)}l-13 -10m26 0l-13 10`)}`, rib, 2.6),
    )
  const hole = [
    ['A', 'spade', -70],
    ['K', 'heart', -24],
    ['A', 'heart', 22],
    ['K', 'spade', 70],
  ] as const
  return (
    lit('sky-blue', ['#0f8ae0', '#4ac8f0', '#d8fff0'], [0, 1]) +
    lit('sea', ['#2fd8d0', '#0a8ac0', '#0a4a8a'], [0, 1]) +
    lit('sand', ['#fff2c0', '#ffd68a', '#d8944a'], [0.5, 1]) +
    lit('bark', ['#e0a060', '#a8642c', '#5a2a14'], [1, 0]) +
    round('nut', ['#c8824a', '#7a431c', '#3a1a0a']) +
    halo('sun', '#fffbe0') +
    paper +
    backdrop(at, 'url(#sky-blue)') +
    scene(
      at,
      write,
      circle(246, 20, 150, 'url(#sun)') +
        circle(250, 24, 26, '#fffbe8', { opacity: 0.8 }) +
        cloud(-170, 60, 1, '#fff', 0.9) +
        cloud(-60, 110, 0.7, '#fff', 0.8) +
        cloud(34, 138, 0.8, '#fff', 0.85) +
        cloud(290, 146, 0.9, '#fff', 0.8) +
        box(-260, 166, 660, 180, 'url(#sea)') +
        area('M-260 166Q-220 136 -170 150Q-130 130 -80 166ZM238 166Q270 150 310 158V166Z', '#2a9a8a', {
          opacity: 0.8,
        }) +
        line('M-240 184h70M-130 200h60M-60 180h40M6 180h30M256 178h30M270 196h40', '#d8fffb', 4, { opacity: 0.7 }) +
        oval(150, 216, 146, 26, '#d8fff4', 0, { opacity: 0.7 }) +
        area('M14 218Q40 178 112 174Q150 168 190 174Q262 180 288 218Q220 236 150 236Q80 236 14 218Z', 'url(#sand)') +
        frond(-88, 122, '#1f8a3f', '#7fe06a') +
        frond(88, 122, '#126a3a', '#5fc86a') +
        frond(-38, 132, '#2fae4a', '#a8f07a') +
        frond(38, 132, '#1f8a3f', '#7fe06a') +
        frond(0, 136, '#2fae4a', '#a8f07a') +
        area('M134 206C146 184 144 160 138 136H162C164 160 168 186 176 206Q154 216 134 206Z', 'url(#bark)') +
        line('M144 156q10 6 20 0M144 170q12 6 22 0M143 184q14 7 26 0M139 198q16 8 33 0', '#4a2210', 3.4) +
        hole.map(([rank, kind, angle]) => spread(angle, place(card(rank, kind), 0, -72, 0.8))).join('') +
        circle(134, 142, 14, 'url(#nut)') +
        circle(166, 142, 14, 'url(#nut)') +
        circle(150, 150, 15, 'url(#nut)') +
        // A small house, and a crab who owns the chips.
        place(
          line('M-18 0V18M18 0V18', '#6a3414', 5) +
            box(-22, -22, 44, 24, '#e0a050', 2) +
            box(-8, -18, 16, 16, '#5a2a14', 2) +
            area('M-34 -18L-14 -46H14L34 -18Z', '#b8702a') +
            line('M-26 -24L-10 -44M-10 -20L-4 -44M8 -20L5 -44M24 -22L11 -44', '#7a431c', 2.4),
          66,
          184,
          0.86,
        ) +
        repeat(
          3,
          (i) =>
            oval(236, 200 - i * 7, 17, 6, '#8a1030') +
            oval(236, 197 - i * 7, 17, 6, ['#e8304a', '#ffb02e', '#2f8ae0'][i] ?? '') +
            oval(236, 197 - i * 7, 9, 3, '#fff6e0'),
        ) +
        swell(at, 212, ['#3ad0e0', '#0f86c0', '#083f7a']),
      { paint: 'split', bend: 'straight', weight: 0.26 },
      { x: 22, y: 215, width: 256, height: 68 },
    )
  )
}

/** A woman steers a raft whose deck is a run of hearts through the rapids. */
const rummyRapids: Flagship = (at, write) => {
  const deck = (rank: string, x: number, lean: number): string =>
    `<g transform="translate(${x} 186) skewX(${lean}) scale(1 .86)">` +
    box(-37, -50, 78, 106, '#3a1a0a', 9, { opacity: 0.4 }) +
    box(-39, -54, 78, 106, 'url(#card)', 9) +
    numeral(rank, -15, -29, 34, suitRed, 0.25) +
    suit('heart', 5, 18, 2.5, suitRed) +
    '</g>'
  const spray = (x: number, y: number, size: number): string =>
    place(
      circle(0, 0, 18, '#fff') +
        circle(22, 6, 13, '#d8f4ff') +
        circle(-22, 7, 14, '#e8faff') +
        circle(9, -20, 9, '#fff') +
        circle(-16, -22, 6, '#fff') +
        circle(30, -18, 5, '#fff') +
        circle(-34, -14, 4, '#fff'),
      x,
      y,
      size,
    )
  return (
    lit('morning', ['#1f9ae8', '#8ae4f0', '#fff6c8'], [0, 1]) +
    lit('cliff', ['#5fc87a', '#2a8a6a', '#125a5a'], [0.6, 1]) +
    lit('far-cliff', ['#8ae0a0', '#3aa88a'], [0, 1]) +
    lit('river', ['#e8fdff', '#4ad0ec', '#1480c8', '#0a3a8a'], [0, 1]) +
    lit('vest', ['#ffb03a', '#ff7a1f', '#c83a14']) +
    lit('helmet', ['#fff07a', '#ffc41f', '#d88a0f']) +
    halo('sun', '#fff8d0') +
    paper +
    backdrop(at, 'url(#morning)') +
    scene(
      at,
      write,
      circle(150, 40, 170, 'url(#sun)') +
        area('M-260 -10H-30L10 30L28 80L66 120L100 150V200H-260Z', 'url(#far-cliff)') +
        area('M420 -10H270L250 40L236 84L206 120L190 150V200H420Z', 'url(#far-cliff)') +
        area('M-260 40H-60L-20 76L6 120L40 150L70 210H-260Z', 'url(#cliff)') +
        area('M420 40H300L286 84L262 120L246 150L216 210H420Z', 'url(#cliff)') +
        line('M-240 80H-70L-30 108M-240 124H-40L0 146M-20 76L6 120L40 150', '#a8f0a0', 4, { opacity: 0.5 }) +
        area('M96 146Q150 132 196 146L330 196V340H-260V190Z', 'url(#river)') +
        line(
          'M118 150Q70 176 -30 190M150 146V166M180 150Q226 172 300 186M-60 204Q-140 220 -250 214M-10 226Q-120 250 -240 240',
          '#fff',
          6,
          { opacity: 0.8 },
        ) +
        spray(16, 186, 1) +
        spray(286, 180, 1.1) +
        // The paddle is behind the arms, the woman behind the deck.
        place(
          inked(
            drawNeck(sportyWoman, -14) +
              area('M-36 90C-86 98 -112 124 -122 220H122C112 124 86 98 36 90C24 124 -22 124 -36 90Z', '#1fb0c8') +
              area('M36 90C86 98 112 124 122 220H66C76 164 66 124 30 104Z', '#0f7a9a') +
              area(
                'M-44 92C-74 98 -84 112 -88 220H88C84 112 74 98 44 92C38 130 20 150 0 156C-20 150 -38 130 -44 92Z',
                'url(#vest)',
              ) +
              pen('M0 156V220M-84 176H84', '#8a2410', 7) +
              pen('M-42 96C-34 132 -18 150 0 154C18 150 34 132 42 96', '#fff0c0', 5) +
              drawHead(sportyWoman) +
              area(
                'M-58 -28C-66 -80 -36 -116 4 -114C46 -112 68 -78 60 -22C54 -44 30 -56 -2 -56C-30 -56 -50 -44 -58 -28Z',
                'url(#helmet)',
              ) +
              area('M20 -112C52 -102 66 -74 60 -22C56 -38 46 -48 34 -52C44 -74 38 -98 20 -112Z', '#b8660a', {
                opacity: 0.55,
              }) +
              pen('M-46 -54C-46 -84 -28 -102 -4 -104', '#fffbe0', 6) +
              suit('heart', -8, -82, 1.7, '#e8304a') +
              pen('M-53 -24C-48 10 -46 48 -30 70M54 -24C52 20 46 42 26 60', '#3a2a4a', 5),
          ),
          174,
          68,
          0.57,
        ) +
        line('M40 52L166 152', '#6a3414', 12) +
        line('M40 52L166 152', '#f0b45a', 7) +
        place(
          area('M-20 10C-22 -24 -14 -44 0 -50C14 -44 22 -24 20 10L8 24H-8Z', '#e8304a') +
            line('M0 20V-38', '#8a1030', 4) +
            line('M-12 4C-13 -18 -9 -32 -4 -38', '#ffb0a8', 4),
          36,
          48,
          0.9,
          -52,
        ) +
        area(
          limb([
            [146, 124, 26],
            [100, 120, 22],
            [84, 92, 17],
          ]),
          '#1fb0c8',
        ) +
        place(inked(drawHand('fist', umber)), 84, 86, 0.7, -36) +
        place(inked(drawHand('fist', umber)), 134, 126, 0.7, 40) +
        // The deck: bamboo below a run of three cards.
        area('M56 136H246L296 236H8Z', '#c88a3a') +
        line('M64 136L22 236M112 136L100 236M190 136L202 236M238 136L282 236', '#7a431c', 5) +
        deck('7', 70, -17) +
        deck('9', 230, 17) +
        deck('8', 150, 0) +
        line('M42 132H262', '#8a4a1c', 14) +
        line('M44 129H260', '#ffd88a', 5) +
        line('M96 126V140M204 126V140', '#fff0c0', 6) +
        spray(20, 224, 1.2) +
        spray(280, 222, 1.2) +
        spray(112, 240, 0.9) +
        spray(188, 240, 0.9) +
        dots(
          [
            [20, 140],
            [276, 130],
            [262, 110],
            [40, 156],
            [10, 118],
          ].map(([x = 0, y = 0]) => ({ x, y })),
          5,
          '#fff',
        ) +
        (at.wide
          ? line(`M-260 264${'q22 -12 44 0t44 0'.repeat(8)}M-240 286${'q28 -14 56 0t56 0'.repeat(6)}`, '#8ae8ff', 5, {
              opacity: 0.6,
            })
          : '') +
        swell(at, 234, ['#4ac8f0', '#1478c8', '#0a3484']),
      { paint: 'block', bend: 'wave', weight: 0.25 },
      { x: 16, y: 218, width: 268, height: 68, turn: 0 },
    )
  )
}

/** A lit house on stilts at the fair: three kings and two queens look out of its windows. */
const fullHouseFair: Flagship = (at, write) => {
  const guest = (rank: 'K' | 'Q', x: number, y: number, size: number, colors: typeof rubyCourt): string =>
    place(courtFigures[rank](colors), x, y, size)
  const bulb = (x: number, y: number, color: string): string =>
    circle(x, y, 15, 'url(#bulb)') + circle(x, y, 5.4, color)
  const cord = (x0: number, x1: number, y0: number, sag: number, count: number): string =>
    line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${y0 + sag * 2} ${x1} ${y0}`, '#14083a', 2.6) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count
      return bulb(x0 + (x1 - x0) * t, y0 + sag * 4 * t * (1 - t), ['#ffe9a0', '#ff9ab8', '#8af0d8'][i % 3] ?? '')
    })
  return (
    lit('night', ['#160a52', '#4a1f9a', '#c04a9a', '#ff9a6a'], [0, 1]) +
    lit('thatch', ['#ffd27a', '#d8903a', '#8a4a1c'], [0, 1]) +
    lit('wall', ['#e09a50', '#a85c28'], [0, 1]) +
    lit('room', ['#fff2a0', '#ffb02e'], [0, 1]) +
    halo('bulb', '#ffe08a') +
    halo('glow', '#ffcf6a', 0.95) +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      repeat(12, (i) => circle(((i * 97) % 560) - 230, (i * 41) % 92, 1.2 + (i % 3) * 0.6, '#fff', { opacity: 0.8 })) +
        place(
          line('M0 0L-34 92M0 0L34 92', '#241056', 6) +
            repeat(8, (i) =>
              line(
                `M0 0L${Math.round(56 * Math.cos((i * Math.PI) / 4))} ${Math.round(56 * Math.sin((i * Math.PI) / 4))}`,
                '#3a1f7a',
                3,
              ),
            ) +
            circle(0, 0, 56, 'none', { stroke: '#4a2a9a', 'stroke-width': 5 }),
          -110,
          126,
        ) +
        circle(150, 110, 200, 'url(#glow)') +
        cord(-250, 60, 10, 16, 7) +
        cord(240, 400, 10, 16, 4) +
        area('M-260 204Q-60 186 90 200T400 196V340H-260Z', '#3a1450') +
        oval(150, 226, 190, 24, '#ff9a5a', 0, { opacity: 0.4 }) +
        line('M52 176V226M110 176V226M190 176V226M248 176V226', '#5a2c10', 13) +
        line('M49 176V222M107 176V222M187 176V222M245 176V222', '#c88a4a', 4) +
        // One wide opening: the kings stand behind the queens.
        box(22, 40, 256, 156, 'url(#wall)', 5) +
        box(32, 40, 236, 150, 'url(#room)') +
        guest('K', 64, 176, 1.12, rubyCourt) +
        guest('K', 236, 176, 1.12, azureCourt) +
        guest('K', 150, 172, 1.12, { ...goldCourt, cloth: '#1f9a6a', fold: '#0f5a48', trim: '#ffe08a' }) +
        guest('Q', 107, 200, 1.06, { ...rubyCourt, cloth: '#ff5f9a', fold: '#c02a72' }) +
        guest('Q', 193, 200, 1.06, { ...azureCourt, cloth: '#7a4ae0', fold: '#4a1f9c' }) +
        // The roof.
        area('M-8 74Q66 46 92 -24H208Q234 46 308 74Q150 50 -8 74Z', 'url(#thatch)') +
        line(
          'M20 60Q74 34 98 -6M62 50L112 -6M108 44L128 -6M280 60Q226 34 202 -6M238 50L188 -6M192 44L172 -6M150 42V-6',
          '#7a431c',
          4,
          { opacity: 0.7 },
        ) +
        line('M-8 74Q150 50 308 74', '#5a2c10', 7) +
        // The railing before the guests.
        box(18, 184, 264, 14, '#7a3f18', 4) +
        line('M22 188H278', '#ffd08a', 4) +
        turf(at, 206, ['#4a9a5a', '#1f5a4a', '#0c2a3a'], '#ff8ab0'),
      { paint: 'fade', bend: 'straight', weight: 0.26 },
      { x: 18, y: 205, width: 264, height: 78 },
    )
  )
}

/** A DJ between neon tubes; the labels of the two records are the two of clubs. */
const bigTwoClub: Flagship = (at, write) => {
  const guest = (x: number, y: number, place: number): string => {
    const side = place % 2 === 0 ? 1 : -1
    const raised = `M${x + side * 22} ${y + 32}L${x + side * 34} ${y + 8}L${x + side * 27} ${y - 18}`
    const shape = `M${x - 30} 320V${y + 34}Q${x - 28} ${y + 18} ${x - 8} ${y + 16}H${x + 8}Q${x + 28} ${y + 18} ${x + 30} ${y + 34}V320Z`
    return (
      line(raised, '#ff6ac0', 13) +
      line(raised, '#160440', 10, { transform: 'translate(1.6 1.6)' }) +
      area(shape, '#ff6ac0') +
      circle(x, y, 15, '#ff6ac0') +
      area(shape, '#160440', { transform: 'translate(2 3)' }) +
      box(x - 5, y + 8, 12, 14, '#160440') +
      circle(x + 1.6, y + 1.6, 14.4, '#160440')
    )
  }
  const tube = (d: string, color: string, width = 9): string =>
    line(d, color, width * 2, { opacity: 0.3 }) + line(d, color, width) + line(d, '#fff4fb', width * 0.36)
  const record = (x: number, label: string): string =>
    place(
      oval(0, 8, 66, 30, '#0a0418', 0, { opacity: 0.6 }) +
        oval(0, 0, 66, 30, '#1a1030', 0, { stroke: INK, 'stroke-width': 5 }) +
        line(
          'M-54 -6A54 24 0 0 1 -20 -22M54 6A54 24 0 0 1 20 22M-40 -4A40 18 0 0 1 -14 -17M40 4A40 18 0 0 1 14 17',
          '#8a7ac0',
          2.6,
        ) +
        oval(0, 0, 31, 15, label) +
        numeral('2', -10, 0, 19, '#fff8e0', 0.28) +
        suit('club', 12, 0, 0.8, '#fff8e0'),
      x,
      186,
    )
  return (
    lit('club', ['#1a0a4a', '#5a1484', '#c02a8a'], [0, 1]) +
    lit('booth', ['#4a3a9a', '#1f1458'], [0, 1]) +
    lit('coat', ['#ffd23f', '#ff9a1f', '#d85a1f']) +
    lit('shell', ['#7af0ff', '#1fb8e0', '#0f5aa8'], [0.4, 1]) +
    lit('bob', ['#ffffff', '#ece4ff', '#a88ae0'], [0.9, 0.8]) +
    halo('pink', '#ff4fa8', 0.9) +
    halo('blue', '#3ad8ff', 0.8) +
    backdrop(at, 'url(#club)') +
    scene(
      at,
      write,
      area('M30 -10L-70 220H-10ZM60 -10L-180 230H-90ZM246 -10L330 220H380ZM210 -10L270 220H330Z', '#ff9ae8', {
        opacity: 0.2,
      }) +
        circle(150, 84, 180, 'url(#pink)') +
        place(
          tube(
            'M-14 42C-42 63 -77 42 -70 7C-63 -14 -42 -21 -28 -14C-49 -42 -28 -77 0 -77C28 -77 49 -42 28 -14C42 -21 63 -14 70 7C77 42 42 63 14 42',
            '#ff4fa8',
          ),
          150,
          92,
          1.62,
        ) +
        tube('M-240 20H-100V110M-240 60H-140V150', '#3ad8ff') +
        place(
          inked(
            outlined(
              area(
                'M0 -100C66 -100 82 -40 74 24C72 48 60 54 46 50H-46C-64 54 -74 40 -72 14C-80 -44 -62 -100 0 -100Z',
                'url(#bob)',
              ) +
                drawNeck(discJockey, -12) +
                area(
                  'M-44 94C-88 104 -118 128 -130 240H130C118 128 88 104 44 94C26 130 -26 130 -44 94Z',
                  'url(#coat)',
                ) +
                area('M44 94C88 104 118 128 130 240H64C78 170 66 130 32 112Z', '#c03a2a') +
                area('M-30 98C-14 126 14 126 30 98L14 220H-14Z', '#fff6e8') +
                pen('M-40 96L-12 150V220M40 96L12 150V220', '#fff0b0', 4) +
                drawHead(discJockey) +
                area(
                  'M-50 26C-66 -10 -64 -100 2 -100C66 -98 72 -30 56 40C48 20 52 0 48 -30C20 -22 -20 -22 -45 -34C-50 -10 -46 8 -50 26Z',
                  'url(#bob)',
                ) +
                pen(
                  'M-54 -20C-54 -64 -32 -88 0 -92M-30 -34C-28 -56 -16 -72 0 -80M16 -30C20 -50 16 -66 10 -78M36 -32C40 -54 34 -70 24 -82',
                  '#b8a8e8',
                  3,
                ) +
                // The headphones: a bow over the hair, and a shell at the ear.
                pen('M-44 -58C-46 -112 46 -116 58 -34', '#0f2a6a', 19) +
                pen('M-44 -60C-44 -108 44 -112 57 -36', 'url(#shell)', 12) +
                pen('M-30 -90C-18 -104 8 -106 24 -96', '#e0fdff', 4) +
                oval(50, 2, 21, 31, '#0f2a6a', 6) +
                oval(47, 0, 17, 27, 'url(#shell)', 6) +
                suit('club', 47, 0, 1.2, '#0f2a6a') +
                oval(-53, -8, 8, 22, '#0f5aa8', -4),
              12,
            ),
          ),
          150,
          84,
          0.76,
          -7,
        ) +
        // The booth and the records before her; her hands are behind them.
        area('M-260 172H560V340H-260Z', 'url(#booth)') +
        box(-260, 168, 820, 7, '#ff6ac0') +
        box(-260, 168, 820, 3, '#ffd0ec') +
        record(64, '#e8306a') +
        record(236, '#ff8a1f') +
        record(-150, '#1fb8a0') +
        line('M130 176L112 196L88 198M170 176L188 196L212 198', '#e8ecff', 5) +
        circle(130, 176, 8, '#c8d0f0') +
        circle(170, 176, 8, '#c8d0f0') +
        line('M146 182V202M158 182V202', '#0f0a34', 5) +
        line('M142 196h8M154 188h8', '#7af0ff', 6) +
        area(star(40, 40, 4, 16, 3), '#fff') +
        // The front of the booth is a panel of bars of sound, and guests dance before it.
        (at.wide
          ? repeat(26, (i) => {
              const [x, high] = [-236 + i * 21, 1 + ((i * 7 + ((i * i) % 5)) % 5)]
              return repeat(high, (level) =>
                box(x, 288 - level * 13, 14, 8, ['#3ad8ff', '#8a7aff', '#ff4fa8'][Math.floor(level / 2)] ?? '', 3, {
                  opacity: 0.6,
                }),
              )
            }) + [-206, -150, -92, -34].map((x, i) => guest(x, 268 + ((i * 7) % 11), i)).join('')
          : '') +
        marquee(at, 212, ['#7a2ad0', '#34107a', '#160440'], '#ffe08a'),
      {
        paint: 'fade',
        bend: 'straight',
        weight: 0.26,
        stretch: 1.1,
        bold: 0.05,
        edge: 0.3,
        tint: { accent: '#ffc93a', shade: '#a03a10' },
      },
      { x: 30, y: 226, width: 240, height: 54, rows: 1 },
    )
  )
}

/** A player with the green visor of a professional shows the golden chip with the nine. */
const luckyNinePro: Flagship = (at, write) => {
  const chip =
    circle(4, 6, 60, '#0a1a10', { opacity: 0.5 }) +
    circle(0, 0, 62, INK) +
    circle(0, 0, 60, '#8a4a08') +
    circle(0, 0, 57, 'url(#gold)') +
    repeat(8, (i) =>
      area('M-11 -57A57 57 0 0 1 11 -57L8 -41A42 42 0 0 0 -8 -41Z', '#c8203a', { transform: `rotate(${i * 45 + 10})` }),
    ) +
    circle(0, 0, 40, '#7a1030') +
    circle(0, 0, 37, 'url(#ruby)') +
    numeral('9', 2, 3, 44, '#5a0a1c', 0.27) +
    numeral('9', 0, 0, 44, '#fff0b0', 0.25) +
    line('M-48 -22A53 53 0 0 1 -20 -49', '#fffbe0', 5)
  return (
    lit('hall', ['#0a4a3a', '#128a5a', '#0a3a34'], [0, 1]) +
    lit('gold', ['#fffbc8', '#ffd24a', '#e8a020', '#9a5a0a'], [0.8, 1]) +
    round('ruby', ['#ff6a7a', '#d0203f', '#8a0a2a']) +
    lit('visor', ['#a8ffb0', '#2fc86a', '#0a7a3a'], [0, 1]) +
    lit('barong', ['#fffdf0', '#f4e2b8', '#c8a878'], [0.8, 1]) +
    halo('lamp', '#ffffc0', 0.9) +
    backdrop(at, 'url(#hall)') +
    scene(
      at,
      write,
      area('M90 -20L-140 240H440L210 -20Z', '#f4ffb0', { opacity: 0.18 }) +
        circle(150, 40, 170, 'url(#lamp)') +
        [-200, -110, -20, 252]
          .map((x, i) =>
            suit((['spade', 'heart', 'club', 'diamond'] as const)[i] ?? 'spade', x, 60 + (i % 2) * 70, 2.6, '#0a5a40'),
          )
          .join('') +
        place(
          inked(
            outlined(
              drawNeck(cheerfulMan, -16) +
                area(
                  'M-46 92C-92 102 -118 130 -128 240H132C124 130 92 102 46 92C30 128 -28 128 -46 92Z',
                  'url(#barong)',
                ) +
                area('M46 92C92 102 124 130 132 240H66C80 170 68 132 32 110Z', '#b8986a') +
                area('M-46 90L-54 108L-8 138L-28 104ZM46 90L54 108L4 138L28 104Z', '#fffdf0') +
                pen(
                  'M-2 138V240M-24 142V230M20 142V230M-36 152l6 8l-6 8l6 8l-6 8M32 152l6 8l-6 8l6 8l-6 8',
                  '#b88a3a',
                  2.6,
                ) +
                drawHead(cheerfulMan) +
                // A visor: its band, and a screen of green glass above the eyes.
                area('M-60 -48C-58 -66 40 -76 60 -38L58 -22C40 -54 -52 -50 -60 -30Z', '#0a3a24') +
                area('M-60 -46C-58 -64 40 -74 60 -38L59 -30C40 -62 -54 -58 -60 -38Z', '#f0c040') +
                area(
                  'M-60 -34C-90 -34 -104 -14 -96 -4C-70 -20 0 -22 44 -8C60 -4 62 -16 58 -26C40 -52 -50 -50 -60 -34Z',
                  'url(#visor)',
                  {
                    opacity: 0.88,
                  },
                ) +
                pen('M-92 -8C-68 -22 -4 -24 40 -12', '#e0ffe0', 4) +
                area('M-56 -32C-40 -42 0 -44 20 -38L-10 -26C-30 -28 -50 -24 -70 -18Z', '#f4fff0', { opacity: 0.5 }),
              11,
            ),
          ),
          182,
          100,
          1,
          4,
        ) +
        outlined(
          area(
            limb([
              [40, 330, 50],
              [62, 214, 34],
              [76, 188, 24],
            ]),
            'url(#barong)',
          ),
          10,
        ) +
        place(chip, 76, 122, 0.98, -8) +
        place(inked(outlined(drawHand('carry', tan), 9)), 78, 178, 1.16, 4) +
        area(star(48, 86, 4, 20, 4), '#fff') +
        area(star(272, 96, 4, 13, 3), '#fff') +
        felt(at, 210, ['#3fc88a', '#128a5a', '#064a34'], ['#f0a860', '#6a2c14']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 18, y: 205, width: 264, height: 78 },
    )
  )
}

/** The view of the driver of a jeepney along the bay of Manila: the two hole cards lean on the panel. */
const manilaHoldem: Flagship = (at, write) => {
  const heights = [50, 84, 62, 100, 72, 92, 56, 78]
  const hole = (rank: 'A' | 'K', kind: Suit): string =>
    box(-46, -66, 100, 138, '#12041c', 11, { opacity: 0.45 }) +
    box(-50, -70, 100, 138, 'url(#card)', 11, { stroke: '#2b1a2b', 'stroke-width': 5 }) +
    area('M50 -40V57Q50 68 39 68H-24Q36 50 50 -40Z', '#5a2a6a', { opacity: 0.2 }) +
    numeral(rank, -26, -44, 34, inkOf(kind), 0.25) +
    suit(kind, 8, 20, 3.6, inkOf(kind)) +
    suit(kind, -26, -12, 1.1, inkOf(kind))
  const jewel = (x: number, color: string): string =>
    circle(x, 194, 9, '#8a4a10') + circle(x, 193, 7, color) + circle(x - 2.4, 190.6, 2.2, '#fff')
  return (
    lit('evening', ['#3a1a8a', '#c03a9a', '#ff7a5a', '#ffd07a'], [0, 1]) +
    lit('bay', ['#ffb86a', '#a83a8a', '#3a1468'], [0, 1]) +
    lit('steel', ['#ffffff', '#b8c4e0', '#6a749a', '#e8ecff', '#5a6288'], [0, 1]) +
    lit('panel', ['#ff4a5a', '#c01f4a', '#5a0a34'], [0, 1]) +
    halo('sun', '#fff2b8') +
    lit('horn', ['#fff6c0', '#ffc93a', '#b8681a'], [0.8, 1]) +
    paper +
    backdrop(at, 'url(#evening)') +
    scene(
      closer(at, [210, 2, 0.88]),
      write,
      circle(206, 120, 130, 'url(#sun)') +
        circle(206, 126, 40, '#fff6d0') +
        repeat(13, (i) => {
          const [x, high] = [i * 46 - 250, heights[i % 8] ?? 60]
          return i === 10 || i === 9
            ? ''
            : box(x, 134 - high, 38, high, i % 2 === 0 ? '#4a1a7a' : '#5f2488') +
                area(`M${x + 9} ${142 - high}V130M${x + 20} ${142 - high}V130M${x + 30} ${142 - high}V130`, 'none', {
                  stroke: '#ffd46a',
                  'stroke-width': 4,
                  'stroke-dasharray': '4 8',
                }) +
                box(x + 25, 134 - high, 13, high, '#1c0640', 0, { opacity: 0.45 }) +
                line(`M${x + 2} 132V${136 - high}H${x + 34}`, '#c06ad8', 3)
        }) +
        box(-260, 132, 660, 60, 'url(#bay)') +
        line('M184 144h44M176 154h60M-120 146h50M-200 158h60M30 148h40', '#fff0b8', 4, { opacity: 0.8 }) +
        // The frame of the windshield, with a fringe and a garland.
        box(-260, -10, 660, 24, 'url(#panel)') +
        box(-260, 12, 660, 6, 'url(#steel)') +
        repeat(22, (i) =>
          area(`M${i * 30 - 260} 18h30q-2 15 -15 15q-13 0 -15 -15Z`, ['#ffd23f', '#1fb8a0', '#ff5a8a'][i % 3] ?? ''),
        ) +
        line('M294 10V190', '#3a1050', 15) +
        line('M292 10V190', '#c8d2ee', 9) +
        // The panel of the jeepney.
        area('M-260 180Q150 158 560 180V340H-260Z', 'url(#panel)') +
        area('M-260 180Q150 158 560 180V212Q150 186 -260 212Z', '#ff9a7a', { opacity: 0.5 }) +
        area('M-260 226Q150 206 560 226V340H-260Z', '#3a0428', { opacity: 0.4 }) +
        line('M-260 183Q150 161 560 183', '#2b1a2b', 14) +
        line('M-260 180Q150 158 560 180', '#fff', 8) +
        line('M-260 181Q150 159 560 181', '#8a94b8', 3) +
        [-220, -180, -140, -100, -60, -20, 244, 284]
          .map((x, i) => jewel(x, ['#ffd23f', '#3ad8e0', '#7ae06a'][i % 3] ?? ''))
          .join('') +
        // In a wide cover, the panel has a band of lamps and a trim of steel.
        (at.wide
          ? box(-260, 238, 660, 70, '#5a0a3a', 0, { opacity: 0.5 }) +
            box(-260, 236, 660, 7, 'url(#steel)') +
            repeat(17, (i) => area(`M${i * 40 - 260} 268l20 -16l20 16l-20 16Z`, i % 2 === 0 ? '#ffd23f' : '#1fb8a0')) +
            repeat(17, (i) => area(`M${i * 40 - 240} 252l20 16l-20 16v-32Z`, '#2b0a2b', { opacity: 0.3 })) +
            repeat(17, (i) => line(`M${i * 40 - 254} 267l12 -10`, '#fff', 2.4, { opacity: 0.8 })) +
            repeat(17, (i) => circle(i * 40 - 240, 268, 5, '#fff6c8') + circle(i * 40 - 260, 268, 3, '#ff8ab0')) +
            box(-260, 292, 660, 8, 'url(#steel)')
          : '') +
        place(hole('A', 'heart'), 176, 116, 0.98, -10) +
        place(hole('K', 'spade'), 238, 126, 0.98, 9) +
        // The wheel, and the hand of the driver.
        circle(66, 196, 84, 'none', { stroke: '#240a34', 'stroke-width': 23 }) +
        circle(66, 196, 84, 'none', { stroke: '#fff0d8', 'stroke-width': 14 }) +
        circle(66, 196, 84, 'none', { stroke: '#e8304a', 'stroke-width': 14, 'stroke-dasharray': '22 22' }) +
        // The rim is darker at its lower right.
        line('M140 156A84 84 0 0 1 4 253', '#2b0a34', 14, { opacity: 0.36 }) +
        line('M-18 188A84 84 0 0 1 96 117', '#fff', 4, { opacity: 0.8 }) +
        line('M66 196L-10 178M66 196L142 178M66 196V280', '#240a34', 20) +
        line('M66 196L-10 178M66 196L142 178M66 196V280', 'url(#steel)', 12) +
        line('M66 196L-10 178M66 196L142 178', '#d8e0f4', 10) +
        circle(66, 194, 27, '#240a34') +
        circle(66, 193, 23, 'url(#horn)') +
        area(star(66, 193, 5, 17, 7), '#e8304a') +
        line('M50 184Q54 175 64 173', '#fff', 4) +
        // The sleeve and the forearm come from the left edge, or in a wide cover from below the name.
        (at.wide
          ? area('M-118 330L-74 236L-24 168L14 188L-14 246L-50 330Z', umber.base, {
              stroke: '#2b1a2b',
              'stroke-width': 5,
            }) +
            area('M-14 246L-50 330H-76L-36 250L4 184L14 188Z', umber.shade) +
            area('M-140 330L-100 252Q-70 250 -42 286L-62 330Z', '#1f7ad8', { stroke: '#2b1a2b', 'stroke-width': 5 }) +
            line('M-98 258Q-72 258 -50 284', '#8ad0ff', 7)
          : area('M-10 34L40 86L16 120L-10 104Z', umber.base) +
            area('M-10 86L26 106L16 120L-10 110Z', umber.shade) +
            area('M-10 14L14 34C12 62 6 88 -10 108Z', '#1f7ad8') +
            area('M11 32C10 60 4 84 -10 104V114C12 94 20 66 20 38Z', '#8ad0ff')) +
        place(
          inked(
            // The back of the hand, the thumb along the rim, and four fingers over it.
            area('M-34 -2C-40 -26 -26 -44 -2 -44C20 -44 34 -30 34 -6L30 8H-32Z', umber.base) +
              pen('M24 -16C36 -16 46 -8 54 2', umber.deep, 18) +
              pen('M24 -16C36 -16 46 -8 54 2', umber.base, 14) +
              pen('M49 -4L55 2', umber.light, 5) +
              [-26, -9, 8, 24]
                .map(
                  (x, i) =>
                    pen(`M${x} -6Q${x + 2} 8 ${x + 1} ${18 - Math.abs(i - 1.4) * 3}`, umber.deep, 19) +
                    pen(
                      `M${x} -6Q${x + 2} 8 ${x + 1} ${18 - Math.abs(i - 1.4) * 3}`,
                      i === 3 ? umber.shade : umber.base,
                      15,
                    ) +
                    pen(`M${x - 4} -4Q${x} -9 ${x + 4} -5`, umber.light, 4) +
                    pen(`M${x - 3} 7Q${x + 1} 9 ${x + 5} 7`, umber.deep, 2, { opacity: 0.6 }),
                )
                .join('') +
              area('M-34 -2C-40 -26 -26 -44 -2 -44L18 -12Q-8 -22 -34 -8Z', umber.base) +
              pen('M-18 -34Q-8 -40 4 -38', umber.light, 4),
          ),
          at.wide ? -6 : 36,
          at.wide ? 158 : 118,
          at.wide ? 0.9 : 0.86,
          at.wide ? -58 : -20,
        ) +
        drape(at, 214, ['#d04a6a', '#8a1c44', '#3c0822'], '#ffd25e'),
      {
        paint: 'block',
        bend: 'straight',
        weight: 0.27,
        stretch: 1.1,
        bold: 0.05,
        edge: 0.28,
        tint: { pale: '#fff3c0', shade: '#d8780f' },
      },
      { x: 20, y: 207, width: 260, height: 76 },
      { x: 24, y: 44, width: 150, height: 112 },
    )
  )
}

/** A shirt with the nine and two cards that make nine hang to dry across a narrow street by night. */
const lucky9Lane: Flagship = (at, write) => {
  const window = (x: number, y: number, w: number, h: number, color: string): string =>
    box(x - 4, y - 4, w + 8, h + 8, '#2a1250', 3) +
    box(x, y, w, h, color) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, '#2a1250', 3)
  const peg = (x: number, y: number): string =>
    box(x - 4, y - 8, 8, 20, '#8a4a14', 3) + box(x - 3, y - 8, 4, 20, '#f0b868', 2)
  return (
    lit('night', ['#0c1250', '#3a2a9a', '#b05ac0'], [0, 1]) +
    lit('left-wall', ['#2f8a8a', '#1a3a78'], [0, 1]) +
    lit('right-wall', ['#c0507a', '#5a1f68'], [0, 1]) +
    lit('shirt', ['#5af0a0', '#12b86a', '#0a6a4a']) +
    halo('moon', '#fff6d0') +
    halo('lamp', '#ffd88a', 0.95) +
    paper +
    backdrop(at, 'url(#night)') +
    scene(
      at,
      write,
      circle(110, 60, 150, 'url(#moon)') +
        circle(102, 26, 30, '#fff6d8') +
        area('M-260 -10H44L92 120L110 214H-260Z', 'url(#left-wall)') +
        area('M420 -10H256L208 120L190 214H420Z', 'url(#right-wall)') +
        area('M-10 -10H44L92 120L110 214H84Z', '#1a2a6a', { opacity: 0.5 }) +
        area('M310 -10H256L208 120L190 214H216Z', '#3a1050', { opacity: 0.5 }) +
        window(-180, 40, 60, 76, '#ffd46a') +
        window(-90, 40, 60, 76, '#ffb04a') +
        window(-12, 60, 40, 60, '#ffd46a') +
        window(274, 66, 40, 60, '#ffc45a') +
        area('M-260 130H60L40 146H-260Z', '#e8506a') +
        area('M420 150H250L266 164H420Z', '#1fb0a0') +
        box(-260, 212, 660, 130, '#3a1f84') +
        area('M128 168H172L190 212L250 340H50L110 212Z', '#5a3ab0') +
        // In a wide cover, the pavement has slabs and a kerb in the colors of the houses.
        (at.wide
          ? repeat(23, (i) => box(i * 30 - 262, 212, 30, 10, i % 2 === 0 ? '#ffd23f' : '#2a1470')) +
            box(-260, 222, 660, 5, '#1a0a54', 0, { opacity: 0.7 }) +
            line(
              `M-260 246H400M-260 274H400${repeat(15, (i) => `M${Math.round(150 + (i - 7) * 34)} 228L${150 + (i - 7) * 64} 330`)}`,
              '#1f0f64',
              4,
              { opacity: 0.6 },
            ) +
            oval(150, 262, 116, 20, '#ffd88a', 0, { opacity: 0.4 }) +
            oval(150, 262, 66, 11, '#fff0b8', 0, { opacity: 0.4 })
          : '') +
        circle(150, 176, 60, 'url(#lamp)') +
        line('M-260 -2Q-60 50 60 26T420 10', '#1a0a44', 3) +
        line('M-260 30Q-100 66 22 50Q150 84 282 68L420 30', '#fff0d0', 3.4) +
        // The cards at both sides of the shirt.
        place(card('4', 'heart'), 52, 118, 0.98, 5) +
        place(card('5', 'spade'), 248, 138, 0.98, -6) +
        peg(34, 60) +
        peg(72, 64) +
        peg(228, 82) +
        peg(266, 78) +
        place(
          area('M-56 -66L-26 -76Q0 -52 26 -76L56 -66Q50 -34 66 -14V82Q0 96 -66 82V-14Q-50 -34 -56 -66Z', '#062a3a', {
            opacity: 0.5,
            transform: 'translate(5 6)',
          }) +
            area(
              'M-56 -66L-26 -76Q0 -52 26 -76L56 -66Q50 -34 66 -14V82Q0 96 -66 82V-14Q-50 -34 -56 -66Z',
              'url(#shirt)',
            ) +
            area('M26 -76L56 -66Q50 -34 66 -14V82Q52 88 40 89Q48 10 34 -40Z', '#064a3a', { opacity: 0.6 }) +
            line('M-26 -74Q0 -48 26 -74', '#ffd23f', 8) +
            line('M-56 -65Q-50 -34 -65 -14M56 -65Q50 -34 65 -14', '#ffd23f', 7) +
            line('M-63 74Q0 88 63 74', '#ffd23f', 7) +
            line('M-34 -20Q-40 30 -34 60', '#c8ffd8', 4, { opacity: 0.6 }) +
            numeral('9', 3, 24, 74, '#06402f', 0.28) +
            numeral('9', 0, 20, 74, '#0a5a3a', 0.34) +
            numeral('9', 0, 20, 74, '#ffe04a', 0.22) +
            numeral('9', -1, 18, 74, '#fff8c0', 0.08),
          150,
          136,
          0.92,
        ) +
        peg(116, 68) +
        peg(184, 68) +
        area(star(112, 118, 4, 15, 3), '#fff') +
        bricks(at, 220, ['#7a4ac8', '#3a1f84', '#180a4a']),
      { paint: 'block', bend: 'straight', weight: 0.26 },
      { x: 18, y: 217, width: 264, height: 66 },
    )
  )
}

/** A dragon, which turns its head to the tiger, and the tiger, which roars at the viewer. */
const dragonTiger: Flagship = (at, write) => {
  const dragon = dragonHead({
    hide: 'url(#scale)',
    shade: '#0a4a3a',
    light: '#e0ffc0',
    mane: 'url(#mane)',
    manes: '#ffd23f',
    horn: 'url(#horn)',
    eye: '#fff06a',
  })
  return (
    lit('storm', ['#0a3a7a', '#0f7a9a', '#0a2a5a'], [0, 1]) +
    lit('fire', ['#8a0f3a', '#ff6a2a', '#7a0f3a'], [0, 1]) +
    lit('scale', ['#9af08a', '#1fb86a', '#0a5a4a'], [0.5, 1]) +
    lit('mane', ['#ffe04a', '#ff8a1f', '#c82a2a'], [0, 1]) +
    lit('horn', ['#fffbd8', '#ffcf6a', '#b8701a'], [0, 1]) +
    lit('fur', ['#ffd07a', '#ff8a1f', '#c8480f'], [0.4, 1]) +
    halo('clash', '#fffbe0') +
    backdrop(at, 'url(#storm)') +
    scene(
      at,
      write,
      area('M164 -10L140 60L160 84L128 150L150 176L134 340H720V-10Z', 'url(#fire)') +
        rays({ width: 620, x: 150, y: 104, rayPhase: 0.25 }, 20, '#fff', 0.1) +
        circle(150, 96, 130, 'url(#clash)') +
        area('M172 -10L152 40L166 48L146 104L158 76L144 70L156 20L150 -10Z', '#fffbe0') +
        (at.wide
          ? place(tigerFace('url(#fur)'), 224, 108, 0.86, 4)
          : place(tigerFace('url(#fur)'), 222, 130, 0.78, 4)) +
        place(dragon, at.wide ? 66 : 74, 116, 0.72, -6) +
        leaves(at, 214, ['#2f9a7a', '#125a5a', '#06303a']),
      { paint: 'split', bend: 'straight', weight: 0.26 },
      { x: 22, y: 199, width: 256, height: 84 },
    ) +
    nearLeaves(at, ['#2fb88a', '#127a6a', '#063a44'])
  )
}

export const cardSceneFlagships: { readonly [gameId: string]: Flagship } = {
  '17204': dragonTiger,
  '30103': lucky9Lane,
  '30202': pusoyDos,
  '30203': luckyNinePro,
  '30206': manilaHoldem,
  '30208': bigTwoClub,
  '30209': rummyRapids,
  '30210': omahaIsla,
  '30212': fullHouseFair,
}
