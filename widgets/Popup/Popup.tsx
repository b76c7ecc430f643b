import { useEffect, useEffectEvent, useRef } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import { trapFocus } from '../_shared/trap-focus.ts'
import { imageElement } from '../_shared/image.tsx'
import iconButton from '../_shared/icon-button.module.css'
import type { Events, Props } from './types.gen.ts'
import { useDrag } from './use-drag.ts'
import styles from './Popup.module.css'

export function Component({ id, props, slots, emit }: WidgetProps<Props, 'body' | 'actions', Events>) {
  const { dismissible, busy, image } = props
  const dismiss = () => {
    if (dismissible && !busy) emit('close')
  }
  const escape = useEffectEvent(dismiss)
  const { sheet, handlers } = useDrag(dismiss)
  const body = useRef<HTMLDivElement>(null)
  const canDrag = props.placement === 'sheet' && dismissible

  useEffect(() => (sheet.current === null ? undefined : trapFocus(sheet.current, () => escape())), [sheet])

  // A long body without controls must be focusable, so it can be scrolled by keyboard.
  useEffect(() => {
    if (body.current !== null && body.current.scrollHeight > body.current.clientHeight) body.current.tabIndex = 0
  }, [props.text, slots.body])

  return (
    <div className={styles.layer} data-placement={props.placement}>
      {/* not focusable, because the Escape key does the same */}
      <button
        className={styles.backdrop}
        type="button"
        tabIndex={-1}
        aria-label={props.closeLabel}
        disabled={!dismissible}
        onClick={dismiss}
      />
      <div
        ref={sheet}
        className={styles.panel}
        data-untitled={props.titleHidden || undefined}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`${id}-title`}
        aria-describedby={props.text ? `${id}-text` : undefined}
        tabIndex={-1}
      >
        <div className={styles.head} {...(canDrag ? handlers : {})}>
          {canDrag && <span className={styles.grip} />}
          <h2 className={styles.title} id={`${id}-title`}>
            {props.titleHidden ? hidden(props.title) : props.title}
          </h2>
          {/* the close button works even if the popup is not dismissible */}
          <button
            className={`${iconButton.iconButton} ${styles.close}`}
            type="button"
            aria-label={props.closeLabel}
            disabled={busy}
            onClick={() => emit('close')}
          >
            {icon('close')}
          </button>
        </div>
        <div ref={body} className={styles.body}>
          {image && imageElement(image, { className: styles.image })}
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
