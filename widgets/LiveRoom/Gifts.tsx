import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { format, type Locale } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { giftIcon } from './gift-icon.ts'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { trapFocus } from '../_shared/trap-focus.ts'
import type { Props } from './types.gen.ts'
import styles from './LiveRoom.module.css'

interface GiftParts {
  readonly texts: Props
  readonly locale: Locale
  /** True until the gateway has accepted or refused the last gift. */
  readonly isSending: boolean
  readonly give: (giftId: string) => void
  readonly close: () => void
  /** Loads the gifts again. */
  readonly retry: () => void
}

/** Shows the gifts with their prices. The player buys a gift in two steps: choose it, then confirm its price. */
export function Gifts({ texts, locale, isSending, give, close, retry }: GiftParts) {
  const sheet = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState('')
  const gifts = list(texts.gifts)
  const gift = gifts.find(({ giftId }) => giftId === chosen)
  const money = (amount: number) => format('amount', amount, locale)

  const escape = useEffectEvent(close)
  useEffect(() => (sheet.current === null ? undefined : trapFocus(sheet.current, () => escape())), [])

  return (
    <div className={styles.cover}>
      {/* not focusable, because the Escape key does the same */}
      <button className={styles.backdrop} type="button" tabIndex={-1} aria-label={texts.cancelLabel} onClick={close} />
      <div
        ref={sheet}
        className={styles.sheet}
        role="dialog"
        aria-modal="true"
        aria-label={texts.giftsLabel}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <h2 className={styles.heading}>{texts.giftsLabel}</h2>
          <p>
            {texts.balanceLabel} <b>{texts.balance == null ? '…' : money(texts.balance)}</b>
          </p>
        </div>
        <ul className={styles.gifts} aria-busy={texts.giftsStatus === 'loading' || undefined}>
          {gifts.map(({ giftId, name, price, image }) => (
            <li key={giftId}>
              <button
                className={styles.gift}
                type="button"
                aria-pressed={giftId === chosen}
                disabled={isSending}
                onClick={() => setChosen(giftId)}
              >
                {image ? <img src={image} width="48" height="48" alt="" /> : icon(giftIcon, 'large')}
                <span>{name}</span>
                <b>{money(price)}</b>
              </button>
            </li>
          ))}
        </ul>
        {gifts.length === 0 && texts.giftsStatus === 'ready' && <p>{texts.noGiftsText}</p>}
        {gifts.length === 0 && texts.giftsStatus === 'error' && (
          <>
            <p role="status">{texts.giftsErrorText}</p>
            {button({ label: texts.retryLabel, tone: 'quiet', icon: 'refresh', press: retry })}
          </>
        )}
        {gift !== undefined && (
          <p className={styles.confirm} role="status">{`${texts.confirmText} ${gift.name}, ${money(gift.price)}`}</p>
        )}
        <div className={styles.actions}>
          {button({ label: texts.cancelLabel, tone: 'quiet', press: close })}
          {button({
            label: texts.giveLabel,
            disabled: gift === undefined,
            busy: isSending,
            press: () => give(chosen),
          })}
        </div>
      </div>
    </div>
  )
}
