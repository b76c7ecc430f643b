import type { ReactNode } from 'react'
import styles from './hidden.module.css'

/** Text for screen readers only. */
export function hidden(text: ReactNode): ReactNode {
  return <span className={styles.hidden}>{text}</span>
}
