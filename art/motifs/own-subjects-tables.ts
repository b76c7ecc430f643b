/**
 * Signs of card and dice tables: the subject of the cover of each game. They stand on the edge of the felt, so they
 * reach down to 106. The tables without one show their dealer.
 */
import { area, bothSides, box, circle, inked, line, num, oval, pen, place, repeat } from '../draw.ts'
import { suit, suitRed } from '../families/cards.ts'
import type { Suit } from '../families/cards.ts'
import { courtFigures, goldCourt } from '../families/court-cards.ts'
import { edgedDie } from '../families/perya.ts'
import { dragonHead, tigerFace } from '../flagships/creatures.ts'
import { azure, scarlet } from '../flagships/solid-die.ts'
import { lit, round } from '../flagships/volume.ts'
import { numeral } from '../numerals.ts'
import { drawFace } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { broadMan, laughingMan } from '../people/heads.ts'
import { outlined as edged } from '../people/outline.ts'
import { distant, shorten } from '../videos/shorten.ts'
import { INK, outlined } from './outline.ts'
import { goldLight } from './own-courts.ts'

/** The light on the cards of a sign, as `url(#paper)`. */
const paper = lit('paper', ['#ffffff', '#fff6e6', '#dccfe4'])

/** A playing card around 0,0, which is 72 wide and 104 high. Needs `paper`. */
const card = (rank: string, kind: Suit, x: number, y: number, turn = 0, size = 1): string => {
  const color = kind === 'heart' || kind === 'diamond' ? suitRed : INK
  return place(
    outlined(box(-36, -52, 72, 104, 'url(#paper)', 10), 6) +
      numeral(rank, 0, -24, 34, color, 0.26) +
      suit(kind, 0, 22, 2, color),
    x,
    y,
    size,
    turn,
  )
}

/** Waves from one side to the other. Their upper edge is at the given height. */
const waves = (y: number): string =>
  outlined(
    area(`M-104 ${y + 6}Q-88 ${y - 12} -68 ${y}T-34 ${y}T0 ${y}T34 ${y}T68 ${y}T104 ${y + 6}V106H-104Z`, 'url(#sea)'),
  ) +
  line(
    `M-92 ${y + 8}Q-82 ${y} -68 ${y + 8}M-24 ${y + 8}Q-12 ${y} 0 ${y + 8}M46 ${y + 8}Q58 ${y} 70 ${y + 8}`,
    '#f0fcff',
    5,
  )

const sea = lit('sea', ['#7fe0ff', '#2f9af0', '#1450b8'], [0, 1])

/** A sampan with a red sail and dice as its cargo. */
const diceSampan = (): string =>
  sea +
  lit('sail', ['#ff8a6a', '#e83a48', '#9a1038'], [0.6, 1]) +
  lit('hull', ['#ffcf7a', '#c87a34', '#6a3418'], [0.2, 1]) +
  outlined(
    box(-42, -104, 10, 170, '#a8642c', 4) +
      area('M-96 24C-92 -30 -76 -74 -50 -98L-26 -92C-8 -50 -6 -10 -12 24Z', 'url(#sail)'),
  ) +
  line('M-78 -58Q-50 -66 -18 -60M-88 -28Q-50 -38 -10 -30M-94 0Q-50 -8 -10 -2', '#7a0c2c', 6) +
  line('M-70 -50C-80 -30 -84 -8 -86 10', '#ffc8b0', 6) +
  edgedDie(68, 18, 0.92, [4, 5, 6], azure, 8) +
  edgedDie(26, -18, 1, [5, 3, 1], scarlet, -10) +
  outlined(
    area('M-106 26C-84 44 -50 50 0 50C50 50 84 44 106 26C104 62 84 92 60 98H-60C-84 92 -104 62 -106 26Z', 'url(#hull)'),
  ) +
  line('M-98 42C-70 60 70 60 98 42', '#fff0b0', 6) +
  line('M-84 68C-60 76 60 76 84 68', '#6a3418', 5) +
  waves(84)

