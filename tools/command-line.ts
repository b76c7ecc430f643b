/**
 * Parses the command line of a command of `commands.ts`, prints its help, and turns its errors into messages and exit
 * codes.
 */
import { existsSync } from 'node:fs'
import { isAbsolute, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ignoreClosedOutput } from '../engine/release/closed-output.ts'
import { nearest } from '../engine/document/nearest.ts'
import {
  type Command,
  type CommandArgument,
  type CommandName,
  type CommandOption,
  commands,
  type PathKind,
} from './commands.ts'
import { helpText, usageLine } from './help.ts'
import { adviceFor } from './missing-module.ts'

/** Exit code when the command ran but its result is negative: a site has errors, or nothing was published. */
export const NEGATIVE_RESULT = 1
/** Exit code when the command could not do its work: wrong arguments, a missing file, no server. */
export const NOT_RUN = 2

/** An error that is printed as its message only, without a stack trace. */
export class CommandError extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode = NOT_RUN) {
    super(message)
    this.exitCode = exitCode
  }
}

/** Wrong arguments. */
class UsageError extends CommandError {}

type ArgumentValue<A extends CommandArgument> = A extends { readonly isRequired: true } | { readonly default: string }
  ? string
  : string | undefined

type OptionValue<O extends CommandOption> = O extends { readonly type: 'flag' }
  ? boolean
  : O extends { readonly type: 'text' }
    ? O extends { readonly default: string }
      ? string
      : string | undefined
    : O extends { readonly default: number }
      ? number
      : number | undefined

type Parsed<C extends Command> = {
  readonly [Key in keyof C['arguments']]: ArgumentValue<C['arguments'][Key]>
} & { readonly [Name in keyof C['options']]: OptionValue<C['options'][Name]> }

/** The parsed command line: arguments by their key in `commands.ts`, options by their name. */
export type CommandInput<Name extends CommandName> = Parsed<(typeof commands)[Name]>

/** Prints the output of a command. Each call prints one line. */
export interface CommandOutput {
  readonly log: (line: string) => void
  readonly error: (line: string) => void
}

/** The function of a command. It may return an exit code; the default is 0. */
export type CommandRun<Name extends CommandName> = (
  input: CommandInput<Name>,
  output: CommandOutput,
) => Promise<number | void> | number | void

/** Runs a command with the arguments of this process. */
export async function runCommand<Name extends CommandName>(name: Name, run: CommandRun<Name>): Promise<void> {
  ignoreClosedOutput()
  process.exitCode = await executeCommand(name, run, process.argv.slice(2), console)
}

/** Runs a command with the arguments `argv`. Returns its exit code. */
export async function executeCommand<Name extends CommandName>(
  name: Name,
  run: CommandRun<Name>,
  argv: readonly string[],
  output: CommandOutput,
): Promise<number> {
  try {
    if (argv.includes('--help') || argv.includes('-h')) {
      output.log(helpText(name))
      return 0
    }
    return (await run(parseCommandLine(name, argv), output)) ?? 0
  } catch (error) {
    output.error(failureText(error))
    if (error instanceof UsageError)
      output.error(`${usageLine(name)}\nDescription of all arguments: ${usageLine(name, '--help')}`)
    return error instanceof CommandError ? error.exitCode : NOT_RUN
  }
}

