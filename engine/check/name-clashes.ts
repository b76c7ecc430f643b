/**
 * Finds names that a page, its layout and its sections declare differently. All of these documents share one namespace
 * while the page is open.
 */
import { canonical, isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import { pointerTo, type Problem } from '../document/finding.ts'
import { memoize } from '../memo/memo.ts'
import type { SourceDocument } from '../document/document.ts'
import { declaredIn, entries } from './scope.ts'
import type { Site } from './site.ts'

/** A name with two different declarations on a page or popup. */
export interface NameClash {
  readonly document: SourceDocument
  readonly problem: Problem
}

/** Returns all name clashes on `page`. */
export function nameClashesOn(site: Site, page: SourceDocument): readonly NameClash[] {
  const found: NameClash[] = []
  const documents = [...layoutsOf(site, page), page].flatMap((document) => withSections(site, document))
  const first = new Map<string, { readonly document: SourceDocument; readonly declared: Json }>()
  for (const document of new Set(documents))
    for (const part of ['data', 'state'] as const)
      for (const [name, declared] of entries(declaredIn(document)[part])) {
        const key = `${part}.${name}`
        const other = first.get(key)
        if (other === undefined) first.set(key, { document, declared })
        else if (canonical(declared) !== canonical(other.declared)) {
          const message =
            `${key} is declared differently in ${other.document.file}, and the ${page.kind} ${page.id} uses ` +
            'both declarations: rename one of them'
          found.push({
            document,
            problem: { code: 'CFG-DUPLICATE', pointer: pointerTo('', part, name), atKey: true, message },
          })
        }
      }
  return found
}

function layoutsOf(site: Site, { kind, id }: SourceDocument): SourceDocument[] {
  if (kind !== 'page') return []
  const names = site.index.having('route', ['page', id]).map(({ value }) => value.layout ?? site.settings.layoutDefault)
  return [...new Set(names)].flatMap((name) =>
    typeof name === 'string' ? (site.index.document('layout', name) ?? []) : [],
  )
}

/** Returns the document and all sections that it includes, directly or indirectly. */
function withSections(site: Site, document: SourceDocument): SourceDocument[] {
  const found = new Set([document])
  for (const one of found)
    for (const use of uses(one.value)) {
      const section = site.documents.get(use)
      if (section !== undefined) found.add(section)
    }
  return [...found]
}

const uses = memoize((value: JsonObject): readonly string[] => usesIn(value))

function usesIn(value: Json): readonly string[] {
  if (isList(value)) return value.flatMap(usesIn)
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'use' && typeof one === 'string' && one.startsWith('section/') ? [one] : usesIn(one),
  )
}
