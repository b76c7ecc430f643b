import type { Locator } from '@playwright/test'

export type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>

/** The position and size of an element. Fails if it is not rendered, so that a comparison never passes without it. */
export async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`${String(element)} is not rendered`)
  return box
}
