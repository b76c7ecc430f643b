import type { ReactNode } from 'react'
import styles from './launch-cover.module.css'

interface LaunchCoverParts {
  /** Address of the cover; empty when it is not known. */
  readonly image: string
  readonly name: string
  readonly text: string
  readonly action?: ReactNode
}

/** A game that is opening. */
export function launchCover({ image, name, text, action }: LaunchCoverParts): ReactNode {
  return (
    <div className={styles.wait}>
      {image && <img className={styles.cover} src={image} alt="" width="160" height="160" />}
      <p className={styles.name}>{name}</p>
      <span className={styles.spinner} />
      <p role="status">{text}</p>
      {action}
    </div>
  )
}
