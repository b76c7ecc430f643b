/** Places and papers behind the subjects of covers. Colors run from top to bottom. */
import type { CoverCanvas } from '../canvas.ts'
import { area, box, circle, line, num, oval, repeat } from '../draw.ts'
import { cloud } from './reels-parts.ts'
import { halo, lit } from './volume.ts'

const air = (at: CoverCanvas, colors: readonly string[]): string =>
  lit('place', colors, [0, 1]) + box(0, 0, at.width, at.height, 'url(#place)')

/** A sky with clouds at both sides. */
export const cloudySky = (at: CoverCanvas, colors: readonly string[], opacity = 0.9): string =>
  air(at, colors) +
  cloud(at.width * 0.08, at.height * 0.3, 0.8, '#fff', opacity * 0.7) +
  cloud(at.width * 0.95, at.height * 0.2, 0.9, '#fff', opacity * 0.7) +
  cloud(at.width * 0.02, at.height * 0.66, 1.2, '#fff', opacity) +
  cloud(at.width * 0.99, at.height * 0.58, 1.2, '#fff', opacity)

/** A fair by night: tents, and a string of lamps from the given part of the width to the right. */
export const fairStreet = (
  at: CoverCanvas,
  colors: readonly string[] = ['#0f1450', '#3a2a9a', '#a84fc0'],
  from = 0,
): string => {
  const lamps = Math.round((at.wide ? 8 : 5) * (1 - from))
  const [start, top] = [at.width * from, from === 0 ? 16 : -8]
  const base = at.height * 0.78
  const tent = (left: number, width: number, top: number, color: string, stripe: string): string => {
    const [middle, eave] = [left + width / 2, top + 74]
    return (
      area(
        `M${num(left)} ${num(eave)}L${num(middle)} ${num(top)}L${num(left + width)} ${num(eave)}V${num(base + 20)}H${num(left)}Z`,
        color,
      ) +
      area(
        `M${num(middle)} ${num(top)}L${num(middle + width * 0.16)} ${num(eave)}V${num(base + 20)}H${num(middle - width * 0.16)}V${num(eave)}Z`,
        stripe,
      )
    )
  }
  return (
    air(at, colors) +
    tent(-20, at.width * 0.36, base - 124, '#4a2a9a', '#c2408f') +
    tent(at.width * 0.7, at.width * 0.36, base - 140, '#3a2080', '#a8388a') +
    halo('lamp-light', '#ffd98a', 0.8) +
    line(`M${num(start)} ${top}Q${num((start + at.width) / 2)} 60 ${at.width} 16`, '#120a3c', 3) +
    repeat(lamps, (i) => {
      const t = (i + 0.5) / lamps
      const x = start + t * (at.width - start)
      const y = 12 + top * (1 - t) ** 2 + 120 * t * (1 - t) + 16 * t ** 2
      return (
        circle(x, y, 34, 'url(#lamp-light)') +
        oval(x, y, 11, 13, ['#ff8a5a', '#ffd25e', '#5fe0c0'][i % 3] ?? '') +
        oval(x - 3, y - 3, 4, 7, '#fffbe0')
      )
    }) +
    box(0, base, at.width, at.height - base, '#1a1048')
  )
}

/** The curtain of a stage, with light from above. */
export const stageCurtain = (at: CoverCanvas, colors: readonly [string, string, string], light = '#ffd0a8'): string =>
  lit('cloth-light', colors, [0.7, 1]) +
  box(0, 0, at.width, at.height, 'url(#cloth-light)') +
  repeat(at.wide ? 13 : 8, (i) =>
    area(`M${i * 40 - 6} 0h16q10 150 2 300h-22q10 -150 4 -300Z`, '#0a0418', { opacity: 0.34 }),
  ) +
  halo('spot', light, 0.55) +
  circle(at.width * 0.4, at.height * 0.24, at.height * 0.8, 'url(#spot)')

/** A room with a window to the evening. */
export const windowRoom = (
  at: CoverCanvas,
  [wall, shade]: readonly [wall: string, shade: string],
  frame = '#f2c27a',
): string => {
  const [left, width, high] = [at.width * 0.12, at.width * 0.76, at.height * 0.52]
  return (
    lit('wall-light', [wall, shade], [0.6, 1]) +
    box(0, 0, at.width, at.height, 'url(#wall-light)') +
    box(left - 8, 8, width + 16, high + 8, frame, 6) +
    lit('pane-light', ['#2a1a5c', '#c2506a', '#ffb36b'], [0, 1]) +
    box(left, 16, width, high, 'url(#pane-light)') +
    circle(left + width * 0.24, 16 + high * 0.34, 20, '#fff3d0') +
    line(`M${num(at.width / 2)} 16v${num(high)}M${num(left)} ${num(16 + high * 0.5)}h${num(width)}`, frame, 7) +
    box(left - 16, 16 + high, width + 32, 14, frame, 4)
  )
}

/** The deep sea, with light from above and corals at both sides. */
export const deepSea = (
  at: CoverCanvas,
  colors: readonly string[] = ['#5fe0e8', '#1687b8', '#0a3a7a', '#061f4a'],
): string => {
  const x = at.width / 2
  const coral = (left: number, color: string): string =>
    line(`M${num(left)} ${at.height}v-74m0 44l-20 -22m20 10l20 -26m-20 54l24 -14`, color, 11)
  return (
    air(at, colors) +
    area(
      `M${x - 70} -10L${x - 170} ${at.height}h80L${x - 30} -10ZM${x + 10} -10L${x} ${at.height}h90L${x + 50} -10ZM${x + 100} -10L${x + 180} ${at.height}h60L${x + 130} -10Z`,
      '#d8fff4',
      { opacity: 0.14 },
    ) +
    coral(24, '#e8506b') +
    coral(at.width - 24, '#ff9a5a') +
    coral(at.width - 60, '#c2408f')
  )
}
