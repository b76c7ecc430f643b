import { useEffect, useRef, useState } from 'react'
import { compact, type EmitArgs } from '../../engine/widget.ts'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import { playDisc, RoundButton, soundButton } from '../_shared/stream/video-controls.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './ReelFeed.module.css'

interface ReelParts {
  readonly reel: NonNullable<Props['reels']>[number]
  /** The position of the video, from 1, and the number of videos. */
  readonly place: readonly [position: number, count: number]
  readonly isShown: boolean
  readonly isLoaded: boolean
  readonly isPlaying: boolean
  /** True if the video starts only after a press, because the device saves data or reduces motion. */
  readonly isSaving: boolean
  readonly isMuted: boolean
  readonly isLiked: boolean
  readonly texts: Props
  readonly toggle: () => void
  readonly toggleSound: () => void
  readonly emit: (...event: EmitArgs<Events>) => void
}

/** One video with its buttons. Shows the image of the video until the video is loaded. */
export function Reel(parts: ReelParts) {
  const { reel, place, isShown, isLoaded, isPlaying, isSaving, isMuted, isLiked, texts, emit } = parts
  const { reelId, title, gameId, platformId, gameName } = reel
  const video = useRef<HTMLVideoElement>(null)
  const [isFailed, setFailed] = useState(false)
  /** True if the browser has refused to play without a press. */
  const [isBlocked, setBlocked] = useState(false)
  const [attempt, setAttempt] = useState(0)

  const play = (element: HTMLVideoElement) =>
    element.play().then(
      () => setBlocked(false),
      (error: Error) => setBlocked(error.name === 'NotAllowedError'),
    )

  useEffect(() => {
    const element = video.current
    if (element === null) return
    if (isPlaying) void play(element)
    else element.pause()
  }, [isPlaying, isLoaded, attempt])

  useEffect(() => {
    if (video.current !== null) video.current.muted = isMuted
  }, [isMuted, isLoaded, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  useEffect(() => {
    if (!isFailed) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  })

  return (
    <article
      className={styles.reel}
      aria-posinset={place[0]}
      aria-setsize={place[1]}
      aria-labelledby={`reel-${reelId}`}
    >
      {reel.poster && (
        <>
          <img className={styles.backdrop} src={reel.poster} alt="" loading="lazy" decoding="async" />
          <img className={styles.video} src={reel.poster} alt="" loading="lazy" decoding="async" />
        </>
      )}
      {isLoaded && !isFailed && (
        <video
          key={attempt}
          ref={video}
          className={styles.video}
          src={reel.videoUrl}
          poster={reel.poster}
          preload={isSaving ? 'none' : 'auto'}
          loop
          muted
          playsInline
          aria-labelledby={`reel-${reelId}`}
          // Plays again, because the browser may have stopped an earlier attempt while it was busy or hidden.
          onCanPlay={({ currentTarget }) => {
            if (isPlaying && currentTarget.paused) void play(currentTarget)
          }}
          onError={() => setFailed(true)}
        />
      )}
      {isFailed ? (
        <div className={styles.failed} role="status">
          <p>{navigator.onLine ? texts.videoErrorText : texts.offlineText}</p>
          <button className={styles.game} type="button" onClick={retry}>
            {texts.retryLabel}
          </button>
        </div>
      ) : (
        <button
          className={styles.toggle}
          type="button"
          aria-label={`${isPlaying && !isBlocked ? texts.pauseLabel : texts.playLabel}: ${title}`}
          onClick={isBlocked ? retry : parts.toggle}
        >
          {(isBlocked || (isShown && !isPlaying)) && (
            <>
              {playDisc()}
              {isSaving && <span className={styles.saving}>{texts.savingText}</span>}
            </>
          )}
        </button>
      )}
      <div className={styles.words}>
        <h2 className={styles.title} id={`reel-${reelId}`}>
          {title}
        </h2>
        {reel.author && <p className={styles.author}>{reel.author}</p>}
        {gameId && gameName && (
          <button
            className={styles.game}
            type="button"
            onClick={() => emit('open', { game: { gameId, ...(platformId ? { platformId } : {}) } })}
          >
            {texts.openLabel} <span className={styles.gameName}>{gameName}</span>
          </button>
        )}
      </div>
      <div className={styles.buttons}>
        <span className={styles.count}>
          <RoundButton
            label={`${texts.likeLabel}: ${title}`}
            isPressed={isLiked}
            press={() => emit('like', { reelId })}
          >
            {icon(isLiked ? 'heart-filled' : 'heart')}
          </RoundButton>
          {reel.likes !== undefined && (
            <span>
              {compact(reel.likes)}
              {hidden(` ${texts.likesLabel}`)}
            </span>
          )}
        </span>
        <RoundButton label={`${texts.shareLabel}: ${title}`} press={() => emit('share', { reelId, title })}>
          {icon('share')}
        </RoundButton>
        {soundButton(texts.soundLabel, isMuted, parts.toggleSound)}
      </div>
    </article>
  )
}
