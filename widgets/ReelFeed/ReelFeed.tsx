import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { spinner } from '../_shared/spinner.tsx'
import { RoundButton } from '../_shared/stream/video-controls.tsx'
import { useMore } from '../_shared/use-more.ts'
import { Reel } from './Reel.tsx'
import { nextReel } from './keys.ts'
import type { Events, Props } from './types.gen.ts'
import { useSaving } from './use-saving.ts'
import styles from './ReelFeed.module.css'

/** Number of videos that are loaded at a time, and the number of remaining videos at which more are loaded. */
const PAGE = 8
const AHEAD = 2

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const feed = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  const [isMuted, setMuted] = useState(true)
  /** Id of the video that the player has paused, or, on a device that saves data or reduces motion, has started. */
  const [toggled, setToggled] = useState('')
  const saving = useSaving()
  const reels = list(props.reels)
  const liked = list(props.liked)
  const current = reels[shown]?.reelId ?? ''
  const isPlaying = (toggled === current) === saving

  const enter = useEffectEvent(() => emit('enter'))
  const leave = useEffectEvent(() => emit('leave'))
  useEffect(() => {
    enter()
    return () => leave()
  }, [])
  const followLogin = useEffectEvent(() => emit('login'))
  useEffect(() => followLogin(), [props.loggedIn])

  const { hasMore, isLoading, ask } = useMore(reels, props.total)
  const loadMore = useEffectEvent(() => {
    if (hasMore && !isLoading && props.error === '' && shown >= reels.length - AHEAD) emit('more', { limit: ask(PAGE) })
  })
  useEffect(() => loadMore(), [shown, reels.length, props.total])

  const toggle = () => setToggled(toggled === current ? '' : current)
  const go = (to: number) =>
    feed.current?.scrollTo({ top: to * feed.current.clientHeight, behavior: saving ? 'instant' : 'smooth' })

  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : null
    if (event.defaultPrevented || target?.closest('[role=dialog]') != null) return
    const next = nextReel(event.key, shown, reels.length)
    if (next !== undefined) go(next)
    else if (event.key === 'm') setMuted(!isMuted)
    else if (event.key === ' ' && target?.closest('button, a') == null) toggle()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  // Each button of the videos counts. In the capture phase, because the button may leave the page.
  const count = ({ target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest('button') !== null) emit('click')
  }

  const failed = reels.length === 0 && props.status === 'error'
  const loading = reels.length === 0 && (props.status === 'idle' || props.status === 'loading')
  const step = (to: number, label: string, direction: string | undefined) => (
    <RoundButton label={label} press={() => go(to)} isDisabled={to < 0 || to > reels.length}>
      <span className={direction}>{icon('chevron')}</span>
    </RoundButton>
  )

  const failure = notice({
    icon: 'warning',
    tone: 'alert',
    title: props.errorText,
    action: button({ label: props.retryLabel, icon: 'refresh', press: () => emit('retry') }),
  })
  return (
    <div className={styles.layer}>
      <div className={styles.bar}>
        <RoundButton label={props.closeLabel} press={() => emit('close')}>
          {icon('back')}
        </RoundButton>
        <h1>{hidden(props.label)}</h1>
      </div>
      {failed || loading || reels.length === 0 ? (
        <div className={styles.message} aria-busy={loading}>
          {loading
            ? spinner(undefined, props.label)
            : failed
              ? failure
              : notice({
                  icon: 'play',
                  title: props.emptyTitle,
                  text: props.emptyText,
                  action: button({ label: props.closeLabel, tone: 'secondary', press: () => emit('close') }),
                })}
        </div>
      ) : (
        <>
          <div
            ref={feed}
            className={styles.feed}
            role="feed"
            aria-label={props.label}
            aria-busy={props.status === 'loading'}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            onClickCapture={count}
            onScroll={({ currentTarget: { scrollTop, clientHeight } }) =>
              setShown(Math.round(scrollTop / Math.max(clientHeight, 1)))
            }
          >
            {reels.map((reel, n) => (
              <Reel
                key={reel.reelId}
                reel={reel}
                place={[n + 1, reels.length]}
                isShown={n === shown}
                isLoaded={n === shown || (n === shown + 1 && !saving)}
                isPlaying={n === shown && isPlaying}
                isSaving={saving && toggled !== reel.reelId}
                isMuted={isMuted}
                isLiked={liked.includes(reel.reelId)}
                texts={props}
                toggle={toggle}
                toggleSound={() => setMuted(!isMuted)}
                emit={emit}
              />
            ))}
            {/* an article, because the ARIA role `feed` may contain only articles */}
            <article className={styles.end} aria-busy={hasMore && props.error === ''}>
              {props.error !== '' ? (
                failure
              ) : hasMore ? (
                spinner(undefined, props.label)
              ) : (
                <End texts={props} again={() => go(0)} />
              )}
            </article>
          </div>
          <div className={styles.steps} onClickCapture={count}>
            {step(shown - 1, props.previousLabel, styles.up)}
            {step(shown + 1, props.nextLabel, styles.down)}
          </div>
        </>
      )}
    </div>
  )
}

function End({ texts, again }: { readonly texts: Props; readonly again: () => void }) {
  return notice({
    icon: 'check',
    title: texts.endTitle,
    text: texts.endText,
    action: button({ label: texts.againLabel, tone: 'secondary', press: again }),
  })
}
