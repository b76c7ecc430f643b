/** Finds the control that had the focus before its page was rendered again. */

/** Identifies a control by its tag, the beginning of its name, and its position among the controls with this name. */
export interface FocusMark {
  readonly tag: string
  readonly name: string
  readonly index: number
  /** Whether the browser showed the focus, as it does for the keyboard. */
  readonly visible: boolean
}

const CONTROLS = 'a[href], button, [type=radio]'
const NAME_LENGTH = 30

/** Tracks the focus outside of dialogs. `mark` returns the last focused control, if it is still on the page. */
export function followFocus(): { readonly mark: () => FocusMark | undefined; readonly stop: () => void } {
  let last: Element | undefined
  const follow = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest('[role=dialog]') === null) last = target
  }
  addEventListener('focusin', follow)
  return {
    mark() {
      if (last?.isConnected !== true || !last.matches(CONTROLS)) return undefined
      const { tagName: tag } = last
      const name = nameOf(last)
      const index = controlsNamed({ tag, name }).indexOf(last)
      return { tag, name, index, visible: last.matches(':focus-visible') }
    },
    stop: () => removeEventListener('focusin', follow),
  }
}

/** Focuses the marked control, unless another control has the focus. Returns true when it was focused. */
export function focusMarked(mark: FocusMark): boolean {
  if (document.activeElement !== document.body) return false
  const control = controlsNamed(mark)[mark.index]
  if (control instanceof HTMLElement) control.focus({ preventScroll: true })
  return control !== undefined
}

function controlsNamed({ tag, name }: Pick<FocusMark, 'tag' | 'name'>): readonly Element[] {
  return [...document.querySelectorAll(CONTROLS)].filter((one) => one.tagName === tag && nameOf(one) === name)
}

/** Leaves out the digits, because amounts change. */
function nameOf(control: Element): string {
  const text = control.getAttribute('aria-label') ?? control.textContent ?? ''
  return text
    .replace(/[\d.,]+/g, '')
    .trim()
    .slice(0, NAME_LENGTH)
}
