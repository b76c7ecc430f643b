import type { WidgetProps } from '../../engine/widget.ts'
import { hidden } from '../_shared/hidden.tsx'
import { wholeNumber } from '../_shared/whole-number.ts'
import { lamps, wire } from './garland.ts'
import type { Props } from './types.gen.ts'
import { useRolling } from './use-rolling.ts'
import styles from './Jackpot.module.css'

export function Component({ props }: WidgetProps<Props>) {
  const amount = Number.isFinite(props.amount) ? props.amount : 0
  const shown = useRolling(amount)
  return (
    <div className={styles.jackpot} data-size={props.size} data-none={amount <= 0 || undefined}>
      {props.size === 'large' && (
        <svg className={styles.garland} viewBox="0 0 1440 20" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
          <path className={styles.wire} d={wire} />
          <path className={styles.lamps} d={lamps} />
        </svg>
      )}
      <p className={styles.label}>{props.label}</p>
      <p className={styles.amount}>
        {hidden(`${props.sign}${wholeNumber(amount)}`)}
        <span aria-hidden="true">
          <span className={styles.sign}>{props.sign}</span>
          {wholeNumber(shown)}
        </span>
      </p>
    </div>
  )
}
