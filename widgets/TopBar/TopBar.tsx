import type { Icon, WidgetProps } from '../../engine/widget.ts'
import { icon } from '../_shared/icon.tsx'
import { imageElement } from '../_shared/image.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './TopBar.module.css'

/** Size of the brand image in CSS pixels. */
const MARK = { width: 28, height: 28 }

export function Component({ props, slots, emit }: WidgetProps<Props, 'actions', Events>) {
  const barButton = (name: Icon, label: string, event: 'back' | 'support' | 'share') => (
    <button className={styles.mark} type="button" aria-label={label} onClick={() => emit(event)}>
      {icon(name)}
    </button>
  )
  // Beside a title, the brand is shown only on desktops, over the side navigation.
  const Brand = props.title ? 'div' : 'h1'
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {props.back && barButton('back', props.backLabel, 'back')}
        {props.title && <h1 className={styles.title}>{props.title}</h1>}
        {props.logo && (
          <Brand className={styles.brand}>
            <a className={styles.home} href={props.home?.href ?? '/'}>
              {props.image && imageElement({ ...props.image, ...MARK }, { className: styles.image, decorative: true })}
              {props.weave && (
                <svg className={styles.weave} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
                  <path className={styles.warp} d="M16 3.5 28.5 16M11.5 8 24 20.5M7.5 12 20 24.5M3.5 16 16 28.5" />
                  <path
                    className={styles.weft}
                    d="M16 3.5 11.5 8M20 7.5l-4.3 4.3M24.5 11.5 20 16M11.5 16l-4 4M20 16.2l-4.4 4.3M28.5 16l-4.4 4.5M15.7 12 11.5 16M20.3 24.3 16 28.5M7.5 12l-4 4"
                  />
                </svg>
              )}
              {props.logo}
            </a>
          </Brand>
        )}
        <div className={styles.actions}>
          {slots.actions}
          {/* placed after the actions, because their width changes when the player is known */}
          {!props.title && props.search && (
            <a className={`${styles.mark} ${styles.search}`} href={props.search.href} aria-label={props.searchLabel}>
              {icon('search')}
            </a>
          )}
          {props.support && barButton('support', props.supportLabel, 'support')}
          {props.share && barButton('share', props.shareLabel, 'share')}
        </div>
      </div>
    </header>
  )
}
