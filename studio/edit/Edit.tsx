/** The edit view of one document: its form and its JSON, findings during typing, and the preview next to it. */
import { Alert, Badge, Button, SegmentedControl } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { Link, useLocation, useParams } from 'react-router-dom'
import type { Finding } from '../../engine/document/finding.ts'
import { api } from '../api/api.ts'
import { titleOf } from '../find/document-list.ts'
import { Duplicate } from '../create/Duplicate.tsx'
import { Remove, Removed } from '../create/Remove.tsx'
import { useAddressQuery } from '../shell/address.ts'
import { editAddress, kindOfPath, kindTitle } from '../shell/kinds.ts'
import { useIsShown } from '../shell/is-shown.ts'
import { Failure, Findings, Waiting } from '../shell/notices.tsx'
import { useEdits, useMe, useSiteFacts, useZone } from '../shell/session.tsx'
import type { Edits } from '../workspace/site.ts'
import { timeInWords } from '../shell/time.ts'
import { site } from '../workspace/client.ts'
import { AssetImage } from './AssetImage.tsx'
import { Compare } from './Compare.tsx'
import { CompiledPages } from './compiled-pages.ts'
import { conflictsInWords } from './conflict-words.ts'
import { DocumentForm, useFormHost } from './DocumentForm.tsx'
import type { Draft, DraftView } from './draft.ts'
import { JsonEditor } from './json/JsonEditor.tsx'
import { canCarryOver, carryOver, keyOf, openDrafts } from './draft-texts.ts'
import { type DraftEvents, openDraft, type OpenDocument, readDocument, readVersion } from './open-document.ts'
import { PageEditor } from './page/PageEditor.tsx'
import { treeKinds } from './page/tree.ts'
import { Preview } from './Preview.tsx'
import { namesFocus, useSelection } from './selection.ts'
import { valueOf } from './text-edit.ts'
import { knownResults } from './unsent.ts'

export function Edit() {
  const path = useParams()['*'] ?? ''
  return <EditDocument key={path} path={path} />
}

