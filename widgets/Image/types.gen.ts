// Generated from schema.json by `npm run generate -- --write`. Do not edit.
import type { Image } from '../../engine/widget.ts'

/** An image without a link. */
export interface Props {
  /** The image. The alternative text of its asset is read aloud by screen readers. */
  readonly image: Image
  /** Shape, as width to height. Parts of the image outside the shape are cut off. */
  readonly ratio: 'natural' | 'square' | 'landscape' | 'wide' | 'portrait'
  /** Rounds the corners of the image. */
  readonly rounded: boolean
  /** Loads the image before everything else. Turn it on only for the first large image of a page. */
  readonly priority: boolean
}
