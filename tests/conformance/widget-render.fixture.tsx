/**
 * Renders a slice as pages are prerendered: for no particular person, and with the fallback of each node that throws.
 */
import { vi } from 'vitest'
import type { Json } from '../../engine/core/json.ts'
import type { Slice } from '../../engine/core/slice.ts'
import type { Selector } from '../../engine/core/value.ts'
import { writeNode, writeSlice } from '../../engine/core/wire.ts'
import { viewOf } from '../../engine/react/Page.tsx'
import { renderContained } from '../../engine/react/render-contained.tsx'
import type { LoadedWidget, RenderContext } from '../../engine/react/render-context.ts'
import { createWorld } from '../../engine/runtime/world.ts'
import { testLocale } from '../../engine/core/locale.fixture.ts'
import { seedWorld } from '../../player/seed.ts'
import { widgets } from '../../widgets/widgets.gen.ts'

export interface RenderResult {
  readonly html: string
  /** Addresses of nodes that threw. */
  readonly failed: readonly string[]
  readonly problems: readonly string[]
  /** Everything that was written to the console. */
  readonly messages: readonly string[]
}

const loaded: { [name: string]: LoadedWidget } = {}

/** Loads all widgets, because rendering is synchronous. */
export async function loadWidgets(): Promise<{ readonly [name: string]: LoadedWidget }> {
  for (const [name, definition] of Object.entries(widgets))
    loaded[name] ??= { Component: (await definition.load()).Component, pure: definition.pure === true }
  return loaded
}

/** The parts of a page other than the facts of a person. By default there are no selectors and no data. */
export interface RenderParts {
  readonly selectors?: { readonly [name: string]: Selector }
  readonly cells?: { readonly [cell: string]: unknown }
}

/**
 * @param facts the facts of the person; by default all facts that are not known at publish are unknown
 * @throws when an error belongs to no node, so no fallback can replace it
 */
export function render(
  slice: Omit<Slice, 'css'>,
  facts: { readonly [fact: string]: Json } = {},
  { selectors = {}, cells = {} }: RenderParts = {},
): RenderResult {
  const problems: string[] = []
  const messages: string[] = []
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi
      .spyOn(console, level)
      .mockImplementation((...words: unknown[]) => void messages.push(`${level}: ${words.map(String).join(' ')}`)),
  )
  try {
    const { markup, failed } = renderContained(
      (enter, out, guarded) => {
        const context = contextOf(slice, out, problems, guarded, enter, selectors)
        context.world.set(cells)
        for (const [fact, value] of Object.entries(facts)) context.world.set({ [`fact.${fact}`]: value })
        return context
      },
      [],
      (text) => problems.push(text),
    )
    return { html: markup, failed, problems, messages }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

function contextOf(
  slice: Omit<Slice, 'css'>,
  failed: Set<string>,
  problems: string[],
  guarded: boolean,
  enter: (node: string) => void,
  selectors: { readonly [name: string]: Selector },
): RenderContext {
  const world = createWorld((code, message) => problems.push(`${code} ${message}`))
  const stage: RenderContext = {
    world,
    values: {
      locale: { ...testLocale, tag: slice.language },
      facts: world.types,
      selector: (name) => selectors[name],
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
  seedWorld(world, {
    slice: writeSlice({ ...slice, css: '' }),
    route,
    at: Date.UTC(2026, 11, 10, 11, 30),
    locale: testLocale,
  })
  world.set({ 'view.page': viewOf(slice.page, () => writeNode(slice.root), stage) })
  return stage
}
