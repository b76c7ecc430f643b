/** A slot machine with three reels, drawn around 0,0 within 130 to each side. */
import { area, box, circle, line, oval, place, repeat } from './draw.ts'
import { contact, halo, lit, round } from './flagships/volume.ts'
import { drawMotif } from './motifs/own-colors.ts'
import { palettes } from './palettes.ts'

const bulb = (x: number, y: number, isRed: boolean): string =>
  circle(x, y, 11, 'url(#bulb-light)') + circle(x, y, 5.4, isRed ? 'url(#red-bulb)' : 'url(#bulb)')

const coin = (x: number, y: number, turn: number): string =>
  place(
    oval(0, 3, 17, 8, '#8a4a10') + oval(0, 0, 17, 8, 'url(#gold)') + oval(0, -0.6, 11, 4.6, '#ffe9a0'),
    x,
    y,
    1,
    turn,
  )

/** A window onto a reel: its symbol, and the dark of the drum above and below it. */
const reel = (x: number, symbol: string): string =>
  box(x, -56, 60, 108, '#fffdf4', 9) + place(symbol, x + 30, -2) + box(x, -56, 60, 108, 'url(#drum)', 9)

export const slotMachine = (): string =>
  lit('cabinet', ['#c9a0ff', '#8a4af0', '#4a1aa8']) +
  lit('cabinet-side', ['#5a22b8', '#2a0c6a'], [1, 0]) +
  lit('crown', ['#ff9fbe', '#f0306a', '#98104e'], [0.4, 1]) +
  lit('gold', ['#fff3b0', '#ffc233', '#b06a10'], [0.5, 1]) +
  lit('tray', ['#3a1470', '#160440'], [0, 1]) +
  lit('drum', ['#2a104acc', '#2a104a22', '#ffffff00', '#ffffff00', '#2a104a30', '#2a104acc'], [0, 1]) +
  round('red-bulb', ['#ffd0c0', '#f03a4a', '#8a0a24']) +
  round('bulb', ['#fffdf0', '#ffe27a', '#d08a1a']) +
  halo('bulb-light', '#ffe9a0', 0.7) +
  contact(6, 118, 150, 17) +
  // The lever, behind the cabinet.
  line('M116 34H140V-56', '#6a4a1a', 15) +
  line('M116 32H139V-56', 'url(#gold)', 10) +
  circle(139, -68, 21, 'url(#red-bulb)') +
  oval(132, -76, 6, 4, '#fff', -30, { opacity: 0.85 }) +
  // The side away from the light, the front and its edge.
  area('M96 -70L122 -58V108L96 116Z', 'url(#cabinet-side)') +
  box(-116, -78, 220, 194, 'url(#cabinet)', 20) +
  line('M-112 96V-60Q-112 -74 -98 -74H86', '#f0e0ff', 4, { opacity: 0.8 }) +
  // The crown with lamps.
  area('M-124 -66C-124 -124 -70 -136 -6 -136C58 -136 112 -124 112 -66Z', 'url(#crown)') +
  area('M-124 -66C-124 -72 -124 -76 -123 -80H111C112 -76 112 -72 112 -66Z', 'url(#gold)') +
  line('M-116 -92C-106 -122 -64 -130 -14 -131', '#ffe3ee', 4, { opacity: 0.85 }) +
  repeat(8, (i) => bulb(-106 + i * 29, -74, i % 2 === 1)) +
  place(drawMotif('bituin', palettes.gold), -6, -103, 0.25) +
  // The window with three reels, deep in its golden frame.
  box(-108, -66, 204, 128, 'url(#gold)', 15) +
  box(-101, -61, 190, 118, '#2a0a50', 11) +
  reel(-98, place(drawMotif('mango', palettes.mango), 0, 0, 0.31)) +
  reel(-36, place(drawMotif('seven', palettes.ember), 0, 0, 0.32)) +
  reel(26, place(drawMotif('carabao', palettes.gold), 0, 0, 0.31)) +
  area('M-101 -50Q-101 -61 -90 -61H-30L-78 57H-90Q-101 57 -101 46Z', '#fff', { opacity: 0.14 }) +
  // The buttons and the tray.
  [-84, -52, -20].map((x) => oval(x, 78, 13, 6.5, '#3a1470') + oval(x, 75, 13, 6.5, 'url(#red-bulb)')).join('') +
  oval(58, 79, 30, 9, '#3a1470') +
  oval(58, 75, 30, 9, 'url(#gold)') +
  box(-96, 90, 180, 22, 'url(#tray)', 10) +
  [
    [-62, 97, -6],
    [-30, 99, 8],
    [2, 96, -4],
    [34, 99, 6],
    [62, 97, -8],
    [-46, 90, 10],
    [-12, 89, -8],
    [20, 90, 4],
    [-84, 116, 8],
    [-48, 122, -6],
    [84, 120, 6],
  ]
    .map(([x = 0, y = 0, turn = 0]) => coin(x, y, turn))
    .join('')
