/** Help texts and the command table of README.md, from `commands.ts`. */
import { markdownTable } from '../catalogue/markdown-table.ts'
import { type Command, type CommandArgument, type CommandName, type CommandOption, commands } from './commands.ts'

const INDENT = '  '
const WIDTH = 100
/** Maximum width of a usage line in columns. Longer lines are wrapped between two arguments. */
const USAGE_WIDTH = 118

/**
 * Returns `Usage: npm run check -- [DIR] [--at INSTANT] [--json]`. With `only`: the command with these words as its
 * arguments, without `Usage:`.
 */
export function usageLine(name: CommandName, only?: string): string {
  const command: Command = commands[name]
  const words = only === undefined ? [...argumentWords(command), ...optionWords(command)].join(' ') : only
  const line = `npm ${command.isBuiltIn === true ? name : `run ${name}`}${words === '' ? '' : ` -- ${words}`}`
  return only === undefined ? `Usage: ${line}` : line
}

function argumentWords({ arguments: list }: Command): readonly string[] {
  return Object.values(list).map(({ name, isRequired }) => (isRequired === true ? name : `[${name}]`))
}

function optionWords({ options }: Command): readonly string[] {
  return Object.entries(options).map(([name, option]) => `[${optionWord(name, option)}]`)
}

function optionWord(name: string, { value }: CommandOption): string {
  return `--${name}${value === undefined ? '' : ` ${value}`}`
}

export function helpText(name: CommandName): string {
  const command: Command = commands[name]
  const { summary, options, environment = {}, exitsWith1 } = command
  const argumentRows = Object.values(command.arguments).map(
    (argument) => [argument.name, describeArgument(argument)] as const,
  )
  const optionRows = [
    ...Object.entries(options).map(
      ([option, details]) => [optionWord(option, details), describeOption(details)] as const,
    ),
    ['--help', 'print this text'] as const,
  ]
  const exitRows = Object.entries({
    0: 'done',
    ...(exitsWith1 === undefined ? {} : { 1: exitsWith1 }),
    2: 'wrong arguments, or the command could not run',
  })
  return [
    ...wrap(usageLine(name).split(/ (?=\[)/), USAGE_WIDTH).map((line, n) => (n === 0 ? line : `${INDENT}${line}`)),
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...section('Arguments', argumentRows),
    ...section('Options', optionRows),
    ...section('Environment variables', Object.entries(environment)),
    ...section('Exit codes', exitRows),
  ].join('\n')
}

function describeArgument({ description, choices, variable, default: usual }: CommandArgument): string {
  const from = [...(variable === undefined ? [] : [`$${variable}`]), ...(usual === undefined ? [] : [usual])]
  return [
    description,
    ...(choices === undefined ? [] : [`: ${choices.join(', ')}`]),
    ...(from.length === 0 ? [] : [` (default ${from.join(', else ')})`]),
  ].join('')
}

function describeOption(option: CommandOption): string {
  return 'default' in option && option.default !== undefined
    ? `${option.description} (default ${option.default})`
    : option.description
}

function section(title: string, rows: readonly (readonly [string, string])[]): readonly string[] {
  if (rows.length === 0) return []
  const width = Math.max(...rows.map(([name]) => name.length))
  return [
    '',
    `${title}:`,
    ...rows.flatMap(([name, text]) =>
      wrap(text.split(' '), WIDTH - width - 2 * INDENT.length).map(
        (line, n) => `${INDENT}${(n === 0 ? name : '').padEnd(width)}${INDENT}${line}`,
      ),
    ),
  ]
}

function wrap(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Returns the command table of README.md. */
export function commandTable(): string {
  const rows = (Object.keys(commands) as CommandName[]).map((name) => {
    const command: Command = commands[name]
    const words = [...argumentWords(command), ...optionWords(command)].join(' ')
    const line = `npm ${command.isBuiltIn === true ? name : `run ${name}`}`
    return [code(line), words === '' ? '' : code(words), command.summary]
  })
  return `${markdownTable([['command', `after ${code('--')}`, 'does'], ...rows]).join('\n')}\n`
}

function code(text: string): string {
  return `\`${text}\``
}
