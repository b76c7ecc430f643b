/** What a request's headers ask for: encoding, language, and whether it has the content already. */

/** The best coding that the client takes and we have ready: brotli, then gzip, then none. */
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

/** Whether the client takes what changed since a version that it has, packed by zstandard (RFC 9842). */
export function takesDeltas(accept: string | undefined): boolean {
  return accept !== undefined && (qualities(accept).get('dcz') ?? 0) > 0
}

/** Every file asks for this, and nearly all clients say the same few things. */
const understood = new Map<string, ReadonlyMap<string, number>>()

function qualities(accept: string): ReadonlyMap<string, number> {
  const known = understood.get(accept)
  if (known !== undefined) return known
  const quality = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  // Whoever sends something else each time must not fill our memory.
  if (understood.size < 100 && accept.length < 200) understood.set(accept, quality)
  return quality
}

/** Whether code of ours asks, the player or its service worker, and no navigation. */
export function isFetched(mode: string | string[] | undefined): boolean {
  return mode === 'same-origin' || mode === 'cors'
}

/** The language of the `lang` cookie if the site has it, else the site's default. */
export function chooseLanguage(cookie: string | undefined, languages: readonly string[], byDefault: string): string {
  const asked = cookie?.match(/(?:^|;\s*)lang=([a-z]{2})(?=;|$)/)?.[1]
  return asked !== undefined && languages.includes(asked) ? asked : byDefault
}

/** Whether `If-None-Match` names this tag; weak and strong forms are the same here. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // Nearly all clients say just what they were told.
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((value) => bare(value) === bare(tag))
}

function bare(tag: string): string {
  return tag.trim().replace(/^W\//, '')
}
