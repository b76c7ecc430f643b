import { type TransitionEvent, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { list } from '../_shared/list.ts'
import { anySegment, SEGMENTS, stopAngle } from './turn.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './SpinWheel.module.css'

/**
 * Returns a ref that sets CSS properties by script, because the content security policy allows no style attributes in
 * HTML.
 */
const setProperties =
  (properties: { readonly [name: string]: string | number }) =>
  (element: HTMLElement | null): void => {
    for (const [name, value] of Object.entries(properties)) element?.style.setProperty(name, String(value))
  }

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const games = list(props.games).slice(0, SEGMENTS)
  const [angle, setAngle] = useState(0)
  const [chosen, setChosen] = useState(-1)
  const [isSpinning, setSpinning] = useState(false)
  const game = isSpinning ? undefined : games[chosen]

  const isLoading = games.length === 0 && (props.status === 'idle' || props.status === 'loading')
  if (games.length === 0 && props.status === 'error')
    return (
      <div className={styles.wheel}>
        <p className={styles.result} role="status">
          {props.errorText}
        </p>
        {button({ label: props.retryLabel, icon: 'refresh', full: true, press: () => emit('retry') })}
      </div>
    )
  if (games.length === 0 && !isLoading) return <p className={styles.result}>{props.emptyText}</p>
  const stop = ({ target, currentTarget }: TransitionEvent) => {
    if (target === currentTarget) setSpinning(false)
  }
  const spin = () => {
    const next = anySegment(games.length)
    setChosen(next)
    setAngle(stopAngle(angle, next, games.length))
    setSpinning(!matchMedia('(prefers-reduced-motion: reduce)').matches)
  }
  return (
    <div className={styles.wheel}>
      <div className={styles.frame} aria-hidden="true">
        <span className={styles.pointer} />
        <ul
          className={styles.disc}
          ref={setProperties({ '--turn': `${angle}deg`, '--segments': games.length || SEGMENTS })}
          data-spinning={isSpinning || undefined}
          onTransitionEnd={stop}
          onTransitionCancel={stop}
        >
          {games.map(({ gameId, image }, n) => (
            <li key={gameId} className={styles.segment} ref={setProperties({ '--n': n })}>
              {image && <img className={styles.cover} src={image} alt="" width="64" height="64" decoding="async" />}
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.result} role="status">
        {game && (
          <>
            {props.resultLabel} <b>{game.name}</b>
          </>
        )}
      </p>
      {game && button({ label: props.openLabel, icon: 'play', full: true, press: () => emit('open', { game }) })}
      {button({
        label: chosen < 0 ? props.spinLabel : props.againLabel,
        tone: game ? 'plain' : 'primary',
        full: true,
        busy: isSpinning || isLoading,
        press: spin,
      })}
    </div>
  )
}
