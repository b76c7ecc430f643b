import { type SubmitEvent, useEffect, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { richBlocks } from '../_shared/rich.tsx'
import { failedCheck } from './checks.ts'
import { LoginFieldInput } from './LoginFieldInput.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './LoginForm.module.css'

export function Component({ id, props, emit }: WidgetProps<Props, never, Events>) {
  const [values, setValues] = useState<{ readonly [name: string]: string }>({})
  /**
   * The state of the consent box; undefined until the person presses it, because the site may load the initial state
   * later.
   */
  const [pressed, setPressed] = useState<boolean>()
  const consent = pressed ?? props.consentChecked
  const [isConsentMissing, setConsentMissing] = useState(false)
  const [isPaused, setPaused] = useState(false)
  const fields = list(props.fields)
  const valueOf = (name: string): string => values[name] ?? fields.find((field) => field.name === name)?.value ?? ''
  const valid = fields.every(({ name, rules }) => failedCheck(valueOf(name), rules) === undefined)
  const hasConsent = list(props.consentText).length > 0

  // Enables the button again `debounceMs` after a press.
  useEffect(() => {
    if (!isPaused) return
    const timer = setTimeout(() => setPaused(false), props.debounceMs)
    return () => clearTimeout(timer)
  }, [isPaused, props.debounceMs])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!valid || props.busy || isPaused) return
    if (hasConsent && props.consentRequired && !consent) {
      setConsentMissing(true)
      emit('consent')
      return
    }
    setPaused(props.debounceMs > 0)
    emit('submit', { account: valueOf('account'), password: valueOf('password'), consent })
  }

  return (
    <form className={styles.form} noValidate aria-label={props.title ?? props.submitLabel} onSubmit={submit}>
      {(props.title || props.text) && (
        <div className={styles.head}>
          {props.image && <img src={props.image} alt="" />}
          {props.title && <h2 className={styles.title}>{props.title}</h2>}
          {props.text && <p className={styles.text}>{props.text}</p>}
        </div>
      )}
      {fields.map((field, n) => (
        <LoginFieldInput
          key={n}
          id={`${id}-${field.name}`}
          field={field}
          value={valueOf(field.name)}
          texts={props}
          fixed={props.busy}
          aside={
            field.type === 'password' &&
            props.forgot &&
            props.forgotLabel && (
              <a className={styles.forgot} href={props.forgot.href}>
                {props.forgotLabel}
              </a>
            )
          }
          change={(value) => {
            setValues((before) => ({ ...before, [field.name]: value }))
            emit('change', { name: field.name })
          }}
        />
      ))}
      {/* always present, because screen readers announce only changes of an existing alert */}
      <div className={styles.error} role="alert" id={`${id}-asked`}>
        {isConsentMissing && !consent ? props.consentMessage : props.error}
      </div>
      {hasConsent && (
        <div className={styles.consent}>
          <label className={styles.tick}>
            <input
              className={styles.checkbox}
              type="checkbox"
              checked={consent}
              disabled={props.busy}
              aria-labelledby={`${id}-consent`}
              aria-describedby={isConsentMissing && !consent ? `${id}-asked` : undefined}
              onChange={(event) => setPressed(event.target.checked)}
            />
            <span className={styles.square}>{icon('check', 'small')}</span>
          </label>
          <div className={styles.terms} id={`${id}-consent`}>
            {richBlocks(props.consentText)}
          </div>
        </div>
      )}
      {button({
        label: props.submitLabel,
        type: 'submit',
        full: true,
        busy: props.busy,
        busyLabel: props.busyLabel,
        disabled: !valid || isPaused,
      })}
      {props.alternative &&
        props.alternativeLabel &&
        button({ label: props.alternativeLabel, link: props.alternative, tone: 'plain', full: true })}
    </form>
  )
}
