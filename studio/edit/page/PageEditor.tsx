/**
 * The page editor: the outline of a document with nodes, and the form of the selected item: a node, a slot or the
 * document.
 */
import './page.css'
import { Alert, Button } from '@mantine/core'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { JsonObject } from '../../../engine/core/json.ts'
import type { Finding } from '../../../engine/document/finding.ts'
import { FormContext, type FormHost } from '../../form/context.ts'
import { kindTitle } from '../../shell/kinds.ts'
import { FindingsWithoutField, IncompleteText } from '../DocumentForm.tsx'
import type { Draft } from '../draft.ts'
import { valueOf } from '../text-edit.ts'
import { keepCopied, lastCopied, pastedNode } from './clipboard.ts'
import { NodeActions } from './NodeActions.tsx'
import { NodeForm, OwnFindings, RootForm } from './NodeForm.tsx'
import {
  added,
  addedSource,
  addedVariant,
  duplicated,
  type Edited,
  madeVariants,
  movedTo,
  newTab,
  removed,
  removeRefusal,
  wrapped,
} from './operations.ts'
import { Outline } from './Outline.tsx'
import { isPlace, type Moves, movesOf, type NamedPlace, placesAt, refusalOf } from './places.ts'
import { rowAt, rowsOf } from './rows.ts'
import { sourceAt } from './text-list.ts'
import { type Tree, treeOf } from './tree.ts'
import { useWording } from './use-wording.ts'
import { WidgetPalette } from './WidgetPalette.tsx'
import { nodeWords } from './words.ts'

interface PageEditorProps {
  readonly draft: Draft
  readonly text: string
  readonly kind: string
  readonly title: string
  readonly findings: readonly Finding[]
  readonly host: FormHost
  /** How many times the site was opened; 0 while it is not open. */
  readonly opened: number
  /** JSON pointer of the selected node, or of a value inside it. */
  readonly pointer: string
  readonly select: (pointer: string) => void
}

export function PageEditor(props: PageEditorProps) {
  const { text, kind } = props
  const tree = useMemo(() => {
    const value = valueOf(text)
    return value === undefined ? undefined : treeOf(kind, value)
  }, [text, kind])
  return tree === undefined ? <IncompleteText /> : <TreeEditor {...props} tree={tree} />
}

interface Notice {
  readonly words: string
  readonly canUndo: boolean
}

