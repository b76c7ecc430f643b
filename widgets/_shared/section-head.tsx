import type { ReactNode } from 'react'
import type { Link } from '../../engine/widget.ts'
import { icon } from './icon.tsx'
import styles from './section-head.module.css'

/**
 * Renders the title of a section, with a link that is inactive if `active` is false or `link` is missing. `buttons` are
 * between the title and the link.
 */
export function sectionHead(
  title: string,
  link?: Link | null,
  linkLabel?: string,
  active = true,
  buttons?: ReactNode,
): ReactNode {
  const words = linkLabel && (
    <>
      {linkLabel}
      {icon('chevron', 'small')}
    </>
  )
  return (
    <div className={styles.head}>
      <h2 className={styles.title}>{title}</h2>
      {buttons}
      {words &&
        (active && link != null ? (
          <a className={styles.more} href={link.href}>
            {words}
          </a>
        ) : (
          <span className={styles.more} role="link" aria-disabled="true">
            {words}
          </span>
        ))}
    </div>
  )
}
