// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** An image without a link. */
export interface Props {
  /** The image. */
  readonly image: Image
  /** Width to height. The image is cropped to fit. */
  readonly ratio: 'natural' | 'square' | 'landscape' | 'wide' | 'portrait'
  /** Rounds the corners of the image. */
  readonly rounded: boolean
  /** Loads the image before everything else. Set it for the first large image of a page only. */
  readonly priority: boolean
}
