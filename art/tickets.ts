/** What is printed on the scratch tickets of the demo games: the name in the letters of the cover, and its subject. */
import { area, box, circle, line, oval, place, star, svgDocument } from './draw.ts'
import { letteringOf } from './lettering.ts'
import { INK, outlined } from './motifs/outline.ts'
import type { Palette } from './palettes.ts'
import { palettes } from './palettes.ts'
import { drawTitle } from './title.ts'
import { shorten } from './videos/shorten.ts'

/** A leaf of a palm from 0,0 to the right, and its lit upper side. */
const palmLeaf = 'M0 0C14 -30 48 -36 76 -8C62 -10 54 -6 48 4C36 -8 18 -8 0 8Z'
const lightOfLeaf = 'M4 -4C20 -24 46 -26 64 -12C44 -14 22 -10 4 -4Z'

const crownOfPalm = (x: number, y: number, size: number): string => {
  const leaves = (d: string, color: string): string =>
    [
      [-160, -1],
      [-118, -1],
      [164, -1],
      [-66, 1],
      [-18, 1],
      [26, 1],
    ]
      .map(([turn = 0, side = 1]) => `<path d="${d}" fill="${color}" transform="rotate(${turn}) scale(1 ${side})"/>`)
      .join('')
  return place(
    outlined(leaves(palmLeaf, '#1f9f52'), 6) +
      leaves(lightOfLeaf, '#8fe06a') +
      outlined(circle(-7, 6, 9, '#9a5a2c') + circle(9, 8, 9, '#7a4020'), 4),
    x,
    y,
    size,
  )
}

/** An island with a palm in the sea, before the sun. */
const palmIsland = (): string =>
  outlined(circle(-42, -38, 42, '#ffc93a'), 6) +
  circle(-42, -38, 32, '#fff0a0') +
  outlined(area('M-92 62C-70 30 -30 24 4 24C40 24 74 32 92 62Z', '#ffd98a'), 6) +
  area('M-66 44C-40 24 40 20 70 44C40 34 -30 34 -66 44Z', '#56c45a') +
  outlined(area('M2 34C-2 4 6 -22 22 -42L38 -34C24 -14 20 8 26 34Z', '#a8622b'), 6) +
  line('M12 20l9 2M12 2l10 3M18 -14l10 4', '#6d3a16', 4) +
  crownOfPalm(30, -32, 0.9) +
  outlined(
    area('M-104 62Q-86 44 -68 58T-34 58T0 58T34 58T68 58T104 62C98 88 66 100 0 100C-66 100 -98 88 -104 62Z', '#1fa6e0'),
    6,
  ) +
  line(
    'M-80 66Q-70 58 -58 66M-22 66Q-10 58 2 66M38 66Q50 58 62 66M-48 84Q-38 78 -26 84M14 84Q26 78 36 84',
    '#dffaff',
    5,
  )

/** The head of the white cat with a raised paw, a collar and a bell. */
const luckyCat = (): string =>
  outlined(area('M40 100C62 84 68 44 62 10C56 -22 100 -28 104 2C108 46 98 84 76 106Z', '#fff6ee'), 7) +
  oval(83, 8, 11, 9, '#ff8aa4') +
  circle(72, -6, 4.6, '#ff8aa4') +
  circle(83, -11, 4.6, '#ff8aa4') +
  circle(94, -6, 4.6, '#ff8aa4') +
  outlined(
    area('M-86 -30L-90 -98L-42 -74ZM34 -30L38 -98L-10 -74Z', '#fff6ee') +
      area('M-82 104C-84 70 -66 50 -26 50C14 50 60 70 66 104Z', '#fff6ee') +
      oval(-26, -16, 78, 64, '#fff6ee'),
    7,
  ) +
  area('M-80 -48L-82 -82L-54 -66ZM28 -48L30 -82L2 -66Z', '#ff8aa0') +
  area('M20 -62C46 -44 56 -14 42 14C30 36 2 46 -28 46C14 22 30 -24 20 -62Z', '#e6bcc4', { opacity: 0.7 }) +
  area('M-42 -77C-70 -70 -94 -54 -100 -30C-78 -26 -54 -40 -42 -77Z', '#ff9a3a') +
  line('M-72 -16Q-57 -34 -42 -16M-8 -16Q8 -34 22 -16', INK, 8) +
  area('M-34 0H-16L-25 10Z', '#ff5a7a') +
  line('M-25 10V16M-25 16Q-36 30 -48 18M-25 16Q-12 30 -2 18', INK, 6) +
  oval(-74, 8, 14, 9, '#ff8aa4', 0, { opacity: 0.75 }) +
  oval(26, 8, 14, 9, '#ff8aa4', 0, { opacity: 0.75 }) +
  outlined(area('M-82 46Q-26 70 32 46L34 66Q-26 92 -84 66Z', '#e0283f') + circle(-25, 76, 17, '#ffc93a'), 5) +
  line('M-36 76H-14M-25 80V88', '#8a4a08', 5)

