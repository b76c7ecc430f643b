import { useState } from 'react'
import { format, type WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { giftIcon } from '../_shared/gift-icon.ts'
import { icon } from '../_shared/icon.tsx'
import { list } from '../_shared/list.ts'
import { notice } from '../_shared/notice.tsx'
import type { Events, Props } from './types.gen.ts'
import styles from './GiftList.module.css'

/** Number of empty cards that are shown while the gifts are loading. */
const PLACEHOLDERS = 6

export function Component({ props, locale, emit }: WidgetProps<Props, never, Events>) {
  const [chosen, setChosen] = useState('')
  const isWaiting = props.sentAt === props.answers
  const gifts = list(props.gifts)
  const gift = gifts.find(({ giftId }) => giftId === chosen)
  const money = (amount: number) => format('amount', amount, locale)

  if (gifts.length === 0 && props.status === 'error')
    return notice({
      icon: 'warning',
      tone: 'alert',
      title: props.errorText,
      action: button({ label: props.retryLabel, tone: 'secondary', icon: 'refresh', press: () => emit('retry') }),
    })
  if (gifts.length === 0 && props.status === 'ready') return notice({ icon: giftIcon, title: props.emptyText })
  return (
    <>
      <p>
        {props.balanceLabel} <b className={styles.amount}>{props.balance == null ? '…' : money(props.balance)}</b>
      </p>
      <ul className={styles.gifts} aria-label={props.label} aria-busy={gifts.length === 0 || undefined}>
        {gifts.length === 0 && Array.from({ length: PLACEHOLDERS }, (_, n) => <li key={n} className={styles.empty} />)}
        {gifts.map(({ giftId, name, price, image }) => (
          <li key={giftId}>
            <button
              className={styles.gift}
              type="button"
              aria-pressed={giftId === chosen}
              disabled={isWaiting}
              onClick={() => setChosen(giftId)}
            >
              {image ? <img src={image} width="48" height="48" alt="" /> : icon(giftIcon, 'large')}
              <span>{name}</span>
              <b className={styles.amount}>{money(price)}</b>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.confirm}>
        <p role="status">{gift !== undefined && `${props.confirmText} ${gift.name}, ${money(gift.price)}`}</p>
        {button({
          label: gift === undefined && props.chooseLabel ? props.chooseLabel : props.giveLabel,
          full: true,
          disabled: gift === undefined,
          busy: isWaiting,
          press: () => emit('give', { giftId: chosen }),
        })}
      </div>
    </>
  )
}
