import type { ReactNode } from 'react'
import centered from '../centered.module.css'
import { spinner } from '../spinner.tsx'
import styles from './launch-cover.module.css'

interface LaunchCoverParts {
  /** Address of the cover; empty when it is not known. */
  readonly image: string
  readonly name: string
  readonly text: string
  /** True when the launch has failed. */
  readonly failed?: boolean
  readonly action?: ReactNode
}

/** Renders a game that is opening, or that could not be opened. */
export function launchCover({ image, name, text, failed = false, action }: LaunchCoverParts): ReactNode {
  return (
    <div className={`${centered.centered} ${styles.wait}`}>
      {image && <img className={styles.cover} src={image} alt="" width="160" height="160" />}
      <p className={styles.name}>{name}</p>
      {!failed && <span className={styles.busy}>{spinner()}</span>}
      <p role={failed ? 'alert' : 'status'}>{text}</p>
      {action}
    </div>
  )
}
