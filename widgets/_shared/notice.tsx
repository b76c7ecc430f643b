import type { ReactNode } from 'react'
import type { Icon, Image } from '../../engine/widget.ts'
import { icon } from './icon.tsx'
import type { IconShape } from './icon-shapes.ts'
import { imageElement } from './image.tsx'
import styles from './notice.module.css'

interface NoticeParts {
  readonly icon: Icon | IconShape
  /** An image that replaces the icon. */
  readonly image?: Image | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly tone?: 'plain' | 'accent' | 'alert' | 'positive'
  /** Heading level of the title: 1 if the message is the whole page, which then is no page to read offline. */
  readonly level?: number
  readonly action?: ReactNode
}

/** A message about what happened, with what the reader can do about it. */
export function notice({ icon: name, image, title, text, tone = 'plain', level = 2, action }: NoticeParts): ReactNode {
  const Level = `h${Math.min(Math.max(level, 1), 3)}` as 'h1' | 'h2' | 'h3'
  return (
    <div className={styles.notice} data-page={level === 1 || undefined}>
      {image ? (
        imageElement(image, { className: styles.image, decorative: true })
      ) : (
        <span className={styles.lamp} data-tone={tone}>
          {icon(name, 'large')}
        </span>
      )}
      <Level className={styles.heading}>{title}</Level>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
