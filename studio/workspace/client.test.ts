import { expect, test, vi } from 'vitest'

test('when the worker has stopped, waiting and later requests are rejected', async () => {
  let stop = (): void => undefined
  class StoppedWorker {
    addEventListener(type: string, listener: () => void): void {
      if (type === 'error') stop = listener
    }
    postMessage(): void {}
  }
  vi.stubGlobal('Worker', StoppedWorker)
  const { site } = await import('./client.ts')
  const waiting = [site.rows(), site.findings()]
  stop()
  for (const request of [...waiting, site.parts()])
    await expect(request).rejects.toThrow('The check of the site has stopped. Load this page again.')
  vi.unstubAllGlobals()
})
