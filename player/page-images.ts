/** Finds the images of a page in its markup, before the markup becomes a document. */
import type { PageImage } from '../engine/core/prerender.ts'

export interface PageImages {
  /** Preload links for the head. */
  readonly preloads: string
  /** The markup without preload links. */
  readonly markup: string
  readonly images: readonly PageImage[]
  /** Address of the image that is probably the largest element of the first screen. */
  readonly largestImage?: string
}

/** @param seed text of the page's seed, which also names images that are shown only when a rule holds */
export function pageImages(rendered: string, seed: string): PageImages {
  const [written, markup] = splitPreloads(rendered)
  const preloads = written || preloadOfFirst(markup)
  const shown = imageTags(preloads + markup)
  const addresses = new Set([
    ...shown.map(({ address }) => address),
    ...(`${markup}${seed}`.match(RELEASE_IMAGE) ?? []),
  ])
  const largest = largestOf(shown)
  return {
    preloads,
    markup,
    images: [...addresses].map((address) => ({
      address,
      isEager: shown.some((image) => image.address === address && image.isEager),
    })),
    ...(largest === undefined ? {} : { largestImage: largest }),
  }
}

const RELEASE_IMAGE = /\/r\/[0-9a-f]{20}\.(?:avif|gif|jpe?g|png|svg|webp)/g

/** React prepends preload links for images with priority; they are moved into the head. */
function splitPreloads(markup: string): readonly [string, string] {
  const found = /^(?:<link rel="preload"[^>]*>)+/.exec(markup)
  return found === null ? ['', markup] : [found[0], markup.slice(found[0].length)]
}

/** Intrinsic width in CSS pixels from which an image may be the largest contentful paint. */
const LARGE = 300

/**
 * Preloads the first large image if no widget preloads an image. The request then starts with the first bytes of the
 * page, not after layout.
 */
function preloadOfFirst(markup: string): string {
  for (const [tag] of markup.matchAll(/<img [^>]*>/g)) {
    const source = / src="(\/[^"]+)"/.exec(tag)?.[1]
    const width = Number(/ width="(\d+)"/.exec(tag)?.[1])
    if (source !== undefined && width >= LARGE)
      return `<link rel="preload" as="image" href="${source}" fetchpriority="high">`
  }
  return ''
}

interface ImageTag extends PageImage {
  readonly isUrgent: boolean
  readonly area: number
}

/** Returns the image tags and image preload links in `markup` whose files belong to the release, in order. */
function imageTags(markup: string): readonly ImageTag[] {
  return [...markup.matchAll(/<(?:img|link rel="preload" as="image") [^>]*>/g)].flatMap(([tag]) => {
    const address = / (?:src|href)="(\/r\/[^"]+)"/.exec(tag)?.[1]
    if (address === undefined) return []
    const size = (name: string): number => Number(new RegExp(` ${name}="(\\d+)"`).exec(tag)?.[1] ?? 0)
    const isEager = !tag.includes(' loading="lazy"')
    return [{ address, isEager, isUrgent: /fetchpriority="high"/i.test(tag), area: size('width') * size('height') }]
  })
}

function largestOf(tags: readonly ImageTag[]): string | undefined {
  const urgent = tags.find(({ isUrgent }) => isUrgent)
  return (urgent ?? [...tags].sort((a, b) => b.area - a.area)[0])?.address
}