/** @throws {CommandError} with a message about the wrong argument and the expected one */
export function parseCommandLine<Name extends CommandName>(
  name: Name,
  argv: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): CommandInput<Name> {
  const command: Command = commands[name]
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      Object.entries(command.options).map(
        ([option, { type }]) => [option, { type: type === 'flag' ? 'boolean' : 'string' }] as const,
      ),
    ),
  })
  const given = new Map<string, string | undefined>()
  const words: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    else if (token.kind === 'option') {
      const option = Object.hasOwn(command.options, token.name) ? command.options[token.name] : undefined
      if (option === undefined) throw new UsageError(unknownOption(token.rawName, command))
      if (option.type === 'flag' && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value`)
      given.set(token.name, token.value)
    }
  }
  const caller = callerFolder(name, environment)
  return {
    ...readArguments(command, words, environment, caller),
    ...readOptions(command, given, caller),
  } as CommandInput<Name>
}

/**
 * Returns the folder in which a person called the command. npm runs a script in the folder of `package.json`, but
 * passes the caller's folder in `INIT_CWD` to the script and to all processes that the script starts.
 */
export function callerFolder(name: CommandName, environment: NodeJS.ProcessEnv = process.env): string {
  const isScript = environment.npm_lifecycle_event === name
  return (isScript ? environment.INIT_CWD : undefined) ?? process.cwd()
}

/** Converts a path relative to `caller` into a path relative to the current folder. */
export function fromCaller(path: string, caller: string): string {
  if (caller === process.cwd() || isAbsolute(path)) return path
  return relative('', resolve(caller, path)) || '.'
}

function readPath(text: string, kind: PathKind | undefined, caller: string): string {
  const isPath = kind === 'path' || (kind === 'version' && existsSync(resolve(caller, text)))
  return isPath ? fromCaller(text, caller) : text
}

function unknownOption(given: string, { options }: Command): string {
  const known = [...Object.keys(options), 'help'].map((name) => `--${name}`)
  return `unknown option ${given}; ${nearest(given, known) ?? `the options are ${known.join(', ')}`}`
}

function readArguments(
  command: Command,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  caller: string,
): { readonly [key: string]: unknown } {
  const entries = Object.entries(command.arguments)
  const required = entries.filter(([, argument]) => argument.isRequired === true).map(([, { name }]) => name)
  if (words.length < required.length || words.length > entries.length)
    throw new UsageError(expected(required, words, entries.length))
  return Object.fromEntries(
    entries.map(([key, { choices, variable, default: usual, path }], n) => {
      const word = words[n] ?? ((variable === undefined ? undefined : environment[variable]) || undefined)
      if (word === undefined) return [key, usual]
      if (choices !== undefined && !choices.includes(word))
        throw new UsageError(
          `unknown ${key} ${JSON.stringify(word)}; ${nearest(word, choices) ?? `expected ${choices.join(', ')}`}`,
        )
      return [key, readPath(word, path, caller)]
    }),
  )
}

const counts = ['no arguments', 'one argument', 'two arguments', 'three arguments']

function expected(required: readonly string[], words: readonly string[], most: number): string {
  const got = words.length === 0 ? 'none was given' : `got ${words.map((word) => JSON.stringify(word)).join(' ')}`
  if (words.length > most) return `expected ${most > required.length ? 'at most ' : ''}${counts[most]}, ${got}`
  return `expected ${counts[required.length]}, ${required.join(' ')}; ${got}`
}

function readOptions(
  { options }: Command,
  given: ReadonlyMap<string, string | undefined>,
  caller: string,
): { readonly [name: string]: unknown } {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      if (option.type === 'flag') return [name, given.has(name)]
      const text = given.get(name)
      if (given.has(name) && text === undefined)
        throw new UsageError(`--${name} needs a value: --${name} ${option.value ?? 'VALUE'}`)
      if (text === undefined) return [name, 'default' in option ? option.default : undefined]
      const value = valueOf(name, option, text)
      return [name, typeof value === 'string' ? readPath(value, option.path, caller) : value]
    }),
  )
}

function valueOf(
  name: string,
  option: Exclude<CommandOption, { readonly type: 'flag' }>,
  text: string,
): string | number {
  switch (option.type) {
    case 'text':
      return text
    case 'integer': {
      const { minimum, maximum } = option
      const value = Number(text)
      if (/^\d+$/.test(text) && value >= minimum && value <= maximum) return value
      throw new UsageError(
        `--${name} takes a number from ${minimum} to ${maximum.toLocaleString('en')}, got ${JSON.stringify(text)}`,
      )
    }
    case 'instant': {
      const instant = /T.*(Z|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
      if (!Number.isNaN(instant)) return instant
      throw new UsageError(
        `--${name} takes a date and time with a UTC offset, such as 2026-12-24T18:00+08:00, got ${JSON.stringify(text)}`,
      )
    }
  }
}

function failureText(error: unknown): string {
  if (error instanceof CommandError) return error.message
  const advice = adviceFor(error)
  if (advice !== undefined) return advice
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
