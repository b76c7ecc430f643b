/**
 * The prerenderer: renders pages to HTML for an unknown person. Runs as a child process of publishing, without
 * database, secrets or network.
 */
import type { ZoneOffsets } from '../engine/core/format.ts'
import { type Json, own } from '../engine/core/json.ts'
import type {
  PageState,
  PrerenderJob,
  PrerenderMessage,
  PrerenderReply,
  PrerenderResult,
} from '../engine/core/prerender.ts'
import type { Selector } from '../engine/core/value.ts'
import { viewOf } from '../engine/react/Page.tsx'
import { renderContained } from '../engine/react/render-contained.tsx'
import type { LoadedWidget, RenderContext } from '../engine/react/render-context.ts'
import { createWorld } from '../engine/runtime/world.ts'
import { selectors } from '../business/selectors.gen.ts'
import { type IconShapes, addIconShapes } from '../widgets/_shared/icon-shapes.ts'
import { contentIcons } from '../widgets/_shared/content-icons.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { renderDocument, type Seed } from './document.ts'
import { offsetsOf, withinOffsets } from './offsets.ts'
import { seedWorld } from './seed.ts'
import { recording } from './selector-results.ts'

/** @param answers public answers by data source. Selectors with prerendered results read them. */
export async function prerender(job: PrerenderJob, answers: AnswersBySource = {}): Promise<PrerenderResult> {
  const state: PageState = { ...job.seed, at: withinOffsets(job.seed.at) }
  const { slice } = state
  const loaded = await loadWidgets(slice.widgets)
  const problems: string[] = []
  const selected: { [query: string]: Json } = {}
  const shown = new Set<string>()
  const { markup, failed } = renderContained(
    (enter, failed, guarded) =>
      renderContext(state, { loaded, selected, problems, answers, shown }, { enter, failed, guarded }),
    slice.failed ?? [],
    (text) => problems.push(text),
  )
  const hidden = slice.widgets.filter((name) => !shown.has(name))
  const seed: Seed = {
    ...state,
    ...(hidden.length === 0 ? {} : { hidden }),
    slice: failed.length === 0 ? slice : { ...slice, failed },
    icons: iconsIn(markup),
    selected,
    ...(job.answers === undefined ? {} : { prerendered: Object.keys(job.answers) }),
    offsets: offsetsIn(state.locale.timeZone),
  }
  const filesOf = (names: readonly string[]): readonly string[] => names.flatMap((name) => job.widgetChunks[name] ?? [])
  const chunks = new Set([...job.chunks, ...filesOf([...shown])])
  const later = new Set([...job.later, ...filesOf(hidden)].filter((file) => !chunks.has(file)))
  return {
    ...renderDocument({ ...job, chunks: [...chunks], later: [...later], markup, seed }),
    failed,
    problems,
  }
}

addIconShapes(contentIcons)

const zones = new Map<string, ZoneOffsets>()

/** The offsets of a time zone, computed once for all pages. */
function offsetsIn(timeZone: string): ZoneOffsets {
  let offsets = zones.get(timeZone)
  if (offsets === undefined) zones.set(timeZone, (offsets = offsetsOf(timeZone)))
  return offsets
}

/** Returns the shapes of the icons in the markup, which hydration needs. */
function iconsIn(markup: string): IconShapes {
  return Object.fromEntries(
    Object.entries<IconShapes[string]>(contentIcons).filter(([, { line, solid }]) =>
      markup.includes(`d="${line ?? solid ?? ''}"`),
    ),
  )
}

async function loadWidgets(names: readonly string[]): Promise<{ readonly [name: string]: LoadedWidget }> {
  const loaded: { [name: string]: LoadedWidget } = {}
  for (const name of names) {
    const definition = widgets[name]
    if (definition === undefined) throw new Error(`widget ${name} is not in this build`)
    loaded[name] = { Component: (await definition.load()).Component, pure: definition.pure === true }
  }
  return loaded
}

/** Public answers by data source. */
interface AnswersBySource {
  readonly [source: string]: Json
}

interface RenderInputs {
  readonly loaded: { readonly [name: string]: LoadedWidget }
  readonly selected: { [query: string]: Json }
  readonly problems: string[]
  readonly answers: AnswersBySource
  /** The widgets of the nodes that are rendered. */
  readonly shown: Set<string>
}

function renderContext(
  state: PageState,
  { loaded, selected, problems, answers, shown }: RenderInputs,
  round: Pick<RenderContext, 'failed' | 'guarded'> & { readonly enter: (node: string) => void },
): RenderContext {
  const world = createWorld((code, message) => problems.push(`${code} ${message}`))
  const shared: RenderContext = {
    world,
    values: {
      locale: state.locale,
      facts: world.types,
      selector(name, prerendered) {
        const selector = selectors[name] as Selector | undefined
        if (selector === undefined) return undefined
        return prerendered === undefined
          ? recording(name, selector, selected)
          : recording(name, reading(selector, answers, prerendered.entries), selected, prerendered)
      },
      report: (code, message) => problems.push(`${code} ${message}`),
    },
    widget(name) {
      shown.add(name)
      return loaded[name]
    },
    load: () => undefined,
    emit: () => undefined,
    report: (code, message, node) => problems.push(`${node}: ${code} ${message}`),
    ...round,
  }
  seedWorld(world, state)
  world.set({ 'view.page': viewOf(state.slice.page, () => state.slice.root, shared) })
  return shared
}

/** Lets a selector also read public answers, and cuts its result, if a list, to `entries` entries. */
function reading(selector: Selector, answers: AnswersBySource, entries: number): Selector {
  return {
    select(read, args) {
      const result = selector.select((ref) => {
        const source = /^data\.(\w+)\.value$/.exec(ref)?.[1]
        return (source === undefined ? undefined : own(answers, source)) ?? read(ref)
      }, args)
      return Array.isArray(result) ? result.slice(0, entries) : result
    },
  }
}

let held: AnswersBySource = {}

process.on('message', ({ id, values, ...job }: PrerenderMessage) => {
  held = { ...held, ...values }
  const answers = Object.fromEntries(
    Object.keys(job.answers ?? {}).map((source) => [source, own(held, source) ?? null]),
  )
  prerender(job, answers).then(
    (result) => answer({ id, result }),
    (error: unknown) => answer({ id, error: String(error) }),
  )
})

/** Sends a reply. Exits without a stack trace when the parent process has ended. */
function answer(message: PrerenderReply): void {
  process.send?.(message, undefined, undefined, (error) => error !== null && process.exit(0))
}
