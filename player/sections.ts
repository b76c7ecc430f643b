import { scheduler } from './scheduler.ts'

/**
 * Renders the sections that the browser has skipped because they are outside the screen (`player.css`), one in each
 * frame, so taps are handled in between.
 */
export async function renderSections(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    section.style.contentVisibility = 'visible'
    await scheduler.nextPaint()
  }
  document.documentElement.dataset.sections = ''
}
