/** The switched-off parts: by whom, why and until when, with a button to switch each on again. */
import { Badge, Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Empty, Failure } from '../shell/notices.tsx'
import { useZone } from '../shell/session.tsx'
import { timeInWords } from '../shell/time.ts'
import type { Kill } from '../../engine/core/kill.ts'
import { incidentApi, isActive, type KillsAnswer, selectionOf } from './api.ts'
import { playersOf, selectorTitles } from './meaning.ts'
import type { KillableParts } from './parts.ts'

const MOST_ENDED = 5

interface KilledProps {
  readonly kills: KillsAnswer
  readonly parts: KillableParts
  readonly mayChange: boolean
  /** When the kills were read, in milliseconds since 1970. */
  readonly now: number
}

export function Killed({ kills: { kills }, parts, mayChange, now }: KilledProps) {
  const active = kills.filter((kill) => isActive(kill, now)).toReversed()
  const ended = kills.filter((kill) => !isActive(kill, now)).toReversed()
  return (
    <section className="card" aria-labelledby="incident-now">
      <div className="head">
        <h2 id="incident-now">Switched off now</h2>
        {active.length === 0 ? null : (
          <Badge color="red" variant="light" tt="none">
            {active.length === 1 ? '1 part' : `${active.length} parts`}
          </Badge>
        )}
      </div>
      {active.length === 0 ? (
        <Empty title="Nothing.">Players see everything that is live.</Empty>
      ) : (
        <ul className="plain kills">
          {active.map((kill) => (
            <ActiveKill key={kill.id} kill={kill} parts={parts} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {ended.length === 0 ? null : (
        <details>
          <summary>Switched on again ({ended.length})</summary>
          <ul className="plain kills">
            {ended.slice(0, MOST_ENDED).map((kill) => (
              <li key={kill.id}>
                <strong>{titleOf(kill, parts)}</strong>
                <EndOf kill={kill} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function EndOf({ kill: { lifted, until, reason } }: { readonly kill: Kill }) {
  const zone = useZone()
  return (
    <span className="dim">
      {lifted === undefined
        ? `Ended ${until === undefined ? '' : timeInWords(until, zone)}. The part was off because: ${reason}`
        : `By ${lifted.by}, ${timeInWords(lifted.at, zone)}: ${lifted.reason}`}
    </span>
  )
}

function ActiveKill({
  kill,
  parts,
  mayChange,
}: {
  readonly kill: Kill
  readonly parts: KillableParts
  readonly mayChange: boolean
}) {
  const zone = useZone()
  const queries = useQueryClient()
  const [isLifting, setLifting] = useState(false)
  const lift = useMutation({
    mutationFn: incidentApi.lift,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['kills'] }),
  })
  const title = titleOf(kill, parts)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    lift.mutate({ id: kill.id, reason: String(new FormData(event.currentTarget).get('reason') ?? '') })
  }
  return (
    <li>
      <div className="head">
        <span>
          <strong>{title}</strong>{' '}
          <span className="dim">
            {selectorTitles[selectionOf(kill).selector]}, for {playersOf(kill.container)}
          </span>
          <br />
          <span>{kill.reason}</span>
          <br />
          <span className="dim">
            Off since {timeInWords(kill.at, zone)}, by {kill.by}.{' '}
            {kill.until === undefined
              ? 'This part stays off until an operator switches it on.'
              : `This part is switched on automatically at ${timeInWords(kill.until, zone)}.`}
          </span>
        </span>
        {mayChange && !isLifting ? (
          <Button size="xs" variant="default" onClick={() => setLifting(true)} aria-label={`Switch on ${title}`}>
            Switch on again
          </Button>
        ) : null}
      </div>
      {isLifting ? (
        <form className="row ends" onSubmit={submit}>
          <TextInput
            name="reason"
            label="Why you switch this part on again"
            placeholder="Such as: the amounts are right again"
            required
            maxLength={1000}
            data-autofocus
            ref={(input) => input?.focus()}
          />
          <Button type="submit" loading={lift.isPending}>
            Switch on for {playersOf(kill.container)}
          </Button>
          <Button variant="default" onClick={() => setLifting(false)}>
            Leave it off
          </Button>
        </form>
      ) : null}
      <Failure error={lift.error} />
    </li>
  )
}

function titleOf(kill: Kill, parts: KillableParts): string {
  const { selector, value } = selectionOf(kill)
  return parts[selector].find((part) => part.value === value)?.title ?? value
}
