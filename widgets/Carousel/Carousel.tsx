import { useEffect, useReducer, useRef, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import iconButton from '../_shared/icon-button.module.css'
import { nextMovement, nearestSlide } from './movement.ts'
import type { Props } from './types.gen.ts'
import styles from './Carousel.module.css'

const touchEvents = ['pointerdown', 'wheel', 'keydown', 'focusin'] as const

export function Component({ props, slots }: WidgetProps<Props, 'items'>) {
  const row = useRef<HTMLDivElement>(null)
  const [slides, setSlides] = useState(0)
  const [shown, setShown] = useState(0)
  const [movement, send] = useReducer(nextMovement, 'waiting')

  // Counts slides in the DOM, because a slide is a node that may appear and disappear.
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const count = () => setSlides(slidesOf(element).length)
    count()
    const observer = new MutationObserver(count)
    observer.observe(element, { childList: true })
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = row.current
    if (element === null || movement === 'stopped') return
    const touched = () => send({ type: 'touched' })
    for (const event of touchEvents) element.addEventListener(event, touched, { passive: true })
    return () => {
      for (const event of touchEvents) element.removeEventListener(event, touched)
    }
  }, [movement])

  useEffect(() => {
    send({
      type: 'ready',
      seconds: props.seconds,
      slides,
      reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
    })
  }, [props.seconds, slides])

  useEffect(() => {
    if (movement !== 'playing' || props.seconds <= 0) return
    const timer = setInterval(() => {
      const element = row.current
      if (element === null || document.hidden || !isInView(element)) return
      const next = (shown + 1) % Math.max(slides, 1)
      element.scrollTo({ left: startsOf(element)[next] ?? 0, behavior: 'smooth' })
    }, props.seconds * 1000)
    return () => clearInterval(timer)
  }, [movement, props.seconds, shown, slides])

  return (
    <section className={styles.carousel} aria-label={props.label}>
      <div
        ref={row}
        className={styles.row}
        data-size={props.size}
        onScroll={({ currentTarget }) => setShown(shownIn(currentTarget))}
      >
        {slots.items}
      </div>
      <div className={styles.foot} data-size={props.size}>
        {slides > 1 && (
          <>
            <span className={styles.dots} aria-hidden="true">
              {Array.from({ length: slides }, (_, n) => (
                <span key={n} className={styles.dot} data-lit={n === shown || undefined} />
              ))}
            </span>
            {hidden(`${props.slideLabel} ${shown + 1}/${slides}`)}
            {props.seconds > 0 && (
              <button
                className={`${iconButton.iconButton} ${styles.pause}`}
                type="button"
                aria-label={movement === 'playing' ? props.pauseLabel : props.playLabel}
                onClick={() => send({ type: 'toggled' })}
              >
                {icon(movement === 'playing' ? 'pause' : 'play', 'small')}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  )
}

/**
 * The slides of `row`. A wrapper with `display: contents` has no box, so its children are the slides.
 */
function slidesOf(row: HTMLElement): HTMLElement[] {
  const children = [...row.children].filter((child) => child instanceof HTMLElement)
  return children.flatMap((child) => (getComputedStyle(child).display === 'contents' ? slidesOf(child) : [child]))
}

/** Returns the scroll positions of the slides. In right-to-left pages the positions are negative, like `scrollLeft`. */
function startsOf(row: HTMLElement): number[] {
  const starts = slidesOf(row).map((slide) => slide.offsetLeft)
  return starts.map((start) => start - (starts[0] ?? 0))
}

function shownIn(row: HTMLElement): number {
  return nearestSlide(Math.abs(row.scrollLeft), startsOf(row).map(Math.abs), row.scrollWidth - row.clientWidth)
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}