/** The head of a red dragon above terraces of rice. */
const terraceDragon = (): string =>
  lit('hide', ['#ff8a6a', '#e8283c', '#980c34'], [0.3, 1]) +
  lit('mane', ['#ffe27a', '#ffa52a', '#e8601a'], [0, 1]) +
  place(
    dragonHead({
      hide: 'url(#hide)',
      shade: '#8a0a30',
      light: '#ffb08a',
      mane: 'url(#mane)',
      manes: '#ffe27a',
      horn: '#fff3d8',
      eye: '#ffe14a',
    }),
    2,
    -8,
    0.66,
  ) +
  outlined(
    area('M-106 62C-70 44 -30 50 0 58C40 66 74 50 106 56V106H-106Z', '#8ade5a') +
      area('M-106 80C-60 62 -20 74 20 80C60 84 84 72 106 76V106H-106Z', '#46b04e') +
      area('M-106 98C-60 84 10 98 106 94V106H-106Z', '#1f7f45'),
  ) +
  line('M-94 66C-70 56 -40 58 -14 64M-94 83C-62 74 -30 80 -4 85', '#e4ffb0', 5)

/** Heads in fewer bytes: what is at both sides is drawn once, and equal attributes are those of a group. */
const brief = (content: string): string => {
  let halves = 0
  const mirrored = content.replaceAll(/(<.{60,}?)<g transform="scale\(-1 1\)">\1<\/g>/g, (_, half: string) => {
    const id = `h${halves++}`
    return `<g id="${id}">${half}</g><use href="#${id}" transform="scale(-1 1)"/>`
  })
  return inked(
    shorten(mirrored)
      .replaceAll(/(?<=<g [^>]+) stroke-linejoin="round"/g, '')
      .replaceAll(' x1="0" y1="0"', '')
      .replaceAll(/(?:<circle [^>]+ fill="(#\w+)"\/>)(?:<circle [^>]+ fill="\1"\/>){2,}/g, (circles, color: string) => {
        const fill = ` fill="${color}"`
        return `<g${fill}>${circles.replaceAll(fill, '')}</g>`
      }),
  )
}

/** The head of a green dragon before the face of a tiger. */
const dragonAndTiger = (): string =>
  brief(
    lit('h', ['#9e8', '#2b6', '#154'], [0.5, 1]) +
      lit('f', ['#fc6', '#f92', '#c41'], [0.4, 1]) +
      place(tigerFace('url(#f)'), 37, -26, 0.66, 5) +
      place(
        dragonHead({
          hide: 'url(#h)',
          shade: '#143',
          light: '#dfb',
          mane: '#f72',
          manes: '#fd3',
          horn: '#fea',
          eye: '#fe6',
        }),
        -31,
        45,
        0.48,
        -4,
      ),
  )

/**
 * What is too fine to be seen in the faces of a sign: nostrils, the inside of lips, and light in eyes and on noses, and
 * blushes.
 */
const FINE =
  /<(?:path|circle|ellipse)[^>]*(?:fill="#(?:541120|2c1210|5a281f)"| r="1"|stroke="#(?:dca676|efbd8c|e8604a)")[^>]*>/g

