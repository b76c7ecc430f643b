import type { ReactNode } from 'react'
import type { Icon, Link } from '../../engine/widget.ts'
import { icon } from './icon.tsx'
import { spinner } from './spinner.tsx'
import styles from './button.module.css'

interface ButtonParts {
  readonly label: string
  readonly tone?: 'primary' | 'secondary' | 'plain' | 'danger'
  readonly link?: Link | null | undefined
  readonly press?: () => void
  readonly type?: 'button' | 'submit'
  readonly icon?: Icon | undefined
  readonly full?: boolean
  readonly busy?: boolean
  readonly busyLabel?: string
  readonly disabled?: boolean
}

/**
 * Renders a button, or a link that looks like a button. A busy button keeps its size and the focus, and ignores
 * presses.
 */
export function button(parts: ButtonParts): ReactNode {
  const { label, tone = 'primary', link, press, type = 'button', full = false, busy = false, disabled = false } = parts
  const content = (
    <>
      <span className={styles.content}>
        {parts.icon && icon(parts.icon, 'small')}
        <span className={styles.label}>{label}</span>
      </span>
      {busy && spinner(styles.busy, parts.busyLabel ?? label)}
    </>
  )
  const attributes = {
    className: styles.button,
    'data-tone': tone,
    'data-full': full || undefined,
    'data-busy': busy || undefined,
  }
  if (link != null && !disabled && !busy) {
    return (
      <a {...attributes} href={link.href} onClick={press}>
        {content}
      </a>
    )
  }
  return (
    <button
      {...attributes}
      type={type}
      disabled={disabled}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? preventDefault : press}
    >
      {content}
    </button>
  )
}

/** Ignores a press. Also prevents the button from submitting its form. */
const preventDefault = (event: { preventDefault(): void }): void => event.preventDefault()
