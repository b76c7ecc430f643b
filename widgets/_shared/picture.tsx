import type { ReactNode } from 'react'
import type { Image } from '../../engine/widget.ts'

interface Look {
  readonly className: string | undefined
  /** The first large picture of the page: loaded before everything else. Others wait until they are near. */
  readonly priority?: boolean
  /** Words beside the picture say it already. */
  readonly decorative?: boolean
}

/** A picture of the release. An address that is missing leaves the ground of the picture. */
export function picture(
  image: Image,
  { className, priority = false, decorative = false, ...data }: Look & { readonly [data: `data-${string}`]: string | boolean | undefined },
): ReactNode {
  return (
    <img
      {...data}
      className={className}
      src={image.src || undefined}
      width={image.width}
      height={image.height}
      alt={decorative ? '' : (image.alt ?? '')}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
    />
  )
}
