import { useState } from 'react'
import { icon } from '../_shared/icon.tsx'
import { filtered, firstFault } from './checks.ts'
import type { Props } from './types.gen.ts'
import styles from './LoginForm.module.css'

interface FieldProps {
  readonly id: string
  readonly field: Props['fields'][number]
  readonly value: string
  readonly texts: Pick<Props, 'showLabel' | 'hideLabel' | 'clearLabel'>
  readonly fixed: boolean
  readonly change: (value: string) => void
}

/** One field with its note, its message, and a mark to empty it or to show the password. */
export function Field({ id, field, value, texts, fixed, change }: FieldProps) {
  const [left, setLeft] = useState(false)
  const [seen, setSeen] = useState(false)
  const [stripped, setStripped] = useState(false)
  const fault = firstFault(value, field.rules)
  const showFault = left && value !== '' && fault !== undefined
  const isPassword = field.type === 'password'

  const take = (typed: string) => {
    const kept = filtered(typed, field.filter, field.max)
    setStripped(kept !== typed.slice(0, field.max))
    change(kept)
  }

  return (
    <div className={styles.field} data-wrong={showFault || undefined}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
      </label>
      <div className={styles.box}>
        <input
          className={styles.input}
          id={id}
          name={field.name}
          type={isPassword && !seen ? 'password' : 'text'}
          value={value}
          placeholder={field.hint}
          readOnly={fixed}
          autoComplete={isPassword ? 'current-password' : 'username'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={showFault || undefined}
          aria-describedby={`${id}-says`}
          // What is being composed is not touched; it is filtered when it is done.
          onChange={(event) => ((event.nativeEvent as InputEvent).isComposing ? change(event.target.value) : take(event.target.value))}
          onCompositionEnd={(event) => take(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
        />
        {isPassword ? (
          <button
            className={styles.mark}
            type="button"
            aria-label={seen ? texts.hideLabel : texts.showLabel}
            aria-pressed={seen}
            onClick={() => setSeen(!seen)}
          >
            {icon(seen ? 'eye-off' : 'eye', 'small')}
          </button>
        ) : (
          value !== '' && (
            <button className={styles.mark} type="button" aria-label={texts.clearLabel} onClick={() => take('')}>
              {icon('close', 'small')}
            </button>
          )
        )}
      </div>
      <p className={styles.says} id={`${id}-says`} aria-live="polite" data-stripped={(stripped && !showFault) || undefined}>
        {showFault ? fault : field.note}
      </p>
    </div>
  )
}
