/** Decides to which chunk of the player app a module belongs. */
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { WidgetDefinition } from '../../engine/widget.ts'
import { isRefreshModule } from './fast-refresh.ts'
import { widgetOfFile } from './widget-of-file.ts'

const root = resolve(import.meta.dirname, '../..')

/** A widget whose `budget` exceeds this number of bytes has its own chunk, unless it is for navigation. */
const OWN_CHUNK_ABOVE = 1690

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly importers: readonly string[] } | null
}

/**
 * Returns a function that names the chunk of a module. There is one chunk each for the first stage, the second stage,
 * the optional areas, their actions, the actions of all other areas, and the call contracts of each area. These have a
 * chunk each, because few pages use them: the adapter of a container, tracking, encryption, game pages, a large widget,
 * and the actions of an optional area without start code. Small widgets share one chunk per group: this needs few
 * requests and compresses well, and a page without forms loads no code of forms.
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
    // The cover that is shown after a press on a game is not in the first stage, because no page shows it at first.
    if (path.startsWith('widgets/_shared/launch-cover/')) return 'widgets-popups'
    // Only devices with a mouse load the code that scrolls a row by its buttons.
    if (path === 'widgets/_shared/row-buttons/scroll-row.ts') return 'scroll-row'
    // A shared module is in the chunk of the widget group that uses it, or in the first stage if several groups use it.
    // A module that only large widgets or the second stage use is in their chunk.
    if (path.startsWith('widgets/_shared/')) {
      const users = graph.getModuleInfo(id)?.importers ?? []
      const isOfSmall = users.some((user) => /^(player$|widgets-)/.test(chunkOf(user, graph) ?? ''))
      const [group, ...others] = new Set(users.map((user) => groupChunkOf(user) ?? chunkOf(user, graph)))
      if (isOfSmall) return others.length === 0 && group !== undefined ? group : 'player'
      // A separate chunk with only class names would cost a request.
      if (path.endsWith('.module.css') && users.length > 1) return 'player'
    }
    if (secondStage.has(id)) return 'live'
    if (areas.has(id)) return 'areas'
    const [, area = '', file] = /^business\/([^/]+)\/(.*)$/.exec(path) ?? []
    if (file === 'contracts.gen.ts') return `calls-${area}`
    // A page loads only the adapter of its own container.
    if (path === 'business/device/containers/reset-local-state.ts') return 'container-mini-app'
    const container = /^business\/device\/containers\/(.*)\.ts$/.exec(path)?.[1]
    if (container !== undefined) return `container-${container}`
    // The first call that has encrypted fields loads this chunk.
    if (path === 'business/gateway/encrypt.ts') return 'encrypt'
    // This chunk is loaded after the consent to tracking.
    if (/^business\/tracking\/(track|queue|event|event-queue|shown-time|views)\.ts$/.test(path)) return 'tracking'
    // Only pages that show a game or the settings of its reminders load this chunk.
    if (/^business\/games\/(follow-pages|direct-opening)\.ts$/.test(path)) return 'game-pages'
    if (file === undefined) return path.startsWith('business/') ? 'actions' : null
    if (!Object.hasOwn(catalogue.optionalAreas, area)) return 'actions'
    return existsSync(join(root, 'business', area, 'area.ts')) ? 'areas-actions' : `actions-${area}`
  }
}

/** Returns the chunk that small widgets share, for the group of the widget of this file. */
function groupChunkOf(id: string): string | undefined {
  const group = widgetOfFile(relative(root, id))?.group
  return group === undefined || group === 'layout' ? undefined : `widgets-${group}`
}

function chunkOfWidget({ name, group, budget }: WidgetDefinition): string {
  // Every page has a layout, so its widgets are in the first stage.
  if (group === 'layout') return 'player'
  // Nearly every page shows all widgets for navigation, so separate chunks would only add requests.
  return budget > OWN_CHUNK_ABOVE && group !== 'navigation' ? `widget-${name}` : `widgets-${group}`
}

/** Returns the module and all of its static imports, including indirect ones. */
function importsOf(id: string, graph: ModuleGraph): ReadonlySet<string> {
  const found = new Set([id])
  for (const module of found) for (const next of graph.getModuleInfo(module)?.importedIds ?? []) found.add(next)
  return found
}
