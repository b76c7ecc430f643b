import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testSeed } from '../../tests/sample.fixture.ts'
import { hrefProblem } from './href.ts'

test.each([
  'https://example.com',
  'https://example.com/',
  'https://www.example.com:8443/a/b?c=d%20e&f=g#h',
  'https://xn--bcher-kva.example/',
  'viber://chat?number=%2B639170000000',
  'tel:+639170000000',
  'tel:8888-1234',
  'mailto:help@example.com',
  'mailto:help@example.com?subject=Hi',
])('%s is allowed in a link', (href) => {
  expect(hrefProblem(href, ['viber'])).toBeUndefined()
})

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  '\u0001javascript:alert(1)',
  'jаvascript:alert(1)',
  'ｊavascript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>1</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'blob:https://example.com/x',
  'file:///etc/passwd',
  'http://example.com',
  'ftp://example.com',
  'intent://x#Intent;scheme=javascript;end',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  '//example.com',
  '/\\example.com',
  '\\\\example.com',
  'https:\\\\example.com',
  'https://example.com\\@evil.example',
  '/deposit',
  '?x=1',
  '#top',
  '',
  ' ',
  'https://user@example.com',
  'https://user:pass@example.com',
  'https://example.com%40evil.example/',
  'https://exam\u200bple.com',
  'https://exаmple.com',
  'https://example。com',
  'https://bücher.example',
  'https://example.com/\u202etxt',
  'https://example.com/a b',
  'https://example.com/%00',
  'https://example.com/%0d%0aSet-Cookie:x',
  'https://example.com/%zz',
  'https://example.com/"onmouseover="x',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://localhost',
  'https://-',
  'HTTPS://example.com',
  'ｈttps://example.com',
  'tel:javascript:alert(1)',
  'tel:',
  'mailto:a@b@example.com',
  'mailto:a@example.com,b@example.com',
  'viber:javascript:alert(1)',
  'viber:',
])('%j is refused in a link', (href) => {
  expect(hrefProblem(href, ['viber'])).toEqual(expect.any(String))
})

test('a browser parses each allowed address with an allowed scheme and with the host in the text', () => {
  const pieces = fc.constantFrom(
    'https:',
    'javascript:',
    'data:',
    '//',
    '/',
    '\\',
    '@',
    ':',
    '.',
    '%',
    '%2f',
    '\t',
    '\n',
    '\u200b',
    'а',
    'ｘ',
    'evil',
    'example.com',
    'viber:',
    'tel:',
    'mailto:',
    '1',
    '?',
    '#',
    ' ',
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const href = parts.join('')
      if (hrefProblem(href, ['viber']) !== undefined) return
      const url = new URL(href, 'https://here.example/')
      expect(['https:', 'viber:', 'tel:', 'mailto:']).toContain(url.protocol)
      if (url.protocol === 'https:')
        expect(href.slice('https://'.length)).toMatch(new RegExp(`^${url.host.replaceAll('.', '\\.')}`))
      expect(url.username + url.password).toBe('')
    }),
    { numRuns: 20_000, seed: testSeed },
  )
})
