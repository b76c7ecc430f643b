// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** A picture. */
export interface Props {
  /** The picture */
  readonly image: Image
  /** Shape; the picture is cut to fit. Natural keeps its own */
  readonly ratio: 'natural' | 'square' | 'landscape' | 'wide' | 'portrait'
  /** Round corners */
  readonly rounded: boolean
  /** The first large picture of the page: loaded before everything else */
  readonly priority: boolean
}
