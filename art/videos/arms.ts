/**
 * The arms of the hosts of the short videos: an upper arm in a short sleeve, an elbow, and a forearm that narrows to
 * the wrist. They are longer than those of `drawArm`, so that each part can be seen. They are in the units of
 * `drawHost`, and light comes from the upper left.
 */
import { area, inked, mix, num, pen, place } from '../draw.ts'
import { shirtColor, skinOf } from '../hosts.ts'
import type { Palette } from '../palettes.ts'
import { drawHand } from '../people/hand.ts'
import type { Grip } from '../people/hand.ts'
import type { Complexion } from '../people/head.ts'

const BLACK = '#2b1a2b'

export interface ArmPoint {
  readonly x: number
  readonly y: number
}

/** Writes points by how far they are along a part of an arm, and across it, away from the body. */
function pointsOf(from: ArmPoint, to: ArmPoint, side: -1 | 1): (start: ArmPoint, on: number, across: number) => string {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [ax, ay] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return ({ x, y }, on, across) => `${num(x + ax * on + side * ay * across)} ${num(y + ay * on - side * ax * across)}`
}

/** The lower of the two places where an upper arm and a forearm of the given lengths meet. */
function elbowOf(shoulder: ArmPoint, wrist: ArmPoint, [upper, fore]: readonly [number, number]): ArmPoint {
  const [dx, dy] = [wrist.x - shoulder.x, wrist.y - shoulder.y]
  const distance = Math.min(Math.hypot(dx, dy), upper + fore - 1)
  const [ux, uy] = [dx / Math.hypot(dx, dy), dy / Math.hypot(dx, dy)]
  const on = (distance ** 2 + upper ** 2 - fore ** 2) / (2 * distance)
  const across = Math.sqrt(Math.max(0, upper ** 2 - on ** 2)) * (ux > 0 ? 1 : -1)
  return { x: shoulder.x + ux * on - uy * across, y: shoulder.y + uy * on + ux * across }
}

/** A fist around a bar that lies from left to right, from the side of its fingers; its wrist is above 0,0. */
export const barFist = ({ base, shade, light, deep }: Complexion): string =>
  inked(
    area('M-14 -36C-26 -24 -30 -16 -28 -4H28C31 -18 24 -26 15 -36Z', base) +
      area('M15 -36C24 -26 31 -18 28 -4H14Q18 -20 6 -36Z', shade) +
      pen('M-20.5 -9V13M-7 -10V16M7 -10V16M20.5 -8V12', base, 14) +
      pen('M-20.5 17h.01M-7 20h.01M7 20h.01M20.5 16h.01', shade, 8) +
      pen('M-13.8 -10V17M0 -11V20M13.8 -10V17', deep, 2.6) +
      pen('M-28 -3C-36 0 -38 8 -32 13', base, 11) +
      pen('M-27.5 -2V13', deep, 2.4) +
      pen('M-23 -12h4M-9.5 -14h4M5 -14h4M18 -12h4', light, 3.4),
  )

/** A palm that is open to the top, for `fingersAround`: a bowl above its wrist at 0,28. */
const cup = ({ base, shade }: Complexion): string =>
  area('M-12 31C-12 22 -22 18 -29 6C-24 -8 24 -8 30 4C25 17 14 20 12 31Z', base) +
  area('M12 31C14 20 25 17 30 4Q14 12 2 31Z', shade)

interface ArmPose {
  /** The middle of the hand, and where it points, in degrees from upward. */
  readonly hand: ArmPoint
  readonly turned: number
  /** A `cup` carries something round that `fingersAround` holds; a `bar` is a `barFist`. */
  readonly grip: Grip | 'cup' | 'bar'
  readonly size?: number
  /** The lengths of the upper arm and of the forearm, which is shorter if it comes toward the viewer. */
  readonly lengths?: readonly [upper: number, fore: number]
  /** Where the elbow is, if it is not below. */
  readonly elbow?: ArmPoint
}

/** How far the wrist is below the middle of a hand, and whether its thumb is at the left at the left side. */
const hands: { readonly [grip in Grip | 'cup' | 'bar']?: { readonly wrist: number; readonly isTurned: boolean } } = {
  open: { wrist: 17, isTurned: true },
  clasp: { wrist: 26, isTurned: true },
  offer: { wrist: 25, isTurned: false },
  cup: { wrist: 27, isTurned: false },
  bar: { wrist: -30, isTurned: true },
}

