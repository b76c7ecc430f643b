/** Renders pages to HTML for nobody in particular. Runs as a child process of publishing, without database, secrets or network. */
import type { ZoneOffsets } from '../engine/core/format.ts'
import type { Json } from '../engine/core/json.ts'
import type { Slice } from '../engine/core/slice.ts'
import type { Selector } from '../engine/core/value.ts'
import { viewOf } from '../engine/react/Page.tsx'
import { renderContained } from '../engine/react/render-contained.tsx'
import type { LoadedWidget, RenderContext } from '../engine/react/stage.ts'
import { createWorld } from '../engine/runtime/world.ts'
import { selectors } from '../business/selectors.gen.ts'
import { type IconShapes, addIconShapes } from '../widgets/_shared/icon-shapes.ts'
import { contentIcons } from '../widgets/_shared/content-icons.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { documentHtml, type DocumentParts, type Scene, type Seed } from './document.ts'
import { offsetsOf, withinOffsets } from './offsets.ts'
import { seedWorld } from './seed.ts'
import { recording } from './selector-results.ts'

/** One page to render. */
export type PrerenderJob = Omit<DocumentParts, 'markup' | 'seed'> & { readonly seed: Scene }

export interface PrerenderResult {
  readonly html: string
  readonly failed: readonly string[]
  readonly problems: readonly string[]
}

export async function prerender(job: PrerenderJob): Promise<PrerenderResult> {
  const scene: Scene = { ...job.seed, at: withinOffsets(job.seed.at) }
  const { slice } = scene
  const loaded = await loadWidgets(slice)
  const problems: string[] = []
  const selected: { [question: string]: Json } = {}
  const { markup, failed } = renderContained(
    (enter, out, guarded) => prerenderStage(scene, { loaded, selected, problems }, out, guarded, enter),
    slice.failed ?? [],
    (text) => problems.push(text),
  )
  const seed: Seed = {
    ...scene,
    slice: failed.length === 0 ? slice : { ...slice, failed },
    drawings: drawingsIn(markup),
    selected,
    offsets: offsetsIn(job.seed.timeZone),
  }
  return { html: documentHtml({ ...job, markup, seed }), failed, problems }
}

addIconShapes(contentIcons)

const zones = new Map<string, ZoneOffsets>()

/** Of a site's one zone, looked up once for all its pages. */
function offsetsIn(timeZone: string): ZoneOffsets {
  let offsets = zones.get(timeZone)
  if (offsets === undefined) zones.set(timeZone, (offsets = offsetsOf(timeZone)))
  return offsets
}

/** What the player draws while it hydrates: the same as stands here, and nothing else before the second stage is there. */
function drawingsIn(markup: string): IconShapes {
  return Object.fromEntries(
    Object.entries<IconShapes[string]>(contentIcons).filter(([, { line, solid }]) => markup.includes(`d="${line ?? solid ?? ''}"`)),
  )
}

async function loadWidgets(slice: Slice): Promise<{ readonly [name: string]: LoadedWidget }> {
  const loaded: { [name: string]: LoadedWidget } = {}
  for (const name of slice.widgets) {
    const definition = widgets[name]
    if (definition === undefined) throw new Error(`widget ${name} is not in this build`)
    loaded[name] = { Component: (await definition.load()).Component, pure: definition.pure === true }
  }
  return loaded
}

interface PrerenderContext {
  readonly loaded: { readonly [name: string]: LoadedWidget }
  readonly selected: { [question: string]: Json }
  readonly problems: string[]
}

function prerenderStage(
  seed: Scene,
  { loaded, selected, problems }: PrerenderContext,
  failed: Set<string>,
  guarded: boolean,
  enter: (node: string) => void,
): RenderContext {
  const world = createWorld((code, message) => problems.push(`${code} ${message}`))
  const stage: RenderContext = {
    world,
    context: {
      language: seed.slice.language,
      timeZone: seed.timeZone,
      facts: world.types,
      selector(name) {
        const selector = selectors[name] as Selector | undefined
        return selector === undefined ? undefined : recording(name, selector, selected)
      },
      report: (code, message) => problems.push(`${code} ${message}`),
    },
    widget: (name) => loaded[name],
    load: () => undefined,
    emit: () => undefined,
    report: (code, message, node) => problems.push(`${node}: ${code} ${message}`),
    failed,
    guarded,
    enter,
  }
  seedWorld(world, seed)
  world.set({ 'view.page': viewOf(seed.slice.page, () => seed.slice.root, stage) })
  return stage
}

process.on('message', (job: PrerenderJob & { readonly id: number }) => {
  prerender(job).then(
    (result) => answer({ id: job.id, ...result }),
    (error: unknown) => answer({ id: job.id, error: String(error) }),
  )
})

/** A parent that is gone needs no answer, and no stack trace either. */
function answer(message: object): void {
  process.send?.(message, undefined, undefined, (error) => error !== null && process.exit(0))
}