/** Two players, who laugh and smile, and a hand with the cards of the cover between them. */
const twoPlayers = (): string => {
  const player = (head: Portrait, shirt: string, side: -1 | 1): string =>
    edged(
      head.behind +
        area('M-30 20V100H34V20Z', head.skin.shade) +
        area('M-40 84C-80 94 -92 118 -96 220H96C92 118 80 94 40 84Q0 116 -40 84Z', shirt) +
        `<use href="#${head.name}-o"/>`,
    ) +
    distant(drawFace({ ...head, light: '' }))
      .replace(/<path d=""[^>]*>/, '')
      .replaceAll(/(?<= (?:d|cx|cy|r)="[^"]*)-?\d+\.\d+/g, (value) => num(Math.round(Number(value))))
      .replaceAll(FINE, '') +
    (side < 0 ? pen('M-58 140V220', INK, 6) : '') +
    edged(distant(head.before), 8)
  const spade = 'M-11 -62C-21 -55 -20 -49 -16 -49H-13L-15 -45H-7L-9 -49H-6C-2 -49 -1 -55 -11 -62Z'
  const diamond = 'M-11 -62L-4 -53L-11 -44L-18 -53Z'
  const club = 'M-14 -55A4 4 0 1 1 -8 -55A4 4 0 1 1 -10 -50L-8 -45H-14L-12 -50A4 4 0 1 1 -14 -55Z'
  const heart = 'M-11 -46C-21 -53 -20 -60 -15 -60Q-12 -60 -11 -56Q-10 -60 -7 -60C-2 -60 -1 -53 -11 -46Z'
  const paperCard = box(-20, -86, 40, 86, '#fff', 5, { id: 'c', stroke: INK, 'stroke-width': 4 })
  const rank = (d: string, color: string): string => line(d, color, 4)
  /** What is on each card; the first one has the parts that others repeat. */
  const cards = [
    paperCard + rank('M-16 -67L-11 -80L-6 -67M-14 -71H-8', suitRed) + area(heart, suitRed, { id: 'h' }),
    rank('M-15 -80V-67M-7 -80L-14 -74L-7 -67', INK) + area(spade, INK),
    rank('M-16 -74A5 6 0 1 0 -6 -74A5 6 0 1 0 -16 -74M-10 -71L-6 -67', suitRed) + area(diamond, suitRed),
    rank('M-7 -80V-71A4 4 0 0 1 -15 -71', INK) + area(club, INK),
    rank('M-16 -80V-67M-11 -74A4 6 0 1 0 -3 -74A4 6 0 1 0 -11 -74', suitRed) + '<use href="#h"/>',
  ]
  return brief(
    place(player(laughingMan, '#fb3', -1), -50, -32, 0.66, -5) +
      place(player(broadMan, '#1aa', 1), 51, -30, 0.64, 4) +
      cards.map((card, i) => place((i === 0 ? '' : '<use href="#c"/>') + card, 0, 114, 1, i * 22 - 44)).join('') +
      // The sleeve of the second player, from his side to the hand.
      edged(
        area('M20 88C48 84 80 64 104 70V130H22Z', '#1aa') +
          area('M16 87L32 84V122H18Z', '#fea') +
          area('M-26 116C-32 98 -20 86 -8 84H12C24 88 28 100 24 116Z', '#c98a5a') +
          area('M-18 104C-22 92 -18 80 -13 71C-6 65 2 71 -1 78C-2 86 2 92 8 98', '#c98a5a'),
        5,
      ),
  )
}

/** The yellow ball with the number nine, and the cue that strikes it. */
const nineBall = (): string =>
  lit('cue', ['#ffe9b8', '#d89a52', '#8a4a20'], [1, 0.5]) +
  `<clipPath id="ball"><circle cy="8" r="86"/></clipPath>` +
  outlined(circle(0, 8, 86, '#fff8e8'), 11) +
  `<g clip-path="url(#ball)">` +
  area('M-100 -24C-60 -52 50 -56 100 -32V32C50 58 -60 62 -100 40Z', '#ffbe1f', { transform: 'rotate(-12 0 8)' }) +
  area('M44 -72C70 -20 50 50 -50 78L20 110H100V-72Z', '#5a1f10', { opacity: 0.28 }) +
  '</g>' +
  outlined(circle(4, 2, 38, '#fffaf0'), 5) +
  numeral('9', 4, 3, 48, INK, 0.24) +
  line('M-70 -8C-66 -34 -52 -52 -30 -62', '#fff', 10) +
  oval(-16, -66, 6, 5, '#fff') +
  outlined(area('M-124 124V104L-62 46L-48 60L-112 124Z', 'url(#cue)'), 7) +
  outlined(
    area('M-62 46L-48 60L-38 50L-52 36Z', '#fff8ee') + area('M-52 36L-38 50L-32 43Q-36 34 -45 30Z', '#2a7ad8'),
    5,
  ) +
  line('M-116 108L-62 56', '#fff3d0', 4)

/** A green jersey with the number nine, between two cards on a line. */
const jerseyNine = (): string =>
  paper +
  lit('cloth', ['#6ff08a', '#1fae58', '#0c6a44'], [0.7, 1]) +
  lit('post', ['#e8a868', '#9a5c30', '#5a2c18'], [1, 0]) +
  outlined(bothSides(box(92, -104, 13, 212, 'url(#post)', 4))) +
  line('M-98 -88Q0 -62 98 -88', INK, 10) +
  line('M-98 -88Q0 -62 98 -88', '#fff0d0', 4) +
  card('4', 'heart', -69, -22, 8, 0.74) +
  card('5', 'spade', 69, -22, -8, 0.74) +
  outlined(
    area(
      'M-40 -82H-22C-20 -62 20 -62 22 -82H40C42 -50 50 -36 62 -28V96C30 104 -30 104 -62 96V-28' +
        'C-50 -36 -42 -50 -40 -82Z',
      'url(#cloth)',
    ),
    6,
  ) +
  line('M-22 -80C-20 -58 20 -58 22 -80M-40 -80C-42 -48 -50 -34 -60 -26M40 -80C42 -48 50 -34 60 -26', '#ffd23f', 6) +
  area('M-58 76C-30 84 30 84 58 76V92C30 100 -30 100 -58 92Z', '#ffd23f') +
  numeral('9', 2, 14, 74, INK, 0.4) +
  numeral('9', 0, 12, 74, '#ffe14a', 0.26) +
  line('M-50 -18V58', '#b8ffc8', 6, { opacity: 0.8 }) +
  outlined([-69, -31, 31, 69].map((x) => box(x - 6, x * x > 2000 ? -92 : -90, 12, 26, '#ffb52e', 4)).join(''), 4)

