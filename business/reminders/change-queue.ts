/** Sends changes of reminders one after the other, so the gateway receives them in the order of the presses. */

let begun = 0
let last: Promise<unknown> = Promise.resolve()

/** Runs `send` after all earlier changes have been sent. */
export async function sendInOrder<T>(send: () => Promise<T>): Promise<T> {
  begun++
  const sent = last.then(send)
  last = sent.catch(() => undefined)
  return await sent
}

/**
 * Runs `load` when no change is being sent. Repeats it if a change began meanwhile, because the answer may be older
 * than that change.
 */
export async function loadBetweenChanges<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    await last
    const before = begun
    const answer = await load()
    if (begun === before) return answer
  }
}
