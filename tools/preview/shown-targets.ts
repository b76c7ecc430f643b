/** Finds the nodes of a page in the DOM, and whether a screenshot of the screen shows them. */
import type { Page } from '@playwright/test'

/**
 * Returns the addresses of the nodes that are on the screen and not covered. Scrolls the node `scrollTo` to the middle
 * first.
 */
export function shownTargets(page: Page, addresses: readonly string[], scrollTo?: string): Promise<readonly string[]> {
  return page.evaluate(findShown, { addresses, scrollTo })
}

interface TargetFiber {
  readonly child: TargetFiber | null
  readonly sibling: TargetFiber | null
  readonly memoizedProps: { readonly node?: unknown } | null
  readonly stateNode: unknown
}

/**
 * Runs in the browser. The DOM contains no addresses, so this function makes the player app render each widget in a
 * boundary (Boundary.tsx) whose props contain the address.
 */
async function findShown({
  addresses,
  scrollTo,
}: {
  readonly addresses: readonly string[]
  readonly scrollTo: string | undefined
}): Promise<readonly string[]> {
  const painted = (): Promise<void> =>
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
  const roots = (): readonly TargetFiber[] =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      Object.entries(element).flatMap(([name, value]) =>
        // The container refers to its first fiber, which may be outdated, so the current one is read.
        name.startsWith('__reactContainer$')
          ? [(value as { stateNode: { current: TargetFiber } }).stateNode.current]
          : [],
      ),
    )
  const visit = (fiber: TargetFiber | null, isEntered: (one: TargetFiber) => boolean): void => {
    for (let one = fiber; one !== null; one = one.sibling) if (isEntered(one)) visit(one.child, isEntered)
  }
  let isRendered = false
  for (const root of roots())
    visit(root.child, ({ stateNode }) => {
      const boundary = stateNode as { state?: { guarded?: boolean }; setState?: (state: object) => void } | null
      if (boundary?.state?.guarded === false && boundary.setState !== undefined) {
        boundary.setState({ guarded: true })
        isRendered = true
      }
      return true
    })
  if (isRendered) await painted()
  // Animations are finished, because a popup that still moves into the screen would count as not visible.
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  const elements = new Map<string, Element[]>()
  for (const root of roots())
    visit(root.child, (fiber) => {
      const address = fiber.memoizedProps?.node
      if (typeof address !== 'string') return true
      const own: Element[] = []
      visit(fiber.child, ({ stateNode }) => {
        if (!(stateNode instanceof Element)) return true
        own.push(stateNode)
        return false
      })
      elements.set(address, [...(elements.get(address) ?? []), ...own])
      return true
    })
  if (scrollTo !== undefined) {
    elements.get(scrollTo)?.[0]?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    await painted()
  }
  const isShown = (element: Element): boolean => {
    const box = element.getBoundingClientRect()
    const [left, top] = [Math.max(0, box.left), Math.max(0, box.top)]
    const [right, bottom] = [Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)]
    // At least half of the node must be visible, or half of the screen if the node is larger.
    const isHalf = (part: number, size: number, screen: number): boolean =>
      part >= Math.max(1, Math.min(size, screen) / 2)
    if (!isHalf(right - left, box.width, innerWidth) || !isHalf(bottom - top, box.height, innerHeight)) return false
    const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return topmost !== null && (element.contains(topmost) || topmost.contains(element))
  }
  return addresses.filter((address) => elements.get(address)?.some(isShown) === true)
}
