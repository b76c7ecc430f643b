/** Tests whether the content of a page fits the screen and its boxes. */
import type { Page } from '@playwright/test'

/**
 * Returns the problems of a page on the smallest phone, where texts may end in an ellipsis, and with text of double
 * size, where all text must be visible.
 */
export async function fitProblems(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  const problems: string[] = []
  const look = async (where: string, mayEnd: boolean): Promise<void> => {
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const wider = await widerThanScreen(page)
    if (wider > 0) problems.push(`${wider} px wider than the screen ${where}`)
    for (const text of await cutTexts(page, 'body', mayEnd)) problems.push(`"${text}" is cut off ${where}`)
    for (const amount of await brokenAmounts(page)) problems.push(`${amount} has two lines ${where}`)
    for (const covered of await coveredControls(page)) problems.push(`${covered} ${where}`)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await look('at 320 px', true)
  await page.setViewportSize(size)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
  await look('in text of double size', false)
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size')
    scrollTo(0, 0)
  })
  return problems
}

/**
 * Returns texts that an element around them cuts off. Ignores texts to which a reader can scroll and, with `mayEnd`,
 * texts that end in an ellipsis.
 */
export async function cutTexts(page: Page, within: string, mayEnd = false): Promise<string[]> {
  return await page.evaluate(
    ({ selector, mayEnd: hasDots }) => {
      const cut = new Set<string>()
      for (const root of document.querySelectorAll(selector)) {
        const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        while (texts.nextNode()) {
          const text = texts.currentNode
          const words = text.textContent?.trim() ?? ''
          if (words === '' || text.parentElement?.checkVisibility({ visibilityProperty: true }) !== true) continue
          const range = document.createRange()
          range.selectNodeContents(text)
          const box = range.getBoundingClientRect()
          for (let around: Element | null = text.parentElement; around !== null; around = around.parentElement) {
            const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(around)
            if (/auto|scroll/.test(overflowX + overflowY)) break
            if (hasDots && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) break
            const edge = around.getBoundingClientRect()
            // Ignores texts that only screen readers read, and lines that are hidden as a whole for lack of space.
            if (edge.width <= 1 || (overflowY !== 'visible' && box.top >= edge.bottom - 1)) break
            const outside =
              (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
              (overflowY !== 'visible' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
            if (outside) cut.add(words)
          }
        }
      }
      return [...cut]
    },
    { selector: within, mayEnd },
  )
}

/** Returns the amounts that are broken into two lines. */
export async function brokenAmounts(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      if (!/^₱?\d[\d,.]{3,}$/.test(texts.currentNode.textContent ?? '')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(range.toString())
    }
    return broken
  })
}

/** Returns the controls that something covers, even after they are scrolled into view. */
export async function coveredControls(page: Page, within = 'body'): Promise<string[]> {
  return await page.evaluate((selector) => {
    const covered: string[] = []
    // The topmost popup makes everything outside it unreachable.
    const popup = [...document.querySelectorAll('[role=dialog][aria-modal=true]')].at(-1)
    const root = popup ?? document.querySelector(selector)
    for (const control of root?.querySelectorAll('a[href], button, input, select, textarea, summary') ?? []) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert], [aria-hidden=true]'))
        continue
      // Ignores controls that only screen readers find, and links that are visible only while focused.
      if (control.closest('h1')?.clientWidth === 1) continue
      const isTall = control.getBoundingClientRect().height > innerHeight / 3
      control.scrollIntoView({ block: isTall ? 'center' : 'nearest', inline: 'nearest', behavior: 'instant' })
      // Uses the first line of a link with several lines.
      const { left, top, right, bottom } = control.getClientRects()[0] ?? new DOMRect()
      const [from, to] = [Math.max(0, top), Math.min(innerHeight, bottom)]
      if (right - left <= 1 || to - from <= 1) continue
      const across = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
      // A control may be taller than the area between the bars, so only the middle of a tall control is tested.
      for (const part of isTall ? [0.5] : [0.1, 0.5, 0.9]) {
        const found = document.elementFromPoint(across, from + (to - from) * part)
        if (found === null || control.contains(found) || found.contains(control)) continue
        if (found.closest('label')?.contains(control) === true) continue
        const name = control.getAttribute('aria-label') ?? control.textContent ?? ''
        covered.push(`"${name.trim().slice(0, 60)}" is covered by ${found.outerHTML.slice(0, 100)}`)
        break
      }
    }
    return covered
  }, within)
}

/** Returns by how many pixels a page is wider than the screen. */
export async function widerThanScreen(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
