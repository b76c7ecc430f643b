/**
 * Finds cycles: audiences, sections, flows, decision tables and redirects that refer to themselves, directly or
 * indirectly.
 */
import { isList, isObject, type Json, type JsonObject } from '../core/json.ts'
import type { Kind } from '../document/types.gen.ts'
import { pointerTo, type Problem } from '../document/finding.ts'
import { memoize } from '../memo/memo.ts'
import type { SourceDocument } from '../document/document.ts'
import type { Site } from './site.ts'

interface Edge {
  readonly to: string
  readonly pointer: string
}

type ReportEdge = (document: SourceDocument, problem: Problem) => void

export function checkCycles(site: Site, report: ReportEdge): void {
  cycles(site, 'audience', audiences, 'the audience', 'CFG-CYCLE', report)
  cycles(site, 'section', sections, 'the section', 'CFG-CYCLE', report)
  cycles(site, 'flow', flows, 'the flow', 'CFG-CYCLE', report)
  cycles(site, 'decision-table', tables, 'the decision table', 'CFG-CYCLE', report)
  cycles(site, 'route', redirects, 'the redirect of', 'CFG-NOWHERE', report)
}

const audiences = named('audience', (id) => id)
const sections = named('use', (use) => use.replace(/^section\//, ''))
const flows = named('flow', (id) => id)
const tables = named('table', (id) => id)
const redirects = memoize(({ redirect }: JsonObject): readonly Edge[] => {
  const to = isObject(redirect) ? redirect.to : undefined
  return isObject(to) && typeof to.route === 'string' ? [{ to: to.route, pointer: '/redirect/to/route' }] : []
})

/** Returns a function that finds references in properties with this name. */
function named(name: string, idOf: (value: string) => string): (value: JsonObject) => readonly Edge[] {
  return memoize((value) => {
    const found: Edge[] = []
    each(value, name, idOf, (edge) => found.push(edge))
    return found
  })
}

/** Calls `edge` for every string in a property with this name, anywhere in the document. */
function each(
  value: Json,
  name: string,
  idOf: (value: string) => string,
  edge: (edge: Edge) => void,
  pointer = '',
): void {
  if (isList(value)) value.forEach((one, i) => each(one, name, idOf, edge, pointerTo(pointer, i)))
  else if (isObject(value))
    for (const [key, one] of Object.entries(value)) {
      const at = pointerTo(pointer, key)
      if (key === name && typeof one === 'string') edge({ to: idOf(one), pointer: at })
      else each(one, name, idOf, edge, at)
    }
}

/** Reports each cycle once, at the reference that closes it. The search is iterative, because chains can be long. */
function cycles(
  site: Site,
  kind: Kind,
  edgesOf: (value: JsonObject) => readonly Edge[],
  what: string,
  code: 'CFG-CYCLE' | 'CFG-NOWHERE',
  report: ReportEdge,
): void {
  const edges = new Map<string, readonly Edge[]>()
  for (const { id, value } of site.index.documents(kind)) edges.set(id, edgesOf(value))
  const done = new Set<string>()
  for (const start of [...edges.keys()].sort()) {
    const path: { readonly id: string; next: number }[] = [{ id: start, next: 0 }]
    const onPath = new Set([start])
    for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
      const edge = done.has(top.id) ? undefined : edges.get(top.id)?.[top.next++]
      if (edge === undefined) {
        done.add(top.id)
        onPath.delete(top.id)
        path.pop()
      } else if (onPath.has(edge.to)) {
        const ids = path.map(({ id }) => id)
        const loop = [...ids.slice(ids.indexOf(edge.to)), edge.to]
        const document = site.documents.get(`${kind}/${top.id}`)
        if (document !== undefined)
          report(document, {
            code,
            pointer: edge.pointer,
            message: `${what} ${edge.to} refers to itself: ${loop.join(' → ')}`,
          })
      } else if (!done.has(edge.to) && edges.has(edge.to)) {
        path.push({ id: edge.to, next: 0 })
        onPath.add(edge.to)
      }
    }
  }
}
