import { useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { icon } from '../_shared/icon.tsx'
import { trapFocus } from '../_shared/trap-focus.ts'
import { launchCover } from '../_shared/launch-cover/launch-cover.tsx'
import { notice } from '../_shared/notice.tsx'
import { isGameAddress } from './address.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './GameFrame.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const layer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState('')
  /** The attempt that has taken longer than `waitMs`. */
  const [late, setLate] = useState(-1)
  const src = isGameAddress(props.src ?? '') ? props.src : ''
  const failed = props.status === 'error' || (props.status === 'ready' && src === '')
  const key = `${attempt} ${src}`
  const isWaiting = !failed && (src === '' || loaded !== key)
  const isLate = late === attempt

  useEffect(() => (layer.current === null ? undefined : trapFocus(layer.current)), [])

  // Only the game in this frame may close it. A sandboxed frame has no origin to check, so that its window is compared.
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const data: unknown = event.data
      const isClose = typeof data === 'object' && data !== null && 'type' in data && data.type === 'game-close'
      if (isClose && event.source !== null && event.source === frame.current?.contentWindow) emit('close')
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [emit])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(attempt), props.waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, attempt, props.waitMs])

  const retry = button({
    label: props.retryLabel,
    icon: failed ? undefined : 'refresh',
    press() {
      setAttempt(attempt + 1)
      emit('retry')
    },
  })

  return (
    <div ref={layer} className={styles.layer} role="dialog" aria-modal="true" aria-label={props.title} tabIndex={-1}>
      <div className={styles.bar}>
        <button className={styles.close} type="button" onClick={() => emit('close')}>
          {icon('back', 'small')}
          {props.closeLabel}
        </button>
        <p className={styles.title}>{props.title}</p>
      </div>
      <div className={styles.content}>
        {failed ? (
          notice({
            icon: 'warning',
            tone: 'alert',
            title: props.errorText,
            action: retry,
          })
        ) : (
          <>
            {src && (
              <iframe
                key={key}
                ref={frame}
                className={styles.frame}
                src={src}
                title={props.title}
                sandbox="allow-scripts"
                allow="autoplay *; fullscreen *"
                referrerPolicy="no-referrer"
                onLoad={() => setLoaded(key)}
              />
            )}
            {isWaiting &&
              launchCover({
                image: props.image,
                name: props.title,
                text: isLate ? (props.lateText ?? props.errorText) : props.loadingText,
                action: isLate && retry,
              })}
          </>
        )}
      </div>
    </div>
  )
}
