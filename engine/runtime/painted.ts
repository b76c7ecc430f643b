/** Resolves when what has been drawn so far is on screen: a tap shows that it was felt before anything larger begins. */
export function nextPaint(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    // A page that nobody sees is not painted.
    setTimeout(done, HIDDEN_MS)
  })
}

const HIDDEN_MS = 100
