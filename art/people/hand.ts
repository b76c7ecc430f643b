/** Hands with four fingers and a thumb. The drawings are for `inked` content. */
import { area, num, pen } from '../draw.ts'
import type { Complexion } from './head.ts'

/**
 * What a hand does: it is open toward the viewer, points with one finger, carries something round above it, makes a
 * fist, closes around an upright rod, rests on something, or holds something flat between the thumb and the fingers,
 * which are behind it. An `offer` hand carries too, with long spread fingers and a narrow wrist at 0,28. A `strum` hand
 * plays strings with a pick; a `fret` hand is the part that is behind the neck of a guitar. A `clasp` hand closes
 * around an upright rod too, with slim fingers that have knuckles and tips.
 */
export type Grip = 'open' | 'point' | 'carry' | 'offer' | 'fist' | 'grip' | 'rest' | 'hold' | 'strum' | 'fret' | 'clasp'

/** The path of a finger between two points: round at both ends, with a radius at each, and clockwise like a palm. */
function limbPath(x0: number, y0: number, x1: number, y1: number, start: number, end = start): string {
  const length = Math.hypot(x1 - x0, y1 - y0)
  const [nx, ny] = [(y0 - y1) / length, (x1 - x0) / length]
  const side = (x: number, y: number, r: number): string => `${num(x + nx * r)} ${num(y + ny * r)}`
  return (
    `M${side(x0, y0, -start)}L${side(x1, y1, -end)}A${end} ${end} 0 0 1 ${side(x1, y1, end)}` +
    `L${side(x0, y0, start)}A${start} ${start} 0 0 1 ${side(x0, y0, -start)}Z`
  )
}

/** Lines between fingers. */
const gaps = (d: string, deep: string): string => pen(d, deep, 2.6)

/** The fingers of a `fret` hand on the strings, across a neck that lies from left to right. */
export const fretFingers = ({ base, shade, light, deep }: Complexion): string =>
  area(
    'M-23 24L-21 -5C-20 -13 -9 -13 -8 -7C-9 -19 4 -19 4 -9C4 -14 16 -14 16.4 -6C17 -9 27 -8 26.8 -1L26 21' +
      'C26 28 16 29 15.6 25C14 33 3 33 2.6 26C1 34 -9 34 -10 27C-12 33 -23 32 -23 24Z',
    base,
  ) +
  area('M16.4 -6C17 -9 27 -8 26.8 -1L26 21C26 28 16 29 15.6 25Z', shade) +
  gaps('M-10.5 24L-8 0M2.5 25L4 -2M15 23L16 2', deep) +
  pen('M-16 -5L-17 4M-4 -10L-5 0M8 -6V3', light, 3.4)

/**
 * The fingers before a ball with the radius `r` at 0,0, and the thumb at the left; the palm is behind the ball. `thumb`
 * is half of the width of the thumb at its base, and at its tip.
 */
export const fingersAround = (
  r: number,
  { base, shade, light, deep }: Complexion,
  [root, tip]: readonly [number, number] = [9.6, 7.4],
): string => {
  const finger = (degrees: number, reach: number, size: number): string => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return (
      area(limbPath(x * r * 1.02, y * r * 1.02, x * r * reach, y * r * reach, size * 1.1, size), base) +
      pen(`M${num(x * r * (reach + 0.06) - 2)} ${num(y * r * reach - 3)}l${num(x * 7)} ${num(y * 7)}`, light, 3)
    )
  }
  return (
    finger(16, 0.86, 6.4) +
    finger(36, 0.78, 7) +
    finger(57, 0.78, 7.2) +
    finger(79, 0.84, 7) +
    area(limbPath(-r * 0.42, r, -r * 0.78, r * 0.42, root, tip), base) +
    area(limbPath(-r * 0.3, r * 1.02, -r * 0.54, r * 0.68, 4, 2.4), shade, { opacity: 0.6 }) +
    pen(`M${num(-r * 0.82)} ${num(r * 0.42)}l5 10`, light, 3.2) +
    pen(`M${num(r * 0.05)} ${num(r * 1.05)}l${num(r * 0.1)} ${num(-r * 0.1)}`, deep, 2.4)
  )
}

