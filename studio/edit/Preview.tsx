/** The real player in a frame, as a person at a moment. All choices are in the address, to send to a colleague. */
import { Button, Select, TextInput } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { api } from '../api/api.ts'
import { ApiError } from '../api/client.ts'
import { Failure, Findings, Waiting } from '../shell/notices.tsx'
import { useSiteFacts } from '../shell/session.tsx'
import { instantOf, placeOf, wallTime } from '../shell/time.ts'
import { site } from '../workspace/client.ts'
import type { PlayerAddress, PreviewPersona } from '../workspace/site.ts'
import { personIn, withoutPerson } from './preview-as.ts'

interface PreviewProps {
  readonly path: string
  /** Undefined while nothing was edited: the preview shows what is live. */
  readonly changeSet: string | undefined
  /** Changes with everything that is saved. */
  readonly version: string
  /** Changes when the site in the worker was checked again. */
  readonly revision: number
}

export function Preview({ path, changeSet, version, revision }: PreviewProps) {
  const { timeZone, languages } = useSiteFacts()
  const [query, setQuery] = useSearchParams()
  const [opened] = useState(() => Math.floor(Date.now() / 60_000) * 60_000)
  const wall = query.get('at') ?? wallTime(opened, timeZone)
  const at = instantOf(wall, timeZone) ?? opened
  const addresses = useAddresses(path, revision)
  const found = usePersonas(at, revision)
  const chosen = personIn(query)
  const personas = chosen === undefined ? found : [chosen, ...found]
  const page = query.get('page') ?? addresses?.[0]?.path ?? '/'
  const persona = personas.find(({ title }) => title === query.get('as')) ?? personas[0]
  const language = query.get('language') ?? languages[0]?.code
  const body = { facts: persona?.facts ?? {}, at, ...(language === undefined ? {} : { language }) }
  const preview = useQuery({
    queryKey: ['preview', changeSet, version, body],
    queryFn: () => api.preview(changeSet, body),
    enabled: addresses !== undefined && persona !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })
  const choose = (name: string, value: string | null): void =>
    setQuery(
      (before) => {
        const next = name === 'as' ? withoutPerson(before) : new URLSearchParams(before)
        if (value === null || value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  const token = preview.data?.token
  return (
    <>
      <h2 style={{ margin: 0 }}>Preview</h2>
      <Select
        size="xs"
        label="Page"
        searchable
        data={[...new Set([page, ...(addresses ?? []).map((one) => one.path)])]}
        value={page}
        onChange={(value) => choose('page', value)}
      />
      <div className="row" style={{ alignItems: 'end' }}>
        <Select
          size="xs"
          label="As"
          data={personas.map(({ title }) => title)}
          value={persona?.title ?? null}
          onChange={(value) => choose('as', value)}
          style={{ flex: 1 }}
        />
        <Select
          size="xs"
          label="Language"
          data={languages.map(({ code, name }) => ({ value: code, label: name }))}
          value={language ?? null}
          onChange={(value) => choose('language', value)}
          style={{ width: 110 }}
        />
      </div>
      <div className="row" style={{ alignItems: 'end' }}>
        <TextInput
          size="xs"
          type="datetime-local"
          label={`At, time of ${placeOf(timeZone)}`}
          value={wall}
          onChange={(event) => choose('at', event.currentTarget.value)}
          style={{ flex: 1 }}
        />
        <Button size="xs" variant="default" onClick={() => choose('at', null)}>
          Now
        </Button>
      </div>
      <span className="dim">
        {changeSet === undefined ? 'Shows what is live.' : 'Shows this change set.'}{' '}
        {persona === undefined ? '' : `${persona.title}: ${persona.words}.`}
      </span>
      {preview.error === null ? null : (
        <>
          <Failure error={preview.error} />
          {preview.error instanceof ApiError ? (
            <Findings
              findings={preview.error.findings.filter(({ severity }) => severity === 'error').slice(0, 3)}
              {...(changeSet === undefined ? {} : { changeSet })}
            />
          ) : null}
        </>
      )}
      {preview.isFetching && token !== undefined ? <Waiting what="Building the preview" /> : null}
      <div className="phone">
        {token === undefined ? (
          preview.error === null ? (
            <Waiting what="Building the preview" />
          ) : null
        ) : (
          <iframe title="Preview of the site" src={`${page}?preview=${token}`} />
        )}
      </div>
    </>
  )
}

function useAddresses(path: string, revision: number): readonly PlayerAddress[] | undefined {
  const [found, setFound] = useState<readonly PlayerAddress[]>()
  useEffect(() => {
    let isCurrent = true
    if (revision > 0) void site.addresses(path).then((addresses) => isCurrent && setFound(addresses))
    return () => {
      isCurrent = false
    }
  }, [path, revision])
  return found
}

function usePersonas(at: number, revision: number): readonly PreviewPersona[] {
  const [found, setFound] = useState<readonly PreviewPersona[]>([])
  useEffect(() => {
    let isCurrent = true
    if (revision > 0) void site.personas(at).then((personas) => isCurrent && setFound(personas))
    return () => {
      isCurrent = false
    }
  }, [at, revision])
  return found
}
