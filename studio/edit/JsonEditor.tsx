/** The JSON of a document, with findings as marks. It lives in a shadow tree, where its styles need no inline style. */
import { json } from '@codemirror/lang-json'
import { setDiagnostics } from '@codemirror/lint'
import { basicSetup, EditorView } from 'codemirror'
import { useEffect, useRef } from 'react'
import type { Finding } from '../../engine/document/finding.ts'
import { sentence } from '../api/client.ts'

interface JsonEditorProps {
  readonly text: string
  readonly findings: readonly Finding[]
  readonly onChange: (text: string) => void
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px', color: '#1b1b1f', backgroundColor: '#fff' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
})

export function JsonEditor({ text, findings, onChange }: JsonEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(undefined)
  const report = useRef(onChange)
  useEffect(() => {
    report.current = onChange
  }, [onChange])
  useEffect(() => {
    const element = host.current
    if (element === null) return undefined
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    const created = new EditorView({
      doc: '',
      parent: root,
      root,
      extensions: [
        basicSetup,
        json(),
        look,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ 'aria-label': 'JSON of the document' }),
        EditorView.updateListener.of(({ docChanged, state, transactions }) => {
          if (
            docChanged &&
            transactions.some(
              (one) =>
                one.isUserEvent('input') ||
                one.isUserEvent('delete') ||
                one.isUserEvent('undo') ||
                one.isUserEvent('redo') ||
                one.isUserEvent('move'),
            )
          )
            report.current(state.doc.toString())
        }),
      ],
    })
    created.scrollDOM.tabIndex = 0
    view.current = created
    return () => created.destroy()
  }, [])
  useEffect(() => {
    const editor = view.current
    if (editor === undefined || editor.state.doc.toString() === text) return
    editor.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } })
  }, [text])
  useEffect(() => {
    const editor = view.current
    if (editor === undefined) return
    const { doc } = editor.state
    editor.dispatch(
      setDiagnostics(
        editor.state,
        findings.map(({ line, column, severity, message }) => {
          const at = doc.line(Math.min(Math.max(1, line), doc.lines))
          const from = Math.min(at.from + column - 1, at.to)
          return { from, to: at.to, severity, message: sentence(message) }
        }),
      ),
    )
  }, [findings, text])
  return <div ref={host} className="editor" />
}