/** A hand from its wrist at 0,14 upward; the thumb is at the left. */
export function drawHand(grip: Grip, { base, shade, light, deep }: Complexion): string {
  const finger = (d: string, width = 9, color = base): string => pen(d, color, width)
  const thinGaps = (d: string): string => pen(d, deep, 1.8, { opacity: 0.7 })
  switch (grip) {
    case 'open':
      return (
        area(
          'M-13 20C-22 8 -22 0 -18 -14L-26 -36C-28 -44 -17 -47 -14 -39L-9.5 -22L-12 -46' +
            'C-13 -55 0 -55 .5 -47L1.5 -24L3 -45C4 -53 16 -53 15 -44L12 -18L20 -35C23 -41 33 -38 30 -30' +
            'L20 -4C20 6 18 14 13 20Z' +
            limbPath(-10, 9, -34, -9, 7.4, 6.4),
          base,
        ) +
        area('M20 -10C20 0 18 12 13 20H0C10 12 14 2 13 -8L22 -34Q30 -36 30 -30Z', shade) +
        gaps('M-8.5 -13L-12 -25M1.5 -14V-27M9.5 -12L13 -22M-11 10C-4 8 -1 2 -4 -5', deep) +
        pen('M-21.5 -38L-18 -29M-8 -47V-36M7.5 -45L6.5 -36M-35 -10L-28 -4', light, 3.4)
      )
    case 'point':
      return (
        area(
          'M-14 20C-20 6 -20 -6 -18 -9L-19 -50C-19 -58 -6.5 -58 -6.5 -50L-5 -16C-4 -22 6 -22 6.5 -14' +
            'C7 -21 16 -20 16.5 -13C18 -17 25 -15 24.6 -8C24 6 20 14 14 20Z',
          base,
        ) +
        area('M24 -8C24 6 20 14 14 20H3C12 14 17 6 17 -12Z', shade) +
        area(limbPath(-14, 8, 5, 3, 7, 6.4), base) +
        gaps('M-4.5 -16V-5M6 -15V-4M15.5 -13V-3M-8 0L4 -3.6Q12 -3 11 5Q8 10 -8 15', deep) +
        pen('M-14.5 -51L-13.5 -38M-12 7L3 2', light, 3.4)
      )
    case 'carry':
      return (
        area(
          'M-14 20C-20 10 -22 6 -43 -19C-48 -26 -38 -34 -32 -28L-11 -6L-11.5 -19C-12 -28 1 -28 1.5 -19' +
            'L3 -15L5 -21C7 -29 18 -27 17 -19L15 -13L20 -24C24 -31 35 -27 32 -19L27 -10L32 -17' +
            'C38 -23 46 -17 41 -9L20 10Q17 16 13 20Z',
          base,
        ) +
        area('M14 20C18 12 22 10 40 -12Q44 -20 38 -20L12 0Q12 12 2 20Z', shade) +
        gaps('M2 -3L2.5 -14M10 -2L14 -13M16 2L27 -12M-12 -6Q-9 -2 -9 4', deep) +
        pen('M-38 -23L-31 -15M-6 -20V-12M10 -21L8.5 -14M25 -24L21 -16', light, 3.4)
      )
    case 'offer':
      return (
        area('M-12 30C-12 20 -24 14 -29 2L-8 -7H16C26 0 22 14 15 20C12 24 12 26 12 30Z', base) +
        area('M16 -7C26 0 22 14 15 20C12 24 12 26 12 30H2C4 18 14 12 12 -2Z', shade, { opacity: 0.7 }) +
        area('M-29 3C-37 -6 -42 -16 -43 -29C-43 -35 -34 -35 -33 -29C-31 -18 -24 -10 -12 -5L-16 8Z', base) +
        finger('M18 4C27 -2 33 -10 35 -21', 7.6, shade) +
        finger('M13 -2C20 -10 24 -18 25.5 -32') +
        finger('M5 -4C10 -14 13 -22 13 -37', 9.4) +
        finger('M-4 -3C-1 -12 1 -18 0 -29') +
        thinGaps('M2 -4C6 -12 7 -18 6.5 -24M10 -3C16 -11 18.5 -18 19 -25M17 0C25 -7 28 -12 29.5 -18') +
        pen('M-24 2C-16 4 -10 8 -8 15M-4 4Q6 7 14 4', shade, 2.2) +
        pen('M-38.5 -29V-25M0 -30V-26M13 -38V-33M25.5 -33L25 -28', light, 3.2)
      )
    case 'fist':
      return (
        area(
          'M-15 20C-24 8 -22 -6 -22 -13C-22 -23 -9 -23 -10 -18C-9 -26 1 -26 .5 -19C2 -25 12 -25 12 -17' +
            'C14 -21 23 -20 22 -10C24 4 22 12 15 20Z',
          base,
        ) +
        area('M22 -10C24 4 22 12 15 20H2C12 14 18 6 17 -17Z', shade) +
        area(limbPath(-15, 7, 8, 3, 7.4, 6.6), base) +
        gaps('M-10 -16V-3M0.5 -18V-4M11 -15V-4M-14 -.6L8 -4Q15 -3 14 4Q12 9 -8 14', deep) +
        pen('M-17 -15V-9M-7 -18V-12M4 -17V-11M-14 6L5 2', light, 3.4)
      )
    // The rod is upright behind the fingers, whose tips are at the right; the thumb lies over them.
    case 'grip':
      return (
        area(
          'M-4 26C-16 27 -24 18 -25 2C-26 -12 -22 -24 -8 -25L15 -26C24 -26 24 -13 18 -13C27 -13 27 1 19 .5' +
            'C26 1 26 14 17 13.8C22 14 20 25.4 12 25.4Z',
          base,
        ) +
        area('M25 -6A7 7 0 0 1 22 0L24 8Q22 14 18 14Q20 24 12 25.5H-6C6 24 12 8 12 -1Z', shade) +
        gaps('M-10 -12.2H14M-12 .4H20M-11 13H18', deep) +
        area(limbPath(-4, -25, 13, -13, 7.4, 6.6), base) +
        gaps('M-8 -18.6L9.6 -7.4Q18 -6 19.8 -12.6', deep) +
        pen('M-4 -28L11 -17M-18 -6H-12M-17 6H-12', light, 3.4)
      )
    // The fingers come from behind the rod at the right and end at the left, below the thumb.
    case 'clasp': {
      const fingers = [
        [14, -17, -9, -14, 7, 5.6],
        [17, -5, -9, -2.6, 7, 5.6],
        [16, 7, -8, 8.6, 6.6, 5.4],
        [13, 18, -5, 18.6, 5.8, 4.8],
      ] as const
      return (
        area('M-11 30C-12 22 -21 16 -21 2C-21 -10 -16 -18 -8 -20L14 -18C20 -8 18 20 11 30Z', base) +
        area('M11 30C13 24 16 22 17 18L-4 22Q4 26 2 30Z', shade) +
        fingers.map(([x0, y0, x1, y1, start, end]) => area(limbPath(x0, y0, x1, y1, start, end), base)).join('') +
        area('M20 -14Q22 -10 20 -8Q14 -10 8 -10ZM24 -4Q24 2 20 3Q14 2 8 3ZM22 8Q22 14 18 14Q12 14 8 14Z', shade) +
        gaps('M18 -11L-11 -8.4M21 1.6L-11 3.2M20 13L-8 14M-14.4 -16Q-16 -12 -11 -8.4M-14.6 -3Q-16 1 -11 3.2', deep) +
        gaps('M-13.4 8Q-14 12 -8 14', deep) +
        area(limbPath(-16, 2, -3, -27, 7.4, 6), base) +
        gaps('M-9 4.6Q-7 -4 .6 -19.6', deep) +
        pen('M-18 -5L-7.6 -28M8 -20H14M10 -8.4H16M10 4.4H15', light, 3)
      )
    }
    case 'rest':
      return (
        area(
          'M-14 20C-21 8 -21 0 -20.5 -25C-21 -34 -9.5 -34 -9.5 -28C-10 -40 1.5 -40 1 -30' +
            'C1 -39 12 -39 12 -28C12 -33 22 -32 22 -23C23 -2 20 12 14 20Z' +
            limbPath(-12, 8, -27, -8, 7, 6),
          base,
        ) +
        area('M22 -23C22 4 20 12 14 20H2C12 12 12 0 11 -28Z', shade) +
        gaps('M-9.5 -6V-25M.6 -8V-28M10.6 -6V-25M-14 0Q-11 -3 -13 -8', deep) +
        pen('M-16 -25V-17M-6.5 -31V-23M4 -30V-22M-28 -8L-22 -1', light, 3.4)
      )
    case 'hold':
      return (
        finger('M14 -2L27 -15M17 4L31 -6M18 11L31 4M16 17L27 13', 8, shade) +
        area('M-18 18C-22 4 -14 -8 0 -8C14 -8 24 2 20 20Z', base) +
        finger('M-10 4C-14 -8 -13 -20 -6 -30', 11) +
        thinGaps('M-4 -4C-6 -14 -4 -20 0 -28M20 -2L27 -8M22 5L30 0M21 11L29 8') +
        pen('M-8 -30L-11 -20', light, 3)
      )
    case 'strum':
      return (
        area('M-10 -22L-15 -42L2 -41Z', '#fff4d0') +
        area(
          'M-15 20C-20 6 -20 -4 -16.5 -34C-15 -41 -6 -40 -5 -36C-3 -48 9 -48 8 -39C13 -46 22 -39 18 -34' +
            'C24 -37 30 -29 25 -25C33 -25 34 -16 28 -14L17 -4C19 6 15 12 13 20Z',
          base,
        ) +
        area('M13 20C18 10 19 4 17 -6L30 -18Q28 -24 22 -23L4 -8Q10 8 2 20Z', shade) +
        gaps('M-5 -34Q-7 -22 -6 -12M7 -36L-1 -12M17 -32L5 -10M25 -23L9 -6', deep) +
        pen('M-11 -34L-14 -22M1 -42L-3 -32M11 -38L7 -30', light, 3.4)
      )
    case 'fret':
      return area('M-14 18C-24 2 -26 -12 -18 -20L22 -16C26 -6 18 6 14 18Z', base)
  }
}
