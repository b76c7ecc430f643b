/** Shows the progress of a publish: on a terminal, in one line that is overwritten, else in several lines. */
import { setTimeout as setTimeoutOf } from 'node:timers/promises'
import type { WriteStream } from 'node:tty'
import { isObject } from '../../engine/core/json.ts'
import { count } from '../count.ts'
import type { SendProgress } from './send-site.ts'
import { sizeInWords } from '../../engine/document/size.ts'

type Output = Pick<WriteStream, 'isTTY' | 'write'>

/** Milliseconds between two requests for the progress. */
const EVERY_MS = 2000
/** Clears the terminal line from the cursor to its end. */
const CLEAR = '\u001b[K'

export interface ProgressOptions {
  /** Requests the progress from the server. */
  readonly readProgress: () => Promise<unknown>
  readonly output: Output
  readonly everyMs?: number
}

/** Shows what the server is doing until `publishing` settles. Returns the result of `publishing`. */
export async function withProgress<T>(
  publishing: Promise<T>,
  { readProgress, output, everyMs = EVERY_MS }: ProgressOptions,
): Promise<T> {
  const ended = new AbortController()
  const end = (): void => ended.abort()
  publishing.then(end, end)
  let shown = ''
  while (await setTimeoutOf(everyMs, true, { signal: ended.signal }).catch(() => false)) {
    // Errors are ignored, because a server that does not report progress may still publish.
    const reply = await readProgress().catch(() => undefined)
    if (ended.signal.aborted || !isObject(reply)) continue
    const { progress } = reply
    if (typeof progress !== 'string' || progress === shown) continue
    shown = progress
    output.write(output.isTTY ? `\r${progress}${CLEAR}` : `${progress}\n`)
  }
  if (shown !== '' && output.isTTY) output.write('\n')
  return await publishing
}

/**
 * Returns a function that shows how much of a site has been sent. If the output is not a terminal, it prints a line for
 * every tenth of the bytes.
 */
export function sendProgress(output: Output): (progress: SendProgress) => void {
  let shownTenth = 0
  return ({ files, ofFiles, bytes, ofBytes }) => {
    const isDone = files === ofFiles
    const tenth = Math.floor((bytes / Math.max(1, ofBytes)) * 10)
    const line = isDone
      ? `Sent ${count(ofFiles, 'file')} (${sizeInWords(ofBytes)}).`
      : `Sending ${files.toLocaleString('en')} of ${count(ofFiles, 'file')} ` +
        `(${sizeInWords(bytes)} of ${sizeInWords(ofBytes)})`
    if (output.isTTY) output.write(`\r${line}${CLEAR}${isDone ? '\n' : ''}`)
    else if (isDone || tenth > shownTenth) output.write(`${line}\n`)
    shownTenth = tenth
  }
}
