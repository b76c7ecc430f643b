/** A value that a form proposes for a text, with the name that people read. */
export interface Choice {
  readonly value: string
  readonly label: string
}

/** How a list names a choice: by its name and its value. */
export function choiceTitle({ value, label }: Choice): string {
  return label === '' || label === value ? value : `${label} (${value})`
}

/** Returns the text that people typed, if it is none of the choices and `pattern` permits it as a value. */
export function ownValue(typed: string, choices: readonly Choice[], pattern: string | undefined): string | undefined {
  const text = typed.trim()
  if (text === '' || choices.some((one) => one.value === text || choiceTitle(one) === text)) return undefined
  return pattern === undefined || new RegExp(pattern, 'u').test(text) ? text : undefined
}
