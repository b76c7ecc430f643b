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
  const Brand = props.title || props.plainLogo ? 'div' : 'h1'
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
                <svg className={styles.weave} viewBox="0 0 64 64" aria-hidden="true">
                  <path className={styles.warp} d="M32 7 57 32M23 16 48 41M15 24 40 49M7 32 32 57" />
                  <path
                    className={styles.weft}
                    d="M32 7 23 16M40 15 32 23M49 23 40 32M23 32 15 40M40 32 31 41M57 32 48 41M31 24 23 32M41 49 32 57M15 24 7 32"
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
