/**
 * Three forms of selectors make browsers recompute the styles of a whole page for each inserted element. One rule of
 * any widget is enough.
 * - `.card:has(img) > *` continues after `:has()` and ends with a part that matches every element: the styles of all
 *   elements below each element with a `:has()` are recomputed.
 * - `.shell > :has(~ main)` has nothing before `:has()` in its part: browsers match from the right, so each element of
 *   the page counts as one whose styles depend on its siblings.
 * - `.text > * + *` has nothing on both sides of `+`: an inserted element recomputes the styles of all elements after
 *   it, wherever it is. A popup is inserted before the last element of the page.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform, type Selector } from 'lightningcss'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = ['widgets', 'player'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => `${folder}/${path}`),
)

type Part = Selector[number]

/** The compounds of a selector: `.card:has(img) > *` has two. */
function compounds(selector: Selector): readonly (readonly Part[])[] {
  const found: Part[][] = [[]]
  for (const part of selector)
    if (part.type === 'combinator') found.push([])
    else found.at(-1)?.push(part)
  return found
}

const hasHas = (part: Part): boolean =>
  part.type === 'pseudo-class' &&
  (part.kind === 'has' || (part.kind === 'not' && part.selectors.some((inner) => inner.some(hasHas))))
const matchesEveryElement = (parts: readonly Part[]): boolean =>
  !parts.some(
    (part) =>
      ['class', 'id', 'attribute', 'type'].includes(part.type) ||
      (part.type === 'pseudo-class' && (part.kind === 'root' || part.kind === 'is')),
  )

/** Selectors of a style sheet that recompute the styles of a whole subtree. */
function costlySelectors(filename: string, code: string): readonly string[] {
  const found: string[] = []
  transform({
    filename,
    code: Buffer.from(code),
    visitor: {
      Selector(selector) {
        const parts = compounds(selector)
        const last = parts.at(-1) ?? []
        if (parts.slice(0, -1).some((compound) => compound.some(hasHas)) && matchesEveryElement(last))
          found.push(`${filename}: a selector continues after :has() and ends with ${JSON.stringify(last)}`)
        if (parts.some((compound) => compound.some(hasHas) && matchesEveryElement(compound)))
          found.push(`${filename}: a part of a selector has only :has(): expected a class or a tag before it`)
        const siblings = selector.filter((part) => part.type === 'combinator').map(({ value }) => /sibling/.test(value))
        if (siblings.some((isSibling, i) => isSibling && parts.slice(i, i + 2).every(matchesEveryElement)))
          found.push(`${filename}: both sides of + or ~ match every element: expected a class or a tag on one side`)
      },
    },
  })
  return found
}

it('no selector recomputes the styles of a whole page when one element is inserted', () => {
  expect(files.length).toBeGreaterThan(30)
  expect(files.flatMap((file) => costlySelectors(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

it.each([
  ['.card:has(img) > *', 1],
  ['.card:not(:has(img)) > :last-child', 1],
  ['.card:has(img) > .words', 0],
  ['.card > :has(~ img)', 1],
  ['.card > :not(:has(~ img))', 1],
  ['.card > nav:not(:has(~ img))', 0],
  ['.card:has(img)', 0],
  ['.text > * + *', 1],
  ['.text > :first-child ~ :not([hidden])', 1],
  ['.text > * + .note', 0],
  ['.text > p + *', 0],
  ['.text[data-alone] ~ *', 0],
])('%s', (selector, count) => {
  expect(costlySelectors('example.css', `${selector} { color: red }`)).toHaveLength(count)
})
