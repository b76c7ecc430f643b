/** Shows how much of a site has been sent: one line that changes on a terminal, else a line for every tenth. */
import type { WriteStream } from 'node:tty'
import { count } from '../count.ts'
import type { SendProgress } from './send-site.ts'

export function sendProgress(output: Pick<WriteStream, 'isTTY' | 'write'>): (progress: SendProgress) => void {
  let shownTenth = 0
  return ({ files, ofFiles, bytes, ofBytes }) => {
    const isDone = files === ofFiles
    const tenth = Math.floor((bytes / Math.max(1, ofBytes)) * 10)
    const line = isDone
      ? `Sent ${count(ofFiles, 'file')} (${inMB(ofBytes)}).`
      : `Sending ${files.toLocaleString('en')} of ${count(ofFiles, 'file')} (${inMB(bytes)} of ${inMB(ofBytes)})`
    // The control sequence clears the rest of the line.
    if (output.isTTY) output.write(`\r${line}\u001b[K${isDone ? '\n' : ''}`)
    else if (isDone || tenth > shownTenth) output.write(`${line}\n`)
    shownTenth = tenth
  }
}

function inMB(bytes: number): string {
  return `${(bytes / 1024 ** 2).toFixed(1)} MB`
}
