/**
 * Lets a process go on when its output is closed, as by `| head`: the rest of the output is discarded, and the work and
 * the exit code are as usual.
 */
export function ignoreClosedOutput(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}
