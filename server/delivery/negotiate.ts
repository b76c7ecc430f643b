/** What a request's headers ask for: encoding, language, and whether it has the content already. */

/** The best coding that the client takes and we have ready: brotli, then gzip, then none. */
export function chooseEncoding(
  accept: string | undefined,
  has: { readonly br: boolean; readonly gzip: boolean },
): 'br' | 'gzip' | undefined {
  if (accept === undefined) return undefined
  const quality = new Map<string, number>()
  for (const part of accept.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const wanted = (name: string) => quality.get(name) ?? quality.get('*') ?? 0
  const best = (['br', 'gzip'] as const).filter((name) => has[name] && wanted(name) > 0)
  return best.sort((a, b) => wanted(b) - wanted(a))[0]
}

/** The language of the `lang` cookie if the site has it, else the site's default. */
export function chooseLanguage(cookie: string | undefined, languages: readonly string[], byDefault: string): string {
  const asked = cookie?.match(/(?:^|;\s*)lang=([a-z]{2})(?=;|$)/)?.[1]
  return asked !== undefined && languages.includes(asked) ? asked : byDefault
}

/** Whether `If-None-Match` names this tag; weak and strong forms are the same here. */
export function hasTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  const bare = (value: string) => value.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((value) => bare(value) === bare(tag))
}
