/**
 * Counts the renders of React, even in its production build: React calls the hook of its developer tools at each
 * commit, and sets flag 1 on components that rendered. Must run before React is loaded.
 */

interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

export interface RenderCounter {
  /** Component renders since the last call. */
  readonly take: () => number
  /** Components that are mounted now. */
  readonly mounted: () => number
}

/** Function, class, forwarded and memo components. */
const COMPONENTS = new Set([0, 1, 11, 14, 15])
const RENDERED = 1

export function installRenderCounter(target: object): RenderCounter {
  let renders = 0
  let root: Fiber | undefined

  /** `isNew` is true for a fiber that was mounted in this commit, and so for all of its children. */
  const countRenders = (fiber: Fiber, isNew: boolean): void => {
    if (COMPONENTS.has(fiber.tag) && (fiber.flags & RENDERED) !== 0) renders++
    // If nothing below a fiber was rendered, React keeps the same child object.
    if (!isNew && fiber.alternate?.child === fiber.child) return
    for (let child = fiber.child; child !== null; child = child.sibling)
      countRenders(child, isNew || child.alternate === null)
  }
  const count = (fiber: Fiber): number => {
    let sum = COMPONENTS.has(fiber.tag) ? 1 : 0
    for (let child = fiber.child; child !== null; child = child.sibling) sum += count(child)
    return sum
  }
  const hook = {
    supportsFiber: true,
    isDisabled: false,
    renderers: new Map(),
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onCommitFiberRoot(_id: number, { current }: { readonly current: Fiber }) {
      root = current
      countRenders(current, current.alternate?.child == null)
    },
  }
  Object.assign(target, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  const counter: RenderCounter = {
    take() {
      const taken = renders
      renders = 0
      return taken
    },
    mounted: () => (root === undefined ? 0 : count(root)),
  }
  Object.assign(target, { habiCounter: counter })
  return counter
}
