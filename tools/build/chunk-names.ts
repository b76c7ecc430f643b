/** Which chunk of the player app a module belongs to. */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { WidgetDefinition } from '../../engine/widget.ts'
import { isRefreshModule } from './fast-refresh.ts'
import { widgetOfFile } from './widget-of-file.ts'

const root = resolve(import.meta.dirname, '../..')

/** Bytes: a widget with a larger `budget` has a chunk of its own. */
const OWN_CHUNK_ABOVE = 1600

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

/**
 * One chunk for what the first stage always needs, one for what the second stage adds, one for the optional areas that
 * a site chooses, one for their actions and one for those of the other areas, and one for the call contracts of each
 * area. The adapter of a container and the code that counts views have chunks of their own. An optional area without
 * start code is used by few pages: its actions have a chunk of their own, and so has a large widget. Small widgets
 * share one chunk per group: few requests, good compression, and a page without forms loads no form.
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
    if (/node_modules\/(react|react-dom|scheduler)\//.test(path) || isRefreshModule(id)) return 'react'
    if (firstStage.has(id)) return 'player'
    const widget = widgetOfFile(path)
    if (widget !== undefined) return chunkOfWidget(widget)
    // What a pressed game shows until it opens. Every page has it in its layout, and none shows it at first.
    if (path.startsWith('widgets/_shared/launch-cover/')) return 'widgets-popups'
    // A shared module is loaded with the widgets of its group, or always if widgets of several groups use it. A module
    // that only large widgets or the second stage use is loaded with those.
    if (path.startsWith('widgets/_shared/')) {
      const users = graph.getModuleInfo(id)?.importers ?? []
      const isOfSmall = users.some((user) => /^(player$|widgets-)/.test(chunkOf(user, graph) ?? ''))
      const [group, ...others] = new Set(users.map((user) => groupChunkOf(user) ?? chunkOf(user, graph)))
      if (isOfSmall) return others.length === 0 && group !== undefined ? group : 'player'
      // Class names alone are too little for a request.
      if (path.endsWith('.module.css') && users.length > 1) return 'player'
    }
    if (secondStage.has(id)) return 'live'
    if (areas.has(id)) return 'areas'
    const [, area = '', file] = /^business\/([^/]+)\/(.*)$/.exec(path) ?? []
    if (file === 'contracts.gen.ts') return `calls-${area}`
    // A page loads the adapter of its own container only.
    if (path === 'business/device/containers/reset-local-state.ts') return 'container-mini-app'
    const container = /^business\/device\/containers\/(.*)\.ts$/.exec(path)?.[1]
    if (container !== undefined) return `container-${container}`
    // Loaded with the first call that has encrypted fields.
    if (path === 'business/gateway/encrypt.ts') return 'encrypt'
    // Loaded after the consent.
    if (/^business\/tracking\/(track|queue|event|event-queue|views)\.ts$/.test(path)) return 'tracking'
    if (file === undefined) return path.startsWith('business/') ? 'actions' : null
    if (!Object.hasOwn(catalogue.optionalAreas, area)) return 'actions'
    return existsSync(join(root, 'business', area, 'area.ts')) ? 'areas-actions' : `actions-${area}`
  }
}

/** The chunk of the small widgets of the group that a widget's file belongs to. */
function groupChunkOf(id: string): string | undefined {
  const group = widgetOfFile(relative(root, id))?.group
  return group === undefined || group === 'layout' ? undefined : `widgets-${group}`
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
