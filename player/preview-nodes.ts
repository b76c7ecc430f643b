/**
 * Finds the nodes of the page in the document. The markup does not name them, so they are found in the fiber tree
 * of React: each node has a boundary with its address. A journey of the studio fails if React changes this tree.
 */
import { isObject } from '../engine/core/json.ts'

export interface ShownNode {
  readonly address: string
  /** The outermost elements of the node that have a box. */
  readonly elements: readonly Element[]
  /** The smallest box around these elements, in CSS pixels of the window. */
  readonly area: () => DOMRect
}

/** The fields of a React fiber that this module reads. */
interface NodeFiber {
  readonly return: NodeFiber | null
  readonly child: NodeFiber | null
  readonly sibling: NodeFiber | null
  readonly memoizedProps: unknown
  readonly stateNode: unknown
}

function fiberOf(element: Element, prefix: string): NodeFiber | undefined {
  const key = Object.keys(element).find((name) => name.startsWith(prefix))
  return key === undefined ? undefined : (element as unknown as { readonly [key: string]: NodeFiber })[key]
}

/** Returns the address of the node whose boundary the fiber is, if any. */
function addressOf({ memoizedProps: props }: NodeFiber): string | undefined {
  return isObject(props) && typeof props['fallback'] === 'function' && typeof props['node'] === 'string'
    ? props['node']
    : undefined
}

/** The innermost node around an element. */
export function nodeAt(target: EventTarget | null): ShownNode | undefined {
  for (let element = target instanceof Element ? target : null; element !== null; element = element.parentElement) {
    for (let fiber = fiberOf(element, '__reactFiber$') ?? null; fiber !== null; fiber = fiber.return) {
      const address = addressOf(fiber)
      if (address !== undefined) return shownAt(fiber, address)
    }
  }
  return undefined
}

/** The first of the given nodes that is on the page and has a box. */
export function shownNode(addresses: readonly string[]): ShownNode | undefined {
  const root = document.getElementById('root')
  const top = root === null ? undefined : fiberOf(root, '__reactContainer$')
  if (top === undefined) return undefined
  // React alternates between two trees. The root refers to the tree that is shown.
  const { current } = top.stateNode as { readonly current: NodeFiber }
  for (const address of addresses) {
    const found = findFiber(current, (fiber) => addressOf(fiber) === address && boxesOf(fiber).length > 0)
    if (found !== undefined) return shownAt(found, address)
  }
  return undefined
}

/** Scrolls a node into view. A carousel around it stops, as when a player touches it. */
export function bringIntoView({ elements: [element] }: Pick<ShownNode, 'elements'>): void {
  element?.scrollIntoView({ block: 'center' })
  element?.dispatchEvent(new Event('wheel', { bubbles: true }))
}

function findFiber(from: NodeFiber, isFound: (fiber: NodeFiber) => boolean): NodeFiber | undefined {
  for (let fiber: NodeFiber | null = from; fiber !== null; fiber = fiber.sibling) {
    if (isFound(fiber)) return fiber
    const inside = fiber.child === null ? undefined : findFiber(fiber.child, isFound)
    if (inside !== undefined) return inside
  }
  return undefined
}

function shownAt(fiber: NodeFiber, address: string): ShownNode {
  const elements = boxesOf(fiber)
  return { address, elements, area: () => around(elements.map((element) => element.getBoundingClientRect())) }
}

/** The outermost elements below a fiber that have a box. */
function boxesOf({ child }: NodeFiber): readonly Element[] {
  const found: Element[] = []
  for (let fiber = child; fiber !== null; fiber = fiber.sibling) {
    const { stateNode } = fiber
    const hasBox = stateNode instanceof Element && stateNode.getClientRects().length > 0
    if (hasBox) found.push(stateNode)
    else found.push(...boxesOf(fiber))
  }
  return found
}

function around(boxes: readonly DOMRect[]): DOMRect {
  const x = Math.min(...boxes.map(({ left }) => left))
  const y = Math.min(...boxes.map(({ top }) => top))
  const right = Math.max(...boxes.map((box) => box.right))
  const bottom = Math.max(...boxes.map((box) => box.bottom))
  return boxes.length === 0 ? new DOMRect() : new DOMRect(x, y, right - x, bottom - y)
}

const style = `
:host { position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
div { position: absolute; box-sizing: border-box; border: 2px solid #1c7ed6; border-radius: 4px;
  background: rgb(28 126 214 / 14%); box-shadow: 0 0 0 1px #fff; }
`

/** Creates the outline over the page, which follows its node while the page scrolls or changes. */
export function openOutline(): { readonly show: (node: ShownNode | undefined) => void } {
  const host = document.createElement('aside')
  host.ariaHidden = 'true'
  const shadow = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  const box = document.createElement('div')
  box.hidden = true
  shadow.append(box)
  document.body.append(host)
  let shown: ShownNode | undefined
  let frame = 0
  function draw(): void {
    const area = shown?.area()
    box.hidden = area === undefined || area.width === 0
    if (area === undefined) return
    box.style.transform = `translate(${area.x}px, ${area.y}px)`
    box.style.width = `${area.width}px`
    box.style.height = `${area.height}px`
    frame = requestAnimationFrame(draw)
  }
  return {
    show(node) {
      cancelAnimationFrame(frame)
      shown = node
      draw()
    },
  }
}
