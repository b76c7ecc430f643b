/** A date that players read in their language: `{ "$format": "date", "value": … }`. */
import { Button } from '@mantine/core'
import { isObject, type Json } from '../../engine/core/json.ts'
import { placeOf } from '../../engine/wording/moment.ts'
import { useSiteFacts } from '../shell/session.tsx'
import { instantOf, wallTime } from '../shell/time.ts'
import { useForm } from './context.ts'
import type { FieldProps } from './JsonField.tsx'
import { childOf } from './schema.ts'
import { TimeInput } from './TimeInput.tsx'

/** True for a date whose instant is written in the document, and does not come from a fact or an argument. */
export function isWrittenDate(value: Json | undefined): boolean {
  return isObject(value) && value['$format'] === 'date' && typeof value['value'] === 'number'
}

/** A field for a written date. Without a value, it offers to choose one. */
export function DateField({ value, path, required, label, help }: FieldProps) {
  const { set } = useForm()
  const { timeZone } = useSiteFacts()
  const instant = childOf(value, 'value')
  const wall = typeof instant === 'number' ? wallTime(instant, timeZone) : ''
  return (
    <div className="field">
      <TimeInput
        type="date"
        label={label}
        description={`${help ?? ''} A day in ${placeOf(timeZone)}; players read it in their language.`}
        withAsterisk={required}
        value={wall.slice(0, 10)}
        onChange={(day) => set(path, withDay(value, day, wall, timeZone))}
      />
      {value === undefined ? null : (
        <div>
          <Button size="compact-xs" variant="default" onClick={() => set(path, required ? { $text: {} } : undefined)}>
            {required ? 'Write words instead' : `Remove ${label}`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Returns the value with another day. A new date is noon of the day, and a changed date keeps its time of day. */
export function withDay(value: Json | undefined, day: string, wall: string, zone: string): Json | undefined {
  const instant = instantOf(`${day}T${wall === '' ? '12:00' : wall.slice(11)}`, zone)
  if (instant === undefined) return value
  return { ...(isObject(value) ? value : { $format: 'date' }), value: instant }
}