function TreeEditor({
  draft,
  kind,
  title,
  findings,
  host,
  opened,
  pointer,
  select,
  tree,
}: PageEditorProps & { readonly tree: Tree }) {
  const wording = useWording(opened)
  const selected = rowAt(tree, pointer)
  const node = tree.nodeAt.get(selected)
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [isAdding, setAdding] = useState(false)
  const [notice, setNotice] = useState<Notice>()
  const form = useRef<HTMLDivElement>(null)
  const wantsForm = useRef(false)
  const rows = useMemo(
    () => rowsOf({ tree, title: kindTitle(kind), words: title, wording, closed, findings }),
    [tree, kind, title, wording, closed, findings],
  )
  const moves = useMemo(
    () => (node === undefined ? undefined : movesOf(tree, node, wording.names)),
    [tree, node, wording],
  )
  const places = useMemo(() => placesAt(tree, selected), [tree, selected])

  const open = useCallback((key: string, isOpen: boolean): void => {
    setClosed((before) => {
      const next = new Set(before)
      if (isOpen) next.delete(key)
      else next.add(key)
      return next
    })
  }, [])
  useEffect(() => {
    if (!wantsForm.current) return
    wantsForm.current = false
    focusFirst(form.current)
    // Selects the initial text of a new node, so typing replaces it.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.select()
  }, [selected])

  const apply = (edited: Edited, words: string, canUndo = false): void => {
    draft.edit(edited.text)
    select(edited.pointer)
    setNotice({ words, canUndo })
  }
  const refuse = (refusal: string): void => setNotice({ words: refusal, canUndo: false })
  const text = (): string => draft.view().text
  const named = node === undefined ? '' : nodeWords(node, wording)

  const step = (name: keyof Moves): void => {
    const to = moves?.[name]
    if (node === undefined || to === undefined) return
    if (isPlace(to)) apply(movedTo(text(), node, to), `${named} is moved.`)
    else refuse(to.refusal)
  }
  const remove = (): void => {
    if (node === undefined) return
    const refusal = removeRefusal(node)
    if (refusal === undefined) apply(removed(text(), node), `${named} is deleted.`, true)
    else refuse(refusal)
  }
  const duplicate = (): void => {
    if (node?.parent === undefined) return
    const refusal = refusalOf(tree, node.parent, node.value, wording.names)
    if (refusal === undefined) apply(duplicated(text(), node), `${named} is duplicated.`)
    else refuse(refusal)
  }
  const copy = (): string | undefined => {
    const source = node === undefined ? undefined : sourceAt(text(), node.path)
    if (source === undefined) return undefined
    keepCopied(source)
    setNotice({ words: `${named} is copied. Paste it here or on another page.`, canUndo: false })
    return source
  }
  const paste = (given: string): void => {
    const pasted = pastedNode(given)
    if ('refusal' in pasted) return refuse(pasted.refusal)
    const refusals = places.map(({ list }) => refusalOf(tree, list, pasted.node, wording.names))
    const place = places[refusals.indexOf(undefined)]
    if (place === undefined) return refuse(refusals[0] ?? 'No place here takes the pasted part.')
    apply(addedSource(text(), place, pasted.source), 'Pasted.')
  }
  const add = (place: NamedPlace, made: JsonObject): void => {
    setAdding(false)
    wantsForm.current = true
    apply(added(text(), place, made), 'Added. Fill in the properties.')
  }
  const tabs = places[0]?.list.kind === 'tabs' ? places[0] : undefined
  const isEmpty =
    tree.tabs === undefined && tree.nodes.every(({ lists }) => lists.every(({ items }) => items.length === 0))
  const list = tree.listAt.get(selected)
  return (
    <FormContext value={host}>
      <div className="page-editor">
        <div className="parts">
          <section className="outline" aria-label="Content">
            <div className="tools">
              <h2>Content</h2>
              <NodeActions
                node={node}
                moves={moves}
                onAdd={() => (tabs === undefined ? setAdding(true) : add(tabs, newTab()))}
                onStep={step}
                onDuplicate={duplicate}
                onCopy={() => void copyToClipboard(copy())}
                onPaste={() => void clipboardText().then(paste)}
                onWrap={(widget) =>
                  node !== undefined &&
                  apply(wrapped(text(), node, widget, wording.language), `${named} is now inside a container.`)
                }
                onVariants={() =>
                  node !== undefined &&
                  apply(
                    madeVariants(text(), node),
                    'There are two variants now. Change the selected variant, and choose who sees each variant.',
                  )
                }
                onDelete={remove}
              />
            </div>
            <Outline
              label={`Content of ${title}`}
              tree={tree}
              rows={rows}
              selected={selected}
              wording={wording}
              onSelect={select}
              onOpen={open}
              onMove={(moved, place) => apply(movedTo(text(), moved, place), `${nodeWords(moved, wording)} is moved.`)}
              onStep={step}
              onDelete={remove}
              onDuplicate={duplicate}
              onCopy={copy}
              onPaste={paste}
              onEnter={() => focusFirst(form.current)}
            />
            <output className="row note">
              {notice === undefined ? (
                <span className="dim">
                  To move a part, drag it or press Alt and an arrow key. Enter opens its form. Ctrl C and Ctrl V also
                  copy it to other pages.
                </span>
              ) : (
                notice.words
              )}
              {notice?.canUndo === true ? (
                <Button
                  size="compact-xs"
                  variant="default"
                  onClick={() => {
                    draft.undo()
                    setNotice(undefined)
                  }}
                >
                  Undo delete
                </Button>
              ) : null}
            </output>
            {isEmpty ? (
              <Alert variant="light" title="This page is empty">
                Add a widget, such as a banner or a text, or a section that other pages show too.
                <div>
                  <Button mt="sm" size="xs" onClick={() => setAdding(true)}>
                    Add the first part
                  </Button>
                </div>
              </Alert>
            ) : null}
          </section>
          <div ref={form} className="node-form">
            {node !== undefined ? (
              <NodeForm
                key={`${String(node.value.id)} ${String(node.value.widget)}`}
                node={node}
                wording={wording}
                pointer={pointer}
                onAddVariant={() => apply(addedVariant(text(), node), 'Choose who sees this variant.')}
              />
            ) : list?.owner !== undefined ? (
              <>
                <h2>
                  {list.title} of {nodeWords(list.owner, wording)}
                </h2>
                <OwnFindings pointer={list.pointer} />
                <p className="dim lead">
                  {list.items.length === 0 ? 'This place is empty.' : 'This place contains other parts.'} Press Add to
                  put a part into it.
                </p>
              </>
            ) : (
              <>
                <h2>
                  {kindTitle(kind)} “{title}”
                </h2>
                <FindingsWithoutField findings={findings} />
                <RootForm tree={tree} />
              </>
            )}
          </div>
        </div>
      </div>
      {isAdding ? (
        <WidgetPalette
          tree={tree}
          places={places}
          wording={wording}
          section={kind === 'section' && typeof tree.value.id === 'string' ? tree.value.id : undefined}
          onAdd={add}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </FormContext>
  )
}

function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('input, textarea, button')?.focus()
}

async function copyToClipboard(source: string | undefined): Promise<void> {
  if (source === undefined) return
  // Without permission to write to the clipboard, the node is copied for this window only.
  await navigator.clipboard.writeText(source).catch(() => undefined)
}

/** Returns the node in the clipboard, or else what was copied in this window. */
async function clipboardText(): Promise<string> {
  const text = await navigator.clipboard.readText().catch(() => '')
  return 'node' in pastedNode(text) ? text : (lastCopied() ?? text)
}
