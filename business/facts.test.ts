import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const generated = readFileSync('business/facts.gen.ts', 'utf8')

test('the types of facts are generated from their declarations', () => {
  expect(generated).toContain("readonly 'player.vipLevel': number")
  expect(generated).toContain("readonly 'device.container': 'BROWSER' | 'APP' | 'MINIAPP'")
  expect(generated).toContain("readonly 'player.favorites': readonly string[]")
})
