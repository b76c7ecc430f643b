import { expect, test } from 'vitest'
import { startSweep } from './object-sweep.ts'

test('a file that cannot be verified is reported, and the next pass verifies all files again', async () => {
  const verified: string[] = []
  const problems: string[] = []
  await new Promise<void>((done) => {
    const end = startSweep({
      store: {
        live: () => undefined,
        objects: {
          get: () => undefined,
          find: () => Promise.resolve(undefined),
          names: () => ['a.js', 'b.js'],
          refresh: () => Promise.resolve(),
          verify(name) {
            verified.push(name)
            if (problems.length === 0 && name === 'b.js') return Promise.reject(new Error('EIO'))
            if (verified.length === 4) void end().then(done)
            return Promise.resolve(0)
          },
        },
      },
      verifyLive: () => Promise.resolve(),
      onProblem: (message) => problems.push(message),
      pauseMs: 0,
    })
  })
  expect(verified).toEqual(['a.js', 'b.js', 'a.js', 'b.js'])
  expect(problems).toEqual(['the files of the store cannot be verified: Error: EIO'])
})
