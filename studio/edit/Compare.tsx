/** Two texts side by side, with their differences marked. */
import { json } from '@codemirror/lang-json'
import { MergeView } from '@codemirror/merge'
import { useComputedColorScheme } from '@mantine/core'
import { EditorView } from 'codemirror'
import { useEffect, useRef } from 'react'
import { jsonLook, schemeOf } from './json/look.ts'

interface CompareProps {
  readonly before: string
  readonly after: string
  /** Names of the two sides, for screen readers. */
  readonly names: readonly [string, string]
}

const look = EditorView.theme({ '&': { fontSize: '12px' } })

export function Compare({ before, after, names }: CompareProps) {
  const host = useRef<HTMLDivElement>(null)
  const scheme = useComputedColorScheme()
  const [first, second] = names
  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const side = (doc: string, name: string) => ({
      doc,
      extensions: [
        json(),
        look,
        jsonLook,
        schemeOf(scheme),
        EditorView.lineWrapping,
        EditorView.editable.of(false),
        EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0' }),
      ],
    })
    const view = new MergeView({
      a: side(before, first),
      b: side(after, second),
      parent: root,
      root,
      collapseUnchanged: { margin: 2, minSize: 6 },
    })
    return () => view.destroy()
  }, [before, after, first, second, scheme])
  return (
    <div className="field">
      <div className="sides dim">
        <span>{first}</span>
        <span>{second}</span>
      </div>
      <div ref={host} className="compare" />
    </div>
  )
}
