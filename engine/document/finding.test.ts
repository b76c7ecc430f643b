import { expect, test } from 'vitest'
import { type Finding, inFolder } from './finding.ts'

const finding: Finding = {
  code: 'PRF-NEVER',
  severity: 'error',
  file: 'page/home.json',
  line: 1,
  column: 2,
  pointer: '',
  message: 'never visible: "VIP" (audience/vip.json:3) and site.json:4 exclude each other; see "page/home.json"',
}

test('inFolder puts the folder before all file names of a finding, including those in its message', () => {
  const { file, message } = inFolder(finding, '../site2/')
  expect(file).toBe('../site2/page/home.json')
  expect(message).toBe(
    'never visible: "VIP" (../site2/audience/vip.json:3) and ../site2/site.json:4 exclude each other; see "page/home.json"',
  )
  expect(inFolder({ ...finding, file: '' }, '../site2').file).toBe('../site2')
})
