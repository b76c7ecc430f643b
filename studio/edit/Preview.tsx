/**
 * The real player app in a frame, as a person at a moment. All choices are in the address, which can be sent to a
 * colleague.
 */
import { Button, Select } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { JsonObject } from '../../engine/core/json.ts'
import type { FrameMessage } from '../../engine/core/preview-message.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { api } from '../api/api.ts'
import { historyApi } from '../history/api.ts'
import { PreviewFailure, Waiting } from '../shell/notices.tsx'
import { previewAddress } from '../shell/PlayerFrame.tsx'
import { useSiteFacts } from '../shell/session.tsx'
import { placeOf } from '../../engine/wording/moment.ts'
import { instantOf, timeInWords, wallTime } from '../shell/time.ts'
import { site } from '../workspace/client.ts'
import type { ImageHashes } from '../workspace/site.ts'
import type { CompiledPages } from './compiled-pages.ts'
import type { DraftView } from './draft.ts'
import { useFrame } from './frame.ts'
import { NotShown } from './NotShown.tsx'
import { PersonForm } from './PersonForm.tsx'
import { type ChangedPeople, removePerson, savedPeople, savePerson } from './people.ts'
import { isSize, readFacts, sizes, usePreviewChoices } from './preview-choices.ts'
import type { Selection } from './selection.ts'
import { Stage } from './Stage.tsx'
import { TimeInput } from '../form/TimeInput.tsx'
import { useCompiledPage } from './use-compiled-page.ts'
import { Why } from './Why.tsx'
import './preview.css'

/** The saved part of a draft; the same object until something is saved. */
export type SavedDraft = Pick<DraftView, 'saved' | 'savedEdit' | 'version'>

interface PreviewProps {
  readonly path: string
  /** Undefined while nothing was edited: the preview shows what is live. */
  readonly changeSet: string | undefined
  /** Files of the change set that are not documents. */
  readonly files: ImageHashes
  readonly draft: SavedDraft
  readonly pages: CompiledPages
  /** Changes after the site in the worker was checked again. */
  readonly revision: number
  /** The selected place in the document, which the page marks with a border. */
  readonly selected: Selection
  readonly onSelect: (selection: Selection) => void
}

/** A preview that the server has built, or that shows what is live. */
interface BuiltPreview {
  readonly token: string
  /** Names the release and the choices of the preview. A new value reloads the frame. */
  readonly view: string
  /** The last edit that the preview contains. */
  readonly edit: number
  readonly isOfChangeSet: boolean
}

interface LoadedFrame extends BuiltPreview {
  readonly src: string
  /** Number of pages that had started in the frame before this one was loaded. */
  readonly startedBefore: number
}

const storage = (): Storage => localStorage
const MADE = 'Made by hand'
/** The option that shows the edited documents instead of an earlier release. */
const EDITED = 'edited'
/** How many releases of the history can be chosen. */
const MAX_EARLIER = 40
const containers = { BROWSER: 'Browser', APP: 'Native app', MINIAPP: 'Mini-app' }

