import type { WidgetProps } from '../../engine/widget.ts'
import type { Props } from './types.gen.ts'
import styles from './Shell.module.css'

export function Component({ props, slots }: WidgetProps<Props, 'header' | 'main' | 'foot' | 'tabs' | 'float'>) {
  return (
    <div className={styles.shell} data-rail={props.railOnly || undefined}>
      {/* the tabs come first in the document, so the width of a rail is known before the content is laid out */}
      {slots.tabs}
      {slots.header}
      <main className={styles.main} id="main" tabIndex={-1}>
        {slots.main}
      </main>
      {slots.foot}
      {slots.float && <div className={styles.float}>{slots.float}</div>}
    </div>
  )
}
