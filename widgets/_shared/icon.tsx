import type { ReactNode } from 'react'
import type { Icon } from '../../engine/widget.ts'
import { drawing } from './drawings.ts'
import styles from './icon.module.css'

/** A drawing in the colour of the words round it, hidden from screen readers: the words say what it means. */
export function icon(name: Icon, size: 'small' | 'medium' | 'large' = 'medium'): ReactNode {
  const { line, tone, solid } = drawing(name)
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      {tone && <path className={styles.tone} d={tone} />}
      {line && <path className={styles.line} d={line} />}
      {solid && <path className={styles.solid} d={solid} />}
    </svg>
  )
}
