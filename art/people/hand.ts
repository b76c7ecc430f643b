/** Hands with four fingers and a thumb. The drawings are for `inked` content. */
import { area, box, pen } from '../draw.ts'
import type { Complexion } from './head.ts'

/**
 * What a hand does: it is open toward the viewer, points with one finger, carries something round above it, closes
 * around a handle, or holds something flat between the thumb and the fingers, which are behind it. An `offer` hand
 * carries too, with long spread fingers and a narrow wrist at 0,28. A `strum` hand plays strings with a pick; a `fret`
 * hand is the part that is behind the neck of a guitar.
 */
export type Grip = 'open' | 'point' | 'carry' | 'offer' | 'fist' | 'hold' | 'strum' | 'fret'

/** The fingers of a `fret` hand on the strings, across a neck that lies from left to right. */
export const fretFingers = ({ base, shade, light, deep }: Complexion): string =>
  pen('M-18 24C-22 12 -20 2 -15 -5M-6 25C-9 12 -7 2 -3 -9M7 24C5 12 6 4 9 -4', base, 11) +
  pen('M18 20C17 10 18 6 20 0', shade, 10) +
  pen('M-12 22C-15 12 -14 6 -11 0M1 23C-2 12 -1 4 2 -2M13 21C11 12 12 8 14 2', deep, 1.8, { opacity: 0.7 }) +
  pen('M-15.5 -4L-17 2M-3.5 -8L-5.5 -2M8.5 -3L7 2', light, 3)

/** A hand from its wrist at 0,14 upward; the thumb is at the left. */
export function drawHand(grip: Grip, { base, shade, light, deep }: Complexion): string {
  const finger = (d: string, width = 9, color = base): string => pen(d, color, width)
  const gaps = (d: string): string => pen(d, deep, 1.8, { opacity: 0.7 })
  switch (grip) {
    case 'open':
      return (
        area('M-16 16C-18 0 -18 -8 -14 -14L16 -12C18 -2 16 8 14 18Z', base) +
        finger('M-10 -10L-17 -33M-3 -12L-5 -41M5 -12L8 -40') +
        finger('M12 -8L20 -29', 8, shade) +
        finger('M-10 8C-20 4 -27 -2 -31 -13', 10) +
        area('M4 -12L16 -10C18 -2 16 8 14 18H4C10 8 10 -2 4 -12Z', shade, { opacity: 0.6 }) +
        gaps('M-8 -12L-10 -20M1 -13L1 -22M9 -11L11 -19') +
        pen('M-9 0Q0 -5 8 -1M-10 9C-3 7 -1 2 -2 -4', shade, 2.2) +
        pen('M-17.5 -31L-16 -26M-5.5 -39V-34M7.5 -38L7 -33', light, 3)
      )
    case 'point':
      return (
        area('M-16 16C-18 4 -18 -6 -14 -14H14C18 -6 18 4 14 18Z', base) +
        finger('M-9 -10L-12 -44', 10) +
        finger('M0 -13V-3M8 -12V-2', 9) +
        finger('M14 -9V1', 8, shade) +
        area('M6 4C12 0 18 -2 17 -10C19 0 18 8 14 18H4Z', shade, { opacity: 0.6 }) +
        finger('M-14 6C-8 8 0 6 6 -1', 10) +
        gaps('M-4.5 -14V-4M4 -14V-2M11 -12V-1M-13 12C-5 13 4 10 10 3') +
        pen('M-12.5 -43L-11 -36M-11 3Q-4 5 2 0', light, 3)
      )
    case 'carry':
      return (
        box(-17, -10, 34, 27, base, 12) +
        finger('M-14 2C-26 -4 -34 -12 -36 -26', 11) +
        finger('M-4 -4C0 -8 2 -14 2 -24M2 -2C10 -8 13 -16 13 -27M9 0C19 -8 22 -16 23 -25', 9) +
        finger('M13 5C26 0 31 -8 33 -18', 9, shade) +
        gaps('M-1 -6C6 -12 7 -16 7.5 -24M6 -4C14 -10 17 -16 18 -24M13 2C22 -4 26 -10 28 -17') +
        pen('M-36 -26L-35 -22M2 -24V-20M13 -27V-23M23 -25L22.5 -21', light, 3) +
        pen('M-8 12Q2 15 12 10', shade, 3)
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
        gaps('M2 -4C6 -12 7 -18 6.5 -24M10 -3C16 -11 18.5 -18 19 -25M17 0C25 -7 28 -12 29.5 -18') +
        pen('M-24 2C-16 4 -10 8 -8 15M-4 4Q6 7 14 4', shade, 2.2) +
        pen('M-38.5 -29V-25M0 -30V-26M13 -38V-33M25.5 -33L25 -28', light, 3.2)
      )
    case 'fist':
      return (
        box(-19, -16, 38, 32, base, 13) +
        area('M10 -15C18 -14 20 -6 19 4C18 12 12 17 6 16C12 6 13 -4 10 -15Z', shade, { opacity: 0.7 }) +
        gaps('M-10 -14V-2M-1 -15V-2M8 -14V-2') +
        pen('M-14 -11H-13M-6 -12H-5M3 -12H4', light, 4) +
        finger('M-16 6C-8 8 0 6 8 1', 11) +
        gaps('M-14 13C-6 14 4 11 12 5')
      )
    case 'hold':
      return (
        finger('M14 -2L27 -15M17 4L31 -6M18 11L31 4M16 17L27 13', 8, shade) +
        area('M-18 18C-22 4 -14 -8 0 -8C14 -8 24 2 20 20Z', base) +
        finger('M-10 4C-14 -8 -13 -20 -6 -30', 11) +
        gaps('M-4 -4C-6 -14 -4 -20 0 -28M20 -2L27 -8M22 5L30 0M21 11L29 8') +
        pen('M-8 -30L-11 -20', light, 3)
      )
    case 'strum':
      return (
        finger('M10 -8C18 -14 22 -18 26 -17', 8, shade) +
        finger('M6 -10C10 -22 16 -27 22 -27M-1 -12C0 -26 8 -33 15 -35', 9) +
        area('M-10 -22L-15 -40L0 -40Z', '#fff4d0') +
        area('M-15 18C-20 4 -18 -10 -10 -16C2 -20 14 -14 16 -4C18 6 15 12 13 18Z', base) +
        area('M6 18C12 8 12 -4 6 -16C14 -14 16 -8 16 -4C18 6 15 12 13 18Z', shade, { opacity: 0.6 }) +
        finger('M-8 -12C-8 -26 -2 -35 6 -38', 9) +
        finger('M-13 4C-20 -8 -18 -20 -9 -32', 10) +
        gaps(
          'M-4 -16C-3 -24 0 -29 5 -33M3 -14C5 -22 9 -27 14 -30M9 -10C12 -18 16 -22 21 -23M-12 -6C-14 -14 -12 -20 -8 -26',
        ) +
        pen('M-9 -32L-13 -26M6 -38L2 -36', light, 3)
      )
    case 'fret':
      return area('M-14 18C-24 2 -26 -12 -18 -20L22 -16C26 -6 18 6 14 18Z', base)
  }
}
