/**
 * Keeps a process running when the reader of its output ends, as with `| head`. Further output is discarded; the work
 * and the exit code do not change.
 */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
