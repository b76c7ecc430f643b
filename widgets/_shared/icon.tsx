import type { ReactNode } from 'react'
import type { Icon } from '../../engine/widget.ts'
import { type IconShape, iconShape } from './icon-shapes.ts'
import styles from './icon.module.css'

/**
 * Renders an icon in the color of the surrounding text. The icon is hidden from screen readers, because the text says
 * the same.
 */
export function icon(name: Icon | IconShape, size: 'small' | 'medium' | 'large' = 'medium'): ReactNode {
  const { line, tone, solid, directed }: IconShape = typeof name === 'string' ? iconShape(name) : name
  // The name of an icon that the site provides is the address of an element in an SVG file.
  const file = typeof name === 'string' && name.startsWith('/') ? name : undefined
  return (
    <svg
      className={styles.icon}
      data-size={size}
      data-directed={directed && ''}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {file && <use href={file} />}
      {tone && <path className={styles.tone} d={tone} />}
      {line && <path className={styles.line} d={line} />}
      {solid && <path className={styles.solid} d={solid} />}
    </svg>
  )
}
