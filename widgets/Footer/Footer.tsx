import type { WidgetProps } from '../../engine/widget.ts'
import { list } from '../_shared/list.ts'
import type { Props } from './types.gen.ts'
import styles from './Footer.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.groups} aria-label={props.label}>
        {list(props.groups).map((group, n) => (
          <ul key={n} className={styles.group} aria-label={group.title}>
            <li className={styles.title} aria-hidden="true">
              {group.title}
            </li>
            {list(group.links).map(({ label, link }, k) => (
              <li key={k}>
                <a className={styles.link} href={link?.href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <p className={styles.note}>{props.note}</p>
    </footer>
  )
}