/** A ship whose three sails are cards. */
const cardShip = (): string =>
  paper +
  sea +
  lit('hull', ['#ff9a5a', '#d8482c', '#8a1a2c'], [0.2, 1]) +
  outlined([-64, 0, 64].map((x) => box(x - 5, -104, 10, 160, '#a8642c', 4)).join('')) +
  outlined(area('M-4 -104L-34 -98L-4 -90Z', '#ffd23f'), 4) +
  card('3', 'club', -66, -24, -5, 0.92) +
  card('3', 'spade', 66, -24, 5, 0.92) +
  card('3', 'heart', 0, -32, 0, 1.1) +
  outlined(
    area(
      'M-106 16C-96 34 -84 38 -60 38H60C84 38 96 34 106 16C108 56 92 88 68 98H-68C-92 88 -108 56 -106 16Z',
      'url(#hull)',
    ),
  ) +
  line('M-98 36C-84 50 84 50 98 36', '#ffd23f', 8) +
  line('M-60 66h.1M-30 66h.1M0 66h.1M30 66h.1M60 66h.1', INK, 17) +
  line('M-60 66h.1M-30 66h.1M0 66h.1M30 66h.1M60 66h.1', '#2fc8f0', 9) +
  waves(86)

/** A lighthouse of chips. */
const chipLighthouse = (): string =>
  lit('beam', ['#fff6b0', '#ffe27a'], [1, 0]) +
  lit('rim', ['#ffffff55', '#ffffff00', '#1a082066'], [1, 0]) +
  area('M0 -62L-106 -92V-22ZM0 -62L106 -92V-22Z', '#fff0a0', { opacity: 0.92 }) +
  area('M-106 106C-92 84 -70 80 -52 86H52C70 80 92 84 106 106Z', '#6a5a9a', { stroke: INK, 'stroke-width': 5 }) +
  line('M-84 94Q-70 86 -58 90', '#b8a8e0', 5) +
  repeat(6, (i) => {
    const y = 82 - i * 21
    const width = 57 - i * 3
    const spots = i % 2 === 0 ? [-0.74, 0, 0.74] : [-0.74, -0.26, 0.26, 0.74]
    return (
      outlined(box(-width, y, 2 * width, 22, ['#2f6ae8', '#1fa860', '#e8304a'][i % 3] ?? '', 9)) +
      area(spots.map((at) => `M${num(at * width - 8)} ${y + 2.5}h16v17h-16Z`).join(''), '#fff') +
      box(-width, y, 2 * width, 22, 'url(#rim)', 9)
    )
  }) +
  outlined(
    box(-44, -34, 88, 12, '#fff3d8', 4) +
      box(-24, -78, 48, 46, '#ffe98a', 4) +
      area('M-38 -74L0 -105L38 -74Z', '#e8304a'),
  ) +
  area('M4 -100L34 -76H10Z', '#a01238') +
  suit('spade', 0, -52, 1.5, INK) +
  line('M-26 -82L-8 -95', '#ffb0b0', 5)

/** Two sevens in a bowl. */
const pairBowl = (): string =>
  paper +
  lit('china', ['#ffffff', '#e8f0ff', '#8a9ae0'], [0.5, 1]) +
  outlined(oval(0, 12, 100, 24, '#c8d4f8')) +
  oval(0, 14, 88, 17, '#4a5ab8') +
  card('7', 'heart', -36, -34, -13, 1.16) +
  card('7', 'spade', 38, -34, 13, 1.16) +
  outlined(
    area('M-34 90H34L44 110H-44Z', '#8a9ae0') +
      area('M-102 10C-70 36 70 36 102 10C102 64 66 98 36 98H-36C-66 98 -102 64 -102 10Z', 'url(#china)'),
    6,
  ) +
  line('M-94 28C-60 48 60 48 94 28', '#2f5ae0', 8) +
  area('M-64 62L-50 48L-36 62L-50 76ZM64 62L50 48L36 62L50 76Z', '#2f5ae0') +
  suit('heart', -2, 66, 2.2, '#e8304a') +
  line('M-90 46C-84 64 -72 78 -60 84', '#fff', 7)

