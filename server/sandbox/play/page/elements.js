/** Creates elements without HTML text, which the policy of the page refuses. */

/** An HTML element with properties, `data-` and `aria-` attributes, and children. */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(properties))
    if (/^(aria|data)-|^role$|^scope$/.test(name)) node.setAttribute(name, value)
    else node[name] = value
  node.append(...children)
  return node
}

/**
 * A drawing, hidden from screen readers, because other elements describe it in words. Shapes are `[tag, attributes]`.
 */
export function drawing(viewBox, shapes, className = '') {
  const root = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  root.setAttribute('viewBox', viewBox)
  root.setAttribute('aria-hidden', 'true')
  if (className !== '') root.setAttribute('class', className)
  for (const [tag, attributes, text] of shapes) {
    const shape = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [name, value] of Object.entries(attributes)) shape.setAttribute(name, String(value))
    if (text !== undefined) shape.textContent = text
    root.append(shape)
  }
  return root
}

/** The address of the sign of the game; empty for none. */
export const { sign } = document.body.dataset

/** The top of a board, with a row of lamps and the given images: the sign of the game, if not set. */
export const crown = (...images) =>
  element(
    'div',
    { className: 'crown', 'aria-hidden': 'true' },
    ...(images.length > 0 || sign === '' ? images : [element('img', { src: sign, alt: '' })]),
  )
