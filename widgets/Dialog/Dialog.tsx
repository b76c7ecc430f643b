import { useEffect, useRef } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { icon } from '../_shared/icon.tsx'
import { keepFocus } from '../_shared/keep-focus.ts'
import type { Props } from './types.gen.ts'
import { useDrag } from './use-drag.ts'
import styles from './Dialog.module.css'

export function Component({ id, props, slots, emit }: WidgetProps<Props, 'body' | 'actions', 'close'>) {
  const panel = useRef<HTMLDivElement>(null)
  const { dismissible, busy, image } = props
  const dismiss = () => {
    if (dismissible && !busy) emit('close')
  }
  const drag = useDrag(panel, dismiss)

  useEffect(() => (panel.current === null ? undefined : keepFocus(panel.current)), [])

  return (
    <div className={styles.layer} data-placement={props.placement}>
      {/* the keyboard's way to do the same is Escape */}
      <div className={styles.backdrop} onClick={dismiss} />
      <div
        ref={panel}
        className={styles.panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={props.text ? `${id}-text` : undefined}
        tabIndex={-1}
        onKeyDown={(event) => {
          if (event.key === 'Escape') dismiss()
        }}
      >
        <div className={styles.head} {...(props.placement === 'sheet' && dismissible ? drag : {})}>
          {props.placement === 'sheet' && dismissible && <span className={styles.grip} />}
          <h2 className={styles.title} id={`${id}-title`}>
            {props.title}
          </h2>
          {/* without another way out the mark always closes */}
          <button className={styles.close} type="button" aria-label={props.closeLabel} disabled={busy} onClick={() => emit('close')}>
            {icon('close')}
          </button>
        </div>
        <div className={styles.body}>
          {image && <img className={styles.image} src={image.src} width={image.width} height={image.height} alt={image.alt ?? ''} />}
          {props.text && (
            <p className={styles.text} id={`${id}-text`}>
              {props.text}
            </p>
          )}
          {slots.body}
        </div>
        {slots.actions && <div className={styles.actions}>{slots.actions}</div>}
      </div>
    </div>
  )
}
