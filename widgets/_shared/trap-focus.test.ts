// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { trapFocus } from './trap-focus.ts'

const { style } = document.documentElement

function dialog(name: string): HTMLElement {
  const root = document.createElement('div')
  root.tabIndex = -1
  root.innerHTML = `<button id="${name}">${name}</button>`
  document.body.append(root)
  return root
}
const escape = (): boolean => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
const focused = (): string | undefined => document.activeElement?.id

afterEach(() => document.body.replaceChildren())

test('the page scrolls again when the last dialog has closed, in whichever order they close', () => {
  const [first, second] = [trapFocus(dialog('a')), trapFocus(dialog('b'))]
  expect(style.overflow).toBe('hidden')
  first()
  expect(style.overflow).toBe('hidden')
  second()
  expect(style.overflow).toBe('')
})

test('Escape closes only the newest dialog', () => {
  const closed: string[] = []
  const first = trapFocus(dialog('a'), () => closed.push('a'))
  const second = trapFocus(dialog('b'), () => closed.push('b'))
  escape()
  second()
  escape()
  first()
  expect(closed).toEqual(['b', 'a'])
})

test('when the lower of two dialogs closes first, the focus returns to the page after the upper dialog closes', () => {
  const page = dialog('page')
  page.querySelector('button')?.focus()
  const root = dialog('a')
  const first = trapFocus(root)
  root.querySelector('button')?.focus()
  const second = trapFocus(dialog('b'))
  first()
  root.remove()
  second()
  expect(focused()).toBe('page')
})
