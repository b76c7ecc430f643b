/** What players saw at a moment in the past: the release that was live then, as a persona, at that moment. */
import './history.css'
import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '../api/api.ts'
import { ApiError } from '../api/client.ts'
import { Failure, Findings, Waiting } from '../shell/notices.tsx'
import { PlayerFrame, previewAddress } from '../shell/PlayerFrame.tsx'
import { useSiteFacts } from '../shell/session.tsx'
import { placeOf } from '../../engine/wording/moment.ts'
import { instantOf, timeInWords, wallTime } from '../shell/time.ts'
import { site } from '../workspace/client.ts'
import { TimeInput } from '../form/TimeInput.tsx'
import type { PlayerAddress, PreviewPersona } from '../workspace/site.ts'
import { historyApi } from './api.ts'
import { moveAt, titleOfMove } from './moves.ts'

export function Seen() {
  const { timeZone, languages } = useSiteFacts()
  const [query, setQuery] = useSearchParams()
  const history = useQuery({ queryKey: ['history'], queryFn: api.history })
  const release = query.get('release')
  const named = history.data?.find(({ sequence }) => String(sequence) === release)
  // If the address has a release and no moment, uses the moment at which the release became live.
  const wall = query.get('at') ?? (release === null || named === undefined ? undefined : wallTime(named.at, timeZone))
  const [opened] = useState(() => Math.floor(Date.now() / 60_000) * 60_000)
  const at = (wall === undefined ? undefined : instantOf(wall, timeZone)) ?? opened
  // A release that became live within the chosen minute counts as live at this minute.
  const move =
    query.get('at') === null ? (release === null ? history.data?.[0] : named) : moveAt(history.data ?? [], at + 59_999)
  const { addresses, personas } = usePreviewChoices(at)
  const page = query.get('page') ?? '/'
  const persona = personas.find(({ title }) => title === query.get('as')) ?? personas[0]
  const language = query.get('language') ?? languages[0]?.code
  const body = {
    sequence: move?.sequence ?? 0,
    facts: persona?.facts ?? {},
    at,
    ...(language === undefined ? {} : { language }),
  }
  const preview = useQuery({
    queryKey: ['history', 'preview', body],
    queryFn: () => historyApi.preview(body),
    enabled: move !== undefined && persona !== undefined,
    staleTime: Infinity,
  })
  const choose = (name: string, value: string | null): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (name === 'at') next.delete('release')
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const token = preview.data?.token
  return (
    <div className="seen">
      <div className="ways">
        <h1>What players saw</h1>
        <TimeInput
          label={`Moment, in ${placeOf(timeZone)} time`}
          value={wall ?? wallTime(opened, timeZone)}
          max={wallTime(opened, timeZone)}
          onChange={(next) => choose('at', next)}
        />
        <Select
          label="Page"
          searchable
          data={[...new Set([page, ...addresses.map((one) => one.path)])]}
          value={page}
          onChange={(value) => choose('page', value)}
        />
        <Select
          label="As"
          data={personas.map(({ title }) => title)}
          value={persona?.title ?? null}
          onChange={(value) => choose('as', value)}
        />
        <Select
          label="Language"
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={language ?? null}
          onChange={(value) => choose('language', value)}
        />
        {move === undefined ? (
          history.data === undefined ? null : (
            <span>The history has no release that was live at this moment.</span>
          )
        ) : (
          <span>
            Live then: <strong>{titleOfMove(move)}</strong>, release {move.sequence}, since{' '}
            {timeInWords(move.at, timeZone)}, by {move.actor}.{' '}
            {history.data?.[0]?.sequence === move.sequence ? null : (
              <Link to={`/history/compare?from=${move.sequence}&to=${history.data?.[0]?.sequence ?? 0}`}>
                What has changed since then
              </Link>
            )}
          </span>
        )}
        <span className="dim">
          The preview uses the documents and the clock of this moment, but the current player app. It also shows parts
          that were switched off at this moment.
        </span>
        <Failure error={history.error ?? preview.error} />
        {preview.error instanceof ApiError ? (
          <Findings findings={preview.error.findings.filter(({ severity }) => severity === 'error').slice(0, 3)} />
        ) : null}
      </div>
      <div className="phone">
        {token === undefined ? (
          preview.error === null && move !== undefined ? (
            <Waiting what="Building what was live" />
          ) : null
        ) : (
          <PlayerFrame title="What players saw" src={previewAddress(page, token)} />
        )}
      </div>
    </div>
  )
}

function usePreviewChoices(at: number): {
  readonly addresses: readonly PlayerAddress[]
  readonly personas: readonly PreviewPersona[]
} {
  const [addresses, setAddresses] = useState<readonly PlayerAddress[]>([])
  const [personas, setPersonas] = useState<readonly PreviewPersona[]>([])
  useEffect(() => void site.addresses('').then(setAddresses), [])
  useEffect(() => {
    let isCurrent = true
    void site.personas(at).then((found) => isCurrent && setPersonas(found))
    return () => {
      isCurrent = false
    }
  }, [at])
  return { addresses, personas }
}
