import { expect, test } from 'vitest'
import { Previews, StoppedError } from './previews.ts'

const built = (release: string) => ({ ok: true as const, release, findings: [], at: 0 })

/** A build that runs until it is stopped or `finish` is called. */
function slowBuild(release: string) {
  let finish = (): void => undefined
  const isFinished = new Promise<void>((resolve) => (finish = resolve))
  const build = async (signal: AbortSignal) => {
    await Promise.race([isFinished, new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal)))])
    return built(release)
  }
  return { build, finish }
}

test('a newer edit of a change set stops the preview of the earlier edit', async () => {
  const previews = new Previews()
  const outdated = previews.read('a', 'one', slowBuild('r1').build)
  const other = slowBuild('r3')
  const ofOther = previews.read('b', 'one', other.build)
  const newer = previews.read('a', 'two', async () => built('r2'))
  await expect(outdated).rejects.toThrow(StoppedError)
  expect(await newer).toMatchObject({ release: 'r2' })
  other.finish()
  expect(await ofOther).toMatchObject({ release: 'r3' })
})

test('a preview of the same content is built once', async () => {
  const previews = new Previews()
  const { build, finish } = slowBuild('r1')
  const first = previews.read('a', 'one', build)
  const second = previews.read('a', 'one', () => Promise.reject(new Error('built twice')))
  finish()
  expect(await first).toEqual(await second)
  expect(await previews.read('a', 'one', () => Promise.reject(new Error('built twice')))).toEqual(built('r1'))
})

test('a stopped or failed preview is built again', async () => {
  const previews = new Previews()
  const stopped = previews.read('a', 'one', slowBuild('r1').build)
  previews.stopAll()
  await expect(stopped).rejects.toThrow(StoppedError)
  await expect(previews.read('a', 'one', () => Promise.reject(new Error('disk full')))).rejects.toThrow('disk full')
  expect(await previews.read('a', 'one', async () => built('r2'))).toMatchObject({ release: 'r2' })
})
