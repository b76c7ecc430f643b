/** Subjects of slots: things of a town. */
import { area, around, bothSides, box, circle, line, oval, place, repeat, star } from '../draw.ts'
import { lit, round } from '../flagships/volume.ts'
import { INK, outlined } from './outline.ts'

/** A carriage with a hood, and its horse with a plume. */
export const kalesa = (): string =>
  lit('hood', ['#ff8a6a', '#e0382f', '#8e1428'], [0.6, 1]) +
  lit('cart', ['#ffe07a', '#f0a02a', '#b4641a'], [0.3, 1]) +
  lit('coat', ['#e8a468', '#b0683a', '#723a20'], [0.5, 1]) +
  outlined(
    // The legs and the body of the horse.
    area('M22 30H38L36 92H20ZM74 30H92L90 92H74Z', '#723a20') +
      area('M18 84H38V98H16ZM72 84H92V98H70Z', INK) +
      area('M8 -4C-4 4 -6 24 2 44C6 34 8 26 12 22Z', INK) +
      area('M8 8C20 -6 40 0 56 -4L92 -8C100 18 96 40 84 46C60 54 30 54 14 44C4 36 2 18 8 8Z', 'url(#coat)'),
  ) +
  outlined(
    // The hood, the seat and the cart.
    area('M-96 6C-104 -54 -82 -96 -36 -98C-10 -98 4 -86 8 -66C-10 -66 -22 -58 -28 -44L-34 6Z', 'url(#hood)') +
      area('M-34 -14H0V14H-40Z', '#2fb0a0') +
      area('M-100 2H-30V16H14L8 44C2 56 -80 56 -90 44Z', 'url(#cart)'),
  ) +
  line('M-70 2C-74 -40 -66 -76 -44 -94M-50 2C-52 -36 -44 -64 -20 -82', '#8e1428', 5) +
  line('M-92 -16C-92 -52 -80 -80 -56 -88', '#ffd0b8', 6) +
  line('M-88 20H6', '#fff3c0', 5) +
  line('M6 34L84 22', INK, 11) +
  line('M6 34L84 22', '#f0a02a', 6) +
  outlined(circle(-40, 56, 42, '#fff1d0') + circle(-40, 56, 30, '#4a2a34')) +
  around(4, 28)
    .map(({ x, y }) =>
      line(`M${Math.round(-40 - x)} ${Math.round(56 - y)}L${Math.round(-40 + x)} ${Math.round(56 + y)}`, '#ffd88a', 6),
    )
    .join('') +
  line('M-68 36L-12 76M-68 76L-12 36', '#ffd88a', 6) +
  outlined(circle(-40, 56, 11, '#e0382f'), 4) +
  // The neck, the head and the plume.
  outlined(
    area('M28 0C22 -24 26 -52 44 -66L56 -60L60 0Z', INK) +
      area(
        'M44 6C34 -30 42 -62 66 -66C84 -66 90 -48 104 -34C112 -24 106 -8 94 -10C88 -12 84 -16 76 -18' +
          'C80 0 88 14 88 22C76 30 52 22 44 6Z',
        'url(#coat)',
      ) +
      area('M50 -62L46 -86L66 -70ZM62 -66L68 -88L78 -64Z', 'url(#coat)') +
      area('M56 -70C44 -86 48 -104 64 -108C62 -100 72 -98 70 -90C78 -94 80 -84 74 -70Z', '#ff4f8a'),
    4.4,
  ) +
  area('M92 -20C88 -14 92 -10 96 -10C106 -10 110 -24 104 -34C98 -32 94 -26 92 -20Z', '#f4d0a8') +
  circle(100, -25, 2.6, INK) +
  oval(77, -44, 5, 7, INK) +
  circle(75, -47, 2.2, '#fff') +
  line('M54 -52C70 -48 82 -38 88 -12M76 -18C66 -10 52 -8 42 -10', '#ffd23f', 5) +
  line('M42 4C56 12 74 14 88 8', '#e0382f', 8) +
  line('M54 7v.1M66 11v.1M78 11v.1', '#ffd23f', 8) +
  line('M60 -92Q58 -84 62 -76', '#ffc0dc', 4)