/** An arrow in a seven on a target. */
const targetSeven = (): string =>
  paper +
  lit('wood', ['#e8a868', '#7a4020'], [0, 1]) +
  outlined(area('M-52 60L-76 106H-56L-28 66ZM52 60L76 106H56L28 66Z', 'url(#wood)')) +
  outlined(circle(-4, 0, 98, '#fff4dc'), 6) +
  ['#e8304a', '#fff4dc', '#e8304a'].map((color, i) => circle(-4, 0, 84 - i * 20, color)).join('') +
  area('M52 -80A98 98 0 0 1 -44 90C36 86 84 -10 52 -80Z', '#3a0a3a', { opacity: 0.2 }) +
  line('M-90 -10A86 86 0 0 1 -46 -74', '#fff', 6) +
  card('7', 'heart', -8, 6, -6, 1.08) +
  line('M10 -6L84 -74', INK, 16) +
  line('M14 -10L84 -74', '#c8803c', 7) +
  outlined(area('M68 -78L84 -104L104 -98L106 -78L82 -58Z', '#2fc8f0') + area('M4 0L10 -22L28 -4Z', '#e4ecf8')) +
  line('M76 -68L100 -92', '#0f6ab0', 4)

/** The king of spades above bars of gold. */
const goldKing = (): string =>
  goldLight +
  outlined(box(-58, -102, 116, 160, '#fff6dc', 13), 7) +
  outlined(box(-46, -90, 92, 150, '#ffcf4a', 6), 4) +
  place(courtFigures.K(goldCourt), 2, 14) +
  box(-52, -97, 32, 58, '#fff6dc', 9) +
  numeral('K', -36, -78, 27, INK, 0.28) +
  suit('spade', -36, -50, 1.1, INK) +
  [
    [-58, 84],
    [58, 84],
    [0, 52],
  ]
    .map(([x = 0, y = 0]) =>
      place(
        outlined(area('M-34 -22H34L48 22H-48Z', 'url(#gold)')) +
          area('M-32 -20H32L36 -8H-36Z', '#fff6b0') +
          line('M-24 8H24', '#a8600c', 6),
        x,
        y,
      ),
    )
    .join('')

/** The two of diamonds with a face, a crown and a cape. */
const crownedTwo = (): string =>
  paper +
  goldLight +
  lit('cape', ['#ff6a8a', '#d8204a', '#7a0c3c'], [0.5, 1]) +
  outlined(area('M-52 -20C-84 10 -98 60 -104 106H104C98 60 84 10 52 -20Z', 'url(#cape)')) +
  line('M-74 34C-82 56 -86 76 -88 98', '#ffb0c0', 6) +
  outlined(box(-56, -56, 112, 164, 'url(#paper)', 16), 6) +
  numeral('2', -34, -30, 27, suitRed, 0.28) +
  numeral('2', 34, 86, 27, suitRed, 0.28) +
  outlined(bothSides(oval(22, 2, 17, 21, '#fff'))) +
  bothSides(oval(18, 6, 10, 13, INK)) +
  circle(15, 0, 4.6, '#fff') +
  circle(-21, 0, 4.6, '#fff') +
  line('M-40 -22Q-26 -32 -12 -24M12 -24Q26 -32 40 -22', INK, 6) +
  bothSides(circle(42, 30, 9, '#ff9aa8')) +
  area('M-28 34Q0 42 28 34C26 58 12 66 0 66C-12 66 -26 58 -28 34Z', INK) +
  area('M-16 58Q0 46 16 58Q8 64 0 64Q-8 64 -16 58Z', '#ff6a7a') +
  suit('diamond', -34, 86, 1.3, suitRed) +
  outlined(area('M-50 -52L-60 -100L-28 -76L0 -105L28 -76L60 -100L50 -52Q0 -38 -50 -52Z', 'url(#gold)'), 6) +
  outlined(area('M0 -80L10 -64L0 -50L-10 -64Z', '#2fc8f0'), 4) +
  line('M-50 -88L-44 -60', '#fffbe0', 5)

