import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { launchCover } from '../_shared/launch-cover/launch-cover.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './LaunchCover.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const layer = useRef<HTMLDivElement>(null)
  const [isLate, setLate] = useState(false)
  const failed = props.status === 'error'
  const isOpening = !failed && props.status !== 'waiting'

  // The cover grows out of the pressed card, which still has the focus. If no card has the focus, the cover appears at
  // once.
  useLayoutEffect(() => {
    const [from, to] = [document.activeElement, layer.current].map((at) =>
      at?.querySelector('img')?.getBoundingClientRect(),
    )
    if (from && to)
      layer.current!.style.cssText = `--x:${from.x - to.x}px;--y:${from.y - to.y}px;--scale:${from.height / to.height}`
  }, [])

  // Loads the focus trap only when the first game opens.
  useEffect(() => {
    let isOpen = true
    let release = (): void => undefined
    const trap = ({ trapFocus }: typeof import('../_shared/trap-focus.ts')): void => {
      if (isOpen && layer.current !== null) release = trapFocus(layer.current, () => emit('close'))
    }
    // If this code cannot be loaded, the cover works, but the keyboard focus can leave it.
    import('../_shared/trap-focus.ts').then(trap, () => undefined)
    return () => {
      isOpen = false
      release()
    }
  }, [emit])

  useEffect(() => {
    if (!isOpening) return
    const timer = setTimeout(() => setLate(true), props.waitMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isOpening, props.waitMs])

  return (
    <div
      ref={layer}
      className={styles.layer}
      data-failed={failed || undefined}
      role="dialog"
      aria-modal="true"
      aria-label={props.name}
      tabIndex={-1}
    >
      {launchCover({
        image: props.image,
        name: props.name,
        text: failed ? (props.errorText ?? props.lateText) : isLate ? props.lateText : props.text,
        failed,
        action: (
          <>
            {failed &&
              props.retryLabel &&
              button({ label: props.retryLabel, icon: 'refresh', press: () => emit('retry') })}
            {button({ label: props.closeLabel, tone: 'secondary', press: () => emit('close') })}
          </>
        ),
      })}
    </div>
  )
}
