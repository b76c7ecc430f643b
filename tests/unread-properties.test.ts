/**
 * Finds schema properties that have no effect because their names do not occur in the code that should read them.
 * Names are compared, not types: a property counts as read when the same code reads another property with its name.
 * Properties of the vocabulary and of documents are searched in the code of server and player, and properties of a
 * widget in its folder.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { definitions, documentSchemas } from '../engine/document/documents.gen.ts'
import type { Schema } from '../engine/core/schema.ts'

const root = resolve(import.meta.dirname, '..')

/** Returns the code in these folders, without generated files and tests. */
function codeIn(...folders: readonly string[]): string {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:gen|test|fixture|type-test)\./.test(path))
    .map((path) => withoutComments(readFileSync(join(root, path), 'utf8')))
    .join('\n')
}

/** Removes comments, because a name in a comment is not a use. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/^\s*\/\/.*$/gm, '')
}

/** Returns the identifiers, the names with hyphens, and the names with a placeholder such as `KYC_{host}_DEPOSIT`. */
const wordsOf = (code: string): ReadonlySet<string> =>
  new Set([/[\w$]+/g, /[\w$-]+/g, /\w+\{\w+\}\w+/g].flatMap((word) => code.match(word) ?? []))

/** Returns the paths of all properties of a schema. References to vocabulary definitions are not followed. */
function pathsIn(schema: Schema, path = ''): readonly string[] {
  const inner = [schema.items, schema.additionalProperties, ...(schema.oneOf ?? [])].filter(
    (one): one is Schema => typeof one === 'object',
  )
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, one]) => [
      `${path}/${name}`,
      ...pathsIn(one, `${path}/${name}`),
    ]),
    ...inner.flatMap((one) => pathsIn(one, path)),
  ]
}

const unread = (paths: readonly string[], words: ReadonlySet<string>): readonly string[] => [
  ...new Set(paths.filter((path) => !words.has(path.slice(path.lastIndexOf('/') + 1)))),
]

test('every property and event of a widget is read or emitted by its code', () => {
  const shared = codeIn('widgets/_shared')
  for (const [name, { schema, events }] of Object.entries(catalogue.widgets)) {
    const words = wordsOf(codeIn(`widgets/${name}`) + shared)
    expect(unread([...pathsIn(schema), ...Object.keys(events)], words), name).toEqual([])
  }
})

/** Actions that pass on all of their arguments: to the toast, or as facts. */
const passOn = new Set(['ui.toast', 'identity.decide'])

