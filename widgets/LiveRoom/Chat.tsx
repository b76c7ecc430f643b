import { type ReactNode, useEffect, useRef, useState } from 'react'
import { giftIcon } from '../_shared/gift-icon.ts'
import { icon } from '../_shared/icon.tsx'
import { RoundButton } from '../_shared/stream/video-controls.tsx'
import { useWaiting } from './use-waiting.ts'
import type { Props } from './types.gen.ts'
import styles from './LiveRoom.module.css'

interface ChatParts {
  readonly messages: NonNullable<Props['chat']>
  readonly texts: Props
  readonly say: (text: string) => void
  /** Buttons that are shown beside the field. */
  readonly children: ReactNode
}

const MAX_LENGTH = 100

/** The messages of a room and the field to write one. The text stays in the field until the gateway has accepted it. */
export function Chat({ messages, texts, say, children }: ChatParts) {
  const log = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [sent, setSent] = useState('')
  const { isWaiting, wait } = useWaiting(texts.answers)
  const [answers, setAnswers] = useState(texts.answers)
  const last = messages.at(-1)?.messageId

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [last])

  if (answers !== texts.answers) {
    setAnswers(texts.answers)
    // Empties the field after the message was accepted, unless the player has typed other text in the meantime.
    if (texts.accepted && text === sent) setText('')
  }

  return (
    <div className={styles.chat}>
      <h2 className={styles.heading}>{texts.chatLabel}</h2>
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={texts.chatLabel}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <ul className={styles.messages}>
          {messages.length === 0 && texts.noMessagesText && <li className={styles.message}>{texts.noMessagesText}</li>}
          {messages.map(({ messageId, name, text: words, giftId }) => (
            <li key={messageId} className={styles.message} data-gift={Boolean(giftId) || undefined}>
              {giftId && icon(giftIcon, 'small')}
              <b>{name}</b> {giftId ? `${texts.gaveText} ${words}` : words}
            </li>
          ))}
        </ul>
      </div>
      {texts.chatError !== '' && (
        <p className={styles.message} role="status">
          {texts.chatErrorText}
        </p>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim() === '' || isWaiting) return
          wait()
          setSent(text)
          say(text)
        }}
      >
        <input
          className={styles.field}
          type="text"
          aria-label={texts.fieldLabel}
          placeholder={texts.fieldLabel}
          maxLength={MAX_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <RoundButton label={texts.sendLabel} isDisabled={isWaiting || text.trim() === ''}>
          {icon('send')}
        </RoundButton>
        {children}
      </form>
    </div>
  )
}
