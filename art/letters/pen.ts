/** The parts that letters are made of, on a grid on which capitals are 10 high. */
export type Point = readonly [x: number, y: number]

/** A filled shape of a letter. Parts may overlap. */
export interface Part {
  /** Closed outlines: the first is filled, the others are holes in it. */
  readonly loops: readonly (readonly Point[])[]
  /** The center line, for paints that draw inside the letter. */
  readonly spine?: readonly Point[]
}

export interface Letter {
  /** From the left end of the letter to its right end, or in a script to the start of the next letter. */
  readonly width: number
  readonly parts: readonly Part[]
}

/** Longest side of a sampled outline, so that long straight sides also bend. */
const STEP = 2.5

/** The points of path data with the commands M, L, C and Z: one list of points for each M. */
export function outline(data: string): Point[][] {
  const loops: Point[][] = []
  for (const [, command = '', values = ''] of data.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = values.match(/-?\d*\.?\d+/g)?.map(Number) ?? []
    if (command === 'M') loops.push([])
    const loop = loops.at(-1)
    if (loop === undefined) throw new Error(`${data} does not start with M`)
    const size = command === 'C' ? 6 : 2
    for (let at = 0; at + size <= numbers.length; at += size) {
      const [x = 0, y = 0, ...rest] = numbers.slice(at, at + size)
      if (command === 'C')
        loop.push(
          ...curve(loop.at(-1) ?? [0, 0], [
            [x, y],
            [rest[0]!, rest[1]!],
            [rest[2]!, rest[3]!],
          ]),
        )
      else loop.push(...straight(loop.at(-1), [x, y]))
    }
    if (command === 'Z') loop.push(...straight(loop.at(-1), loop[0] ?? [0, 0]).slice(0, -1))
  }
  return loops
}

function straight(from: Point | undefined, to: Point): Point[] {
  if (from === undefined) return [to]
  const count = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP))
  return Array.from({ length: count }, (_, i) => between(from, to, (i + 1) / count))
}

function curve(from: Point, [a, b, to]: readonly [Point, Point, Point]): Point[] {
  const count = 12
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count
    const [k0, k1, k2, k3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    const at = (axis: 0 | 1): number => k0 * from[axis] + k1 * a[axis] + k2 * b[axis] + k3 * to[axis]
    return [at(0), at(1)]
  })
}

const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

const turned = (loop: readonly Point[], isHole: boolean): readonly Point[] => {
  const doubleArea = loop.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = loop[(i + 1) % loop.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return doubleArea > 0 === isHole ? loop.toReversed() : loop
}

/** Filled parts have one direction and holes the other, so parts that overlap do not cut holes into each other. */
const part = (loops: readonly (readonly Point[])[], spine?: readonly Point[]): Part => ({
  loops: loops.map((loop, index) => turned(loop, index > 0)),
  ...(spine === undefined ? {} : { spine }),
})

/** A shape with an outline of its own; a second loop is a hole. */
export const shape = (data: string, spine?: string): Part =>
  part(outline(data), spine === undefined ? undefined : outline(spine)[0])

/** Nothing is painted inside thinner bars. */
const LEAST = 1.3

export const bar = (left: number, top: number, right: number, bottom: number): Part => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const spine = right - left >= bottom - top ? `M${left} ${y}L${right} ${y}` : `M${x} ${top}L${x} ${bottom}`
  return shape(
    `M${left} ${top}L${right} ${top}L${right} ${bottom}L${left} ${bottom}Z`,
    Math.min(right - left, bottom - top) < LEAST ? undefined : spine,
  )
}

interface Bowl {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  /** Thickness at the sides, and at the top and the bottom. */
  readonly side: number
  readonly cap: number
  /** In degrees, clockwise from the right. A whole ring if not set. */
  readonly from?: number
  readonly to?: number
  /** 2 is an ellipse; larger numbers are squarer. */
  readonly square?: number
  /** How far the counter is moved. */
  readonly shift?: Point
  /** Rotation of the thin places, in degrees. */
  readonly tilt?: number
}

/** A ring, or a part of one, with thick sides and thin ends or the other way around. */
export function bowl({ x, y, rx, ry, side, cap, from, to, square = 2, shift = [0, 0], tilt = 0 }: Bowl): Part {
  const isWhole = from === undefined || to === undefined
  const [start, end] = isWhole ? [0, 360] : [from, to]
  const count = Math.max(6, Math.ceil(Math.abs(end - start) / 7.5))
  const ring = (horizontal: number, vertical: number, center: Point): Point[] =>
    Array.from({ length: isWhole ? count : count + 1 }, (_, i) => {
      const angle = ((start + ((end - start) * i) / count) * Math.PI) / 180
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const power = 2 / square
      return [
        center[0] + Math.sign(cos) * Math.abs(cos) ** power * horizontal,
        center[1] + Math.sign(sin) * Math.abs(sin) ** power * vertical,
      ]
    })
  const outer = ring(rx, ry, [x, y])
  const inner = ring(rx - side, ry - cap, [0, 0]).map(([ix, iy]): Point => {
    const [cos, sin] = [Math.cos((tilt * Math.PI) / 180), Math.sin((tilt * Math.PI) / 180)]
    return [x + shift[0] + ix * cos - iy * sin, y + shift[1] + ix * sin + iy * cos]
  })
  const middle = outer.map((point, i) => between(point, inner[i]!, 0.5))
  return isWhole ? part([outer, inner], [...middle, middle[0]!]) : part([[...outer, ...inner.toReversed()]], middle)
}

