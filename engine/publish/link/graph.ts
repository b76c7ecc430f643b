/** Documents that lead back to themselves: audiences, sections, flows, redirects. */
import { isObject, type Json } from '../../core/json.ts'
import type { Kind } from '../../../schemas/types.gen.ts'
import { pointerTo, type Problem } from '../finding.ts'
import type { SourceDocument } from '../source.ts'
import type { Site } from './site.ts'

interface Edge {
  readonly to: string
  readonly pointer: string
}

type Say = (document: SourceDocument, problem: Problem) => void

export function checkCycles(site: Site, say: Say): void {
  cycles(site, 'audience', (value, edge) => each(value, 'audience', (id) => id, edge), 'the audience', 'CFG-CYCLE', say)
  cycles(
    site,
    'section',
    (value, edge) => each(value, 'use', (use) => use.replace(/^section\//, ''), edge),
    'the section',
    'CFG-CYCLE',
    say,
  )
  cycles(site, 'flow', (value, edge) => each(value, 'flow', (id) => id, edge), 'the flow', 'CFG-CYCLE', say)
  cycles(site, 'route', redirects, 'the redirect of', 'CFG-NOWHERE', say)
}

function redirects(value: Json, edge: (edge: Edge) => void): void {
  const to = isObject(value) && isObject(value.redirect) ? value.redirect.to : undefined
  if (isObject(to) && typeof to.route === 'string') edge({ to: to.route, pointer: '/redirect/to/route' })
}

/** Every string under a property called `name`, anywhere in the document. */
function each(value: Json, name: string, idOf: (value: string) => string, edge: (edge: Edge) => void, pointer = ''): void {
  if (Array.isArray(value)) (value as readonly Json[]).forEach((one, i) => each(one, name, idOf, edge, pointerTo(pointer, i)))
  else if (isObject(value))
    for (const [key, one] of Object.entries(value)) {
      const at = pointerTo(pointer, key)
      if (key === name && typeof one === 'string') edge({ to: idOf(one), pointer: at })
      else each(one, name, idOf, edge, at)
    }
}

/** Each cycle is told once, at the document whose id comes first. Without recursion: chains can be long. */
function cycles(
  site: Site,
  kind: Kind,
  edgesOf: (value: Json, edge: (edge: Edge) => void) => void,
  what: string,
  code: 'CFG-CYCLE' | 'CFG-NOWHERE',
  say: Say,
): void {
  const edges = new Map<string, readonly Edge[]>()
  for (const document of site.documents.values()) {
    if (document.kind !== kind) continue
    const found: Edge[] = []
    edgesOf(document.value, (edge) => found.push(edge))
    edges.set(document.id, found)
  }
  const done = new Set<string>()
  for (const start of [...edges.keys()].sort()) {
    const path: { readonly id: string; next: number }[] = [{ id: start, next: 0 }]
    const onPath = new Set([start])
    while (path.length > 0) {
      const top = path[path.length - 1] as { readonly id: string; next: number }
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
          say(document, { code, pointer: edge.pointer, message: `${what} ${edge.to} leads back to itself: ${loop.join(' → ')}` })
      } else if (!done.has(edge.to) && edges.has(edge.to)) {
        path.push({ id: edge.to, next: 0 })
        onPath.add(edge.to)
      }
    }
  }
}
