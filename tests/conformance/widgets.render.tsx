/** Renders a node the way pages are prerendered: with the engine, for nobody in particular; a node that throws becomes its fallback. */
import { vi } from 'vitest'
import type { Slice } from '../../engine/core/slice.ts'
import { writeNode, writeSlice } from '../../engine/core/wire.ts'
import { viewOf } from '../../engine/react/Page.tsx'
import { renderContained } from '../../engine/react/render-contained.tsx'
import type { LoadedWidget, RenderContext } from '../../engine/react/render-context.ts'
import { createWorld } from '../../engine/runtime/world.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { seedWorld } from '../../player/seed.ts'
import { widgets } from '../../widgets/widgets.gen.ts'

export interface Rendered {
  readonly html: string
  /** Addresses of nodes that threw. */
  readonly failed: readonly string[]
  readonly problems: readonly string[]
  /** Everything that was said on the console. */
  readonly said: readonly string[]
}

const loaded: { [name: string]: LoadedWidget } = {}

/** Gets the code of all widgets, so that rendering itself waits for nothing. */
export async function loadWidgets(): Promise<{ readonly [name: string]: LoadedWidget }> {
  for (const [name, definition] of Object.entries(widgets))
    loaded[name] ??= { Component: (await definition.load()).Component, pure: definition.pure === true }
  return loaded
}

/** @throws when a throw cannot be blamed on a node: then a page would be lost */
export function render(slice: Omit<Slice, 'css'>): Rendered {
  const problems: string[] = []
  const said: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void said.push(`${level}: ${words.map(String).join(' ')}`)),
  )
  try {
    const { markup, failed } = renderContained(
      (enter, out, guarded) => stageOf(slice, out, problems, guarded, enter),
      [],
      (text) => problems.push(text),
    )
    return { html: markup, failed, problems, said }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

function stageOf(
  slice: Omit<Slice, 'css'>,
  failed: Set<string>,
  problems: string[],
  guarded: boolean,
  enter: (node: string) => void,
): RenderContext {
  const world = createWorld((code, message) => problems.push(`${code} ${message}`))
  const stage: RenderContext = {
    world,
    values: {
      locale: { ...testLocale, tag: slice.language },
      facts: world.types,
      selector: () => undefined,
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
  const route = { id: 'gallery', path: '/', params: {}, login: false, restricted: false }
  seedWorld(world, { slice: writeSlice({ ...slice, css: '' }), route, at: Date.UTC(2026, 11, 10, 11, 30), locale: testLocale })
  world.set({ 'view.page': viewOf(slice.page, () => writeNode(slice.root), stage) })
  return stage
}