/** Memoized, so it renders when something is saved and not on each keystroke. */
export const Preview = memo(function Preview({
  path,
  changeSet,
  files,
  draft,
  pages,
  revision,
  selected,
  onSelect,
}: PreviewProps) {
  const { timeZone, languages } = useSiteFacts()
  const { get, choose } = usePreviewChoices()
  const [opened] = useState(() => Math.floor(Date.now() / 60_000) * 60_000)
  const wall = get('at') ?? wallTime(opened, timeZone)
  const at = instantOf(wall, timeZone) ?? opened
  const addresses = useSite(
    revision,
    useCallback(() => site.addresses(path), [path]),
  )
  const audiences = useSite(
    revision,
    useCallback(() => site.personas(at), [at]),
  )
  const skins = useSite(
    revision,
    useCallback(() => site.choices('skin'), []),
  )
  const disabledSkins = useSite(
    revision,
    useCallback(() => site.disabledSkins(), []),
  )
  const times = useTimes(opened, draft.saved, revision > 0)
  const history = useQuery({ queryKey: ['history'], queryFn: api.history, staleTime: 60_000 })
  const [{ people, areStored }, setPeople] = useState<ChangedPeople>(() => ({
    people: savedPeople(storage),
    areStored: true,
  }))

  const page = get('page') ?? addresses?.[0]?.path ?? '/'
  const made = readFacts(get('facts'))
  const known = [...(audiences ?? []), ...people]
  const chosen = known.find(({ title }) => title === get('as')) ?? audiences?.[0]
  const container = get('container')
  const written = JSON.stringify(made ?? chosen?.facts ?? {})
  const facts = useMemo(
    (): JsonObject => ({
      ...readFacts(written),
      ...(container === undefined ? {} : { 'device.container': container }),
    }),
    [written, container],
  )
  const language = get('language') ?? languages[0]?.code
  const skin = get('skin')
  const size = isSize(get('size')) ? (get('size') as keyof typeof sizes) : 'phone'
  const number = get('number')
  const body = {
    facts,
    at,
    ...(language === undefined ? {} : { language }),
    ...(skin === undefined ? {} : { skin }),
  }
  const shownChangeSet = number === undefined ? changeSet : undefined
  const view = JSON.stringify([number, body])
  const { version, savedEdit } = draft
  const preview = useQuery({
    queryKey: ['preview', number, shownChangeSet, version, savedEdit, body],
    queryFn: async (): Promise<BuiltPreview> => {
      const { token } =
        number === undefined
          ? await api.preview(shownChangeSet, body)
          : await historyApi.preview({ ...body, sequence: Number(number) })
      return { token, view, edit: savedEdit, isOfChangeSet: shownChangeSet !== undefined }
    },
    // Waits for the audiences only when the address names a person, because reading them takes long.
    enabled:
      (get('page') ?? addresses) !== undefined &&
      (made !== undefined || get('as') === undefined || audiences !== undefined),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const built = preview.data
  const isSelecting = get('select') !== undefined

  const frame = useRef<HTMLIFrameElement>(null)
  const shownPage = useRef(page)
  const [node, setNode] = useState<string>()
  /** The route of the frame’s page; undefined before the first page. */
  const [route, setRoute] = useState<string>()
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if (message.preview === 'selected') {
        setNode(message.node)
        void site.nodePlace(message.node, shownPage.current).then((place) => place !== null && onSelect(place))
      } else if (message.preview === 'shown') pages.report(message)
      else if (message.preview === 'failed') pages.reportFailure()
      else {
        setRoute(message.route)
        if (message.path === shownPage.current) return
        shownPage.current = message.path
        choose({ page: message.path })
      }
    },
    [choose, onSelect, pages],
  )
  const { started, send } = useFrame(frame, onMessage)
  // The frame is loaded again only for another `view`. A running frame gets new builds in messages.
  const [loaded, setLoaded] = useState<LoadedFrame>()
  const isRunning = loaded !== undefined && started > loaded.startedBefore
  if (built !== undefined && (loaded?.view !== built.view || (!isRunning && loaded.token !== built.token)))
    setLoaded({ ...built, src: previewAddress(page, built.token), startedBefore: started })
  const src = loaded?.src
  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    if (isRunning) send({ preview: 'go', path: page })
  }, [page, isRunning, send])
  const follow = useCallback(() => {
    if (isRunning && built !== undefined) send({ preview: 'release', token: built.token, edit: built.edit })
  }, [isRunning, built, send])
  useEffect(follow, [follow, started])
  useCompiledPage({
    pages,
    shown: isRunning && number === undefined ? route : undefined,
    language,
    started,
    isOpen: revision > 0,
    files: built?.isOfChangeSet === true ? files : undefined,
    send,
  })
  useEffect(() => {
    if (started > 0) send({ preview: 'select', on: isSelecting })
  }, [started, isSelecting, send])
  useEffect(() => {
    if (started === 0) return undefined
    let isCurrent = true
    // Asked again after each check: after a move, the same place in the document has another part.
    void site.shownNodes(selected, page).then((found) => {
      if (!isCurrent) return
      setNode((before) => (before !== undefined && found.includes(before) ? before : found[0]))
      send({ preview: 'highlight', nodes: found })
    })
    return () => {
      isCurrent = false
    }
  }, [started, selected, page, revision, send])

  const personTitle = made === undefined ? (chosen?.title ?? null) : MADE
  const earlier = (history.data ?? []).slice(1, MAX_EARLIER)
  return (
    <>
      <div className="row" style={{ justifyContent: 'space-between' }}>
        <h2 style={{ margin: 0 }}>Preview</h2>
        <Button
          size="xs"
          variant={isSelecting ? 'filled' : 'default'}
          aria-pressed={isSelecting}
          title="Click a part of the page to open its form"
          onClick={() => choose({ select: isSelecting ? null : '1' })}
        >
          Select
        </Button>
      </div>
      <div className="fieldsRow">
        <Select
          size="xs"
          label="Page"
          searchable
          data={[...new Set([page, ...(addresses ?? []).map((one) => one.path)])]}
          value={page}
          onChange={(value) => choose({ page: value })}
        />
        <Select
          size="xs"
          label="Size"
          allowDeselect={false}
          data={Object.entries(sizes).map(([value, { title }]) => ({ value, label: title }))}
          value={size}
          onChange={(value) => choose({ size: value })}
        />
        <Select
          size="xs"
          label="As"
          allowDeselect={false}
          data={[...new Set([...known.map(({ title }) => title), MADE])]}
          value={personTitle}
          onChange={(value) =>
            choose(value === MADE ? { facts: JSON.stringify(facts), as: null } : { as: value, facts: null })
          }
        />
        <Select
          size="xs"
          label="Language"
          allowDeselect={false}
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={language ?? null}
          onChange={(value) => choose({ language: value })}
        />
      </div>
      {made === undefined ? null : (
        <PersonForm
          value={made}
          onChange={(next) => choose({ facts: JSON.stringify(next) })}
          onSave={(title) => {
            setPeople(savePerson(storage, people, { title, facts: made }))
            choose({ as: title, facts: null })
          }}
        />
      )}
      {areStored ? null : (
        <span className="note error" role="alert">
          This browser did not store the last change of the saved people, because its storage is full or forbidden. The
          change is lost when you load the page again.
        </span>
      )}
      <div className="row" style={{ alignItems: 'end' }}>
        <TimeInput
          size="xs"
          label={`Moment, in ${placeOf(timeZone)} time`}
          value={wall}
          onChange={(next) => choose({ at: next })}
          style={{ flex: 1 }}
        />
        <Button size="xs" variant="default" onClick={() => choose({ at: null })}>
          Now
        </Button>
      </div>
      <Moments times={times} opened={opened} at={at} onChange={(next) => choose({ at: wallTime(next, timeZone) })} />
      <details className="more">
        <summary>Skin, container and content</summary>
        <div className="fieldsRow">
          <Select
            size="xs"
            label="Skin"
            placeholder="Chosen by the rules"
            data={(skins ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            value={skin ?? null}
            error={
              skin !== undefined && disabledSkins?.includes(skin) === true
                ? 'This skin is disabled, so the page does not show it.'
                : undefined
            }
            clearable
            clearButtonProps={{ 'aria-label': 'Chosen by the rules' }}
            onChange={(value) => choose({ skin: value })}
          />
          <Select
            size="xs"
            label="Container"
            placeholder="As the person"
            data={Object.entries(containers).map(([value, label]) => ({ value, label }))}
            value={container ?? null}
            clearable
            clearButtonProps={{ 'aria-label': 'As the person' }}
            onChange={(value) => choose({ container: value })}
          />
          <Select
            size="xs"
            label="Content"
            allowDeselect={false}
            data={[
              { value: EDITED, label: changeSet === undefined ? 'What is live' : 'This change set' },
              ...earlier.map((move) => ({
                value: String(move.sequence),
                label: `Live from ${timeInWords(move.at, timeZone)}`,
              })),
            ]}
            value={number ?? EDITED}
            onChange={(value) => choose({ number: value === EDITED ? null : value })}
          />
          {people.some(({ title }) => title === chosen?.title) && made === undefined ? (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                setPeople(removePerson(storage, people, chosen?.title ?? ''))
                choose({ as: null })
              }}
            >
              Forget {chosen?.title}
            </Button>
          ) : null}
        </div>
      </details>
      <span className="dim">
        {number !== undefined
          ? 'The preview shows a release from the history.'
          : changeSet === undefined
            ? 'The preview shows what is live.'
            : 'The preview shows this change set.'}{' '}
        {personTitle === null ? '' : personLine(personTitle, personaInWords(facts, catalogue.facts))}
      </span>
      {node === undefined ? null : <Why node={node} address={page} facts={facts} at={at} revision={revision} />}
      <PreviewFailure error={preview.error} {...(changeSet === undefined ? {} : { changeSet })} />
      {number === undefined ? <NotShown pages={pages} isBuilding={preview.isFetching} onRetry={follow} /> : null}
      {preview.isFetching && built !== undefined ? <Waiting what="Building the preview" /> : null}
      {src === undefined ? (
        preview.error === null ? (
          <Waiting what="Building the preview" />
        ) : null
      ) : (
        <Stage frame={frame} size={size} src={src} />
      )}
    </>
  )
})

