/** Loads the modules of the publish command, and runs it at the first message. Ends with its parent. */
import '../../engine/release/folder.ts'
import 'axios'

process.once('message', () => void import('../publish.ts'))
