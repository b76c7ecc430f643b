/**
 * Our engine for the shared harness (`OURS=…/adapter.tsx`, see README.md): the neutral tree becomes documents, which
 * are compiled and rendered as in the player app.
 */
import type { WireSlice } from '../../../engine/core/wire.ts'
import { compileBench } from '../engine/documents.ts'
import { open as openSlice, type OpenedPage } from '../engine/ours.tsx'
import type { BenchState, BenchNode } from '../engine/workload.ts'

export const meta = { label: 'ours', react: 19, pkg: null, binding: 'facts by $ref, conditions by when, compiled' }

interface NeutralNode {
  readonly id: string
  readonly type: BenchNode['type']
  readonly props: BenchNode['props']
  readonly bind?: { readonly text: string }
  readonly visible?: string
  readonly children?: readonly NeutralNode[]
}

type Nested = { readonly [name: string]: string | boolean | Nested }

/** Adds an action to each tab, because our engine is measured with actions. */
function withPress(node: NeutralNode): BenchNode {
  return {
    ...node,
    ...(node.type === 'tab' ? { press: node.props.text ?? '' } : {}),
    ...(node.children === undefined ? {} : { children: node.children.map(withPress) }),
  } as BenchNode
}

function flat(values: Nested, path = ''): BenchState {
  const state: { [path: string]: string | boolean } = {}
  for (const [name, value] of Object.entries(values)) {
    const here = path === '' ? name : `${path}.${name}`
    if (typeof value === 'object') Object.assign(state, flat(value, here))
    else state[here] = value
  }
  return state
}

export const compile = (page: { readonly tree: NeutralNode; readonly state: Nested }): WireSlice =>
  compileBench(withPress(page.tree), flat(page.state))

export const open = (slice: WireSlice, state: Nested): OpenedPage => openSlice(slice, flat(state))
