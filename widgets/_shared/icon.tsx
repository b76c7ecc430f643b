import type { ReactNode } from 'react'
import type { Icon } from '../../engine/widget.ts'
import { iconShape } from './icon-shapes.ts'
import styles from './icon.module.css'

/**
 * An icon in the color of the surrounding text. It is hidden from screen readers, because the text says what it means.
 */
export function icon(name: Icon, size: 'small' | 'medium' | 'large' = 'medium'): ReactNode {
  const { line, tone, solid, directed } = iconShape(name)
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-directed={directed && ''}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      {tone && <path className={styles.tone} d={tone} />}
      {line && <path className={styles.line} d={line} />}
      {solid && <path className={styles.solid} d={solid} />}
    </svg>
  )
}
