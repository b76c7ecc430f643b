import type { WidgetProps } from '../../engine/widget.ts'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import iconButton from '../_shared/icon-button.module.css'
import type { Events, Props } from './types.gen.ts'
import styles from './BalanceChip.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const loading = props.status === 'idle' || props.status === 'loading'
  const failed = props.status === 'error'
  // The last known amount stays visible while the balance is loaded again.
  const amount = failed && !props.amount ? (props.errorText ?? '—') : props.amount
  return (
    <div className={styles.chip} data-name="balance" data-loading={loading || undefined}>
      <a className={styles.link} href={props.link.href}>
        <span className={styles.coin}>{icon('coin', 'small')}</span>
        {hidden(`${props.label} `)}
        <span className={styles.amount}>
          {amount || <span className={styles.bone} />}
          {failed && props.amount && props.note && <span className={styles.note}>{props.note}</span>}
        </span>
      </a>
      <button
        className={`${iconButton.iconButton} ${styles.refresh}`}
        type="button"
        aria-label={props.refreshLabel}
        aria-busy={loading}
        onClick={() => emit('refresh')}
      >
        <span className={styles.turn}>{icon('refresh', 'small')}</span>
      </button>
    </div>
  )
}
