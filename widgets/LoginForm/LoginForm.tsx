import { type SubmitEvent, useEffect, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { richBlocks } from '../_shared/rich.tsx'
import { firstFault } from './checks.ts'
import { Field } from './Field.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './LoginForm.module.css'

export function Component({ id, props, emit }: WidgetProps<Props, never, Events>) {
  const [values, setValues] = useState<{ readonly [name: string]: string }>({})
  const [consent, setConsent] = useState(props.consentChecked)
  const [asked, setAsked] = useState(false)
  const [resting, setResting] = useState(false)
  const fields = list(props.fields)
  const valid = fields.every((field) => firstFault(values[field.name] ?? '', field.rules) === undefined)
  const hasConsent = list(props.consentText).length > 0

  // A second press in this time does nothing, and the button says so.
  useEffect(() => {
    if (!resting) return
    const timer = setTimeout(() => setResting(false), props.debounceMs)
    return () => clearTimeout(timer)
  }, [resting, props.debounceMs])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!valid || props.busy || resting) return
    if (hasConsent && props.consentRequired && !consent) {
      setAsked(true)
      emit('consent')
      return
    }
    setResting(props.debounceMs > 0)
    emit('submit', { account: values['account'] ?? '', password: values['password'] ?? '', consent })
  }

  return (
    <form className={styles.form} noValidate aria-label={props.title ?? props.submitLabel} onSubmit={submit}>
      {(props.title || props.text) && (
        <div className={styles.head}>
          {props.title && <h2 className={styles.title}>{props.title}</h2>}
          {props.text && <p className={styles.text}>{props.text}</p>}
        </div>
      )}
      {fields.map((field, n) => (
        <Field
          key={n}
          id={`${id}-${field.name}`}
          field={field}
          value={values[field.name] ?? ''}
          texts={props}
          fixed={props.busy}
          change={(value) => {
            setValues((before) => ({ ...before, [field.name]: value }))
            emit('change', { name: field.name })
          }}
        />
      ))}
      {props.forgot && props.forgotLabel && (
        <a className={styles.forgot} href={props.forgot.href}>
          {props.forgotLabel}
        </a>
      )}
      {hasConsent && (
        <div className={styles.consent}>
          <label className={styles.tick}>
            <input
              className={styles.checkbox}
              type="checkbox"
              checked={consent}
              disabled={props.busy}
              aria-labelledby={`${id}-consent`}
              aria-describedby={asked && !consent ? `${id}-asked` : undefined}
              onChange={(event) => setConsent(event.target.checked)}
            />
            <span className={styles.square}>{icon('check', 'small')}</span>
          </label>
          <div className={styles.terms} id={`${id}-consent`}>
            {richBlocks(props.consentText)}
          </div>
        </div>
      )}
      {/* always there, so that what it says later is heard */}
      <div className={styles.error} role="alert" id={`${id}-asked`}>
        {asked && !consent ? props.consentMessage : props.error}
      </div>
      {button({
        label: props.submitLabel,
        type: 'submit',
        full: true,
        busy: props.busy,
        busyLabel: props.busyLabel,
        disabled: !valid || resting,
      })}
      {props.alternative &&
        props.alternativeLabel &&
        button({ label: props.alternativeLabel, link: props.alternative, tone: 'plain', full: true })}
    </form>
  )
}
