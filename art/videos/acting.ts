/** How the hosts of the short videos act: the timing of their movements, open mouths, and what they cheer with. */
import { area, around, box, circle, line, num, oval, pen, place, repeat, seededRandom } from '../draw.ts'
import { drawHost, shirtColor } from '../hosts.ts'
import type { Pose } from '../hosts.ts'
import type { Palette } from '../palettes.ts'
import { drawFace } from '../people/head.ts'
import type { Portrait } from '../people/head.ts'
import { grandmother, sportyWoman } from '../people/heads.ts'
import { beardedMan, curlyMan, roundWoman, stoutMan } from '../people/host-heads.ts'
import { drawBody } from './bodies.ts'

/** From 0 to 1 between two times. */
export const share = (t: number, from: number, to: number): number => Math.min(1, Math.max(0, (t - from) / (to - from)))

type Key = readonly [time: number, value: number]

/** The value of a movement at the time `t`: slow at each key, fast between two keys. */
export function track(t: number, ...keys: readonly Key[]): number {
  const next = keys.findIndex(([time]) => time > t)
  const [, last] = keys.at(-1) ?? [0, 0]
  if (next === -1) return last
  const [to, end] = keys[next] ?? [1, last]
  const [from, start] = keys[next - 1] ?? [0, end]
  const done = share(t, from, to)
  return start + (end - start) * done * done * (3 - 2 * done)
}

/** A number that fades in and out: 1 between the two middle times. */
export const held = (t: number, rise: number, full: number, fall: number, end: number): number =>
  track(t, [rise, 0], [full, 1], [fall, 1], [end, 0])

/** What the face of a host does. */
interface ActedFace {
  /** How far the mouth is open, from 0 to 1. */
  readonly open?: number
  readonly gaze?: Portrait['gaze']
  /** Where the eyes look, more to the right and more upward than they do at rest. */
  readonly look?: number
  readonly up?: number
}

/** The corners of an open mouth, and its lower edge, in the drawing of the head. It ends above the chin. */
interface Mouth {
  readonly head: Portrait
  readonly lips: string
  readonly corners: readonly [x0: number, y0: number, x1: number, y1: number]
  readonly shut: number
  readonly wide: number
}

const mouths: { readonly [anchorId: string]: Mouth } = {
  1001: { head: beardedMan, lips: '#b8505a', corners: [-27, 38, 27, 38], shut: 62, wide: 71 },
  1002: { head: roundWoman, lips: '#d0304a', corners: [-38, 30, 17, 30], shut: 56, wide: 63 },
  1003: { head: curlyMan, lips: '#9a4a40', corners: [-52, 37, -6, 33], shut: 57, wide: 66 },
  1004: { head: stoutMan, lips: '#a0543e', corners: [-4, 48, 50, 46], shut: 60, wide: 68 },
  1005: { head: grandmother, lips: '#b8405a', corners: [-49, 31, 12, 30], shut: 59, wide: 65 },
  1006: { head: sportyWoman, lips: '#c8504e', corners: [-43, 33, 3, 31], shut: 52, wide: 58 },
}

/** An open mouth: the lips, the dark inside, the upper teeth and the tongue. */
const openMouth = ({ lips, corners: [x0, y0, x1, y1], shut, wide }: Mouth, open: number): string => {
  const low = shut + (wide - shut) * open
  const [mid, top] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const inside = (by: number): string =>
    `M${num(x0 + by)} ${num(y0 + by)}Q${num(mid)} ${num(top + 5 + by)} ${num(x1 - by)} ${num(y1 + by)}` +
    `C${num(x1 + 2 - by)} ${num(low - by)} ${num(mid + 14)} ${num(low - by)} ${num(mid)} ${num(low - by)}` +
    `C${num(mid - 14)} ${num(low - by)} ${num(x0 - 2 + by)} ${num(low - by)} ${num(x0 + by)} ${num(y0 + by)}Z`
  return (
    area(inside(-1), lips) +
    area(inside(3), '#4a0d1c') +
    oval(mid, low - 8, (x1 - x0) * 0.25, 5 + 3 * open, '#e8607a') +
    area(
      `M${num(x0 + 4)} ${num(y0 + 4)}Q${num(mid)} ${num(top + 9)} ${num(x1 - 4)} ${num(y1 + 4)}L${num(x1 - 7)} ` +
        `${num(y1 + 11)}Q${num(mid)} ${num(top + 17)} ${num(x0 + 7)} ${num(y0 + 11)}Z`,
      '#fffaf2',
    )
  )
}

