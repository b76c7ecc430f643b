import type { ReactNode } from 'react'
import type { Image } from '../../engine/widget.ts'

interface ImageOptions {
  readonly className: string | undefined
  /** True to load the image before everything else. Other images are loaded when they are near the viewport. */
  readonly priority?: boolean
  /** True if the text beside the image says the same, so the alternative text is empty. */
  readonly decorative?: boolean
}

/** Renders an image of the release. If it has no address, only the background of the image is shown. */
export function imageElement(
  image: Image,
  {
    className,
    priority = false,
    decorative = false,
    ...data
  }: ImageOptions & { readonly [data: `data-${string}`]: string | boolean | undefined },
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
