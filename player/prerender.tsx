/** Renders pages to HTML for nobody in particular. Runs as a child process of publishing, without database, secrets or network. */
import { renderToString } from 'react-dom/server'
import type { Slice } from '../engine/core/slice.ts'
import type { Selector } from '../engine/core/value.ts'
import { compileNode } from '../engine/react/compile.ts'
import { Page } from '../engine/react/Page.tsx'
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

const MAX_FAILURES = 50

export async function prerender(job: PrerenderJob): Promise<PrerenderResult> {
  const loaded = await loadWidgets(job.seed.slice)
  const problems: string[] = []
  const failed = new Set(job.seed.slice.failed)
  // React gives up the whole page at the first throw; each round takes out the node that threw.
  for (let round = 0; round <= MAX_FAILURES; round++) {
    let rendering = ''
    const stage = prerenderStage(job.seed, loaded, failed, problems, (node) => (rendering = node))
    try {
      const markup = renderToString(<Page stage={stage} />)
      const slice: Slice = failed.size === 0 ? job.seed.slice : { ...job.seed.slice, failed: [...failed].sort() }
      return { html: documentHtml({ ...job, markup, seed: { ...job.seed, slice } }), failed: [...failed].sort(), problems }
    } catch (error) {
      problems.push(`${rendering}: ${String(error)}`)
      if (rendering === '' || failed.has(rendering)) throw error
      failed.add(rendering)
    }
  }
  throw new Error(`${job.seed.slice.page}: more than ${MAX_FAILURES} widgets failed to render`)
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
    enter,
  }
  seedWorld(world, seed)
  world.set({ 'view.page': { id: seed.slice.page, node: compileNode(seed.slice.root, stage, seed.slice.page) } })
  return stage
}

process.on('message', (job: PrerenderJob & { readonly id: number }) => {
  prerender(job).then(
    (result) => process.send?.({ id: job.id, ...result }),
    (error: unknown) => process.send?.({ id: job.id, error: String(error) }),
  )
})
