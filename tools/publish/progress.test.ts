import { expect, test } from 'vitest'
import { withProgress } from './progress.ts'

test.each([
  [false, 'Checking 9 documents …\nBuilt 25 of 90 pages.\n'],
  [true, '\rChecking 9 documents …\u001b[K\rBuilt 25 of 90 pages.\u001b[K\n'],
])(
  'each change of the server progress is shown once, and a terminal shows all changes in one line (terminal: %s)',
  async (isTTY, shown) => {
    let text = ''
    const output = {
      isTTY,
      write: (part: string | Uint8Array) => {
        text += String(part)
        return true
      },
    }
    let finish: (result: string) => void
    const publishing = new Promise<string>((resolve) => (finish = resolve))
    const checking = { progress: 'Checking 9 documents …' }
    const replies = [{ progress: null }, checking, checking, new Error('busy'), { progress: 'Built 25 of 90 pages.' }]
    const readProgress = async (): Promise<unknown> => {
      const reply = replies.shift()
      if (replies.length === 0) setImmediate(() => finish('published'))
      return reply instanceof Error ? Promise.reject(reply) : await Promise.resolve(reply)
    }
    expect(await withProgress(publishing, { readProgress, output, everyMs: 1 })).toBe('published')
    expect(text).toBe(shown)
  },
)

test('a refused publish is rejected at once, without waiting for the next progress', async () => {
  const options = { readProgress: () => Promise.reject(new Error('no')), output: process.stdout, everyMs: 60_000 }
  await expect(withProgress(Promise.reject(new Error('refused')), options)).rejects.toThrow('refused')
})