/** A slider that stops at the instants at which the clock changes what players see. */
function Moments({
  times,
  opened,
  at,
  onChange,
}: {
  readonly times: readonly number[]
  readonly opened: number
  readonly at: number
  readonly onChange: (at: number) => void
}) {
  const { timeZone } = useSiteFacts()
  if (times.length === 0) return null
  const stops = [opened, ...times]
  const position = Math.max(
    0,
    stops.findLastIndex((time) => time <= at),
  )
  return (
    <input
      className="moments"
      type="range"
      aria-label="When something changes"
      aria-valuetext={position === 0 ? 'Now' : timeInWords(stops[position] ?? opened, timeZone)}
      min={0}
      max={times.length}
      value={position}
      onChange={(event) => onChange(stops[event.currentTarget.valueAsNumber] ?? opened)}
    />
  )
}

/**
 * Returns the instants at which the clock changes what players see. Computed only for the saved text, because computing
 * them on each keystroke is too slow.
 */
function useTimes(from: number, version: string, isOpen: boolean): readonly number[] {
  const [times, setTimes] = useState<readonly number[]>([])
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    void site.changeTimes(from).then((found) => isCurrent && setTimes(found))
    return () => {
      isCurrent = false
    }
  }, [from, version, isOpen])
  return times
}

/** Returns an answer of the open site; undefined before the first answer. */
function useSite<T>(revision: number, ask: () => Promise<T>): T | undefined {
  const [found, setFound] = useState<T>()
  useEffect(() => {
    let isCurrent = true
    if (revision > 0) void ask().then((answer) => isCurrent && setFound(answer))
    return () => {
      isCurrent = false
    }
  }, [ask, revision])
  return found
}

/** Returns the title of the person, and their description if it says more. */
function personLine(title: string, words: string): string {
  return title.toLowerCase() === words ? `${title}.` : `${title}: ${words}.`
}
