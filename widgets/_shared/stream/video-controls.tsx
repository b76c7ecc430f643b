/** Buttons on top of a video, and the mark that says live or replay. */
import type { ReactNode } from 'react'
import { icon } from '../icon.tsx'
import styles from './video-controls.module.css'

interface RoundParts {
  readonly label: string
  readonly children: ReactNode
  /** Called on a press. If it is absent, the button submits its form. */
  readonly press?: () => void
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
}

export function RoundButton({ label, children, press, isPressed, isDisabled = false }: RoundParts) {
  return (
    <button
      className={styles.round}
      type={press === undefined ? 'submit' : 'button'}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={press}
    >
      {children}
    </button>
  )
}

const speaker = 'M4.5 9.5v5h3.5l4.5 4v-13l-4.5 4z'
const waves = 'M16 9.2a4 4 0 0 1 0 5.6M18.4 6.8a7.4 7.4 0 0 1 0 10.4'
const cross = 'M16.5 9.5l5 5M21.5 9.5l-5 5'

export function soundButton(label: string, isMuted: boolean, press: () => void): ReactNode {
  return (
    <RoundButton label={label} press={press} isPressed={!isMuted}>
      <svg className={styles.speaker} viewBox="0 0 24 24" aria-hidden="true">
        <path d={speaker + (isMuted ? cross : waves)} />
      </svg>
    </RoundButton>
  )
}

/**
 * Renders the play sign on a video that starts after a press. The sign is not a button: the whole image is the button.
 */
export function playDisc(): ReactNode {
  return <span className={styles.disc}>{icon('play', 'large')}</span>
}

export function liveMark(isReplay: boolean, texts: { readonly replayLabel: string; readonly liveLabel: string }) {
  return (
    <span className={styles.mark} data-live={!isReplay || undefined}>
      {isReplay ? texts.replayLabel : texts.liveLabel}
    </span>
  )
}
