import type { ReactNode } from 'react'
import { icon } from '../icon.tsx'
import styles from './row-buttons.module.css'

/** Renders the two buttons that scroll a row of cards; nothing without their labels. `startRowButtons` starts them. */
export function rowButtons(previous?: string, next?: string): ReactNode {
  return (
    previous &&
    next && (
      <div className={styles.buttons}>
        {[previous, next].map((label) => (
          <button key={label} className={styles.button} type="button" aria-label={label}>
            {icon('chevron')}
          </button>
        ))}
      </div>
    )
  )
}

/**
 * The `ref` of a row whose section has buttons. Loads their code as soon as the window is wide. Phones never load it,
 * because the buttons are hidden there.
 */
export function startRowButtons(row: HTMLElement | null): (() => void) | undefined {
  const buttons = row?.closest('section')?.querySelector<HTMLElement>(`.${styles.buttons}`)
  if (row === null || buttons == null) return undefined
  const stop = new AbortController()
  const isWide = matchMedia('(hover: hover) and (min-width: 40em)')
  const start = (): unknown =>
    isWide.matches &&
    import('./scroll-row.ts').then(
      ({ scrollRow }) => scrollRow(row, buttons, stop.signal),
      // Without this code the row has no buttons, but it can be scrolled.
      () => undefined,
    )
  if (start() === false) isWide.addEventListener('change', start, { once: true, signal: stop.signal })
  return () => stop.abort()
}