/** A lantern in the form of a star. */
const parol = (x: number, y: number, size: number): string =>
  place(
    line('M-16 28L-22 52M16 28L22 52', INK, 13) +
      line('M-16 28L-22 52M16 28L22 52', '#2fd0b0', 7) +
      outlined(area(star(0, 0, 5, 46, 21), '#ff4f5e')) +
      area(star(0, 0, 5, 34, 14), '#ffd23f') +
      area('M0 -46L11 -15L0 0L-11 -15ZM44 -14L17 6L0 0L11 -15Z', '#fff', { opacity: 0.35 }) +
      circle(0, 0, 9, '#fffbe0'),
    x,
    y,
    size,
  )

/** A lit town hall, with a lantern at each side. */
const parolPlaza = (): string => {
  const arch = (x: number, foot: number, half: number, high: number, color: string): string =>
    area(`M${x - half} ${foot}V${foot - high}a${half} ${half} 0 0 1 ${half * 2} 0V${foot}Z`, color)
  return (
    lit('stone', ['#fff0cc', '#f6c48a', '#c67c58'], [0.9, 0.6]) +
    lit('inside', ['#fffbd0', '#ffc03a', '#f0801e'], [0, 1]) +
    outlined(
      line('M0 -70V-96', INK, 9) +
        circle(0, -94, 9, '#ffd25e') +
        area(
          'M-82 98V-4C-64 -6 -52 -14 -48 -28C-44 -58 -24 -74 0 -80C24 -74 44 -58 48 -28C52 -14 64 -6 82 -4V98Z',
          'url(#stone)',
        ) +
        box(-88, 8, 176, 14, '#fff3d4', 4) +
        box(-54, -32, 108, 11, '#fff3d4', 4),
    ) +
    area('M-80 22H80V30H-80ZM-46 -21H46V-14H-46Z', '#9a4a40', { opacity: 0.6 }) +
    line('M-40 -40C-36 -56 -22 -66 -8 -70', '#fffdf0', 6) +
    outlined(arch(0, -36, 13, 12, '#3a1a58') + circle(0, -6, 13, '#2fb8d8'), 4) +
    area('M-9 -38Q-6 -42 -6 -48Q-5 -54 0 -55Q5 -54 6 -48Q6 -42 9 -38Z', '#ffc23a') +
    line('M0 -14V-6L7 -2', '#fff3d4', 4) +
    outlined(
      bothSides(arch(58, 74, 11, 22, '#ffd86a')) + arch(0, 98, 30, 36, '#9a4a40') + arch(0, 98, 22, 34, 'url(#inside)'),
      4,
    ) +
    bothSides(line('M58 44V72M50 60H66', '#b4603a', 4)) +
    line('M0 46V98', '#c8681c', 4) +
    outlined(area('M-98 94H98V104H-98Z', '#8a4a58')) +
    line('M-78 30V90M-38 30V90M38 30V90M78 30V90', '#fff3d4', 5) +
    parol(-70, -48, 0.86) +
    parol(70, -48, 0.86)
  )
}

