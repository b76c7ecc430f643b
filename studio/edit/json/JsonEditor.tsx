/**
 * The JSON of a document with findings as marks, completion and hover help. It is rendered in a shadow tree that adopts
 * its style sheets, because the content security policy forbids inline styles.
 */
import { type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import { json, jsonLanguage } from '@codemirror/lang-json'
import { setDiagnostics } from '@codemirror/lint'
import { Compartment, Transaction } from '@codemirror/state'
import { hoverTooltip } from '@codemirror/view'
import { useComputedColorScheme } from '@mantine/core'
import { basicSetup, EditorView } from 'codemirror'
import { useEffect, useRef } from 'react'
import type { Finding } from '../../../engine/document/finding.ts'
import { sentence } from '../../api/client.ts'
import { site } from '../../workspace/client.ts'
import { hoverAt, matching, completionsAt } from './completion.ts'
import { changeBetween } from '../text-edit.ts'
import { jsonLook, schemeOf } from './look.ts'

interface JsonEditorProps {
  readonly kind: string
  readonly text: string
  readonly findings: readonly Finding[]
  readonly onChange: (text: string) => void
}

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '13px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, SFMono-Regular, Menlo, monospace' },
  '.cm-tooltip': { maxWidth: '420px', borderRadius: '6px', lineHeight: '1.45' },
  '.cm-help': { padding: '8px 12px', fontFamily: 'system-ui, sans-serif' },
  '.cm-help div:first-child': { fontWeight: '600' },
  '.cm-help div:last-child': { opacity: '0.8' },
})

const schemePart = new Compartment()

const choices = { documents: site.choices, strings: site.strings }

async function complete(kind: string, { state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> {
  const text = state.doc.toString()
  const found = await completionsAt(kind, text, pos, choices)
  if (found === undefined || found.options.length === 0 || (!explicit && found.from === pos)) return null
  const { from, to, options } = found
  return {
    from,
    to,
    options: matching(options, text.slice(from, pos)).map((one) => ({
      label: one.label,
      apply: one.text,
      ...(one.title === undefined ? {} : { detail: one.title }),
      ...(one.description === undefined ? {} : { info: one.description }),
    })),
    // Off, because the editor would compare the names with the typed text including the quotation mark.
    filter: false,
  }
}

const hover = (kind: string) =>
  hoverTooltip(({ state }, position) => {
    const found = hoverAt(kind, state.doc.toString(), position)
    if (found === undefined) return null
    const { from, to, title, description, expected } = found
    return {
      pos: from,
      end: to,
      create() {
        const dom = document.createElement('div')
        dom.className = 'cm-help'
        for (const words of [title, description, `Expects ${expected}.`]) {
          if (words !== undefined) dom.append(Object.assign(document.createElement('div'), { textContent: words }))
        }
        return { dom }
      },
    }
  })

export function JsonEditor({ kind, text, findings, onChange }: JsonEditorProps) {
  const scheme = useComputedColorScheme()
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
        jsonLanguage.data.of({ autocomplete: async (context: CompletionContext) => await complete(kind, context) }),
        hover(kind),
        look,
        jsonLook,
        schemePart.of([]),
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
  }, [kind])
  useEffect(() => {
    view.current?.dispatch({ effects: schemePart.reconfigure(schemeOf(scheme)) })
  }, [scheme, kind])
  useEffect(() => {
    const editor = view.current
    const change = editor && changeBetween(editor.state.doc.toString(), text)
    if (change === undefined) return
    const { at, removed, inserted } = change
    editor?.dispatch({
      changes: { from: at, to: at + removed.length, insert: inserted },
      // Excluded from the undo history, so undo reverts what was typed and never the loaded text.
      annotations: Transaction.addToHistory.of(false),
    })
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
