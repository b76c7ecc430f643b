import type { ReactNode } from 'react'
import styles from './spinner.module.css'

/** A turning ring in the color of the text. Its label, if it has one, is read aloud. */
export function spinner(className = '', label?: string): ReactNode {
  const spoken = label === undefined ? {} : { role: 'status', 'aria-label': label }
  return <span className={`${styles.spinner} ${className}`} {...spoken} />
}
