import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './Meter.module.css'

export function Component({ props: { label, amount, note, value, max, link } }: WidgetProps<Props>) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <a className={styles.meter} href={link.href}>
      <span className={styles.label}>{label}</span>
      {/* both lines reserve their height until their texts are known */}
      <strong className={styles.amount}>{amount}</strong>
      <svg className={styles.bar} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0h${share}v1H0`} />
      </svg>
      <span className={styles.note}>{note}</span>
    </a>
  )
}