/** Half of a stroke at each of its points: from the center line to its left side. */
function sides(line: readonly Point[], half: (share: number) => number): readonly [left: Point[], right: Point[]] {
  const lengths = line.map((point, i) =>
    i === 0 ? 0 : Math.hypot(point[0] - line[i - 1]![0], point[1] - line[i - 1]![1]),
  )
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const left: Point[] = []
  const right: Point[] = []
  let gone = 0
  for (const [i, [x, y]] of line.entries()) {
    gone += lengths[i]!
    const before = direction(line[i - 1] ?? line[i]!, line[i - 1] === undefined ? line[i + 1]! : line[i]!)
    const after = direction(line[i + 1] === undefined ? line[i - 1]! : line[i]!, line[i + 1] ?? line[i]!)
    const [sumX, sumY] = [before[0] + after[0], before[1] + after[1]]
    const length = Math.hypot(sumX, sumY) || 1
    // At a corner, the sides meet farther away from the center line.
    const miter = Math.min(2 / length, 1.8)
    const reach = half(total === 0 ? 0 : gone / total) * miter
    left.push([x + (sumY / length) * reach, y - (sumX / length) * reach])
    right.push([x - (sumY / length) * reach, y + (sumX / length) * reach])
  }
  return [left, right]
}

const direction = (from: Point, to: Point): Point => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

/** The width of a stroke, or its widths at evenly spaced places along it. */
export type Widths = number | readonly number[]

/** Half of the width at a share of the length. */
function halfOf(widths: Widths): (share: number) => number {
  const list = typeof widths === 'number' ? [widths] : widths
  return (share) => {
    const at = Math.min(share, 1) * (list.length - 1)
    const [a, b] = [list[Math.floor(at)]!, list[Math.ceil(at)]!]
    const eased = (1 - Math.cos((at - Math.floor(at)) * Math.PI)) / 2
    return (a + (b - a) * eased) / 2
  }
}
/** A stroke with flat ends. */
export function stroke(data: string, widths: Widths): Part {
  const line = outline(data)[0]!
  const [left, right] = sides(line, halfOf(widths))
  return part([[...left, ...right.toReversed()]], line)
}

/** A stroke with round ends. */
export function roundStroke(data: string, widths: Widths): Part {
  const line = outline(data)[0]!
  const [left, right] = sides(line, halfOf(widths))
  return part([[...left, ...cap(line.at(-1)!, left.at(-1)!), ...right.toReversed(), ...cap(line[0]!, right[0]!)]], line)
}

/** The half circle around the end of a line, from one of its sides to the other. */
function cap(center: Point, start: Point): Point[] {
  const radius = Math.hypot(start[0] - center[0], start[1] - center[1])
  return Array.from({ length: 11 }, (_, i) => {
    const angle = Math.atan2(start[1] - center[1], start[0] - center[0]) + ((i + 1) / 12) * Math.PI
    return [center[0] + Math.cos(angle) * radius, center[1] + Math.sin(angle) * radius]
  })
}

/** A stroke of constant width around a closed line. */
export function loop(data: string, width: number): Part {
  const points = outline(data)[0]!
  const [first, second, last] = [points[0]!, points[1]!, points.at(-1)!]
  const [left, right] = sides([last, ...points, first, second], () => width / 2)
  const [a, b] = [left.slice(1, -2), right.slice(1, -2)]
  const size = (ring: readonly Point[]): number => Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x))
  return part(size(a) > size(b) ? [a, b] : [b, a], [...points, first])
}

/** A stroke of a brush: an ellipse that is drawn along a line, with its own round ends. */
export function brush(
  data: string,
  nib: { readonly wide: number; readonly thin: number; readonly angle: number },
): Part {
  const line = outline(data)[0]!
  const [cos, sin] = [Math.cos((nib.angle * Math.PI) / 180), Math.sin((nib.angle * Math.PI) / 180)]
  const [a, b] = [nib.wide / 2, nib.thin / 2]
  // In the space in which the nib is a circle, the stroke has the same width everywhere.
  const toCircle = ([x, y]: Point): Point => [(x * cos + y * sin) / a, (y * cos - x * sin) / b]
  const fromCircle = ([u, v]: Point): Point => [u * a * cos - v * b * sin, u * a * sin + v * b * cos]
  const flat = line.map(toCircle)
  const [left, right] = sides(flat, () => 1)
  const loopOf = [...left, ...cap(flat.at(-1)!, left.at(-1)!), ...right.toReversed(), ...cap(flat[0]!, right[0]!)]
  return part([loopOf.map(fromCircle)], line)
}

/** A letter whose points are moved to the right the higher they are. */
export const slanted = ({ width, parts }: Letter, slant: number): Letter => {
  const lean = ([x, y]: Point): Point => [x + (10 - y) * slant, y]
  return {
    width,
    parts: parts.map(({ loops, spine }) =>
      part(
        loops.map((one) => one.map(lean)),
        spine?.map(lean),
      ),
    ),
  }
}
