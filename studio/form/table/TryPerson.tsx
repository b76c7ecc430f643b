/** Tries a table with a person: marks the rows that hold for the facts that are chosen. */
import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Json } from '../../../engine/core/json.ts'
import type { TableTrial } from '../../../engine/workspace/table-trial.ts'
import { usePreviewAs } from '../../edit/preview-as.ts'
import { site } from '../../workspace/client.ts'
import { useForm } from '../context.ts'
import type { FactChoice } from '../rule/fact-choice.ts'
import { FactValue } from '../rule/FactValue.tsx'

interface TryProps {
  readonly table: string
  readonly hit: string
  /** Names of the rows. */
  readonly rows: readonly string[]
  readonly facts: readonly FactChoice[]
  readonly onTried: (rows: readonly number[]) => void
}

type TriedFacts = { readonly [fact: string]: Json }

const nothing: TableTrial = { holds: [], unknown: [] }

export function TryPerson({ table, hit, rows, facts, onTried }: TryProps) {
  const { revision } = useForm()
  const previewAs = usePreviewAs()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<TriedFacts>({})
  const [used, setUsed] = useState<readonly string[]>([])
  const [trial, setTrial] = useState(nothing)
  const [now] = useState(() => Date.now())
  useEffect(() => {
    let isCurrent = true
    if (isOpen) void site.tableFacts(table).then((names) => isCurrent && setUsed(names))
    return () => {
      isCurrent = false
    }
  }, [isOpen, table, revision])
  const asked = facts.filter(({ name }) => used.includes(name))
  const person: TriedFacts = Object.fromEntries(
    asked.map(({ name, examples }) => [name, chosen[name] ?? (name === 'clock.now' ? now : (examples[0] ?? ''))]),
  )
  const key = JSON.stringify(person)
  useEffect(() => {
    if (!isOpen) return undefined
    let isCurrent = true
    const { 'clock.now': at = now, ...values } = JSON.parse(key) as TriedFacts
    void site.tryTable(table, values, typeof at === 'number' ? at : now).then((found) => {
      if (!isCurrent) return
      setTrial(found)
      onTried(hit === 'first' ? found.holds.slice(0, 1) : found.holds)
    })
    return () => {
      isCurrent = false
      onTried([])
    }
  }, [isOpen, key, table, hit, now, revision, onTried])
  if (!isOpen)
    return (
      <div>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          Try the table with a person
        </Button>
      </div>
    )
  return (
    <section className="table-try" aria-label="Try the table with a person">
      <div className="row">
        <strong>A person with</strong>
        <Button size="compact-xs" variant="default" onClick={() => setOpen(false)}>
          Close
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => previewAs({ facts: person })}>
          Preview as this person
        </Button>
      </div>
      <div className="table-person">
        {asked.map((fact) => (
          <FactValue
            key={fact.name}
            fact={fact}
            value={person[fact.name] ?? ''}
            onChange={(value) => setChosen({ ...chosen, [fact.name]: value })}
          />
        ))}
      </div>
      <output>{answerOf(trial, hit, rows)}</output>
    </section>
  )
}

function answerOf({ holds, unknown }: TableTrial, hit: string, rows: readonly string[]): string {
  const names = holds.map((n) => `“${rows[n] ?? n + 1}”`)
  const [first] = names
  const rest = unknown.length === 0 ? '' : ` Rows that are not complete: ${unknown.length}.`
  if (first === undefined) return `No row holds for this person.${rest}`
  if (hit === 'first') return `Row ${first} decides.${rest}`
  return `${names.length === 1 ? 'Row' : 'Rows'} ${names.join(', ')} hold${names.length === 1 ? 's' : ''}.${rest}`
}
