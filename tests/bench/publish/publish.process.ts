/** Publishes one site in a process of its own, whose code is cold at first, and tells its parent what each step cost. */
import { costOf } from './cost.ts'

const [, , size, publishing] = process.argv
process.send?.(await costOf(Number(size), publishing === 'true'))
process.disconnect?.()
