/** Runs commands in the process of the test, because each new process would have to load the engine again. */
import { type CommandRun, executeCommand } from './command-line.ts'
import type { CommandName } from './commands.ts'

interface Executed {
  readonly status: number
  /** Lines of the output; one empty line if there is no output. */
  readonly lines: readonly string[]
  readonly errors: string
}

export async function execute<Name extends CommandName>(
  name: Name,
  run: CommandRun<Name>,
  ...argv: readonly string[]
): Promise<Executed> {
  const [lines, errors]: [string[], string[]] = [[], []]
  const output = { log: (line: string) => void lines.push(line), error: (line: string) => void errors.push(line) }
  const status = await executeCommand(name, run, argv, output)
  return { status, lines: lines.join('\n').split('\n'), errors: errors.join('\n') }
}
