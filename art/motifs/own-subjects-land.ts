/** Subjects of slots: places and plants of their covers. */
import { area, around, bothSides, box, circle, dots, line, oval, place, repeat, star } from '../draw.ts'
import { palettes } from '../palettes.ts'
import { bell } from './feast.ts'
import { INK, outlined } from './outline.ts'
import { bahayKubo, palm } from './wild.ts'

/** A blue cone in a ring of cloud, and the belfry of a ruin before it. */
const perfectCone = (): string =>
  outlined(
    area(
      'M-6 -62C-30 -66 -34 -92 -10 -92C-4 -106 26 -104 26 -88C48 -88 46 -64 24 -66C16 -62 4 -58 -6 -62Z',
      '#f4f0ff',
    ) +
      area(
        'M-17 -60Q0 -70 17 -60C28 -10 60 42 101 76Q98 92 60 92H-60Q-98 92 -101 76C-60 42 -28 -10 -17 -60Z',
        '#5a78e6',
      ),
  ) +
  area('M26 -88C48 -88 46 -64 24 -66C16 -62 4 -58 -6 -62C10 -64 24 -72 26 -88Z', '#c3b9e4') +
  area('M6 -64L17 -60C28 -10 60 42 101 76Q98 92 60 92H44C40 30 18 -10 6 -64Z', '#3743a6') +
  area('M-17 -60C-28 -10 -60 42 -99 75L-70 72C-36 36 -16 0 -8 -62Z', '#a9c4ff') +
  line('M0 -40Q4 -14 16 2M-10 -28Q-16 -8 -26 4', '#2b3590', 4) +
  oval(0, -61, 16, 6, '#c8322e') +
  oval(0, -62, 10, 3.4, '#ffb13c') +
  area(
    'M-70 50C-54 30 -40 54 -24 40C-8 56 6 34 22 46C38 32 56 50 70 48L101 76Q98 92 60 92H-60Q-98 92 -101 76Z',
    '#43a84c',
  ) +
  area('M22 46C38 32 56 50 70 48L101 76Q98 92 60 92H30C46 78 40 58 22 46Z', '#237a44') +
  area('M-70 50C-54 30 -40 54 -24 40C-36 60 -60 62 -94 74Z', '#9be05e') +
  outlined(
    area(
      'M-54 30C-72 30 -74 8 -56 10C-54 -8 -30 -8 -24 4C-14 -6 6 -6 14 4C24 -8 46 -4 48 10C68 8 72 30 54 30Z',
      '#ffffff',
    ),
  ) +
  area('M-54 30C-66 30 -68 20 -64 15C-52 26 -20 22 0 22C24 22 48 22 64 16C66 24 62 30 54 30Z', '#b9cdf4') +
  outlined(
    area('M-92 92V50H-86V36L-69 20L-52 36V50H-46V92Z', '#8a6250') +
      area('M-77 66C-77 50 -61 50 -61 66V84H-77Z', '#2f1d2a'),
  ) +
  area('M-69 24L-55 37V53H-49V90H-58V66C-58 48 -66 46 -69 46Z', '#5e3d3c') +
  line('M-89 70H-82M-83 39L-70 27M-88 54V80', '#c79a80', 4) +
  line('M-92 50H-46', INK, 4) +
  dots(
    [18, 34, 52, 70].map((x, i) => ({ x, y: 80 - (i % 2) * 9 })),
    4,
    '#ffe25e',
  )

/** A waterfall between rocks, and a rainbow over its pool. */
const rainbowFalls = (): string =>
  outlined(
    area('M-98 74C-104 20 -96 -58 -66 -82H66C96 -58 104 20 98 74Z', '#6d6791') +
      area('M-38 -86C-20 -94 20 -94 38 -86C42 -40 44 20 50 66H-50C-44 20 -42 -40 -38 -86Z', '#5cc0f6'),
  ) +
  area('M52 -78C92 -54 100 20 96 72H62C70 20 60 -40 52 -78Z', '#443e6c') +
  line('M-86 -10C-86 -40 -76 -60 -62 -70M-80 40L-64 26M76 14L62 30', '#a9a4cc', 6) +
  area('M-36 -86C-24 -92 -14 -92 -4 -92C-10 -30 -10 20 -14 66H-46C-40 20 -38 -40 -36 -86Z', '#d2f2ff') +
  line('M12 -82C14 -40 14 -20 16 20M28 -70C30 -50 32 -30 33 0M-20 -80C-24 -40 -26 -10 -28 30', '#ffffff', 6) +
  repeat(5, (i) => {
    const r = 84 - i * 10
    const color = ['#ff4f5a', '#ff9a2e', '#ffe14a', '#4fca62', '#6f6cf2'][i] ?? ''
    return `<path d="M${-r} 70A${r} ${r} 0 0 1 ${r} 70" fill="none" stroke="${color}" stroke-width="11"/>`
  }) +
  line('M-79 34A86 86 0 0 1 -32 -10', '#ffffff', 5, { opacity: 0.8 }) +
  line('M-90 70A90 90 0 0 1 90 70M-38 70A38 38 0 0 1 38 70', INK, 4) +
  outlined(
    area('M-100 72C-80 54 -60 66 -48 58C-34 48 34 48 48 58C60 66 80 54 100 72C96 104 -96 104 -100 72Z', '#1f86d0') +
      bothSides(
        area(
          'M-48 -92C-70 -104 -100 -90 -102 -58C-88 -52 -80 -58 -76 -62C-66 -50 -50 -54 -46 -66' +
            'C-34 -70 -36 -86 -48 -92Z',
          '#3fae4e',
        ),
      ),
  ) +
  bothSides(line('M-92 -66C-86 -80 -74 -86 -58 -84', '#a5ea6a', 6) + line('M-70 -66L-62 -76', '#1d7440', 4)) +
  area('M100 72C96 104 -20 98 -60 92C0 96 60 90 100 72Z', '#125a9e') +
  dots(
    [-34, -18, 0, 18, 34].map((x, i) => ({ x, y: 62 - (i % 2) * 7 })),
    11,
    '#ffffff',
  ) +
  line('M-78 76H-52M-36 86H2M30 80H64', '#9be6ff', 5)

