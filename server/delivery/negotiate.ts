/** Reads from request headers which coding and language the client accepts, and whether it already has the content. */

/** The best coding that the client accepts and that is available: brotli, then gzip, then none. */
export function chooseEncoding(
  accept: string | undefined,
  has: { readonly br: boolean; readonly gzip: boolean },
): 'br' | 'gzip' | undefined {
  if (accept === undefined) return undefined
  const quality = qualities(accept)
  const other = quality.get('*') ?? 0
  const br = has.br ? (quality.get('br') ?? other) : 0
  const gzip = has.gzip ? (quality.get('gzip') ?? other) : 0
  if (br <= 0 && gzip <= 0) return undefined
  return br >= gzip ? 'br' : 'gzip'
}

/**
 * Whether the client accepts the coding `dcz`: the difference to a version it has, compressed with Zstandard (RFC
 * 9842).
 */
export function acceptsDeltas(accept: string | undefined): boolean {
  return accept !== undefined && (qualities(accept).get('dcz') ?? 0) > 0
}

/** Parsed `Accept-Encoding` values. Every request has one, and browsers send only a few different values. */
const parsedValues = new Map<string, ReadonlyMap<string, number>>()
const maxParsedValues = 100
const maxParsedLength = 200

function qualities(accept: string): ReadonlyMap<string, number> {
  const parsed = parsedValues.get(accept)
  if (parsed !== undefined) return parsed
  const quality = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  // The limits keep clients that send many different values from filling the memory.
  if (parsedValues.size < maxParsedValues && accept.length < maxParsedLength) parsedValues.set(accept, quality)
  return quality
}

/** Whether `fetch` in our own code (the player or its service worker) sent the request, and not a navigation. */
export function isFetched(mode: string | string[] | undefined): boolean {
  return mode === 'same-origin' || mode === 'cors'
}

/** The language of the `lang` cookie if the site has it, otherwise the default language of the site. */
export function chooseLanguage(
  cookie: string | undefined,
  languages: readonly string[],
  defaultLanguage: string,
): string {
  const language = cookie?.match(/(?:^|;\s*)lang=([a-z0-9-]+)(?=;|$)/)?.[1]
  return language !== undefined && languages.includes(language) ? language : defaultLanguage
}

/** Whether `If-None-Match` contains this tag. Weak and strong tags compare as equal. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // The usual case: the client sends exactly the tag that it received.
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((value) => opaqueTag(value) === opaqueTag(tag))
}

function opaqueTag(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
