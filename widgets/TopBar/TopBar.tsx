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
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {props.back && barButton('back', props.backLabel, 'back')}
        {props.title ? (
          <h1 className={styles.title}>{props.title}</h1>
        ) : (
          props.logo && (
            <h1 className={styles.brand}>
              <a className={styles.home} href={props.home?.href ?? '/'}>
                {props.image &&
                  imageElement({ ...props.image, ...MARK }, { className: styles.image, decorative: true })}
                {props.weave && (
                  <svg
                    className={styles.weave}
                    viewBox="0 0 32 32"
                    width="32"
                    height="32"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <path
                      className={styles.warp}
                      d="M16 3.500 28.500 16M11.500 8 24 20.500M7.500 12 20 24.500M3.500 16 16 28.500"
                    />
                    <path
                      className={styles.weft}
                      d="M16 3.500 11.500 8M20 7.500l-4.300 4.300M24.500 11.500 20 16M11.500 16l-4 4M20 16.200l-4.400 4.300M28.500 16l-4.400 4.500M15.700 12 11.500 16M20.300 24.300 16 28.500M7.500 12l-4 4"
                    />
                  </svg>
                )}
                {props.logo}
              </a>
            </h1>
          )
        )}
        <div className={styles.actions}>
          {slots.actions}
          {/* after the actions, whose width changes when the player is known */}
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
