/** Switches off one part of the site: first choose it, then confirm the effect. */
import { Alert, Select } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useZone } from '../shell/session.tsx'
import { placeOf } from '../../engine/wording/moment.ts'
import { instantOf, timeInWords } from '../shell/time.ts'
import { incidentApi, type KillRequest } from './api.ts'
import { containerChoices, meaningOf, playersOf, selectorTitles } from './meaning.ts'
import { killSelectors, type KillSelectorName } from '../../engine/core/kill.ts'
import type { KillablePart, KillableParts } from './parts.ts'
import { OneGame } from './OneGame.tsx'
import { Reason } from './Reason.tsx'
import { TimeInput } from '../form/TimeInput.tsx'
import { SecondStep } from './SecondStep.tsx'

const EVERYWHERE = 'all'
const containers = [{ value: EVERYWHERE, label: 'All players' }, ...containerChoices]

interface SwitchOffProps {
  readonly parts: KillableParts
  readonly openPages: number | undefined
}

export function SwitchOff({ parts, openPages }: SwitchOffProps) {
  const zone = useZone()
  const queries = useQueryClient()
  const [selector, setSelector] = useState<KillSelectorName>('document')
  const [value, setValue] = useState<string | null>(null)
  const [container, setContainer] = useState(EVERYWHERE)
  const [reason, setReason] = useState('')
  const [end, setEnd] = useState('')
  const [isOver, setOver] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const kill = useMutation({
    mutationFn: incidentApi.kill,
    onSuccess: async () => {
      setConfirming(false)
      setValue(null)
      setReason('')
      setEnd('')
      await queries.invalidateQueries({ queryKey: ['kills'] })
    },
  })
  const part = parts[selector].find((one) => one.value === value)
  const until = end === '' ? undefined : instantOf(end, zone)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const isEndOver = until !== undefined && until <= Date.now()
    setOver(isEndOver)
    if (part !== undefined && !isEndOver) setConfirming(true)
  }
  if (isConfirming && part !== undefined) {
    const chosen: KillRequest = {
      selector,
      value: part.value,
      container: container === EVERYWHERE ? undefined : container,
      reason,
      until,
    }
    return (
      <SecondStep
        meaning={meaningOf(selector, part, chosen.container)}
        verb={`Switch this part off for ${playersOf(chosen.container)}`}
        error={kill.error}
        isPending={kill.isPending}
        onConfirm={() => kill.mutate(chosen)}
        onBack={() => setConfirming(false)}
      >
        <span className="dim">
          {until === undefined
            ? 'This part stays off until an operator switches it on again.'
            : `This part is switched on automatically at ${timeInWords(until, zone)}.`}{' '}
          Reason: {reason}
        </span>
      </SecondStep>
    )
  }
  return (
    <form className="card" aria-labelledby="incident-choose" onSubmit={submit}>
      <h2 id="incident-choose">Step 1 of 2: what is wrong?</h2>
      <span className="dim">Pages that are already open hide the part within seconds.</span>
      <span className="dim">
        <strong>Is it one game?</strong> <OneGame />
      </span>
      {kill.data === undefined ? null : <Done openPages={openPages} />}
      <div className="choices">
        <Select
          label="Kind of part"
          data={killSelectors.map((name) => ({ value: name, label: selectorTitles[name] }))}
          value={selector}
          onChange={(next) => {
            setSelector(killSelectors.find((name) => name === next) ?? 'document')
            setValue(null)
          }}
          allowDeselect={false}
        />
        <Select
          label="Which one"
          placeholder="Type a few letters of the title"
          data={parts[selector].map((one) => ({ value: one.value, label: labelOf(one) }))}
          value={value}
          onChange={setValue}
          searchable
          limit={60}
          nothingFoundMessage="Nothing matches these words"
          required
        />
        <Select
          label="For whom"
          data={containers}
          value={container}
          onChange={(next) => setContainer(next ?? EVERYWHERE)}
          allowDeselect={false}
        />
        <TimeInput
          label={`Until, in ${placeOf(zone)} time`}
          description="Leave empty to keep the part off until an operator switches it on again."
          value={end}
          onChange={setEnd}
          error={isOver ? 'This time is in the past. Choose a later time.' : undefined}
        />
      </div>
      <Reason value={reason} onChange={setReason} />
    </form>
  )
}

function Done({ openPages }: { readonly openPages: number | undefined }) {
  return (
    <Alert color="green" variant="light" role="status" title="Switched off">
      {openPages === undefined
        ? 'Open pages are notified now.'
        : `${openPages === 1 ? '1 page is' : `${openPages.toLocaleString('en')} pages are`} open at this server, and notified now.`}{' '}
      Pages that are opened from now on do not show this part.
    </Alert>
  )
}

function labelOf({ title, kind, value }: KillablePart): string {
  if (kind === '') return title
  return title.includes(value) ? `${title}, ${kind}` : `${title}, ${kind} (${value.slice(value.indexOf('/') + 1)})`
}
