import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import iconButton from '../_shared/icon-button.module.css'
import { imageElement } from '../_shared/image.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './OfferCard.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const { image } = props
  return (
    <article
      className={styles.card}
      data-layout={props.layout}
      data-image={image !== undefined || undefined}
      aria-label={props.title}
    >
      <div className={styles.words}>
        {image && imageElement(image, { className: styles.image })}
        <div className={styles.head}>
          <h2 className={styles.title}>{props.title}</h2>
          {props.amount && (
            <p
              className={styles.amount}
              data-waiting={props.waiting || undefined}
              data-long={props.amount.length > 11 || undefined}
            >
              {props.waiting ? hidden(props.amount) : props.amount}
            </p>
          )}
        </div>
        {props.text && <p>{props.text}</p>}
      </div>
      {props.reloadLabel && (
        <button
          className={`${iconButton.iconButton} ${styles.reload}`}
          type="button"
          aria-label={props.reloadLabel}
          onClick={() => emit('reload')}
        >
          {icon('refresh', 'small')}
        </button>
      )}
      {button({ label: props.cta, icon: props.icon, tone: props.tone, link: props.link, press: () => emit('press') })}
    </article>
  )
}
