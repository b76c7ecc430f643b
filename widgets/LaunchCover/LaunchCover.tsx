import { useEffect, useRef, useState } from 'react'
import type { WidgetProps } from '../../engine/widget.ts'
import { button } from '../_shared/button.tsx'
import { launchCover } from '../_shared/launch-cover.tsx'
import { trapFocus } from '../_shared/trap-focus.ts'
import type { Events, Props } from './types.gen.ts'
import styles from './LaunchCover.module.css'

export function Component({ props, emit }: WidgetProps<Props, never, Events>) {
  const layer = useRef<HTMLDivElement>(null)
  const [isLate, setLate] = useState(false)

  useEffect(() => (layer.current === null ? undefined : trapFocus(layer.current, () => emit('close'))), [emit])

  useEffect(() => {
    const timer = setTimeout(() => setLate(true), props.waitMs)
    return () => clearTimeout(timer)
  }, [props.waitMs])

  return (
    <div ref={layer} className={styles.layer} role="dialog" aria-modal="true" aria-label={props.name} tabIndex={-1}>
      {launchCover({
        image: props.image,
        name: props.name,
        text: isLate ? props.lateText : props.text,
        action: button({ label: props.closeLabel, tone: 'quiet', press: () => emit('close') }),
      })}
    </div>
  )
}
