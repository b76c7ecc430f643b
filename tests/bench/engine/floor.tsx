/**
 * The smallest interpreter of the neutral tree. The cost that it adds to hand-written React is the minimum for any
 * interpreter.
 */
import { createElement, type ReactNode, useContext } from 'react'
import type { OpenedPage } from './ours.tsx'
import { createStore, StoreContext, useValue } from './store.tsx'
import type { BenchState, BenchNode } from './workload.ts'

type LeafProps = {
  readonly cls?: string
  readonly text?: unknown
  readonly alt?: string
  readonly press?: string
  readonly children?: ReactNode
}

const leaves: { readonly [type in BenchNode['type']]: (props: LeafProps) => ReactNode } = {
  box: ({ cls, children }) => <div className={cls}>{children}</div>,
  image: ({ cls, alt }) => <img className={cls} alt={alt} width="96" height="96" />,
  text: ({ cls, text }) => <span className={cls}>{text as string}</span>,
  badge: ({ cls, text }) => <b className={cls}>{text as string}</b>,
  tab: function Tab({ cls, text, press }) {
    const store = useContext(StoreContext)
    return (
      <button className={cls} type="button" onClick={() => store.set('tab', press)}>
        {text as string}
      </button>
    )
  },
}

const draw = (node: BenchNode, extra?: LeafProps): ReactNode =>
  createElement(
    leaves[node.type],
    { ...node.props, press: node.press, ...extra } as LeafProps,
    ...(node.children ?? []).map(render),
  )

const Bound = ({ node, path }: { readonly node: BenchNode; readonly path: string }): ReactNode =>
  draw(node, { text: useValue(path) })
const Conditional = ({ node, path }: { readonly node: BenchNode; readonly path: string }): ReactNode =>
  useValue(path) === true ? draw(node) : null

function render(node: BenchNode): ReactNode {
  if (node.bind !== undefined) return <Bound key={node.id} node={node} path={node.bind.text} />
  return node.visible === undefined ? draw(node) : <Conditional key={node.id} node={node} path={node.visible} />
}

export function open(tree: BenchNode, state: BenchState): OpenedPage {
  const store = createStore(state)
  const shell: BenchNode = { id: 'shell', type: 'box', props: { cls: 'shell' }, children: [tree] }
  return { element: <StoreContext.Provider value={store}>{render(shell)}</StoreContext.Provider>, set: store.set }
}
