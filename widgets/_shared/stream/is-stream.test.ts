import { expect, test } from 'vitest'
import { isStream } from './is-stream.ts'

test.each([
  ['/live/7.m3u8', true],
  ['/live/7.M3U8?token=a', true],
  ['/videos/7.mp4', false],
  ['/videos/7.mp4?from=x.m3u8', false],
  ['', false],
])('%s is a stream: %s', (address, expected) => expect(isStream(address)).toBe(expected))
