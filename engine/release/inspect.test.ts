import { expect, test } from 'vitest'
import type { Finding } from '../document/finding.ts'
import { splitFindings } from './inspect.ts'

const finding = (file: string, message: string, line = 1, pointer = ''): Finding => ({
  code: 'PRF-ENDED',
  severity: 'warning',
  file,
  line,
  column: 1,
  pointer,
  message,
})

test('a finding that is live already is not a finding of the change, even if an edit has moved it', () => {
  const live = finding('page/home.json', 'ended; see (page/fair.json:41)', 12, '/root/slots/items/3')
  const moved = finding('page/home.json', 'ended; see (page/fair.json:57)', 20, '/root/slots/items/4')
  const own = finding('page/faq.json', 'ended')
  expect(splitFindings([live], [moved, own])).toEqual({ findings: [own], earlier: [moved] })
})

test('a second equal problem in a document, and a problem that became an error, belong to the change', () => {
  const [first, second] = [finding('page/home.json', 'ended', 12), finding('page/home.json', 'ended', 40)]
  expect(splitFindings([first], [first, second])).toEqual({ findings: [second], earlier: [first] })
  const error: Finding = { ...first, severity: 'error' }
  expect(splitFindings([first], [error])).toEqual({ findings: [error], earlier: [] })
})

test('a problem that the change solves is not reported', () => {
  expect(splitFindings([finding('page/home.json', 'ended')], [])).toEqual({ findings: [], earlier: [] })
})
