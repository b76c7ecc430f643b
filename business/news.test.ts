// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { JsonObject } from '../engine/core/json.ts'
import { createTestSession, Failed } from './session.fixture.ts'

async function share(path: string, isShared: boolean, answer: JsonObject | Failed = {}): Promise<readonly unknown[]> {
  const payloads: JsonObject[] = []
  const testSession = createTestSession({
    container: { share: async () => await Promise.resolve(isShared) },
    gateway: {
      'news/share': (payload) => {
        payloads.push(payload)
        return answer
      },
    },
  })
  testSession.set({ 'fact.route.path': path })
  return [await testSession.run('news.share', { title: 'A title' }), payloads]
}

test('the share of an article or a promotion is counted with the last part of its path as the newsId', async () => {
  const done = { ok: true, value: true }
  expect(await share('/news/bingo-night', true)).toEqual([done, [{ newsId: 'bingo-night' }]])
  expect(await share('/news/winner-story/after-a-win/', true)).toEqual([done, [{ newsId: 'after-a-win' }]])
  expect(await share('/rewards/first-deposit', true)).toEqual([done, [{ newsId: 'first-deposit' }]])
})

test('the share of a page other than an article or a promotion is not counted', async () => {
  for (const path of ['/rewards', '/news', '/promo'])
    expect(await share(path, true)).toEqual([{ ok: true, value: true }, []])
})

test('a canceled share is not counted, and a share succeeds even when it cannot be counted', async () => {
  expect(await share('/news/bingo-night', false)).toEqual([{ ok: true, value: false }, []])
  const [result] = await share('/news/bingo-night', true, new Failed('NETWORK'))
  expect(result).toEqual({ ok: true, value: true })
})
