/** The positions of banners that pages show. */
import type { SourceDocument } from '../document/document.ts'
import { namesIn } from './unread.ts'

export interface BannerPositions {
  /** Whether a document has a list with the banners of one position. */
  readonly hasLists: boolean
  /** Whether all positions are known. A computed position is not. */
  readonly areKnown: boolean
  /** By position: the documents that show it, or pass it to such a document as an argument. */
  readonly shownBy: ReadonlyMap<string, readonly SourceDocument[]>
}

const ARGUMENT = 'args.'

export function bannerPositions(documents: Iterable<SourceDocument>): BannerPositions {
  const all = [...documents]
  const shown = all.flatMap((document) => [...namesIn(document).positions].map((name) => ({ name, document })))
  const lists = new Set(shown.flatMap(({ name }) => (name.startsWith(ARGUMENT) ? [name.slice(ARGUMENT.length)] : [])))
  const shownBy = new Map<string, SourceDocument[]>()
  const add = (position: string, document: SourceDocument): void => {
    const known = shownBy.get(position) ?? []
    shownBy.set(position, known.includes(document) ? known : [...known, document])
  }
  for (const { name, document } of shown) if (!name.startsWith(ARGUMENT)) add(name, document)
  let areKnown = true
  if (lists.size > 0)
    for (const document of all)
      for (const key of namesIn(document).given) {
        const [name, value] = JSON.parse(key) as readonly [string, string | null]
        if (!lists.has(name)) continue
        if (value === null) areKnown = false
        else add(value, document)
      }
  return { hasLists: shown.length > 0, areKnown, shownBy }
}
