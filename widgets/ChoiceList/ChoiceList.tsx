import { type KeyboardEvent, useId } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './ChoiceList.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const group = useId()
  const options = list(props.options)
  const form = options.some(({ skins }) => skins) ? 'tiles' : options.some(({ note }) => note) ? 'rows' : 'chips'
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.legend}>{props.label}</legend>
      <div data-form={form}>
        {options.map((option, n) => (
          <label key={n} className={styles.row}>
            <input
              className={styles.input}
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === props.current}
              onKeyDown={moveFocus}
              onChange={() => emit('choose', { value: option.value })}
            />
            {option.skins && (
              <span className={styles.previews} aria-hidden="true">
                {option.skins.map((skin) => (
                  <span key={skin} className={styles.preview} data-skin={skin} />
                ))}
              </span>
            )}
            <span className={styles.words}>
              <span>{option.label}</span>
              {option.note && <span className={styles.note}>{option.note}</span>}
            </span>
            <span className={styles.mark}>{icon('check', 'small')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Arrow keys only move the focus, and Space chooses, because a choice may load the page again. */
function moveFocus(event: KeyboardEvent): void {
  const row = event.currentTarget.parentElement
  const next = /Down|Right/.test(event.key) ? row?.nextElementSibling : row?.previousElementSibling
  if (!event.key.startsWith('Arrow')) return
  event.preventDefault()
  next?.querySelector('input')?.focus()
}
