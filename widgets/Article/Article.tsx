import type { RichBlock, WidgetProps } from '../../engine/widget.ts'
import { list } from '../_shared/list.ts'
import rich from '../_shared/rich.module.css'
import { richBlocks } from '../_shared/rich.tsx'
import type { Props } from './types.gen.ts'
import styles from './Article.module.css'

/** Splits a text before each of its largest headings. */
function parts(blocks: readonly RichBlock[]): (readonly RichBlock[])[] {
  const starts = blocks.flatMap((block, n) => (n === 0 || (block.type === 'heading' && block.level === 2) ? [n] : []))
  return starts.map((start, n) => blocks.slice(start, starts[n + 1]))
}

/** The words of the heading with which a part begins. */
const titleOf = ([first]: readonly RichBlock[]): string =>
  first?.type === 'heading' ? first.spans.map(({ text }) => text).join('') : ''

export function Component({ id, props, slots }: WidgetProps<Props, 'head'>) {
  const all = parts(list(props.blocks))
  return (
    <div className={styles.article}>
      {slots.head}
      <nav className={styles.contents} aria-label={props.label}>
        <div className={styles.list}>
          <p className={styles.label}>{props.label}</p>
          {all.map((part, n) => {
            const title = titleOf(part)
            return (
              title && (
                <a key={n} className={styles.link} href={`#${id}-${n}`}>
                  {title}
                </a>
              )
            )
          })}
        </div>
      </nav>
      {all.map((part, n) => (
        <section key={n} id={`${id}-${n}`} className={`${rich.rich} ${styles.part}`} tabIndex={-1}>
          {richBlocks(part)}
        </section>
      ))}
    </div>
  )
}
