/** Shows how much of a site has been sent: one line that changes on a terminal, else a line for every tenth. */
import type { WriteStream } from 'node:tty'
import { count } from '../count.ts'
import type { SendProgress } from './send-site.ts'
import { sizeInWords } from '../../engine/wording/size.ts'

export function sendProgress(output: Pick<WriteStream, 'isTTY' | 'write'>): (progress: SendProgress) => void {
  let shownTenth = 0
  return ({ files, ofFiles, bytes, ofBytes }) => {
    const isDone = files === ofFiles
    const tenth = Math.floor((bytes / Math.max(1, ofBytes)) * 10)
    const line = isDone
      ? `Sent ${count(ofFiles, 'file')} (${sizeInWords(ofBytes)}).`
      : `Sending ${files.toLocaleString('en')} of ${count(ofFiles, 'file')} ` +
        `(${sizeInWords(bytes)} of ${sizeInWords(ofBytes)})`
    // The control sequence clears the rest of the line.
    if (output.isTTY) output.write(`\r${line}\u001b[K${isDone ? '\n' : ''}`)
    else if (isDone || tenth > shownTenth) output.write(`${line}\n`)
    shownTenth = tenth
  }
}