function EditDocument({ path }: { readonly path: string }) {
  const [query, changeQuery] = useAddressQuery()
  const given = query.get('in') ?? undefined
  /**
   * The change sets that the first edit has created. The address then names one, but the document is not read again.
   * Not a state, because React may render a change of the address before a change of state that was made earlier.
   */
  const [created] = useState(() => new Set<string>())
  const [, readAgain] = useReducer((times: number) => times + 1, 0)
  const changeSet = given !== undefined && created.has(given) ? undefined : given
  const document = useQuery({
    queryKey: ['edit', path, changeSet],
    queryFn: () => readDocument(path, changeSet),
    // Never read again, because from here on the draft has the current text.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  if (document.data === undefined)
    return (
      <div className="view">
        {document.error === null ? (
          <Waiting what="Opening the document" />
        ) : (
          <Failure error={document.error} again={() => void document.refetch()} />
        )}
      </div>
    )
  const { changeSet: within, isRemoved, text, version } = document.data
  if (isRemoved && within !== undefined) return <Removed path={path} text={text} version={version} changeSet={within} />
  return (
    <Editor
      key={changeSet ?? ''}
      document={document.data}
      onRemoved={() => {
        created.clear()
        readAgain()
      }}
      onCreate={(id) => {
        created.add(id)
        changeQuery((next) => next.set('in', id))
      }}
    />
  )
}

interface EditorProps {
  readonly document: OpenDocument
  readonly onCreate: (changeSet: string) => void
  readonly onRemoved: () => void
}

function Editor({ document, onCreate, onRemoved }: EditorProps) {
  const { path } = document
  const queries = useQueryClient()
  const { languages } = useSiteFacts()
  const [changeSet, setChangeSet] = useState(document.changeSet)
  const kind = kindOfPath(path)
  const [query, changeQuery] = useAddressQuery()
  const modes = [...(treeKinds.has(kind) ? ['page'] : []), 'form', 'json']
  const mode = modes.find((one) => one === query.get('view')) ?? modes[0] ?? 'form'
  const title = titleOf(valueOf(document.text) ?? {}, path.replace(/\.json$/, ''), languages[0]?.code ?? 'en')
  const isShown = useIsShown()
  const moveTo = useOpenDraft(path, document.changeSet?.id)
  const draft = useDraft(document, `${kindTitle(kind)}: ${title}`, {
    onCreate(created) {
      moveTo(created.id)
      setChangeSet(created)
      // Leaving the document also saves it, perhaps in a new change set. The address then belongs to another view and
      // must not change.
      if (isShown.current) onCreate(created.id)
      void queries.invalidateQueries({ queryKey: ['change-sets'] })
    },
    onSave(id) {
      // The page of the change set must load the new version, because a review request for an outdated version is
      // refused.
      for (const queryKey of [
        ['change-set', id],
        ['reviews', id],
      ]) {
        queries.removeQueries({ queryKey, type: 'inactive' })
        void queries.invalidateQueries({ queryKey })
      }
    },
  })
  useOthers(draft, changeSet?.id)
  const view = useSyncExternalStore(draft.subscribe, draft.view)
  const { saved, savedEdit, version } = view
  const savedDraft = useMemo(() => ({ saved, savedEdit, version }), [saved, savedEdit, version])
  const edits = useMemo((): Edits => document.edits, [document])
  const opened = useEdits(edits)
  const [pages] = useState(() => new CompiledPages())
  const { findings, revision } = useFindings(path, view, opened, pages)
  const own = useMemo(() => findings.filter(({ file }) => file === path), [findings, path])
  const elsewhere = findings.filter(({ file, severity }) => file !== path && severity === 'error')
  const { selected, select, replaceSelection, follow } = useSelection(path)
  const notes = useNotes(path, kind, revision)
  const host = useFormHost(draft, { text: view.text, findings: own, notes, revision, replaceSelection })
  useUndoKeys(draft)
  useJump(revision)
  const selectHere = useCallback((pointer: string) => select({ path, pointer }), [select, path])
  return (
    <div className="edit">
      <div className="left" onFocus={follow}>
        <div className="head">
          <div>
            <div className="dim">
              {kindTitle(kind)} · <span className="mono">{path.replace(/\.json$/, '')}</span>
            </div>
            <h1>{title}</h1>
          </div>
          <div className="row">
            <Button size="xs" variant="default" disabled={!view.canUndo} onClick={() => draft.undo()} title="Ctrl Z">
              Undo
            </Button>
            <Button
              size="xs"
              variant="default"
              disabled={!view.canRedo}
              onClick={() => draft.redo()}
              title="Ctrl Shift Z"
            >
              Redo
            </Button>
            <Button size="xs" variant="default" component={Link} to={`/history/${path}`}>
              History
            </Button>
            {changeSet === undefined ? null : (
              <Button size="xs" component={Link} to={`/changes/${changeSet.id}`}>
                Review and publish
              </Button>
            )}
          </div>
        </div>
        <SaveLine path={path} view={view} changeSet={changeSet?.title} />
        <Restored draft={draft} view={view} />
        {view.state === 'refused' && changeSet !== undefined ? (
          <Refused draft={draft} changeSet={changeSet.id} />
        ) : null}
        <Conflict draft={draft} view={view} kind={kind} />
        <SegmentedControl
          aria-label="How to edit"
          value={mode}
          onChange={(chosen) => changeQuery((next) => next.set('view', chosen))}
          data={modes.map((one) => ({ value: one, label: modeWords[one] ?? one }))}
          style={{ justifySelf: 'start' }}
        />
        {elsewhere.length === 0 ? null : (
          <Alert color="red" variant="light" title="Your edits cause errors in other documents">
            <Findings
              findings={elsewhere.slice(0, 5)}
              {...(changeSet === undefined ? {} : { changeSet: changeSet.id })}
            />
          </Alert>
        )}
        {mode === 'json' ? (
          <JsonEditor kind={kind} text={view.text} findings={own} onChange={(text) => draft.edit(text)} />
        ) : mode === 'page' ? (
          <PageEditor
            draft={draft}
            text={view.text}
            kind={kind}
            title={title}
            findings={own}
            host={host}
            opened={opened}
            pointer={selected.pointer}
            select={selectHere}
          />
        ) : (
          <>
            {kind === 'asset' ? <AssetImage path={path} revision={revision} /> : null}
            <DocumentForm host={host} text={view.text} kind={kind} findings={own} />
          </>
        )}
        <Uses path={path} revision={revision} changeSet={changeSet?.id} />
        <Duplicate path={path} text={view.text} kind={kind} changeSet={changeSet?.id} revision={revision} />
        <Remove
          path={path}
          title={title}
          changeSet={changeSet?.id}
          isNew={document.base === null}
          onRemoved={onRemoved}
          prepare={async () => {
            await draft.save()
            return draft.fork()
          }}
        />
      </div>
      <aside className="right" aria-label="Preview">
        <Preview
          path={path}
          changeSet={changeSet?.id}
          files={document.files}
          draft={savedDraft}
          pages={pages}
          revision={revision}
          selected={selected}
          onSelect={select}
        />
      </aside>
    </div>
  )
}

const modeWords: { readonly [mode: string]: string } = { page: 'Page', form: 'Form', json: 'JSON' }

const saveWords: { readonly [state in DraftView['state']]: string } = {
  unchanged: 'Nothing is changed. Your first edit starts a change set; players see nothing until it is published.',
  saved: 'Saved',
  saving: 'Saving …',
  waiting: 'Typing …',
  'kept here': 'Not sent yet. Your edit is kept on this device and sent when the server answers.',
  conflict: 'Not saved: the same field was changed elsewhere. Choose a version below',
  refused: 'The server refused this edit.',
}

interface SaveLineProps {
  readonly path: string
  readonly view: DraftView
  /** Title of the change set. */
  readonly changeSet: string | undefined
}

function SaveLine({ path, view, changeSet }: SaveLineProps) {
  const color =
    view.state === 'saved'
      ? 'green'
      : view.state === 'unchanged'
        ? 'gray'
        : view.state === 'saving' || view.state === 'waiting'
          ? 'blue'
          : 'red'
  return (
    <output className="row">
      {view.state === 'unchanged' ? (
        <span className="dim">
          {changeSet === undefined ? <Unchanged path={path} /> : 'This document is unchanged'}
        </span>
      ) : (
        <Badge color={color} variant="light" tt="none">
          {saveWords[view.state]}
        </Badge>
      )}
      {changeSet === undefined ? null : <span className="dim">in “{changeSet}”</span>}
      {view.problem === undefined ? null : <span className="note error">{view.problem}</span>}
    </output>
  )
}

/** Says what the first edit does. If a change set of this person changes the document, offers to continue there. */
function Unchanged({ path }: { readonly path: string }) {
  const { data } = useQuery({ queryKey: ['latest'], queryFn: api.latest })
  const me = useMe().data
  const found = data?.edits.find(
    ({ path: edited, author, state }) => edited === path && author === me?.name && state !== 'scheduled',
  )
  if (found === undefined) return saveWords.unchanged
  return (
    <>
      “{found.title}” already changes this document. <Link to={editAddress(path, found.changeSet)}>Continue there</Link>
      , or start another change set.
    </>
  )
}

/** Shows text that was typed before this page was loaded and was not sent. */
function Restored({ draft, view }: { readonly draft: Draft; readonly view: DraftView }) {
  const zone = useZone()
  const { restored } = view
  if (restored === undefined || view.theirs !== undefined) return null
  return (
    <Alert
      color="yellow"
      variant="light"
      title={
        view.state === 'saved'
          ? 'Text that was typed here earlier has been saved now'
          : 'You see text that was typed here earlier and was not sent'
      }
    >
      <p>
        The text was typed on {timeInWords(restored.at, zone)}. These are its differences from the text that was on the
        server.
      </p>
      <Compare before={restored.server} after={view.text} names={['On the server', 'Typed here']} />
      <div className="row">
        <Button size="xs" onClick={() => draft.acceptRestored()}>
          Keep what was typed
        </Button>
        <Button
          size="xs"
          variant="default"
          onClick={() => {
            draft.edit(restored.server)
            draft.acceptRestored()
          }}
        >
          Use the text on the server
        </Button>
      </div>
    </Alert>
  )
}

/** Shown when the change set was published or scheduled meanwhile. The text can be moved to a new change set. */
function Refused({ draft, changeSet }: { readonly draft: Draft; readonly changeSet: string }) {
  const by = useMe().data?.id ?? ''
  const { path } = draft
  if (!canCarryOver({ path, by, kept: draft.view() }))
    return <Link to={editAddress(path)}>Open your other unsent edit of this document</Link>
  return (
    <Button
      size="xs"
      style={{ justifySelf: 'start' }}
      onClick={() => {
        carryOver({ path, by, kept: draft.kept(), changeSet })
        // Loads the page again, because the editor may have opened the live document before, and then reads no text.
        location.assign(`/studio${editAddress(path)}`)
      }}
    >
      Continue in a new change set
    </Button>
  )
}

interface ConflictProps {
  readonly draft: Draft
  readonly view: DraftView
  readonly kind: string
}

function Conflict({ draft, view, kind }: ConflictProps) {
  const { languages } = useSiteFacts()
  const zone = useZone()
  const me = useMe().data
  const { theirs } = view
  if (theirs === undefined) return null
  const { text, conflicts, contradictions, savedAt, base } = theirs
  const isMine = theirs.author === me?.name
  const author = isMine ? 'your other window' : theirs.author
  const when = savedAt === undefined ? '' : `, ${timeInWords(savedAt, zone)}`
  const words = conflictsInWords({
    kind,
    base,
    mine: view.text,
    theirs: text,
    conflicts,
    contradictions,
    author,
    languages,
  })
  return (
    <Alert
      color="red"
      variant="light"
      title={
        isMine
          ? `You changed the same field in another window${when}`
          : `${author.charAt(0).toUpperCase()}${author.slice(1)} changed the same field${when}`
      }
    >
      <ul>
        {words.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <Compare
        before={theirs.text}
        after={view.text}
        names={[`Version of ${author}`, isMine ? 'Version of this window' : 'Your version']}
      />
      <div className="row">
        <Button size="xs" onClick={() => draft.resolve('mine')}>
          Keep mine
        </Button>
        <Button size="xs" variant="default" onClick={() => draft.resolve('theirs')}>
          Take the version of {author}
        </Button>
      </div>
    </Alert>
  )
}

const noNotes: ReadonlyMap<string, string> = new Map()

/** Returns notes about fields, by JSON pointer: a description that a route still has from its original. */
function useNotes(path: string, kind: string, revision: number): ReadonlyMap<string, string> {
  const [notes, setNotes] = useState(noNotes)
  useEffect(() => {
    if (kind !== 'route' || revision === 0) return undefined
    let isCurrent = true
    void site.borrowedDescription(path).then((original) => {
      if (!isCurrent) return
      setNotes(
        original === undefined
          ? noNotes
          : new Map([
              ['/head/description', `This is still the text of the original, ${original}. Describe this page.`],
            ]),
      )
    })
    return () => {
      isCurrent = false
    }
  }, [path, kind, revision])
  return notes
}

interface UsesProps {
  readonly path: string
  readonly revision: number
  readonly changeSet: string | undefined
}

function Uses({ path, revision, changeSet }: UsesProps) {
  const [users, setUsers] = useState<Awaited<ReturnType<typeof site.uses>>>([])
  useEffect(() => {
    let isCurrent = true
    if (revision > 0) void site.uses(path).then((found) => isCurrent && setUsers(found))
    return () => {
      isCurrent = false
    }
  }, [path, revision])
  if (users.length === 0) return null
  return (
    <section>
      <h2>Used by</h2>
      <ul className="plain">
        {users.slice(0, 12).map((row) => (
          <li key={row.path}>
            <span>
              <Link to={`${editAddress(row.path, changeSet)}${row.borrowed === undefined ? '' : '#/head/description'}`}>
                {row.title}
              </Link>{' '}
              <span className="dim">{kindTitle(row.kind)}</span>
              {row.borrowed === undefined ? null : (
                <span className="note warning">
                  Its search description is still the text of the original, {row.borrowed}.
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function useDraft(document: OpenDocument, changeSetTitle: string, events: DraftEvents): Draft {
  const by = useMe().data?.id ?? ''
  const [draft] = useState(() => openDraft(document, changeSetTitle, by, events))
  useEffect(() => {
    const send = (): void => void draft.save()
    addEventListener('online', send)
    return () => {
      removeEventListener('online', send)
      draft.close()
    }
  }, [draft])
  return draft
}

/**
 * Tells the rest of the tab that this draft sends its text itself, and when that ends. Call the returned function when
 * the first edit has created a change set: before the next render, other code could send the text too.
 */
function useOpenDraft(path: string, changeSet: string | undefined): (created: string) => void {
  const open = useRef({ key: keyOf(changeSet, path) })
  useEffect(() => {
    const draft = open.current
    openDrafts.add(draft)
    return () => {
      openDrafts.delete(draft)
      knownResults.clear()
    }
  }, [])
  return (created) => {
    open.current.key = keyOf(created, path)
  }
}

/** Milliseconds between reads of the document, to get what others have saved. */
const REFRESH_MS = 10_000

/** Shows what other operators and other tabs save in the document while it is open. */
function useOthers(draft: Draft, changeSet: string | undefined): void {
  const { data } = useQuery({
    queryKey: ['saved', draft.path, changeSet],
    queryFn: () => readVersion(draft.path, changeSet ?? ''),
    enabled: changeSet !== undefined,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
  })
  useEffect(() => {
    if (data != null) draft.refresh(data)
  }, [data, draft])
}

/** Milliseconds without an edit after which data that depends on the whole site is read again. */
const SETTLED_MS = 250

/**
 * Returns the findings of the site with the typed text: those of the check at once, those of the proofs after a pause.
 * Also returns a revision, which changes after a pause: lists of documents, people and addresses are then read again,
 * and in a large site that takes longer than a check. The worker returns the compiled page of the preview together with
 * the findings.
 */
function useFindings(path: string, { text, edit }: DraftView, opened: number, pages: CompiledPages) {
  const [checked, setChecked] = useState<readonly Finding[]>([])
  const [proven, setProven] = useState<readonly Finding[]>([])
  const [revision, setRevision] = useState(0)
  const latest = useRef(text)
  const checking = useRef(Promise.resolve())
  useEffect(() => {
    if (opened === 0) return undefined
    let isCurrent = true
    let settled: ReturnType<typeof setTimeout> | undefined
    const check = async (): Promise<void> => {
      // Skips this text: a newer text was typed while the worker was busy, and is checked next.
      if (latest.current !== text) return
      const { findings: found, page } = await site.check(path, text, edit, pages.shown())
      if (page !== undefined) pages.add(page)
      if (!isCurrent) return
      setChecked((before) => (isSame(before, found) ? before : found))
      setRevision((before) => Math.max(before, 1))
      settled = setTimeout(() => setRevision((before) => before + 1), SETTLED_MS)
    }
    latest.current = text
    checking.current = checking.current.catch(() => undefined).then(check)
    const later = setTimeout(
      () =>
        void site
          .proofs(Date.now())
          .then((found) => isCurrent && setProven((before) => (isSame(before, found) ? before : found))),
      400,
    )
    return () => {
      isCurrent = false
      clearTimeout(later)
      clearTimeout(settled)
    }
  }, [path, text, edit, opened, pages])
  return { findings: useMemo(() => [...checked, ...proven], [checked, proven]), revision }
}

/** Returns whether the findings are the same, so the form need not render again. */
function isSame(before: readonly Finding[], found: readonly Finding[]): boolean {
  return before.length === found.length && JSON.stringify(before) === JSON.stringify(found)
}

function useUndoKeys(draft: Draft): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      // Ignores keys in the JSON editor. It has its own undo, and each undo there is an edit of the draft.
      if (event.composedPath().some((one) => one instanceof Element && one.classList.contains('editor'))) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) draft.redo()
      else draft.undo()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [draft])
}

/** Shows the field that the address names, or the nearest one around it. */
function useJump(revision: number): void {
  const { hash, state } = useLocation()
  const isReady = revision > 0
  // After a reload, the address still names the field that had the focus.
  const isFirst = useRef(true)
  const jump = useEffectEvent(() => {
    // Before the page was ready, the person may have chosen a field, which the rendered address does not name yet.
    const isChosen = isFirst.current
      ? document.activeElement?.closest('[data-pointer^="/"]') != null
      : namesFocus(state)
    isFirst.current = false
    if (isChosen) return
    for (
      let pointer = decodeURIComponent(hash.slice(1));
      pointer !== '';
      pointer = pointer.slice(0, pointer.lastIndexOf('/'))
    ) {
      const field = document.getElementById(pointer)
      if (field === null) continue
      // The focused field has set the address itself, so it must not be scrolled to.
      if (field.contains(document.activeElement)) return
      field.scrollIntoView({ block: 'center' })
      field.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
      return
    }
  })
  useEffect(() => {
    if (isReady) jump()
  }, [hash, isReady])
}
