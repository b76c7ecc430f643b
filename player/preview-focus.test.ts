// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { trapFocus } from '../widgets/_shared/trap-focus.ts'
import { leaveFocusToStudio } from './preview-focus.ts'

const { focus } = HTMLElement.prototype
afterEach(() => {
  HTMLElement.prototype.focus = focus
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function openDialog(): HTMLElement {
  document.body.innerHTML = '<button id="page"></button><div tabindex="-1" id="dialog"><button id="in"></button></div>'
  const dialog = document.querySelector<HTMLElement>('#dialog')
  if (dialog === null) throw new Error('there is no dialog')
  trapFocus(dialog)
  return dialog
}
const focused = (): string | undefined => document.activeElement?.id

test('a dialog that opens in a preview takes the focus only while the frame has it', () => {
  leaveFocusToStudio()
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  openDialog()
  expect(focused()).toBe('')
  hasFocus.mockReturnValue(true)
  openDialog()
  expect(focused()).toBe('dialog')
})

test('Tab leaves an open dialog of a preview', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(true)
  leaveFocusToStudio()
  const dialog = openDialog()
  const key = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true })
  dialog.querySelector('button')?.dispatchEvent(key)
  expect(key.defaultPrevented).toBe(false)
  // The browser moves the focus to the next or the previous element.
  focus.call(document.querySelector('#page'))
  expect(focused()).toBe('page')
  await new Promise((done) => setTimeout(done))
  document.querySelector<HTMLElement>('#in')?.focus()
  expect(focused()).toBe('in')
})
