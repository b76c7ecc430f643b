/**
 * Runs a build with `NODE_ENV=production` and restores the value afterwards. Vite reads the variable, not its own mode,
 * to choose the JSX runtime, and sets it. A server started later in the same process, or as its child, would run in
 * production and without the control surface of the sandbox.
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
