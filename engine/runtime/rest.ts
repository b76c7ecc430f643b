/** Ends the task: what was drawn is painted and what was tapped is answered before work goes on. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((again) => setTimeout(again))
}