/** A cat looks out from between two cards. */
const catBetween = (): string =>
  paper +
  lit('fur', ['#ffc07a', '#f4862e', '#b84e18'], [0.6, 1]) +
  card('4', 'club', -58, 2, -8, 1.24) +
  card('J', 'diamond', 58, 2, 8, 1.24) +
  place(
    outlined(
      area('M-40 40C-52 66 -50 92 -46 106H46C50 92 52 66 40 40Z', 'url(#fur)') +
        area(
          'M-52 -30L-56 -92L-22 -66Q0 -74 22 -66L56 -92L52 -30C64 -4 58 44 0 50C-58 44 -64 -4 -52 -30Z',
          'url(#fur)',
        ),
      6,
    ) +
      bothSides(area('M46 -46L48 -74L30 -60Z', '#ff9ab0')) +
      line('M-14 -62L-10 -42M0 -64V-40M14 -62L10 -42M-54 6L-40 8M54 6L40 8', '#a8481a', 7) +
      area(
        'M-26 18C-24 4 24 4 26 18C28 38 12 46 0 46C-12 46 -28 38 -26 18ZM-20 56C-10 64 10 64 20 56L22 104H-22Z',
        '#fff4e0',
      ) +
      outlined(bothSides(oval(25, -10, 17, 19, '#7fe85a')), 5) +
      bothSides(oval(23, -9, 7, 15, INK)) +
      circle(19, -16, 5, '#fff') +
      circle(-27, -16, 5, '#fff') +
      area('M-9 12H9L0 22Z', '#e8486a') +
      line('M0 22V28M0 28Q-8 38 -16 30M0 28Q8 38 16 30', INK, 4) +
      line('M-34 22L-60 16M-34 30L-58 34M34 22L60 16M34 30L58 34', INK, 4) +
      outlined(bothSides(oval(28, 98, 19, 12, '#fff4e0'))),
    0,
    17,
    0.84,
  )

/** Two swans with crowns, whose necks have the shape of a heart. */
const swanPair = (): string =>
  sea +
  goldLight +
  lit('down', ['#ffffff', '#f4eaff', '#b8a0e0'], [0.5, 1]) +
  bothSides(
    outlined(
      area(
        'M3 46C2 18 50 -6 48 -40C46 -60 26 -62 22 -44L6 -30C2 -62 20 -86 44 -84C74 -80 84 -46 66 -16' +
          'C58 -2 44 16 46 26' +
          'C64 8 92 8 106 -8C108 40 96 84 56 92H20C6 84 2 66 3 46Z',
        'url(#down)',
      ) +
        area('M24 -50C14 -46 4 -36 3 -26C12 -24 24 -28 30 -36Z', '#ff8a2e') +
        area('M26 -80L22 -104L36 -94L46 -106L54 -93L68 -100L62 -76Q44 -88 26 -80Z', 'url(#gold)'),
    ) +
      circle(38, -58, 5, INK) +
      line('M58 50C72 50 88 38 96 22M50 68C68 70 84 62 94 48', '#a88ad0', 5),
  ) +
  line('M-66 -62C-74 -48 -70 -30 -60 -16M52 -74C66 -68 70 -54 66 -42', '#fff', 5) +
  outlined(suit('heart', 0, 6, 2.1, '#f0304f'), 2.4) +
  oval(-9, -2, 5, 4, '#ffc0c8', -30) +
  waves(82)

/** A gramophone disc with headphones and a two: the club. */
const clubDisc = (): string =>
  round('disc', ['#6a5a8a', '#2c2044', '#140c24']) +
  lit('pad', ['#8af0ff', '#2f9af0', '#1a48b0'], [0.4, 1]) +
  outlined(circle(0, 20, 84, 'url(#disc)'), 6) +
  [70, 58, 46].map((r) => circle(0, 20, r, 'none', { stroke: '#6a5a8a', 'stroke-width': 2.5 })).join('') +
  area('M0 20L-62 -34A84 84 0 0 1 -26 -56ZM0 20L62 74A84 84 0 0 1 26 96Z', '#c8a8ff', { opacity: 0.35 }) +
  outlined(suit('club', 0, 18, 4.8, '#ff4fa0'), 1.2) +
  numeral('2', 0, 16, 40, INK, 0.44) +
  numeral('2', 0, 16, 40, '#fff6c8', 0.27) +
  line('M-86 22C-92 -58 -48 -92 0 -92C48 -92 92 -58 86 22', INK, 27) +
  line('M-86 22C-92 -58 -48 -92 0 -92C48 -92 92 -58 86 22', '#ffc233', 16) +
  line('M-86 -10C-84 -58 -50 -94 -8 -95', '#fff3b0', 5) +
  outlined(bothSides(box(70, 2, 36, 76, 'url(#pad)', 16) + box(58, 12, 17, 56, '#3a2a5a', 8))) +
  line('M-96 18V44M80 16V30', '#e4fbff', 6)

