/** What the posters and the videos of live rooms have in common. */
import { area, box, circle, inked, line, mix, num, oval, pen, place, repeat } from './draw.ts'
import { drawArm } from './hosts.ts'
import type { Palette } from './palettes.ts'
import { fretFingers } from './people/hand.ts'
import { bronze } from './people/head.ts'
import { outlined } from './people/outline.ts'

/** A guitar that stands upright, to be drawn in `inked` content. */
const guitar = (p: Palette): string =>
  box(-11, -112, 22, 120, p.shade, 4) +
  box(-17, -126, 34, 30, p.ink, 8) +
  area('M0 -8C34 -14 46 12 38 30C62 46 58 100 0 100C-58 100 -62 46 -38 30C-46 12 -34 -14 0 -8Z', p.main) +
  area('M12 -9C38 -10 46 14 38 30C62 46 58 100 0 100C56 76 40 40 24 30C34 14 30 -2 12 -9Z', p.shade, { opacity: 0.6 }) +
  circle(0, 38, 20, p.ink) +
  circle(0, 38, 20, 'none', { stroke: p.pale, 'stroke-width': 4 }) +
  box(-22, 72, 44, 9, p.shade, 4) +
  pen('M-5 -110V74M5 -110V74', p.pale, 2) +
  pen('M-40 56Q-44 80 -22 90', '#fff', 6, { opacity: 0.5 })

/**
 * A guitar before the host of the band, and both arms: one and its palm are behind the neck, the fingers of that hand
 * and the other arm are before the guitar. `strum` moves the hand on the strings, in pixels; `ink` is twice the
 * width of the outline.
 */
export function playedGuitar(p: Palette, wood: Palette, strum = 0, ink = 0): string {
  const neck = { x: -135, y: 90, turn: -72 }
  // The side of the guitar away from the light is below.
  const played =
    pen('M-20 -118H20M-20 -106H20', wood.pale, 8) +
    `<g transform="scale(-1 1)">${guitar(wood)}</g>` +
    pen(
      repeat(6, (i) => `M-10 ${-98 + i * 14}h20`),
      wood.pale,
      1.4,
      { opacity: 0.7 },
    )
  return (
    drawArm('1004', p, -1, { x: neck.x, y: neck.y + 14 }, 'fret', false, { ink }) +
    place(inked(outlined(played, ink * 0.7)), -32, 123, 1.42, neck.turn) +
    place(inked(outlined(fretFingers(bronze), ink * 0.8)), neck.x, neck.y, 1.2, neck.turn + 90) +
    drawArm('1004', p, 1, { x: 46, y: 138 + strum }, 'strum', false, { ink })
  )
}

/** A microphone that stands upright. */
export const microphone = (p: Palette, color: string): string =>
  outlined(
    area('M-15 -14H15L9 96H-9Z', mix(p.ink, '#ffffff', 0.2)) +
      circle(0, -42, 33, color) +
      area('M14 -72A33 33 0 0 1 -16 -13Q30 -22 14 -72Z', p.ink, { opacity: 0.3 }) +
      box(-22, -20, 44, 14, p.pale, 6),
    14,
  ) +
  line('M-8 0L-4 88', '#fff', 4, { opacity: 0.4 }) +
  line('M-28 -58Q0 -46 28 -58M-33 -40Q0 -26 33 -40M-18 -69V-17M0 -74V-10M18 -69V-17', p.ink, 3, { opacity: 0.5 }) +
  oval(-12, -56, 8, 5, '#fff', -38)

/** Rows of paper flags that hang from strings at the given heights. `sway` moves the tip of a flag to the side. */
export const flags = (
  p: Palette,
  width: number,
  rows: readonly number[],
  sway: (row: number, flag: number) => number = () => 0,
): string =>
  rows
    .map((y, row) => {
      const colors = [p.accent, p.pale, p.mate, p.glow]
      return (
        line(`M-10 ${y}Q${width / 2} ${y + 60} ${width + 10} ${y}`, p.pale, 3) +
        repeat(9, (i) => {
          const x = 8 + i * 60
          const at = (t: number): number => Math.round(y + 120 * (t / width) * (1 - t / width))
          return area(
            `M${x} ${at(x)}L${x + 46} ${at(x + 46)}L${num(x + 23 + sway(row, i))} ${at(x + 23) + 52}Z`,
            colors[(i + row) % 4] ?? p.main,
          )
        })
      )
    })
    .join('')
