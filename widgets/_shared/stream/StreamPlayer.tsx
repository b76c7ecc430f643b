import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { button } from '../button.tsx'
import { notice } from '../notice.tsx'
import { isStream } from './is-stream.ts'
import { playDisc, soundButton } from './video-controls.tsx'
import styles from './StreamPlayer.module.css'

interface PlayerParts {
  readonly address: string
  readonly poster: string
  readonly title: string
  /** True for a recording, which starts again after its end. */
  readonly isReplay: boolean
  /** True if the person has pressed a button to start the video, so it plays even with reduced motion. */
  readonly isRequested?: boolean
  readonly texts: {
    readonly playLabel: string
    readonly soundLabel: string
    readonly videoErrorText: string
    readonly offlineText: string
    readonly retryLabel: string
  }
}

const STREAM_TYPE = 'application/vnd.apple.mpegurl'

/** Plays the video of a broadcast: an MP4 recording, or an HLS stream, natively or with a library. */
export function StreamPlayer({ address, poster, title, isReplay, isRequested = false, texts }: PlayerParts) {
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [isFailed, setFailed] = useState(false)
  /** True if the library plays the stream, because the browser does not support HLS or has failed to play it. */
  const [usesLibrary, setLibrary] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const [isMuted, setMuted] = useState(true)

  const start = useEffectEvent(
    (element: HTMLVideoElement) => void play(element, isRequested).catch(() => setPaused(true)),
  )
  const fail = useEffectEvent(() => setFailed(true))
  useEffect(() => {
    const element = video.current
    if (element === null) return
    let stop: (() => void) | undefined
    let isLeft = false
    if (isStream(address) && (usesLibrary || element.canPlayType(STREAM_TYPE) === ''))
      void import('./attach-stream.ts').then(
        ({ attachStream }) => {
          if (!isLeft) stop = attachStream(element, address, () => fail())
        },
        () => fail(),
      )
    else {
      element.src = address
      start(element)
    }
    return () => {
      isLeft = true
      stop?.()
      element.removeAttribute('src')
    }
  }, [address, attempt, usesLibrary])

  useEffect(() => {
    if (video.current !== null) video.current.muted = isMuted
  }, [isMuted, attempt, isFailed, usesLibrary])

  const retry = () => {
    setFailed(false)
    setPaused(false)
    setAttempt(attempt + 1)
  }
  useEffect(() => {
    if (!isFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })

  if (isFailed)
    return (
      <div className={styles.failed} role="status">
        {notice({
          icon: 'offline',
          tone: 'alert',
          title: navigator.onLine ? texts.videoErrorText : texts.offlineText,
          action: button({ label: texts.retryLabel, icon: 'refresh', press: retry }),
        })}
      </div>
    )
  return (
    <>
      <video
        key={`${attempt} ${usesLibrary}`}
        ref={video}
        className={styles.video}
        poster={poster || undefined}
        loop={isReplay}
        muted
        playsInline
        aria-label={title}
        onPlaying={() => setPaused(false)}
        onCanPlay={({ currentTarget }) => {
          if (currentTarget.paused) void play(currentTarget, isRequested).catch(() => setPaused(true))
        }}
        onError={({ currentTarget }) => {
          const isNative = currentTarget.hasAttribute('src')
          if (isNative && isStream(address) && !usesLibrary) setLibrary(true)
          else setFailed(true)
        }}
      />
      {isPaused && (
        <button
          className={styles.play}
          type="button"
          aria-label={`${texts.playLabel}: ${title}`}
          onClick={() => void video.current?.play().catch(() => undefined)}
        >
          {playDisc()}
        </button>
      )}
      <div className={styles.sound}>{soundButton(texts.soundLabel, isMuted, () => setMuted(!isMuted))}</div>
    </>
  )
}

/** Starts the video. On a device with reduced motion, only a press starts it. */
async function play(video: HTMLVideoElement, isRequested: boolean): Promise<void> {
  if (!isRequested && matchMedia('(prefers-reduced-motion: reduce)').matches)
    throw new Error('the device prefers reduced motion, so only a press starts the video')
  await video.play()
}
