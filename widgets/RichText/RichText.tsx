import type { WidgetProps } from '../../engine/widget.ts'
import { richBlocks } from '../_shared/rich.tsx'
import type { Props } from './types.gen.ts'
import styles from '../_shared/rich.module.css'

export function Component({ props }: WidgetProps<Props>) {
  return <div className={styles.rich}>{richBlocks(props.blocks)}</div>
}
