/** Renders pages to HTML for nobody in particular. Runs as a child process of publishing, without database, secrets or network. */
import type { Slice } from '../engine/core/slice.ts'
import type { Selector } from '../engine/core/value.ts'
import { compileNode } from '../engine/react/compile.ts'
import { renderContained } from '../engine/react/render-contained.tsx'
import type { LoadedWidget, Stage } from '../engine/react/stage.ts'
import { createWorld } from '../engine/runtime/world.ts'
import { selectors } from '../business/selectors.gen.ts'
import { widgets } from '../widgets/widgets.gen.ts'
import { documentHtml, type DocumentParts, type Seed } from './document.ts'
import { seedWorld } from './seed.ts'

/** One page to render. */
export type PrerenderJob = Omit<DocumentParts, 'markup'>

export interface PrerenderResult {
  readonly html: string
  readonly failed: readonly string[]
  readonly problems: readonly string[]
}

export async function prerender(job: PrerenderJob): Promise<PrerenderResult> {
  const { slice } = job.seed
  const loaded = await loadWidgets(slice)
  const problems: string[] = []
  const { markup, failed } = renderContained(
    (enter, out, guarded) => prerenderStage(job.seed, loaded, out, problems, guarded, enter),
    slice.failed ?? [],
    (text) => problems.push(text),
  )
  const seed: Seed = failed.length === 0 ? job.seed : { ...job.seed, slice: { ...slice, failed } }
  return { html: documentHtml({ ...job, markup, seed }), failed, problems }
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

function prerenderStage(
  seed: Seed,
  loaded: { readonly [name: string]: LoadedWidget },
  failed: Set<string>,
  problems: string[],
  guarded: boolean,
  enter: (node: string) => void,
): Stage {
  const world = createWorld((code, message) => problems.push(`${code} ${message}`))
  const stage: Stage = {
    world,
    context: {
      language: seed.slice.language,
      timeZone: seed.timeZone,
      facts: world.types,
      selector: (name) => selectors[name] as Selector | undefined,
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
  world.set({ 'view.page': { id: seed.slice.page, node: compileNode(seed.slice.root, stage, seed.slice.page) } })
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
