import type { WidgetProps } from '../../engine/widget.ts'
import { icon } from '../_shared/icon.tsx'
import { imageElement } from '../_shared/image.tsx'
import iconButton from '../_shared/icon-button.module.css'
import type { Events, Props } from './types.gen.ts'
import styles from './TopBar.module.css'

/** Size of the brand image in CSS pixels. */
const MARK = { width: 28, height: 28 }

/** The round buttons at the ends of the bar. */
const mark = `${iconButton.iconButton} ${styles.mark}`

export function Component({ props, slots, emit }: WidgetProps<Props, 'actions', Events>) {
  const barButton = (name: 'back' | 'support' | 'share', label: string) =>
    props[name] && (
      <button className={mark} type="button" data-name={name} aria-label={label} onClick={() => emit(name)}>
        {icon(name)}
      </button>
    )
  // Beside a title, the brand is shown only on desktops, over the side navigation.
  const Brand = props.title || props.plainLogo ? 'div' : 'h1'
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        {barButton('back', props.backLabel)}
        {props.title && <h1 className={styles.title}>{props.title}</h1>}
        {props.logo && (
          <Brand className={styles.brand}>
            <a className={styles.home} href={props.home?.href ?? '/'}>
              {props.image && imageElement({ ...props.image, ...MARK }, { className: styles.image, decorative: true })}
              {props.weave && (
                <svg className={styles.weave} viewBox="0 0 64 64" aria-hidden="true">
                  <path className={styles.frame} d="M32 5l27 27-27 27L5 32z" />
                  <path className={styles.strands} d="M18 18l8 8M46 18l-8 8M18 46l8-8M46 46l-8-8" />
                  <circle className={styles.face} cx="32" cy="32" r="13" />
                  <path className={styles.smile} d="M27 29v1M37 29v1M26 35q6 6 12 0" />
                </svg>
              )}
              {props.logo}
            </a>
          </Brand>
        )}
        <div className={styles.actions}>
          {slots.actions}
          {/* placed after the actions, because their width changes when the player is known */}
          {props.search && (
            <a className={`${mark} ${styles.search}`} href={props.search.href} aria-label={props.searchLabel}>
              {icon('search')}
            </a>
          )}
          {barButton('support', props.supportLabel)}
          {barButton('share', props.shareLabel)}
        </div>
      </div>
    </header>
  )
}