/** How far the chin goes down when the mouth opens. */
const DROP = 9

/** A path of absolute points with the jaw lowered, and less of what is above it. */
const lowerJaw = (path: string, by: number): string =>
  path.replaceAll(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${x} ${num(Number(y) + by * share(Number(y), 26, 62))}`,
  )

/** The fold between the lower lip and the chin. */
const chinFold = ({ head, corners: [x0, , x1], shut, wide }: Mouth, open: number): string => {
  const [mid, y] = [(x0 + x1) / 2, shut + (wide - shut) * open + 6]
  return pen(`M${num(mid - 9)} ${num(y)}Q${num(mid)} ${num(y + 4)} ${num(mid + 9)} ${num(y)}`, head.skin.deep, 2.4, {
    opacity: 0.5,
  })
}

/** A host without the arms, whose face can shout, sing or laugh. Images with it need `bodyParts`. */
export function drawActor(anchorId: string, p: Palette, pose: Pose, face: ActedFace): string {
  const host = drawHost(anchorId, p, pose)
  const mouth = mouths[anchorId]
  const dressed = (bust: string): string => drawBody(anchorId, p, shirtColor(anchorId, p), bust)
  const { open = 0, gaze, look = 0, up = 0 } = face
  if (mouth === undefined || (open < 0.05 && gaze === undefined && look === 0 && up === 0)) return dressed(host)
  const { head } = mouth
  const features = head.features + (open < 0.05 ? '' : openMouth(mouth, open) + chinFold(mouth, open))
  const eyes = head.eyes.map((eye) => ({ ...eye, look: (eye.look ?? 0) + look, up: (eye.up ?? 0) + up }))
  const drop = Math.round(DROP * open)
  const jaw = { outline: lowerJaw(head.outline, drop), shade: lowerJaw(head.shade, drop) }
  const acting = { ...head, ...jaw, features, eyes, ...(gaze === undefined ? {} : { gaze }) }
  return dressed(host.replace(drawFace(head, pose.isBlinking), () => drawFace(acting, pose.isBlinking)))
}

/** Paper that bursts from a point and falls; `done` runs from 0 to 1. */
export function burst(x: number, y: number, reach: number, done: number, colors: readonly string[]): string {
  if (done <= 0 || done >= 1) return ''
  const roll = seededRandom(`burst${x}`)
  const far = 1 - (1 - done) ** 3
  return repeat(16, (n) => {
    const [angle, strength] = [((n + roll() * 0.8) / 16) * Math.PI * 2, 0.45 + 0.55 * roll()]
    const size = 19 * Math.min(1, 3 * (1 - done))
    const [px, py] = [
      x + Math.cos(angle) * reach * strength * far,
      y + Math.sin(angle) * reach * strength * far + 150 * done * done,
    ]
    const color = colors[n % colors.length] ?? '#fff'
    return n % 2 === 0
      ? circle(px, py, size * 0.5, color)
      : place(box(-size / 2, -size / 3, size, size * 0.66, color), px, py, 1, Math.round(angle * 57 + done * 200))
  })
}

/** Lines of light around a point, which run outward as `done` goes from 0 to 1. */
export const rays = (x: number, y: number, from: number, to: number, done: number, color: string): string => {
  if (done <= 0 || done >= 1) return ''
  const [start, end] = [from + (to - from) * done * done, from + (to - from) * Math.sqrt(done)]
  return line(
    around(12, 1, -75)
      .map((at) => `M${num(x + at.x * start)} ${num(y + at.y * start)}L${num(x + at.x * end)} ${num(y + at.y * end)}`)
      .join(''),
    color,
    7,
  )
}
