import { expect, test } from 'vitest'
import { formatFinding } from '../document/finding.ts'
import { sourceOf } from '../document/source.ts'
import { catalogue, files } from './check.fixture.ts'
import { checkSource } from './check.ts'

/** Returns the findings of a site with one skin, without the file name. */
function findingsOf(tokens: { readonly [token: string]: string }): readonly string[] {
  const skin = { title: 'Plain', priority: 0, scheme: 'dark', tokens }
  return checkSource(sourceOf({ files: files({ 'skin/plain.json': skin }) }), catalogue).findings.map((finding) =>
    formatFinding(finding).replace(/^.*?: /, ''),
  )
}

test.each(['#0a5d8', 'bluue', 'banana', 'rgb(', '*/', 'var(--nope)', 'var(--color-page)', 'transparent', 'url(x.svg)'])(
  'a skin with the color %j is refused',
  (value) => {
    const [finding = '', ...others] = findingsOf({ 'color.accent': value })
    expect(finding).toContain(`expected a color such as #1b1b1f, rgb(27 27 31) or hsl(240 7% 11%), got: "${value}"`)
    expect(others).toEqual([])
  },
)

test.each(['#fb2', '#ffb22e', 'rgb(255, 178, 46)', 'rgb(255 178 46 / 100%)', 'hsl(38 100% 59%)'])(
  'a skin with the color %j is accepted',
  (value) => {
    expect(findingsOf({ 'color.accent': value })).toEqual([])
  },
)

test('a text color that is too similar to its background is refused, with both colors and their contrast', () => {
  expect(findingsOf({ 'color.accent': '#777777', 'color.page': '#666666' })).toEqual([
    'color.accent (#777777) on color.page (#666666) has a contrast of 1.28, expected at least 4.5; make one of the two colors lighter or darker. [CFG-CONTRAST]',
  ])
})

test('a color is compared with the default of the paired color when the skin does not set the paired color', () => {
  expect(findingsOf({ 'color.page': '#ffffff' })).toEqual([
    'color.accent (#ffb22e) on color.page (#ffffff) has a contrast of 1.80, expected at least 4.5; make one of the two colors lighter or darker. [CFG-CONTRAST]',
  ])
})

test('a transparent color of a pair is refused, because its contrast depends on what is behind it', () => {
  expect(findingsOf({ 'color.page': '#00000080' })).toEqual([
    'color.page (#00000080) must be opaque, because color.accent is shown on color.page; use a color without transparency. [CFG-CONTRAST]',
  ])
})

test('the default skin of the site cannot be disabled', () => {
  const skin = { title: 'Plain', priority: 0, scheme: 'dark', tokens: {}, status: 'disable' }
  const { findings } = checkSource(sourceOf({ files: files({ 'skin/plain.json': skin }) }), catalogue)
  expect(findings.map(formatFinding)).toEqual([
    expect.stringContaining('/status: the default skin of the site (skinDefault) must not be disabled'),
  ])
})

test.each([
  ['day', 'the counterpart "day" has the same color scheme, dark; name a skin of the other color scheme'],
  ['dusk', 'the counterpart "dusk" is disabled; enable the counterpart, or remove "counterpart" from this skin'],
  ['dawn', 'there is no skin "dawn"'],
])('the counterpart %j of a skin is refused', (counterpart, message) => {
  const plain = { title: 'Plain', priority: 0, scheme: 'dark', tokens: {} }
  const { findings } = checkSource(
    sourceOf({
      files: files({
        'skin/plain.json': { ...plain, counterpart },
        'skin/day.json': { ...plain, priority: 1 },
        'skin/dusk.json': { ...plain, scheme: 'light', status: 'disable' },
      }),
    }),
    catalogue,
  )
  expect(findings.map(formatFinding)).toEqual([expect.stringContaining(`/counterpart: ${message}`)])
})
