import type { ReactNode } from 'react'
import type { Icon, Image } from '../../engine/widget.ts'
import { icon } from './icon.tsx'
import { picture } from './picture.tsx'
import styles from './notice.module.css'

interface NoticeParts {
  readonly icon: Icon
  /** Instead of the icon. */
  readonly image?: Image | undefined
  readonly title: string
  readonly text?: string | undefined
  readonly tone?: 'plain' | 'lantern' | 'coral' | 'sea'
  /** Rank of the title. */
  readonly level?: number
  readonly action?: ReactNode
}

/** Says what happened and gives one way on. */
export function notice({ icon: name, image, title, text, tone = 'plain', level = 2, action }: NoticeParts): ReactNode {
  const Level = `h${Math.min(Math.max(level, 1), 3)}` as 'h1' | 'h2' | 'h3'
  return (
    <div className={styles.notice}>
      {image ? (
        picture(image, { className: styles.image, decorative: true })
      ) : (
        <span className={styles.lamp} data-tone={tone}>
          {icon(name, 'large')}
        </span>
      )}
      <Level className={styles.title}>{title}</Level>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
