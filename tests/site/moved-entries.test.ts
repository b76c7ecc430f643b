/**
 * When entries of a list are moved, the difference contains no added and removed items. It contains gains and losses
 * only if the order of the entries decides what is visible.
 */
import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { catalogue } from '../../catalogue/catalogue.ts'
import type { FactDefinition } from '../../engine/core/fact.ts'
import { isList, isObject, type Json, type JsonObject } from '../../engine/core/json.ts'
import { readSiteFolder, type SiteFolder } from '../../engine/release/folder.ts'
import { openWorkspace, type Workspace } from '../../engine/workspace/workspace.ts'
import { widgets } from '../../widgets/widgets.gen.ts'
import { Random } from '../random.fixture.ts'
import { isFullRun, sample, testSeed } from '../sample.fixture.ts'
import { type Facts, visibleAddresses } from './visible.fixture.ts'

const at = Date.UTC(2026, 10, 20, 4)
const DAY_MS = 86_400_000
const moments = [0, 0.4, 5.3, 14, 40, 90].map((days) => at + days * DAY_MS)
const random = new Random(testSeed)

let folder: SiteFolder
let before: Workspace
let after: Workspace
let personas: readonly Facts[]
let seenBefore: readonly ReadonlySet<string>[]

beforeAll(async () => {
  folder = await readSiteFolder(resolve(import.meta.dirname, '..', '..', 'config'))
  ;[before, after] = [openSite(), openSite()]
  personas = Array.from({ length: 12 }, (_, n) => personaOf(n === 0 ? {} : randomFacts()))
  seenBefore = seenIn(before)
})

function openSite(): Workspace {
  const workspace = openWorkspace({ catalogue, settings: { versions: widgets } })
  workspace.replace(folder)
  return workspace
}

/** A list with several entries in a document of the site. */
interface SiteList {
  readonly path: string
  readonly keys: readonly (string | number)[]
}

function listsIn(path: string, value: Json, keys: readonly (string | number)[] = []): readonly SiteList[] {
  if (isList(value))
    return [
      ...(value.length > 1 ? [{ path, keys }] : []),
      ...value.flatMap((entry, n) => listsIn(path, entry, [...keys, n])),
    ]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => listsIn(path, inner, [...keys, name]))
}

/** Returns the document with the entries of a list in another order. */
function permuted(text: string, keys: SiteList['keys']): string {
  const document = JSON.parse(text) as JsonObject
  let list: Json = document
  for (const key of keys) list = (list as { readonly [key: string | number]: Json })[key] as Json
  const entries = list as Json[]
  const first = JSON.stringify(entries)
  while (JSON.stringify(entries) === first && new Set(entries.map((entry) => JSON.stringify(entry))).size > 1)
    entries.splice(0, entries.length, ...random.some(entries, entries.length))
  return JSON.stringify(document)
}

/** Returns a random value for each fact, one that the schema of the fact allows. */
function randomFacts(): Facts {
  return Object.fromEntries(
    Object.entries(catalogue.facts).map(([fact, { schema, examples }]) => {
      if (schema.type === 'boolean') return [fact, random.below(2) === 1]
      if ('enum' in schema && Array.isArray(schema.enum)) return [fact, random.pick(schema.enum as readonly Json[])]
      if (schema.type === 'integer') return [fact, random.below(6)]
      return [fact, random.pick(examples as readonly Json[])]
    }),
  )
}

/** Returns a value for each fact: the implied value, else the given value, else false or the first example. */
function personaOf(given: Facts): Facts {
  const facts: { [fact: string]: Json } = {}
  const declared = Object.entries(catalogue.facts as { readonly [fact: string]: FactDefinition })
  for (const [fact, { schema, examples }] of declared)
    facts[fact] = given[fact] ?? (schema.type === 'boolean' ? false : (examples[0] as Json))
  for (const [fact, { implied }] of declared)
    if (implied !== undefined && facts[implied.fact] === implied.is) facts[fact] = implied.value as Json
  return facts
}

/** Returns the nodes that each persona sees at each instant, each with its route or popup. */
function seenIn(workspace: Workspace): readonly ReadonlySet<string>[] {
  return personas.flatMap((persona) => moments.map((moment) => seenBy(workspace, persona, moment)))
}

function seenBy(workspace: Workspace, persona: Facts, moment: number): ReadonlySet<string> {
  const [language] = workspace.compile({ assetName: (asset) => asset }).languages
  const found = new Set<string>()
  const site = workspace.checkedSite()
  for (const [route, { root }] of language?.pages ?? []) {
    const { login, restricted } = site.index.document('route', route)?.value ?? {}
    const onRoute = { 'route.id': route, 'route.login': login === true, 'route.restricted': restricted === true }
    for (const address of visibleAddresses(root, { ...persona, ...onRoute }, moment)) found.add(`${route} ${address}`)
  }
  for (const [popup, { root }] of language?.popups ?? [])
    for (const address of visibleAddresses(root, persona, moment)) found.add(`popup:${popup} ${address}`)
  return found
}

test(
  'moving the entries of a list adds and removes nothing, and changes who sees what only if the order decides',
  // A full run tests every list of the site, which takes longer.
  { timeout: isFullRun ? 1_800_000 : 600_000 },
  () => {
    const all = [...folder.files].flatMap(([path, text]) => listsIn(path, JSON.parse(text) as Json))
    const lists = sample(all, {
      count: 4,
      groupOf: ({ path, keys }) => `${path.split('/')[0]} ${keys.filter((key) => typeof key === 'string').join('/')}`,
      isRequired: ({ path }) => path === 'tab-bar/main.json',
    })
    let [compared, moved] = [0, 0]
    for (const { path, keys } of lists) {
      const place = `${path} /${keys.join('/')}`
      const text = folder.files.get(path) as string
      after.update(path, permuted(text, keys))
      const { documents, audience } = after.difference(before, at)
      const changes = documents.flatMap((document) => document.changes)
      expect(
        changes.filter(({ change }) => change === 'added' || change === 'removed'),
        place,
      ).toEqual([])
      expect(
        documents
          .flatMap(({ words }) => words)
          .filter((line) => / is (added|removed|new)( |,|$)/.test(line) && !/entry /.test(line)),
        place,
      ).toEqual([])
      if (changes.some(({ change }) => change === 'moved')) moved++
      if (audience !== undefined) {
        compared++
        expect(
          audience.filter(({ change }) => change !== 'changed').flatMap(({ words }) => words),
          place,
        ).toEqual([])
        const nodes = audience.filter(({ kind }) => kind === 'node')
        if (audience.length === 0) expect(seenIn(after), place).toEqual(seenBefore)
        for (const { gains, loses, addresses } of nodes)
          for (const [groups, gained] of [
            [gains, true],
            [loses, false],
          ] as const)
            for (const { witness } of groups) {
              if (witness === undefined) continue
              const persona = personaOf(witness.persona as Facts)
              const sees = (workspace: Workspace): boolean =>
                [...seenBy(workspace, persona, witness.at)].some((key) =>
                  addresses.includes(key.slice(key.indexOf(' ') + 1)),
                )
              expect([sees(before), sees(after)], place).toEqual([!gained, gained])
            }
        // A moved row may apply to other people only in a table whose first matching row decides.
        for (const { kind, document } of audience)
          if (kind === 'row') expect([path, keys[0]], place).toEqual([`${document}.json`, 'rows'])
      }
      after.update(path, text)
    }
    expect(compared).toBeGreaterThan(lists.length / 2)
    expect(moved).toBeGreaterThan(1)
  },
)