/** A forearm along the x axis from its elbow at 0,0, whose shade is below, or above for -1. */
const forearm = (length: number, lower: 1 | -1, { base, shade, light }: Complexion): string => {
  const y = (value: number): string => num(value * lower)
  const x = (share: number): string => num(length * share)
  return (
    area(
      `M0 -17C${x(0.2)} -21 ${x(0.45)} -20 ${x(0.65)} -15.5L${x(1)} -12.5V12.5L${x(0.65)} 14.5C${x(0.45)} 18 ` +
        `${x(0.2)} 19 0 17A17 17 0 0 1 0 -17Z`,
      base,
    ) +
    area(
      `M-10 ${y(13.5)}Q-5 ${y(17)} 0 ${y(17)}C${x(0.2)} ${y(19)} ${x(0.45)} ${y(18)} ${x(0.65)} ${y(14.5)}` +
        `L${x(1)} ${y(12.5)}V${y(4)}C${x(0.7)} ${y(7)} ${x(0.3)} ${y(11)} -10 ${y(13.5)}Z`,
      shade,
    ) +
    pen(`M${x(0.16)} ${y(-13)}Q${x(0.4)} ${y(-15)} ${x(0.72)} ${y(-9.5)}`, light, 4)
  )
}

/** An arm in a short sleeve, from the shoulder at the given side to the hand. */
export function longArm(anchorId: string, p: Palette, side: -1 | 1, pose: ArmPose): string {
  const { hand, turned, grip, size = 1.12, lengths = [88, 80] } = pose
  const skin = skinOf(anchorId)
  const shirt = side === 1 ? mix(shirtColor(anchorId, p), BLACK, 0.2) : shirtColor(anchorId, p)
  const { wrist: low, isTurned } = hands[grip] ?? { wrist: 18, isTurned: false }
  const turn = (turned * Math.PI) / 180
  const wrist = { x: hand.x - Math.sin(turn) * low * size, y: hand.y + Math.cos(turn) * low * size }
  const shoulder = { x: side * 87, y: 68 }
  const elbow = pose.elbow ?? elbowOf(shoulder, wrist, lengths)
  const at = pointsOf(shoulder, elbow, side)
  const hem = { x: shoulder.x + (elbow.x - shoulder.x) * 0.5, y: shoulder.y + (elbow.y - shoulder.y) * 0.5 }
  const angle = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x)
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y)
  return inked(
    // The upper arm comes out of the sleeve, which throws a shadow on it.
    area(`M${at(hem, -9, 20)}L${at(elbow, 0, 17)}L${at(elbow, 0, -17)}L${at(hem, -9, -20)}Z`, skin.base) +
      area(
        side === 1
          ? `M${at(hem, 0, 20)}L${at(elbow, 0, 17)}L${at(elbow, 0, 6)}L${at(hem, 0, 6)}Z`
          : `M${at(hem, 0, -20)}L${at(elbow, 0, -17)}L${at(elbow, 0, -8)}L${at(hem, 0, -8)}Z`,
        skin.shade,
      ) +
      pen(`M${at(hem, 4, 15)}Q${at(hem, 13, 0)} ${at(hem, 4, -15)}`, skin.shade, 9) +
      area(
        `M${side * 52} 25L${side * 60} 29C${side * 84} 35 ${at(shoulder, -10, 26)} ${at(shoulder, 12, 27)}` +
          `L${at(hem, 0, 27)}Q${at(hem, 10, 0)} ${at(hem, 0, -26)}L${at(shoulder, 0, -22)}` +
          `Q${side * 60} 60 ${side * 52} 25Z`,
        shirt,
      ) +
      pen(`M${at(hem, 1, 26)}Q${at(hem, 11, 0)} ${at(hem, 1, -25)}`, BLACK, 3) +
      pen(`M${at(hem, -4, 23)}Q${at(hem, 5, 0)} ${at(hem, -4, -22)}`, mix(shirt, BLACK, 0.32), 7) +
      (side === 1 ? '' : pen(`M${at(shoulder, 8, 16)}L${at(hem, -14, 17)}`, '#fff', 7, { opacity: 0.45 })) +
      place(
        forearm(length, Math.cos(angle) * 0.6 > Math.sin(angle) ? 1 : -1, skin),
        elbow.x,
        elbow.y,
        1,
        (angle * 180) / Math.PI,
      ) +
      `<g transform="translate(${num(hand.x)} ${num(hand.y)}) rotate(${num(turned)}) ` +
      `scale(${(side === 1) === isTurned ? size : -size} ${size})">` +
      (grip === 'cup' ? cup(skin) : grip === 'bar' ? barFist(skin) : drawHand(grip, skin)) +
      '</g>',
  )
}
