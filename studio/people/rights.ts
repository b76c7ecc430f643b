/** Describes in words what a person may change. */
import { listInWords } from '../../engine/wording/rule.ts'
import type { Right, Role } from '../../server/document-store/answers.ts'

const mayChange: { readonly [role in Role]: string | undefined } = {
  viewer: undefined,
  editor: 'edit',
  publisher: 'edit and publish',
  administrator: 'edit and publish',
}

/**
 * Returns the rights of an operator as sentences, such as `Ana may edit and publish every banner whose ID begins with
 * “fair-”, and sees everything.`
 * @param titleOf the title of a kind, such as `Banner`
 */
export function rightsInWords(
  name: string,
  role: Role,
  rights: readonly Right[] | null,
  titleOf: (kind: string) => string,
): string {
  const person = name === '' ? 'This person' : name
  const verb = mayChange[role]
  const people = role === 'administrator' ? ` ${person} also manages people.` : ''
  if (verb === undefined) return `${person} sees everything and changes nothing.`
  if (rights === null) return `${person} may ${verb} all documents.${people}`
  const named = rights.filter(({ kind, ids }) => kind !== '' && ids !== '')
  if (named.length === 0)
    return `${person} sees everything and changes nothing, until a kind of documents is added.${people}`
  const parts = named.map(({ kind, ids }) => documentsInWords(titleOf(kind).toLowerCase(), ids))
  return `${person} may ${verb} ${listInWords(parts)}, and sees everything.${people}`
}

function documentsInWords(kind: string, ids: string): string {
  if (ids === '*') return `every ${kind}`
  const [first = '', ...rest] = ids.split('*')
  if (rest.length === 0) return `the ${kind} “${ids}”`
  const last = rest.pop() ?? ''
  const parts = [
    ...(first === '' ? [] : [`begins with “${first}”`]),
    ...rest.filter((part) => part !== '').map((part) => `contains “${part}”`),
    ...(last === '' ? [] : [`ends with “${last}”`]),
  ]
  return `every ${kind} whose ID ${listInWords(parts)}`
}
