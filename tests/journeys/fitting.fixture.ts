/** Whether what a page shows fits into the screen and into its boxes. */
import type { Page } from '@playwright/test'

/** Texts that an element around them cuts off. What a reader can scroll to is not cut off. */
export async function cutTexts(page: Page, within: string): Promise<string[]> {
  return await page.evaluate((selector) => {
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
          const { overflowX, overflowY } = getComputedStyle(around)
          if (/auto|scroll/.test(overflowX + overflowY)) break
          const edge = around.getBoundingClientRect()
          // Texts for screen readers only.
          if (edge.width <= 1) break
          const outside =
            (overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1)) ||
            (overflowY !== 'visible' && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1))
          if (outside) cut.add(words)
        }
      }
    }
    return [...cut]
  }, within)
}

/** The pixels by which a page is wider than the screen. */
export async function widerThanScreen(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
}
