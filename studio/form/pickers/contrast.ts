/** Computes the contrast of a skin color with the colors below it and the colors on top of it. */
import type { Catalogue } from '../../../engine/core/catalogue.ts'
import { type Color, contrastOf, parseColor } from '../../../engine/core/color.ts'
import { isObject, type Json, own } from '../../../engine/core/json.ts'

export interface Contrast {
  /** The design token of the other color. */
  readonly token: string
  /** `on` when the color is shown on the other color, `under` when the other color is shown on it. */
  readonly is: 'on' | 'under'
  /** `5.2` */
  readonly ratio: string
  readonly least: number
  readonly isEnough: boolean
}

export function contrastsOf(
  { tokens }: Pick<Catalogue, 'tokens'>,
  token: string,
  values: Json | undefined,
): readonly Contrast[] {
  const colorOf = (name: string): Color | undefined => {
    const written = isObject(values) ? own(values, name) : undefined
    const color = parseColor(typeof written === 'string' ? written : (own(tokens, name)?.default ?? ''))
    // The contrast of a transparent color depends on what is behind it, so none is computed.
    return color?.alpha === 1 ? color : undefined
  }
  const mine = colorOf(token)
  if (mine === undefined) return []
  const compare = (other: string, is: Contrast['is'], least: number): readonly Contrast[] => {
    const color = colorOf(other)
    if (color === undefined) return []
    const ratio = contrastOf(mine, color)
    // Rounded down, so a contrast just below the limit is not shown as the limit.
    return [{ token: other, is, ratio: (Math.floor(ratio * 10) / 10).toFixed(1), least, isEnough: ratio >= least }]
  }
  return [
    ...Object.entries(own(tokens, token)?.contrast ?? {}).flatMap(([other, least]) => compare(other, 'on', least)),
    ...Object.entries(tokens).flatMap(([other, { contrast }]) => {
      const least = contrast?.[token]
      return least === undefined ? [] : compare(other, 'under', least)
    }),
  ]
}
