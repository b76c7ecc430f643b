import { useState } from 'react'
import { compact, type WidgetProps } from '../../engine/widget.ts'
import { notice } from '../_shared/notice.tsx'
import { StreamPlayer } from '../_shared/stream/StreamPlayer.tsx'
import { liveMark, playDisc } from '../_shared/stream/video-controls.tsx'
import type { Props } from './types.gen.ts'
import styles from './LiveStream.module.css'

export function Component({ props }: WidgetProps<Props>) {
  const { stream } = props
  /**
   * The address of the stream that the person has started. A stream with another address starts only after another
   * press.
   */
  const [started, setStarted] = useState('')
  if (stream == null)
    return props.status === 'ready' || props.status === 'error' ? (
      notice({ icon: 'play', title: props.status === 'error' ? props.errorText : props.closedText })
    ) : (
      <div className={styles.stage} aria-busy="true" />
    )
  const { title, anchorName, isReplay = false, viewers, videoUrl, livePlayerBg = '' } = stream
  return (
    <figure className={styles.figure}>
      <div className={styles.stage}>
        {livePlayerBg && <img className={styles.background} src={livePlayerBg} alt="" decoding="async" />}
        {started === videoUrl ? (
          <StreamPlayer
            address={videoUrl}
            poster={livePlayerBg}
            title={title}
            isReplay={isReplay}
            isRequested
            texts={props}
          />
        ) : (
          <button
            className={styles.play}
            type="button"
            aria-label={`${props.playLabel}: ${title}`}
            onClick={() => setStarted(videoUrl)}
          >
            {playDisc()}
          </button>
        )}
        <span className={styles.corner}>{liveMark(isReplay, props)}</span>
      </div>
      <figcaption className={styles.caption}>
        {anchorName}
        {viewers !== undefined && !isReplay && ` · ${compact(viewers)} ${props.viewersLabel}`}
      </figcaption>
    </figure>
  )
}