test('every argument of an action is read by its code', () => {
  for (const [name, { args }] of Object.entries(catalogue.actions)) {
    const [area = '', verb = ''] = name.split('.')
    const folder = `business/${area}/${verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    if (!passOn.has(name)) expect(unread(pathsIn(args), wordsOf(codeIn(folder))), name).toEqual([])
  }
})

/** Properties that only documents read, as fields of list entries, or that have only one allowed value. */
const exempt = new Set(['/cta', '/assume'])

test('every property of a document is read by the engine, the player or the server', () => {
  const words = wordsOf(codeIn('engine', 'business', 'player', 'server', 'widgets', 'tools'))
  const schemas = [...Object.entries(documentSchemas), ...Object.entries(definitions)]
  const found = schemas.flatMap(([name, schema]) =>
    unread(pathsIn(schema), words)
      .filter((path) => !exempt.has(path))
      .map((path) => `${name} ${path}`),
  )
  expect(found).toEqual([])
})

/**
 * Fields that only the server reads: number of runs of a schedule, request id in the audit, and the publish that a
 * take-back reverses.
 */
const readByServer = ['attempts', 'correlation', 'follows']

test('every field of the answers of the document store is read by the studio or by a command', () => {
  const answers = readFileSync(join(root, 'server/document-store/answers.ts'), 'utf8')
  const fields = [...answers.matchAll(/^ +readonly (\w+)\??:/gm)].map(([, field = '']) => field)
  const words = wordsOf(codeIn('studio', 'tools'))
  expect([...new Set(fields)].filter((field) => !words.has(field)).sort()).toEqual(readByServer)
})

test('every constant, and every purpose of host names, is read by the area that declares it', () => {
  // These two modules read constants and host names before an area is loaded.
  const [openContainer, hosts] = ['open-container.ts', 'hosts.ts'].map((file) =>
    readFileSync(join(root, 'business', file), 'utf8'),
  )
  for (const [name, { owner }] of Object.entries(catalogue.constants))
    expect(codeWithoutDeclarations(owner) + openContainer, name).toMatch(new RegExp(`'${name}'`))
  for (const purpose of Object.keys(catalogue.hosts))
    expect(codeWithoutDeclarations('device', 'gateway') + hosts, purpose).toMatch(new RegExp(`'${purpose}'`))
})

test('every flow that code runs is declared by an area, and every declared flow is run by code', () => {
  const run = [...codeIn('business', 'player').matchAll(/(?:'flow:|runFlow\(')([a-z-]+)'/g)].map(
    ([, flow = '']) => flow,
  )
  expect(Object.keys(catalogue.flows)).toEqual([...new Set(run)].sort())
})

/** Facts whose names code computes from the arguments of an action or from a failure. */
const computed = [
  ...Object.keys(catalogue.actions['identity.decide']?.args.properties ?? {}).map((name) => `identity.${name}`),
  ...Object.keys(catalogue.facts).filter((fact) => fact.startsWith('error.')),
]

test('every fact is set by code under its name, except the facts whose names are computed', () => {
  const code = codeIn('business', 'engine/runtime', 'player')
  const isSet = (fact: string): boolean => code.includes(`'${fact}':`) || code.includes(`'fact.${fact}':`)
  expect(Object.keys(catalogue.facts).filter((fact) => !isSet(fact))).toEqual(computed.sort())
})

/** Facts that documents do not use yet: the specification lists their fields, so rules of operators can use them. */
const offeredToRules: { readonly [source: string]: readonly string[] } = {
  'document 1, section 3, user info': ['player.customerLevel'],
  'document 1, section 3, eKYC details': [
    'identity.activeKycStatus',
    'identity.inEkycWhite',
    'identity.isPopupWindow',
    'identity.mergeKycStatus',
    'identity.oldKycStatus',
    'identity.requireEkyc',
    'identity.strongCheck',
    'identity.weakCheck',
  ],
  'document 1, section 4, the unread total that a logout clears': ['player.unreadMessages'],
}

test('every fact is read by code or by a document, or the specification lists it for rules', () => {
  // The values that facts have for a visitor are not uses of the facts.
  const ofVisitors = /impliedForVisitor\('[\w.]+'\)|visitor\w*Facts\['[\w.]+'\]/g
  const code = codeIn('business', 'engine', 'player', 'widgets').replaceAll(ofVisitors, '')
  const documents = ['config', 'examples']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter((path) => path.endsWith('.json'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n')
  // `selected.ts` computes the names of the facts with the IDs of a game.
  const [, fields = ''] = /\bID_FIELDS = \[([^\]]*)\]/.exec(code) ?? []
  const names = new Set([...fields.matchAll(/'(\w+)'/g)].map(([, name = '']) => `launch.${name}`))
  const isRead = (fact: string): boolean =>
    names.has(fact) ||
    new RegExp(`'(?:fact\\.)?${fact.replace('.', '\\.')}'(?!:)`).test(code) ||
    new RegExp(`["{.]${fact.replace('.', '\\.')}["}]`).test(documents)
  expect(
    Object.keys(catalogue.facts)
      .filter((fact) => !isRead(fact))
      .sort(),
  ).toEqual(Object.values(offeredToRules).flat().sort())
})

/**
 * Fields of answers that the specification describes but the player app does not use. Changing them at the gateway
 * changes nothing, unless a document shows them.
 */
const unusedFields: { readonly [call: string]: string } = {
  'games/all': 'total',
  'games/list': 'total',
  'games/platforms': 'gameKindIds',
  'player/balance': 'maxWithdrawAmount minWithdrawAmount',
  'player/refreshBalance': 'maxWithdrawAmount minWithdrawAmount',
  'player/info': 'customerId email loginType missNum bindType registerMethod glife isLazada product',
  'session/loginAccount': 'mobileNo registerMethod loginTimes firstDepositFlag u2token',
  'session/webToken': 'u2token',
  'site/info':
    'completeRegis palcode VISITOR_LOGIN_SWITCH LOGIN_METHOD_SWITCH ' +
    'viberSwitch viberUrl facebookSwitch googleSwitch facebook_client_id google_client_id isFbDomainName ' +
    'GLIFE_VIEW_SWITCH clientIp MIN_WITHDRAW_AMOUNT MAX_WITHDRAW_AMOUNT',
}
/** Fields of answers that code reads as the values of a map, without their names. */
const mapFields: { readonly [call: string]: string } = {
  'games/jackpots': 'GRAND MAJOR grand major mini minor fortunate',
}
const roomFields = 'anchorName cover gameName isReplay title viewers'
/** Fields of answers that documents show and no code reads. */
const shownFields: { readonly [call: string]: string } = {
  'live/chat': 'data messageId',
  'live/following': `data total ${roomFields}`,
  'live/gifts': 'data image price',
  'live/history': `data total ${roomFields}`,
  'live/offer': 'anchorName gameName isReplay livePlayerBg room title videoUrl viewers',
  'live/reels': 'data total author gameId gameName likes platformId poster title videoUrl',
  'live/room': `${roomFields} avatar gameId gameImage livePlayerBg platformId platformName videoUrl`,
  'live/rooms': `data total ${roomFields}`,
}
/** Fields of requests that code does not send. Documents may send them as arguments of a data source. */
const unsentFields: { readonly [call: string]: string } = {
  'games/list': 'pageNo pageSize',
  'live/following': 'limit',
  'live/history': 'limit',
  'live/reels': 'category limit first',
  'live/rooms': 'limit',
}

/** Fields of answers that the call client copies into the requests of other calls. */
const filledIn = Object.values(catalogue.calls).flatMap((call) => Object.values(fillOf(call)))

function fillOf(call: object): { readonly [field: string]: { readonly call: string; readonly field: string } } {
  return (call as { readonly fill?: ReturnType<typeof fillOf> }).fill ?? {}
}

test('every field of a call is a property in the code of its area, shown by documents, or listed as unused', () => {
  const attribution = readFileSync(join(root, 'business', 'attribution.ts'), 'utf8')
  for (const [call, contract] of Object.entries(catalogue.calls)) {
    const [area = ''] = call.split('/')
    const code = codeWithoutDeclarations(area === 'static' ? 'gateway' : area)
    const words = propertiesIn(area === 'session' ? code + attribution : code)
    const names = (schema: Schema) => [...new Set(unread(pathsIn(schema), words).map((path) => path.split('/').at(-1)))]
    const listed = (lists: { readonly [call: string]: string }) => lists[call]?.split(' ') ?? []
    const filled = filledIn.flatMap((source) => (source.call === call ? [source.field] : []))
    expect(names(contract.payload), `payload of ${call}`).toEqual([
      ...Object.keys(fillOf(contract)),
      ...listed(unsentFields),
    ])
    expect(names(contract.response).sort(), `answer of ${call}`).toEqual(
      [...new Set([...listed(unusedFields), ...listed(mapFields), ...listed(shownFields), ...filled])].sort(),
    )
  }
})

/** Names that the code reads or writes as properties: `.name`, `'name'`, and names in braces, such as `{ name }`. */
function propertiesIn(code: string): ReadonlySet<string> {
  const uses = code.matchAll(/\.([\w$]+)|['"]([\w${}-]+)['"]|(?<=[{,]\s*)([\w$]+)(?=\s*[,:=}])/g)
  return new Set([...uses].map(([, member, text, inBraces]) => member ?? text ?? inBraces ?? ''))
}

function codeWithoutDeclarations(...areas: readonly string[]): string {
  return areas
    .flatMap((area) =>
      readdirSync(join(root, 'business', area), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(root, 'business', area, path),
      ),
    )
    .filter((path) => path.endsWith('.ts') && !/\.(?:gen|test|sandbox)\.|(?:constants|facts)\.ts$/.test(path))
    .map((path) => withoutComments(readFileSync(path, 'utf8')))
    .join('\n')
}
