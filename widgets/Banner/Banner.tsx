import type { WidgetProps } from '../../engine/widget.ts'
import { imageElement } from '../_shared/image.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './Banner.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const { image, link, priority } = props
  const attributes = { className: styles.banner, 'data-size': props.size }
  const content = (
    <>
      {imageElement(image, { className: styles.image, priority })}
      {/* the element for texts is omitted when the banner has no texts */}
      {(props.title || props.text || props.cta) && (
        <span className={styles.words}>
          {props.title && <strong className={styles.title}>{props.title}</strong>}
          {props.text && <span className={styles.text}>{props.text}</span>}
          {props.cta && (
            <span className={styles.cta} data-tone={props.tone}>
              {props.cta}
            </span>
          )}
        </span>
      )}
    </>
  )
  if (link == null) {
    return (
      <button {...attributes} type="button" onClick={() => emit('press')}>
        {content}
      </button>
    )
  }
  return (
    <a {...attributes} href={link.href}>
      {content}
    </a>
  )
}
