/**
 * Runs builds, and restores `NODE_ENV` afterwards: Vite and the build of the player set it to production, which turns off
 * the control surface of the sandbox in a server that runs in the same process.
 */
export async function keepMode(builds: () => Promise<unknown>): Promise<void> {
  const { NODE_ENV: mode } = process.env
  try {
    await builds()
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}
