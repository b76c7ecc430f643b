/** Makes an earlier release of the history live again: first choose it, then confirm the effect. */
import { Alert, Select } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { api } from '../api/api.ts'
import { sentence } from '../api/client.ts'
import { DocumentChange } from '../changes/DocumentChange.tsx'
import { historyApi } from '../history/api.ts'
import { moveInWords } from '../history/moves.ts'
import { pathOf } from '../shell/kinds.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { incidentApi } from './api.ts'
import { Reason } from './Reason.tsx'
import { SecondStep } from './SecondStep.tsx'

/** How many of the documents that change are named. */
const MOST_DOCUMENTS = 8

export function RollBack() {
  const zone = useZone()
  const queries = useQueryClient()
  const [query] = useSearchParams()
  const history = useQuery({ queryKey: ['history'], queryFn: api.history })
  const [live, ...earlier] = history.data ?? []
  const [chosen, setChosen] = useState(query.get('release'))
  const [reason, setReason] = useState('')
  const [isConfirming, setConfirming] = useState(false)
  const rollBack = useMutation({
    mutationFn: incidentApi.rollBack,
    onSuccess: async () => {
      setConfirming(false)
      setChosen(null)
      setReason('')
      await queries.invalidateQueries()
    },
  })
  const target = earlier.find(({ sequence }) => String(sequence) === chosen)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (target !== undefined) setConfirming(true)
  }
  if (history.data === undefined)
    return history.error === null ? (
      <Waiting what="Reading the history" />
    ) : (
      <>
        <Failure error={history.error} />
        <span className="dim">
          The history is in the database. Without the database, the people who run the server can go back with{' '}
          <span className="mono">npm run rollback</span>. You can still switch off one part here.
        </span>
      </>
    )
  if (live === undefined || earlier.length === 0)
    return (
      <section className="card">
        <Empty title="There is no earlier release.">After the next publish you can go back to what is live now.</Empty>
      </section>
    )
  if (isConfirming && target !== undefined)
    return (
      <SecondStep
        meaning={`All players see release ${target.sequence} again: ${moveInWords(target, zone)}.`}
        verb="Go back for all players"
        error={rollBack.error}
        isPending={rollBack.isPending}
        onConfirm={() => rollBack.mutate({ sequence: target.sequence, reason })}
        onBack={() => setConfirming(false)}
      >
        <Consequences from={live.sequence} to={target.sequence} />
        <span className="dim">Open change sets are not changed. Reason: {reason}</span>
      </SecondStep>
    )
  return (
    <form className="card" aria-labelledby="incident-choose" onSubmit={submit}>
      <h2 id="incident-choose">Step 1 of 2: to which release?</h2>
      {rollBack.isSuccess ? (
        <Alert color="green" variant="light" role="status" title={`Release ${live.sequence} is live`}>
          Open pages show this release at their next navigation. To undo the change, go back to release{' '}
          {live.sequence - 1}.
        </Alert>
      ) : null}
      <span className="dim">
        Live now: release {live.sequence}, {moveInWords(live, zone)}. Pages that are already open change at their next
        navigation, not within seconds: to hide one part at once, switch it off.
      </span>
      <Select
        label="Release"
        placeholder="Choose a release without the problem"
        data={earlier.map((move) => ({
          value: String(move.sequence),
          label: `Release ${move.sequence}: ${moveInWords(move, zone)}`,
        }))}
        value={chosen}
        onChange={setChosen}
        searchable
        limit={60}
        required
      />
      <Reason value={reason} onChange={setReason} />
    </form>
  )
}

function Consequences({ from, to }: { readonly from: number; readonly to: number }) {
  const difference = useQuery({
    queryKey: ['history', 'difference', from, to],
    queryFn: () => historyApi.difference(from, to),
    staleTime: Infinity,
  })
  if (difference.data === undefined)
    return difference.error === null ? (
      <Waiting what="Finding out who is affected" />
    ) : (
      <Failure error={difference.error} />
    )
  const { documents, summary = [] } = difference.data
  return (
    <div>
      <span>
        {documents.length === 1 ? '1 document changes' : `${documents.length.toLocaleString('en')} documents change`}.
      </span>
      <ul className="plain">
        {documents.slice(0, MOST_DOCUMENTS).map((one) => (
          <li key={one.document}>
            <DocumentChange of={one} to={`/history/${pathOf(one.document)}`} />
          </li>
        ))}
      </ul>
      {documents.length > MOST_DOCUMENTS ? (
        <p className="dim">and {documents.length - MOST_DOCUMENTS} more documents</p>
      ) : null}
      {summary.length === 0 ? null : (
        <ul className="plain">
          {summary.slice(0, 3).map(({ words }) => (
            <li key={words}>{sentence(words)}</li>
          ))}
        </ul>
      )}
      <Link to={`/history/compare?from=${from}&to=${to}`}>See all differences</Link>
    </div>
  )
}