/** A palm on an island, with cards as its leaves. */
const cardPalm = (): string =>
  paper +
  sea +
  lit('trunk', ['#e8a868', '#a8642c', '#5a2c18'], [1, 0]) +
  lit('leaf', ['#8af05a', '#2fae4a', '#0f6a40'], [0.5, 1]) +
  outlined(
    area('M-104 98C-70 62 -30 58 0 58C30 58 70 62 104 98Z', '#ffe2a0') +
      area('M-14 -20C-8 16 -14 44 -24 72H26C14 44 10 16 14 -20Z', 'url(#trunk)'),
  ) +
  line('M-10 4Q2 10 12 4M-12 24Q2 30 14 24M-17 44Q2 50 18 44', '#5a2c18', 5) +
  outlined(
    bothSides(
      area('M0 -22C34 -40 84 -30 104 18C78 4 72 12 64 20C48 0 22 -8 0 -10Z', 'url(#leaf)') +
        area('M0 -22C24 -12 58 14 60 52C42 34 12 16 -2 -8Z', 'url(#leaf)'),
    ),
  ) +
  card('A', 'spade', -64, -44, -40, 0.8) +
  card('K', 'heart', -23, -62, -14, 0.8) +
  card('A', 'heart', 23, -62, 14, 0.8) +
  card('K', 'spade', 64, -44, 40, 0.8) +
  outlined(circle(-15, -4, 14, '#9a5a2c') + circle(15, -4, 14, '#7a4020') + circle(0, 8, 14, '#8a4c26'), 4) +
  circle(-19, -8, 4, '#ffd0a0') +
  waves(92)

/** The ace of spades, with a black cat before it. */
const aceAndCat = (): string =>
  paper +
  lit('brick', ['#d8683c', '#8a2c2c'], [0, 1]) +
  lit('spade', ['#6a5ab8', '#2a1c5a', '#160a30'], [0.4, 1]) +
  place(
    outlined(box(-58, -92, 116, 176, '#e8304a', 16), 6) +
      box(-50, -84, 100, 160, 'url(#paper)', 11) +
      numeral('A', -31, -62, 26, INK, 0.28) +
      suit('spade', -2, -6, 4.3, 'url(#spade)') +
      line('M-32 0C-30 -10 -22 -18 -14 -26', '#b8a8ff', 5),
    -22,
    -8,
    1,
    -6,
  ) +
  outlined(box(-104, 80, 208, 28, 'url(#brick)', 3)) +
  line('M-100 94H100M-60 82V93M0 82V93M60 82V93M-30 95V106M30 95V106', '#5a1420', 4) +
  line('M84 68C106 66 102 34 92 30', INK, 15) +
  outlined(
    area(
      'M22 80C22 58 26 46 34 38C22 28 22 8 26 -14L44 0Q52 -3 60 0L78 -14C82 8 82 28 70 38C80 48 88 62 88 80Z',
      '#3c3268',
    ),
  ) +
  line('M30 76C30 60 34 50 40 44', '#8a7ac0', 5) +
  oval(42, 16, 7, 8, '#ffe14a') +
  oval(63, 16, 7, 8, '#ffe14a') +
  line('M43 12V20M63 12V20', INK, 4) +
  area('M48 25H57L52.500 30Z', '#ff8aa8')

