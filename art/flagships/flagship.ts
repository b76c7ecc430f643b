/** What the covers with their own compositions share. */
import { area, box, num, repeat } from '../draw.ts'
import type { CoverCanvas } from '../canvas.ts'
import type { TitleBox, TitleStyle } from '../title.ts'

export interface Lettering extends TitleBox {
  /** Rotation about the middle of the box, in degrees. */
  readonly turn?: number
  /** Maximum number of lines; 2 if not set. */
  readonly rows?: number
  /** The words that are drawn; the whole name if not set. */
  readonly words?: string
  /** What is different from the title style of the game. */
  readonly style?: Partial<TitleStyle>
}

/** Draws a whole cover, except the sky. `write` draws the name of the game. */
export type Flagship = (at: CoverCanvas, write: (lettering: Lettering) => string) => string

/** Dark ink without an outline, for a name on a light sign. */
export const onSign: Partial<TitleStyle> = { paint: 'plain', bend: 'straight' }

/** A dark ground from the given height, higher in the middle of the image. */
export const ground = (at: CoverCanvas, top: number, opacity = 1, color = at.palette.ink): string =>
  area(`M0 ${num(top)}Q${at.width / 2} ${num(top - 22)} ${at.width} ${num(top)}V${at.height}H0Z`, color, { opacity })

/** A row of houses with lit windows, from `left` to `right`. */
export const houses = (at: CoverCanvas, left: number, right: number, base: number, color: string): string => {
  const count = Math.round((right - left) / 34)
  return repeat(count, (i) => {
    const height = 24 + at.roll() * 44
    const x = left + i * 34
    return (
      box(x, base - height, 33, height + 4, color) +
      area(`M${num(x - 3)} ${num(base - height)}l19.5 -15 19.5 15Z`, color) +
      box(x + 7, base - height + 10, 7, 9, at.palette.glow, 1, { opacity: 0.8 }) +
      box(x + 19, base - height + 10, 7, 9, at.palette.glow, 1, { opacity: i % 3 === 0 ? 0.2 : 0.8 })
    )
  })
}
