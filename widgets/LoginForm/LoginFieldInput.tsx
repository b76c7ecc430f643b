import { type ReactNode, useState } from 'react'
import { icon } from '../_shared/icon.tsx'
import { filtered, failedCheck } from './checks.ts'
import type { Props } from './types.gen.ts'
import styles from './LoginForm.module.css'

interface LoginFieldProps {
  readonly id: string
  readonly field: Props['fields'][number]
  readonly value: string
  readonly texts: Pick<Props, 'showLabel' | 'hideLabel' | 'clearLabel'>
  readonly fixed: boolean
  /** Shown at the end of the line of the label. */
  readonly aside: ReactNode
  readonly change: (value: string) => void
}

/** An input field with its note, its message, and a button that empties the field or shows the password. */
export function LoginFieldInput({ id, field, value, texts, fixed, aside, change }: LoginFieldProps) {
  const [isLeft, setLeft] = useState(false)
  const [isVisible, setVisible] = useState(false)
  const [stripped, setStripped] = useState(false)
  const fault = failedCheck(value, field.rules)
  const showFault = isLeft && value !== '' && fault !== undefined
  const isPassword = field.type === 'password'

  const take = (typed: string) => {
    const accepted = filtered(typed, field.filter, field.max)
    const isStripped = accepted !== typed.slice(0, field.max)
    // The message about removed characters stays while the player continues to type, until the field is empty.
    setStripped((wasStripped) => isStripped || (wasStripped && accepted !== ''))
    change(accepted)
  }

  return (
    <div className={styles.field} data-wrong={showFault || undefined}>
      <div className={styles.label}>
        <label htmlFor={id}>{field.label}</label>
        {aside}
      </div>
      <div className={styles.box}>
        <input
          className={styles.input}
          id={id}
          name={field.name}
          type={isPassword && !isVisible ? 'password' : 'text'}
          value={value}
          placeholder={field.hint}
          readOnly={fixed}
          autoComplete={isPassword ? 'current-password' : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={showFault || undefined}
          aria-describedby={`${id}-note`}
          // Text that an input method is composing is not filtered until it is complete.
          onChange={(event) =>
            (event.nativeEvent as InputEvent).isComposing ? change(event.target.value) : take(event.target.value)
          }
          onCompositionEnd={(event) => take(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        {isPassword ? (
          <button
            className={styles.mark}
            type="button"
            aria-label={isVisible ? texts.hideLabel : texts.showLabel}
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          >
            {icon(isVisible ? 'eye-off' : 'eye', 'small')}
          </button>
        ) : (
          value !== '' && (
            <button className={styles.mark} type="button" aria-label={texts.clearLabel} onClick={() => take('')}>
              {icon('close', 'small')}
            </button>
          )
        )}
      </div>
      <p
        className={styles.note}
        id={`${id}-note`}
        aria-live="polite"
        data-stripped={(stripped && !showFault) || undefined}
      >
        {showFault ? fault : ((stripped ? field.removed : undefined) ?? field.note)}
      </p>
    </div>
  )
}