/** A swinging bell in the arch of a tower. */
const towerBells = (): string =>
  outlined(
    area('M-94 -30C-94 -72 -54 -98 0 -98C54 -98 94 -72 94 -30V96H-94Z', '#e08a6c') +
      area('M-66 96V-26C-66 -54 -36 -72 0 -72C36 -72 66 -54 66 -26V96Z', '#3a2a6e'),
  ) +
  area('M34 -93C70 -86 94 -64 94 -30V96H69V-26C69 -50 54 -66 30 -71Z', '#a44e4c') +
  line('M-82 -24C-80 -56 -52 -80 -14 -86', '#ffd2b0', 6) +
  line('M-92 4H-68M-92 40H-68M68 4H92M68 40H92M-40 -66L-50 -84M40 -66L50 -84', INK, 3.4, { opacity: 0.65 }) +
  place(bell(), 8, -2, 0.86, 12) +
  outlined(box(-98, 84, 196, 16, '#f0a880', 5)) +
  line('M-88 89H40', '#ffdcc0', 4)

/** A coconut palm on a beach, and a boat on the sea. */
const palawanPalms = (): string =>
  outlined(
    area('M-102 78C-60 62 60 62 102 78C92 102 -92 102 -102 78Z', '#23a8d8') +
      area('M-66 84C-50 64 30 60 54 84C34 98 -44 98 -66 84Z', '#ffd98a'),
  ) +
  area('M-54 82C-40 70 -24 70 -12 72C-24 80 -40 80 -54 82Z', '#fff0c0') +
  line('M-92 82H-74M64 92H90', '#c4f2ff', 5) +
  palm() +
  outlined(area('M48 70Q70 78 98 66Q94 84 74 86Q54 86 48 70Z', '#ff5a5f')) +
  line('M54 76Q72 82 92 74', '#ffffff', 4)

/** A lit house on stilts above the water, before the moon. */
const nipaNights = (): string =>
  outlined(circle(56, -54, 42, '#fff0b4') + area('M-100 82C-60 68 60 68 100 82C88 102 -88 102 -100 82Z', '#3b4fd0')) +
  circle(74, -66, 8, '#ead08a') +
  bahayKubo({ ...palettes.ube, glow: '#ffe568' }) +
  line('M-72 84H-46M-34 90H-8M10 84H34M46 90H70', '#ffd65c', 5) +
  repeat(3, (i) => circle([-92, 84, -72][i] ?? 0, [-48, 8, -74][i] ?? 0, 4.5, '#fff6b0'))

/** A garland of white flowers that carries a gold medal. */
const garlandGold = (): string => {
  const flowers = around(15, 1, 90).filter(({ angle }) => Math.abs(angle - 90) > 12 && Math.abs(angle - 450) > 12)
  const spots = flowers.map(({ x, y }) => ({ x: x * 68, y: y * 58 - 34 }))
  const petals = spots.flatMap(({ x, y }, i) => around(5, 10, i * 31).map((at) => ({ x: x + at.x, y: y + at.y })))
  return (
    dots(petals, 11.5, INK) +
    dots(petals, 8, '#ffffff') +
    dots(
      petals.filter(({ x, y }, i) => x * 0.4 + y > -34 && i % 2 === 0),
      5,
      '#d8d6f0',
    ) +
    dots(spots, 5.5, '#ffb52e') +
    outlined(
      area('M-30 20C-56 18 -62 34 -60 46C-46 48 -32 40 -24 30ZM30 20C56 18 62 34 60 46C46 48 32 40 24 30Z', '#3fae56') +
        circle(0, 50, 49, '#d98a14'),
    ) +
    circle(0, 50, 44, '#ffc93d') +
    area('M20 11A44 44 0 1 1 -34 78A50 50 0 0 0 20 11Z', '#e89a1c') +
    circle(0, 50, 33, '#fff0a0') +
    circle(0, 50, 33, 'none', { stroke: '#a8620c', 'stroke-width': 4 }) +
    area(star(0, 50, 8, 30, 14), '#d2500f') +
    circle(0, 50, 14, '#ff8a2a') +
    circle(-4, 46, 5, '#ffe27a') +
    line('M-40 44A40 40 0 0 1 -12 12', '#fffbe0', 6)
  )
}

export const ownLand = {
  '50214': { name: 'mayon', draw: perfectCone },
  '50215': { name: 'sampaguita', draw: garlandGold },
  '50247': { name: 'bahaghari', draw: rainbowFalls },
  '50261': { name: 'bell', draw: towerBells },
  '50285': { name: 'coconutPalm', draw: palawanPalms },
  '50287': { name: 'bahayKubo', draw: nipaNights },
} as const
