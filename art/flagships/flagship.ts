/** What the covers with their own compositions share. */
import { area, box, line, num, repeat } from '../draw.ts'
import type { CoverCanvas } from '../canvas.ts'
import type { TitleBox, TitleStyle } from '../title.ts'

export interface Lettering extends TitleBox {
  /** Rotation about the middle of the box, in degrees. */
  readonly turn?: number
  /** Slant of the letters about the middle of the box, in degrees. */
  readonly skew?: number
  /** Maximum number of lines; 2 if not set. */
  readonly rows?: number
  /** The words that are drawn; the whole name if not set. */
  readonly words?: string
  /** What is different from the title style of the game. */
  readonly style?: Partial<TitleStyle>
}

/** Draws a whole cover, except the sky. `write` draws the name of the game. */
export type Flagship = (at: CoverCanvas, write: (lettering: Lettering) => string) => string

/** The box of a title of the given height on a circle: on its upper side with `dome`, on its lower side with `bowl`. */
export const onArc = (
  bend: 'dome' | 'bowl',
  x: number,
  y: number,
  radius: number,
  height: number,
  reach = 0.6,
): TitleBox & { readonly rows: 1 } => ({
  x: x - radius * reach,
  y: (bend === 'dome' ? y - radius : y + radius) - height / 2,
  width: radius * reach * 2,
  height,
  reach,
  rows: 1,
})

/** Dark ink without an outline, for a name on a light sign. */
export const onSign: Partial<TitleStyle> = { paint: 'plain', bend: 'straight' }

/** A dark ground from the given height, higher in the middle of the image. */
export const ground = (at: CoverCanvas, top: number, opacity = 1, color = at.palette.ink): string =>
  area(`M0 ${num(top)}Q${at.width / 2} ${num(top - 22)} ${at.width} ${num(top)}V${at.height}H0Z`, color, { opacity })

/** A row of houses, each with one lit window of four panes, from `left` to `right`. */
export const houses = (at: CoverCanvas, left: number, right: number, base: number, color: string): string => {
  const count = Math.ceil((right - left) / 58)
  return repeat(count, (i) => {
    const height = 44 + Math.round(at.roll() * 22)
    const [x, top] = [left + i * 58, base - height]
    return (
      box(x, top, 55, height + 4, color) +
      area(`M${num(x - 5)} ${num(top)}l32.5 -24 32.5 24Z`, color) +
      box(x + 16, top + 9, 24, 24, at.palette.glow, 2, { opacity: i % 3 === 1 ? 0.55 : 0.9 }) +
      line(`M${num(x + 28)} ${num(top + 9)}v24M${num(x + 16)} ${num(top + 21)}h24`, color, 3)
    )
  })
}
