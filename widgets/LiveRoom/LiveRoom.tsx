import { useEffect, useEffectEvent, useState } from 'react'
import { compact, type WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { giftIcon } from '../_shared/gift-icon.ts'
import { hidden } from '../_shared/hidden.tsx'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import { spinner } from '../_shared/spinner.tsx'
import { StreamPlayer } from '../_shared/stream/StreamPlayer.tsx'
import { liveMark, RoundButton } from '../_shared/stream/video-controls.tsx'
import { Chat } from './Chat.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './LiveRoom.module.css'

export function Component({ props, slots, emit }: WidgetProps<Props, 'more', Events>) {
  const { room } = props
  const liveId = room?.liveId ?? ''
  const isFollowed = list(props.following).includes(room?.anchorId ?? '')

  // The answer for a visitor contains no video. After a login without a page reload, `retry` loads the room again.
  const unlock = () => emit(props.loggedIn ? 'retry' : 'login')
  // The answer that `retry` replaces stays until the new answer arrives.
  const [replaced, setReplaced] = useState<Props['room']>()
  const isReplaced = replaced === room && props.status !== 'error'
  const entrance = `${props.loggedIn} ${liveId}`
  const [entered, setEntered] = useState('')
  if (entered !== entrance) {
    setEntered(entrance)
    setReplaced(room)
  }
  // A visitor who opens the address of a room gets the login at once. After a logout, the answer for the player stays,
  // and the login is not opened.
  const enter = useEffectEvent(() => {
    if (room == null) return
    emit('enter')
    if (!room.videoUrl) unlock()
  })
  useEffect(() => enter(), [props.loggedIn, liveId])

  const close = (
    <RoundButton label={props.closeLabel} press={() => emit('close')}>
      {icon('back')}
    </RoundButton>
  )
  if (room == null) {
    const isFailed = props.status === 'error'
    return (
      <div className={styles.layer}>
        <div key="bar" className={styles.bar}>
          {close}
        </div>
        <div className={styles.state} aria-busy={!isFailed}>
          {isFailed
            ? notice({
                icon: 'warning',
                tone: 'alert',
                title: props.errorText,
                level: 1,
                action: (
                  <>
                    {props.retryLabel &&
                      button({ label: props.retryLabel, icon: 'refresh', press: () => emit('retry') })}
                    {props.roomsLabel &&
                      button({
                        label: props.roomsLabel,
                        tone: props.retryLabel ? 'plain' : 'primary',
                        link: props.roomsLink,
                      })}
                  </>
                ),
              })
            : spinner(undefined, props.loadingText)}
        </div>
      </div>
    )
  }
  const { title, anchorId, anchorName, avatar, viewers } = room
  const videoUrl = props.loggedIn && room.videoUrl
  const { gameId, gameName, gameImage, platformId, platformName } = room
  const isReplay = room.isReplay === true
  const canOpen = gameId && gameName && props.openLabel
  const poster = room.livePlayerBg ?? room.cover ?? ''
  return (
    <div className={styles.layer}>
      <div className={styles.stage}>
        {poster && <img className={styles.background} src={poster} alt="" decoding="async" />}
        {videoUrl ? (
          <StreamPlayer
            key={videoUrl}
            address={videoUrl}
            poster={poster}
            title={title}
            isReplay={isReplay}
            texts={props}
          />
        ) : (
          <div className={styles.locked}>
            {props.loggedIn ? (
              isReplaced || props.status === 'loading' ? (
                spinner(undefined, props.loadingText)
              ) : (
                <>
                  <p role="status">{props.errorText}</p>
                  {button({
                    label: props.retryLabel,
                    icon: 'refresh',
                    press: () => {
                      setReplaced(room)
                      unlock()
                    },
                  })}
                </>
              )
            ) : (
              <>
                <p>{props.lockedText}</p>
                {button({ label: props.loginLabel, press: unlock })}
              </>
            )}
          </div>
        )}
      </div>
      <div key="bar" className={styles.bar}>
        {close}
        {avatar && <img className={styles.avatar} src={avatar} alt="" decoding="async" />}
        <div className={styles.host}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.viewers}>
            {liveMark(isReplay, props)}
            <span className={styles.name}>
              {anchorName}
              {gameName && !canOpen && ` · ${gameName}`}
            </span>
            {viewers !== undefined && !isReplay && (
              <span className={styles.count}>
                {icon('eye', 'small')} {compact(viewers)}
                {hidden(` ${props.viewersLabel}`)}
              </span>
            )}
          </p>
        </div>
        <button
          className={styles.follow}
          type="button"
          aria-pressed={isFollowed}
          aria-label={isFollowed ? props.followingLabel : props.followLabel}
          onClick={() => emit('follow', { anchorId, anchorName })}
        >
          {/* both labels are rendered and one is hidden, so the button always has the width of the longer label */}
          <span data-shown={!isFollowed || undefined}>{props.followLabel}</span>
          <span data-shown={isFollowed || undefined}>{props.followingLabel}</span>
          {/* in large text a heart replaces them */}
          {icon(isFollowed ? 'heart-filled' : 'heart')}
        </button>
      </div>
      {canOpen && (
        <div className={styles.game}>
          {gameImage && <img className={styles.gameCover} src={gameImage} alt="" loading="lazy" decoding="async" />}
          <p className={styles.gameWords}>
            <b>{gameName}</b>
            {platformName}
          </p>
          <button
            className={styles.open}
            type="button"
            onClick={() => emit('open', { game: { gameId, ...(platformId ? { platformId } : {}) } })}
          >
            <span className={styles.long}>
              {props.openLabel} {gameName}
            </span>
            <span className={styles.short}>
              {props.playGameLabel}
              {hidden(` ${gameName}`)}
            </span>
          </button>
        </div>
      )}
      {videoUrl && (
        <Chat key={liveId} messages={list(props.chat)} texts={props} say={(text) => emit('say', { liveId, text })}>
          <RoundButton label={props.giftsLabel} press={() => emit('gifts', { liveId })}>
            {icon(giftIcon)}
          </RoundButton>
        </Chat>
      )}
      {slots.more && <div className={styles.more}>{slots.more}</div>}
    </div>
  )
}
