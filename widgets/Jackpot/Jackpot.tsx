import { format, type WidgetProps } from '../../engine/widget.ts'
import { hidden } from '../_shared/hidden.tsx'
import { imageElement } from '../_shared/image.tsx'
import type { Props } from './types.gen.ts'
import { useRolling } from '../_shared/use-rolling.ts'
import styles from './Jackpot.module.css'

export function Component({ props, slots, locale }: WidgetProps<Props, 'games'>) {
  const { image, label, priority, sign = locale.currencySign, size } = props
  const amount = Number.isFinite(props.amount) ? props.amount : undefined
  const shown = useRolling(amount ?? 0)
  const isFailed = amount === undefined && props.status === 'error'
  return (
    <div
      className={styles.jackpot}
      data-size={size}
      data-tint={props.tint}
      data-none={(amount ?? 1) <= 0 || undefined}
      data-image={image != null || undefined}
    >
      {image != null && (
        <>
          {imageElement(image, { className: styles.image, priority, decorative: true })}
          {imageElement(image, { className: styles.image, priority, decorative: true })}
        </>
      )}
      <p className={styles.label}>
        {props.link ? (
          <a className={styles.link} href={props.link.href}>
            {label}
          </a>
        ) : (
          label
        )}
      </p>
      {/* the line reserves its height even before the amount is known */}
      <p className={styles.amount} data-waiting={(amount === undefined && !isFailed) || undefined}>
        {isFailed && props.errorText && <span className={styles.error}>{props.errorText}</span>}
        {amount !== undefined && (
          <>
            {hidden(format('jackpot', amount, { ...locale, currencySign: sign }))}
            <span aria-hidden="true">
              <span className={styles.sign}>{sign}</span>
              {format('number', shown, locale)}
            </span>
          </>
        )}
      </p>
      {slots.games}
    </div>
  )
}