/** Three rolled mats in a basket. */
const samarWeaves = (): string => {
  const roll = (x: number, y: number, turn: number, [main, dark, thread]: readonly [string, string, string]): string =>
    place(
      outlined(area('M-31 0V124H31V0Z', main)) +
        repeat(3, (i) =>
          area('M-29 28L-14 14L0 28L14 14L29 28V40L14 26L0 40L-14 26L-29 40Z', i === 1 ? thread : '#fff3d8', {
            transform: `translate(0 ${i * 28 - 2})`,
          }),
        ) +
        area('M12 8H29V122H12Z', '#2a0a30', { opacity: 0.3 }) +
        outlined(oval(0, 0, 31, 16, '#fff3d8')) +
        oval(0, 0, 24, 12, main) +
        oval(0, 0, 17, 8, '#fff3d8') +
        oval(0, 0, 11, 5, dark),
      x,
      y,
      1,
      turn,
    )
  return (
    lit('reed', ['#ffdc8a', '#e09a3c', '#a8622a'], [0.8, 0.6]) +
    roll(-54, -62, -14, ['#2fb8a0', '#0f6a62', '#ffe07a']) +
    roll(54, -62, 14, ['#9a5ae8', '#4f2391', '#ffd23f']) +
    roll(0, -78, 0, ['#f2504a', '#a32a34', '#ffc23a']) +
    outlined(area('M-92 34H92L76 96Q0 106 -76 96Z', 'url(#reed)')) +
    repeat(2, (row) =>
      repeat(8, (i) =>
        box(-78 + i * 20 + row * 2, 48 + row * 23, 13, 17, (i + row) % 2 === 0 ? '#fff0b8' : '#a85a24', 4),
      ),
    ) +
    area('M40 36H88L76 96Q58 99 36 100Z', '#3a1408', { opacity: 0.35 }) +
    outlined(box(-98, 24, 196, 18, '#ffd37a', 9)) +
    line(
      'M-86 33l10 -5l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10l10 -10l10 10' +
        'l10 -10l10 10',
      '#b4702a',
      4,
    )
  )
}

/** A row of gongs on a stand, and the stick. */
const agungGold = (): string => {
  const gong = (x: number, y: number, r: number): string =>
    outlined(circle(x, y, r, 'url(#gold)')) +
    circle(x, y, r * 0.76, 'none', { stroke: '#a8620f', 'stroke-width': 4 }) +
    line(`M${x - r * 0.8} ${y - r * 0.24}A${r * 0.84} ${r * 0.84} 0 0 1 ${x - r * 0.2} ${y - r * 0.82}`, '#fffbe0', 5) +
    outlined(circle(x, y, r * 0.36, 'url(#gold)'), 4) +
    circle(x - r * 0.12, y - r * 0.12, r * 0.1, '#fff')
  return (
    round('gold', ['#fff8c0', '#ffd24a', '#e89a1e', '#a8600f']) +
    lit('wood', ['#e8844a', '#a8402a', '#6a1f1c'], [0, 1]) +
    line('M-52 -74V20M52 -74V20M-14 -74V-40M14 -74V-40', INK, 8) +
    line('M-52 -74V20M52 -74V20M-14 -74V-40M14 -74V-40', '#fff0d0', 4) +
    outlined(
      area('M-98 -66H-82V98H-100ZM82 -66H98L100 98H82Z', 'url(#wood)') +
        area('M-104 -92C-60 -80 60 -80 104 -92L98 -62C60 -66 -60 -66 -98 -62Z', 'url(#wood)') +
        area('M-104 88H-76V102H-104ZM76 88H104V102H76Z', 'url(#wood)'),
    ) +
    line('M-94 -84C-50 -75 50 -75 94 -84', '#ffc08a', 4) +
    area(star(0, -74, 4, 9, 9), '#ffd24a') +
    gong(0, -14, 44) +
    gong(-42, 46, 44) +
    gong(44, 46, 44) +
    line('M6 60L56 104', INK, 16) +
    line('M6 60L56 104', '#e0ac6a', 9) +
    outlined(circle(2, 55, 17, '#e0304a')) +
    line('M-8 53Q-6 45 2 45', '#ffc0c0', 5)
  )
}

export const ownTown = {
  '50201': { name: 'townHall', draw: parolPlaza },
  '50255': { name: 'banig', draw: samarWeaves },
  '50258': { name: 'gong', draw: agungGold },
} as const