/** The ace of hearts and the king of spades on a balcony with flowers. */
const balconyHand = (): string =>
  paper +
  lit('stone', ['#fffaf0', '#e8d0b8', '#a8808a'], [0.6, 1]) +
  card('A', 'heart', -38, -34, -9, 1.26) +
  card('K', 'spade', 40, -34, 9, 1.26) +
  outlined(
    repeat(6, (i) => {
      const x = num(-85 + i * 34)
      return area(`M${x} 44c-8 6 -12 20 -10 28s4 14 4 24h12c0 -10 2 -16 4 -24s-2 -22 -10 -28Z`, 'url(#stone)')
    }) +
      box(-105, 34, 210, 16, 'url(#stone)', 6) +
      box(-105, 90, 210, 20, 'url(#stone)', 4),
  ) +
  line('M-96 40H60M-96 97H40', '#fff', 4) +
  outlined(
    area('M-104 36C-98 16 -78 8 -62 18C-46 10 -34 20 -34 34C-44 44 -54 38 -62 46C-76 40 -90 50 -104 36Z', '#3fae4a') +
      area('M104 36C98 16 78 8 62 18C46 10 34 20 34 34C44 44 54 38 62 46C76 40 90 50 104 36Z', '#2f9a4a') +
      [-88, -64, -44, 46, 66, 88].map((x, i) => circle(x, i % 2 === 0 ? 28 : 24, 11, '#ff4f9a')).join(''),
    4,
  ) +
  [-88, -64, -44, 46, 66, 88].map((x, i) => circle(x - 2, i % 2 === 0 ? 26 : 22, 4, '#ffe27a')).join('')

/** Seven, eight and nine in a raft on white water. */
const raftRun = (): string =>
  paper +
  sea +
  lit('raft', ['#ffd06a', '#ff8a2e', '#c8481a'], [0.3, 1]) +
  card('7', 'heart', -60, -20, -15, 1.04) +
  card('9', 'heart', 60, -20, 15, 1.04) +
  card('8', 'heart', 0, -40, 0, 1.16) +
  outlined(
    area(
      'M-104 30C-96 12 -78 18 -70 30Q0 46 70 30C78 18 96 12 104 30C108 66 84 92 56 96H-56C-84 92 -108 66 -104 30Z',
      'url(#raft)',
    ),
    6,
  ) +
  line('M-94 34Q-86 26 -76 38Q0 56 76 38', '#fff0c0', 6) +
  area('M-12 44H12V94H-12ZM-62 38L-40 43L-44 93L-62 90ZM62 38L40 43L44 93L62 90Z', '#2f6ae8') +
  waves(82) +
  outlined(bothSides(circle(98, 58, 8, '#f0fcff') + circle(84, 72, 13, '#f0fcff') + circle(100, 80, 10, '#f0fcff')), 4)

/** A house of palm leaves with three kings and two queens in its windows. */
const fullHouse = (): string =>
  paper +
  lit('thatch', ['#ffe08a', '#d89a3c', '#8a4a1c'], [0.2, 1]) +
  lit('timber', ['#c8783c', '#7a3c1c'], [1, 0]) +
  outlined(
    box(-60, -54, 120, 70, '#5a2438') +
      box(-94, 26, 188, 82, '#5a2438') +
      [-98, 86].map((x) => box(x, 20, 12, 88, 'url(#timber)')).join(''),
  ) +
  card('Q', 'heart', -26, -15, 0, 0.52) +
  card('Q', 'club', 26, -15, 0, 0.52) +
  card('K', 'diamond', -56, 77, 0, 0.66) +
  card('K', 'spade', 0, 77, 0, 0.66) +
  card('K', 'heart', 56, 77, 0, 0.66) +
  outlined(
    area('M-62 6H62L106 34Q0 46 -106 34Z', 'url(#thatch)') + area('M-14 -104H14L84 -50Q0 -36 -84 -50Z', 'url(#thatch)'),
    6,
  ) +
  line('M-12 -92L-44 -58M0 -92V-54M12 -92L44 -58M-52 14L-70 30M-18 14L-24 34M18 14L24 34M52 14L70 30', '#8a4a1c', 5) +
  line('M-22 -90L-58 -60M-66 14L-84 26', '#fff6c0', 5) +
  outlined([-84, 84].map((x) => circle(x, -36, 9, '#ff4f6a') + circle(x * 1.2, 50, 9, '#ffe27a')).join(''), 4)

/** The signs of tables by game ID. They replace the dealer. */
export const ownTables: { readonly [gameId: string]: (() => string) | undefined } = {
  '17103': diceSampan,
  '17104': terraceDragon,
  '17105': balconyHand,
  '17107': nineBall,
  '17204': dragonAndTiger,
  '30101': twoPlayers,
  '30103': jerseyNine,
  '30104': cardShip,
  '30105': chipLighthouse,
  '30106': pairBowl,
  '30107': targetSeven,
  '30201': goldKing,
  '30202': crownedTwo,
  '30204': catBetween,
  '30207': swanPair,
  '30208': clubDisc,
  '30209': raftRun,
  '30210': cardPalm,
  '30211': aceAndCat,
  '30212': fullHouse,
}
