/**
 * Counts what React renders, in production too: the hook of React's developer tools is told of every commit, and a component that did work in it
 * carries flag 1. Runs before React is loaded.
 */

interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

export interface Counter {
  /** Component renders since the last call. */
  readonly take: () => number
  /** Components that are mounted now. */
  readonly mounted: () => number
}

/** Function, class, forwarded and memo components. */
const COMPONENTS = new Set([0, 1, 11, 14, 15])
const WORKED = 1

export function installCounter(target: object): Counter {
  let renders = 0
  let root: Fiber | undefined

  /** `fresh`: mounted in this commit, so that everything below is, too. */
  const follow = (fiber: Fiber, fresh: boolean): void => {
    if (COMPONENTS.has(fiber.tag) && (fiber.flags & WORKED) !== 0) renders++
    // The very same children as before: nobody below was asked.
    if (!fresh && fiber.alternate?.child === fiber.child) return
    for (let child = fiber.child; child !== null; child = child.sibling) follow(child, fresh || child.alternate === null)
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
      follow(current, current.alternate?.child == null)
    },
  }
  Object.assign(target, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
  const counter: Counter = {
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
