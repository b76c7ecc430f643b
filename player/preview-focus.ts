/**
 * The keyboard focus of a preview frame: the person types in the studio around it. Loaded for previews only.
 */

/**
 * Lets code of the page move the focus only while the frame has it, so that a popup that opens takes no keys from the
 * studio. Tab leaves the frame from an open dialog, too.
 */
export function leaveFocusToStudio(): void {
  const { focus } = HTMLElement.prototype
  let isTabbing = false
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus() && !isTabbing) focus.call(this, options)
  }
  addEventListener(
    'keydown',
    (event: KeyboardEvent) => {
      if (event.key !== 'Tab') return
      // A dialog would keep the focus: it handles the key, and takes the focus back from the element after it.
      event.stopPropagation()
      isTabbing = true
      setTimeout(() => (isTabbing = false))
    },
    { capture: true },
  )
}
