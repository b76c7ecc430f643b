/** A field for a moment in the time zone of the site, with the server's answer about this moment. */
import { Button } from '@mantine/core'
import type { Moment } from '../api/api.ts'
import { placeOf } from '../../engine/wording/moment.ts'
import { TimeInput } from '../form/TimeInput.tsx'
import type { MomentProblem } from './words.ts'

/** A local time and, if the clocks repeat it, which of the two instants is chosen. */
export type WallMoment = Pick<Moment, 'wallTime' | 'occurrence'>

interface MomentFieldProps {
  readonly label: string
  readonly field: MomentProblem['field']
  readonly zone: string
  readonly value: WallMoment
  readonly onChange: (moment: WallMoment) => void
  readonly problem: MomentProblem | undefined
}

export function MomentField({ label, field, zone, value, onChange, problem }: MomentFieldProps) {
  const own = problem?.field === field ? problem : undefined
  return (
    <div className="field">
      <TimeInput
        label={`${label}, in ${placeOf(zone)} time`}
        value={value.wallTime}
        error={own?.message}
        onChange={(wallTime) => onChange({ wallTime: wallTime.slice(0, 16) })}
      />
      {own === undefined || own.choices.length === 0 ? null : (
        <div className="row">
          {own.choices.map((choice) => (
            <Button key={choice.label} size="xs" variant="default" onClick={() => onChange(choice.moment)}>
              {choice.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