/** A striped umbrella on the sand. */
const beachUmbrella = (): string =>
  outlined(area('M-100 92C-80 66 -30 60 4 62C50 62 84 70 102 92Q0 112 -100 92Z', '#ffd98a'), 6) +
  outlined(area('M-10 -60L2 -62L26 76L14 78Z', '#b8743a'), 6) +
  outlined(
    area(
      'M-100 18C-96 -50 -50 -86 -10 -86C44 -88 90 -56 98 0C78 -14 58 -12 40 2C20 -12 -8 -10 -26 6C-50 -4 -78 0 -100 18Z',
      '#f0364e',
    ),
    7,
  ) +
  area(
    'M-66 2C-62 -44 -36 -78 -10 -86C-26 -60 -30 -26 -26 6C-38 0 -52 -2 -66 2ZM-4 -5C2 -40 2 -64 -10 -86C24 -74 38 -38 40 2C26 -8 12 -10 -4 -5ZM66 -9C56 -50 30 -78 -10 -86C44 -88 90 -56 98 0C88 -8 78 -10 66 -9Z',
    '#fff6e6',
  ) +
  line('M-84 -16C-76 -46 -54 -66 -38 -74', '#ffb8c0', 6) +
  outlined(circle(-11, -90, 10, '#ffd23f') + area(star(-58, 80, 5, 20, 9), '#ff7a3a'), 5)

/** A coin of gold with a star, before a strip of the ticket. */
const starCoin = (): string =>
  place(
    outlined(box(-92, -56, 184, 112, '#ff5f9a', 14), 7) +
      box(-78, -42, 156, 84, '#d8deec', 8) +
      line('M-84 -49H84', '#ffc0d8', 4, { 'stroke-dasharray': '1 12' }),
    -6,
    -14,
    1,
    -10,
  ) +
  outlined(circle(18, 22, 76, '#c8760c') + circle(14, 18, 74, '#ffc22e'), 6) +
  circle(14, 18, 56, '#f0a01c') +
  area(star(14, 20, 5, 50, 23), '#8a5208') +
  area(star(11, 16, 5, 48, 22), '#fff0a8') +
  line('M-46 4A62 62 0 0 1 -6 -40', '#fffbe0', 8)

interface Ticket {
  readonly name: string
  /** The letters and the color below and around them, as on the cover. */
  readonly colors: Pick<Palette, 'pale' | 'shade' | 'ink'>
  readonly subject: () => string
}

const tickets: { readonly [gameId: string]: Ticket } = {
  12102: {
    name: 'Isla Instant',
    colors: { pale: '#fff6d6', shade: '#f0a32a', ink: '#5d0a34' },
    subject: palmIsland,
  },
  12103: {
    name: 'Suwerte Scratch',
    colors: { pale: '#ffffff', shade: '#e0588a', ink: '#6b0f25' },
    subject: () => place(luckyCat(), 4, 2, 0.96),
  },
  12202: {
    name: 'Beach Instant',
    colors: { pale: '#ffffff', shade: '#3f9be0', ink: '#0b2f63' },
    subject: beachUmbrella,
  },
  12203: {
    name: 'Scratch Fiesta',
    colors: { pale: '#fff6d6', shade: '#f0a32a', ink: '#5d0a34' },
    subject: starCoin,
  },
}

/** The name in one line, and its size. */
function drawName(gameId: string, { name, colors }: Ticket): string {
  const alphabet = letteringOf(gameId)
  const style = { paint: 'block', bend: 'straight', weight: 0.26, stretch: 1, ...(alphabet && { alphabet }) } as const
  const { definitions, content } = drawTitle(
    name,
    { x: 8, y: 6, width: 304, height: 46 },
    style,
    { ...palettes.lantern, ...colors },
    1,
  )
  return shorten(svgDocument(320, 62, definitions, content))
}

export const ticketImages: readonly (readonly [file: string, draw: () => string])[] = Object.entries(tickets).flatMap(
  ([gameId, ticket]) => [
    [`${gameId}.svg`, () => svgDocument(212, 212, '', place(ticket.subject(), 106, 106))] as const,
    [`title-${gameId}.svg`, () => drawName(gameId, ticket)] as const,
  ],
)
