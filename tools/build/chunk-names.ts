/** Which chunk of the player app a module belongs to. */
import { join, relative, resolve } from 'node:path'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { WidgetDefinition } from '../../engine/widget.ts'
import { widgetOfFile } from './widget-of-file.ts'

const root = resolve(import.meta.dirname, '../..')

/** Bytes: a widget with a larger `budget` has a chunk of its own. */
const OWN_CHUNK_ABOVE = 1600

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

/**
 * One chunk for what the first stage always needs, one for what the second stage adds, one for the optional areas that a
 * site chooses, one for their actions and one for those of the other areas, and one for the call contracts of each area. A large widget has a chunk of its own. Small widgets share one chunk per group: few
 * requests, good compression, and a page without forms loads no form.
 */
export function chunkNames(): (id: string, graph: ModuleGraph) => string | null {
  let firstStage: ReadonlySet<string> | undefined
  let secondStage: ReadonlySet<string> | undefined
  let areas: ReadonlySet<string> | undefined
  return function chunkOf(id, graph): string | null {
    firstStage ??= importsOf(join(root, 'player/main.tsx'), graph)
    secondStage ??= importsOf(join(root, 'player/session.ts'), graph)
    areas ??= importsOf(join(root, 'player/areas.ts'), graph)
    const path = relative(root, id)
    if (/node_modules\/(react|react-dom|scheduler)\//.test(path)) return 'react'
    if (firstStage.has(id)) return 'player'
    const widget = widgetOfFile(path)
    if (widget !== undefined) return chunkOfWidget(widget)
    // Most shared modules are used by small widgets. A module that only large widgets or the second stage use is loaded
    // with those.
    if (path.startsWith('widgets/_shared/')) {
      const users = graph.getModuleInfo(id)?.importers ?? []
      if (users.some((user) => /^(player|widgets-)/.test(chunkOf(user, graph) ?? ''))) return 'player'
    }
    if (secondStage.has(id)) return 'live'
    if (areas.has(id)) return 'areas'
    const [, area = '', file] = /^business\/([^/]+)\/(.*)$/.exec(path) ?? []
    if (file === 'contracts.gen.ts') return `calls-${area}`
    if (file === undefined) return path.startsWith('business/') ? 'actions' : null
    return Object.hasOwn(catalogue.optionalAreas, area) ? 'areas-actions' : 'actions'
  }
}

function chunkOfWidget({ name, group, budget }: WidgetDefinition): string {
  // Every page has a layout.
  if (group === 'layout') return 'player'
  return budget > OWN_CHUNK_ABOVE ? `widget-${name}` : `widgets-${group}`
}

/** The module and all of its static imports, also indirect ones. */
function importsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([id])
  for (const module of found) for (const next of graph.getModuleInfo(module)?.importedIds ?? []) found.add(next)
  return found
}
