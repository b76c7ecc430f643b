/** Fish and other animals of the sea. */
import { area, circle, line, oval, place } from '../draw.ts'
import type { Palette } from '../palettes.ts'

const eye = (x: number, y: number, r: number, p: Palette): string =>
  circle(x, y, r, '#fff') +
  circle(x + r * 0.2, y, r * 0.6, p.ink) +
  circle(x + r * 0.36, y - r * 0.26, r * 0.22, '#fff')

export const minnow = (x: number, y: number, size: number, color: string, p: Palette): string =>
  place(
    area('M-26 0C-14 -16 12 -16 24 0C12 16 -14 16 -26 0ZM-20 0L-40 -14L-36 0L-40 14Z', color) +
      circle(12, -3, 3, p.ink),
    x,
    y,
    size,
  )

export const catches = {
  lapu: (p: Palette): string =>
    area('M-62 0L-98 -40C-92 -14 -92 14 -98 40Z', p.accent) +
    area('M-40 -36C-20 -86 30 -84 44 -40Z', p.accent) +
    area('M-20 40C-10 72 22 72 26 42Z', p.accent) +
    area('M-74 0C-44 -60 40 -70 78 -18C96 4 84 22 70 30C34 62 -40 54 -74 0Z', p.main) +
    area('M-74 0C-40 20 40 40 70 30C34 62 -40 54 -74 0Z', p.shade, { opacity: 0.55 }) +
    [
      [-34, -10],
      [-10, -30],
      [0, 6],
      [-20, 18],
      [24, -36],
      [22, 14],
      [-46, 6],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 6, p.pale))
      .join('') +
    eye(52, -14, 15, p) +
    line('M86 16Q70 26 58 18', p.shade, 5) +
    area('M10 4C26 -10 30 22 6 26Z', p.accent),
  pugita: (p: Palette): string =>
    line(
      'M-44 30C-96 30 -96 80 -66 84M-22 44C-54 60 -50 98 -24 92M22 44C54 60 50 98 24 92M44 30C96 30 96 80 ' +
        '66 84M0 48C-8 70 6 84 0 98',
      p.shade,
      19,
    ) +
    area('M-64 18C-84 -60 -40 -98 0 -98C40 -98 84 -60 64 18C50 60 -50 60 -64 18Z', p.main) +
    area('M20 -94C64 -80 80 -40 64 18C56 42 30 50 8 49C50 20 56 -50 20 -94Z', p.shade, { opacity: 0.4 }) +
    eye(-24, -10, 18, p) +
    eye(24, -10, 18, p) +
    line('M-16 26Q0 38 16 26', p.ink, 5) +
    circle(-40, -50, 8, p.glow, { opacity: 0.7 }) +
    circle(-20, -70, 6, p.glow, { opacity: 0.7 }) +
    area('M-34 -86L-40 -110L-16 -98L0 -116L16 -98L40 -110L34 -86Z', p.accent),
  bangus: (p: Palette): string =>
    [
      [0, -48, 1.1, p.main],
      [-24, 4, 1.35, p.pale],
      [16, 58, 1.1, p.accent],
    ]
      .map(([x, y, size, color]) =>
        place(
          area('M-54 0C-30 -26 30 -26 62 0C30 24 -30 24 -54 0ZM-48 0L-80 -24L-70 0L-80 24Z', String(color)) +
            area('M-54 0C-20 8 30 10 62 0C30 24 -30 24 -54 0Z', p.shade, { opacity: 0.35 }) +
            area('M-10 -20L8 -38L22 -19Z', String(color)) +
            eye(42, -4, 7, p) +
            line('M28 -14q-8 14 0 26', p.shade, 3),
          Number(x),
          Number(y),
          Number(size),
          -8,
        ),
      )
      .join(''),
  dugong: (p: Palette): string =>
    area('M-66 30C-96 30 -104 70 -92 92C-80 74 -70 78 -52 88C-50 64 -54 46 -66 30Z', p.shade) +
    area('M-76 44C-60 -30 0 -76 52 -66C92 -58 96 -14 76 6C64 22 48 18 40 34C16 74 -50 76 -76 44Z', p.main) +
    area('M76 6C64 22 48 18 40 34C16 74 -50 76 -76 44C-30 60 20 40 36 10C50 -4 64 0 76 6Z', p.pale, { opacity: 0.5 }) +
    oval(72, -16, 21, 24, p.pale) +
    circle(68, -20, 3.5, p.shade) +
    circle(80, -18, 3.5, p.shade) +
    eye(42, -42, 8, p) +
    area('M-6 24C-10 60 6 76 20 82C26 60 20 40 16 22Z', p.shade) +
    circle(90, -60, 7, p.pale, { opacity: 0.7 }) +
    circle(78, -80, 5, p.pale, { opacity: 0.7 }),
}
