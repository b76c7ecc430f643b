import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isFrameAddress } from '../../engine/core/frame-address.ts'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { icon } from '../_shared/icon.tsx'
import { trapFocus } from '../_shared/trap-focus.ts'
import { launchCover } from '../_shared/launch-cover/launch-cover.tsx'
import { clockText } from './clock-text.ts'
import { isOrientation, leaveFullScreen, toggleFullScreen, useIsFullScreen, useIsLandscape } from './screen.ts'
import type { Events, Props } from './types.gen.ts'
import { useSeconds } from './use-seconds.ts'
import styles from './GameFrame.module.css'

/** Milliseconds for which the strip shows that the connection is back. */
const BACK_MS = 8000

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const layer = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [loaded, setLoaded] = useState('')
  /** Number of the attempt that has taken longer than `waitMs`. */
  const [late, setLate] = useState(-1)
  /** The React key of the frame that the browser refused to load. */
  const [blocked, setBlocked] = useState('')
  const [wasOffline, setWasOffline] = useState(props.offline)
  const [connection, setConnection] = useState<'good' | 'lost' | 'back'>(props.offline ? 'lost' : 'good')
  /** The orientation that the game has requested; empty before that, and after the player has hidden the text. */
  const [wanted, setWanted] = useState<'landscape' | 'portrait' | ''>('')
  const isLandscape = useIsLandscape()
  const isFullScreen = useIsFullScreen()
  const src = isFrameAddress(props.src) ? props.src : ''
  const key = `${attempt} ${src}`
  const failed = props.status === 'error' || (props.status === 'ready' && src === '') || blocked === key
  const isWaiting = !failed && (src === '' || loaded !== key)
  const isOpen = !failed && !isWaiting
  const isLate = late === attempt
  const seconds = useSeconds(isOpen)

  useEffect(() => (layer.current === null ? undefined : trapFocus(layer.current)), [])
  useEffect(() => leaveFullScreen, [])

  // Accepts only messages of the game, and of frames in it, such as campaigns. Windows are compared, because a
  // sandboxed frame may have no origin.
  useEffect(() => {
    const onMessage = ({ data, source }: MessageEvent<unknown>) => {
      const game = frame.current?.contentWindow
      if (!source || (source !== game && (source as Window).parent !== game)) return
      if (typeof data !== 'object' || data === null || !('type' in data)) return
      if (data.type === 'game-close') emit('close')
      if (data.type === 'game-launch' && 'gameId' in data && typeof data.gameId === 'string')
        emit('launch', { game: { gameId: data.gameId } })
      if (data.type === 'game-orientation' && 'orientation' in data && isOrientation(data.orientation))
        setWanted(data.orientation)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [emit])

  // `load` also fires for a frame that the content security policy blocks, because the browser loads an error page.
  useLayoutEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src') setBlocked(key)
    }
    document.addEventListener('securitypolicyviolation', onViolation)
    return () => document.removeEventListener('securitypolicyviolation', onViolation)
  }, [key])

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(attempt), props.waitMs)
    return () => clearTimeout(timer)
  }, [isWaiting, attempt, props.waitMs])

  // A game might not detect that its connection was interrupted, so the strip offers to load the game again.
  if (props.offline !== wasOffline) {
    setWasOffline(props.offline)
    setConnection(props.offline ? 'lost' : 'back')
  }
  useEffect(() => {
    if (connection !== 'back') return
    const timer = setTimeout(() => setConnection('good'), BACK_MS)
    return () => clearTimeout(timer)
  }, [connection])

  const load = () => {
    setAttempt(attempt + 1)
    setConnection('good')
    emit('retry')
  }
  const retry = button({ label: props.retryLabel, press: load })
  const isTurned = wanted === '' || (wanted === 'landscape') === isLandscape

  return (
    <div
      ref={layer}
      className={styles.layer}
      role="dialog"
      aria-modal="true"
      aria-label={props.title}
      tabIndex={-1}
      data-reports-connection={isOpen || undefined}
    >
      <div className={styles.bar}>
        <button className={styles.close} type="button" onClick={() => emit('close')}>
          {icon('back', 'small')}
          <span className={styles.closeText}>{props.closeLabel}</span>
        </button>
        <p className={styles.title}>{props.title}</p>
        {isOpen && props.clockLabel && (
          <p className={styles.clock} role="timer" aria-label={`${props.clockLabel} ${clockText(seconds)}`}>
            {clockText(seconds)}
          </p>
        )}
        {isOpen && props.fullScreenLabel && document.fullscreenEnabled && (
          <button
            className={styles.screen}
            type="button"
            aria-pressed={isFullScreen}
            onClick={() => toggleFullScreen(wanted)}
          >
            {props.fullScreenLabel}
          </button>
        )}
      </div>
      {isOpen && (
        <div role="status">
          {connection === 'lost' && strip(props.offlineText)}
          {connection === 'back' && strip(props.onlineText, props.retryLabel, load)}
          {connection === 'good' &&
            !isTurned &&
            strip(wanted === 'landscape' ? props.landscapeText : props.portraitText, props.hideLabel, () =>
              setWanted(''),
            )}
          {props.noticeText && strip(props.noticeText)}
        </div>
      )}
      <div className={styles.content}>
        {failed ? (
          launchCover({
            image: props.image,
            name: props.title,
            text: props.errorText,
            failed: true,
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
                sandbox={`allow-scripts${isOtherHost(src) ? ' allow-same-origin' : ''}`}
                allow={`autoplay *; fullscreen *${props.camera ? '; camera *' : ''}`}
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

/**
 * Without its own origin a game could use neither the camera nor storage. A game on the host of the site would get
 * the rights of the site with it.
 */
const isOtherHost = (src: string): boolean =>
  src[0] !== '/' && /[\w.-]+/.exec(src.slice(7))?.[0].toLowerCase() !== globalThis.location?.hostname

/** A line above the game, with a button if there is a label. */
const strip = (text?: string, label?: string, press?: () => void) => (
  <p className={styles.strip}>
    {text}{' '}
    {label && (
      <button className={styles.again} type="button" onClick={press}>
        {label}
      </button>
    )}
  </p>
)
