import type { WidgetProps } from '../../engine/widget.ts'
import { list } from '../_shared/list.ts'
import type { Props } from './types.gen.ts'
import styles from './Footer.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return (
    <footer className={styles.footer}>
      <nav aria-label={props.label}>
        <ul className={styles.links}>
          {list(props.links).map(({ label, link }, n) => (
            <li key={n}>
              <a className={styles.link} href={link?.href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <p>{props.note}</p>
    </footer>
  )
}
