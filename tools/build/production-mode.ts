/**
 * Runs a build with `NODE_ENV=production` and restores the value afterwards. Vite reads this variable instead of its
 * own mode to choose the JSX runtime, and changes it. If it were not restored, a server that is started later in the
 * same process, or as its child, would run in production mode, without the control surface of the sandbox.
 */
export async function inProductionMode<T>(build: () => Promise<T>): Promise<T> {
  const { NODE_ENV: mode } = process.env
  process.env.NODE_ENV = 'production'
  try {
    return await build()
  } finally {
    if (mode === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = mode
  }
}
