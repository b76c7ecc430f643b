/** Publishes one site in a new process, so its code is cold, and sends the cost of each step to its parent. */
import { costOf } from './cost.ts'

const [, , size, publishing] = process.argv
process.send?.(await costOf(Number(size), publishing === 'true'))
process.disconnect?.()
