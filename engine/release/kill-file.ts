/**
 * `kills.json` in the data folder: the journal of the kill switch. It is signed, so only those who can read the key
 * beside it can change what players see. Commands and servers write it, even while the database is down.
 */
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  type Kill,
  killableKinds,
  type KillEnd,
  type KillList,
  type KillSelector,
  killSelectors,
} from '../core/kill.ts'
import { canonical, isObject, type JsonObject } from '../core/json.ts'
import { nearest } from '../document/nearest.ts'
import { disk, writeAtomically } from './disk.ts'
import { takeFileLock } from './file-lock.ts'

export type NewKill = KillSelector & Pick<Kill, 'reason' | 'by' | 'until'>

/** The file cannot be used. The message says why and what to do. */
export class KillFileError extends Error {}

/** Names that the code declares. A kill of any other name would have no effect. */
export type KnownNames = { readonly [name in 'widget' | 'action' | 'container']: readonly string[] }

/** Why a selector cannot be used; undefined when it can. */
export function selectorProblem(selector: KillSelector, known: KnownNames): string | undefined {
  const given = killSelectors.filter((name) => selector[name] !== undefined)
  if (given.length !== 1)
    return `name exactly one of ${killSelectors.join(', ')}; a container alone does not name what to kill`
  const { document, link } = selector
  if (document !== undefined) {
    const [kind = '', id = ''] = document.split('/')
    if (id === '') return `${document} is not a document; write its kind and id, such as page/vip`
    if (kind === 'route') return `name the route ${id} as a route, not as a document`
    if (!killableKinds.some((one) => one === kind))
      return `documents of the kind ${kind} cannot be killed, only documents of the kinds ${killableKinds.join(', ')}; name a node instead`
  }
  for (const name of ['widget', 'action', 'container'] as const) {
    const value = selector[name]
    if (value === undefined || known[name].includes(value)) continue
    const hint = nearest(value, known[name]) ?? (name === 'container' ? `use one of ${known.container.join(', ')}` : '')
    return `there is no ${name} ${value}${hint === '' ? '' : `; ${hint}`}`
  }
  if (link !== undefined && /[:/]|^https?$|^internal$/.test(link))
    return `${link} is not a kind of external link; use external, tel, mailto or another scheme without its colon`
  return undefined
}

export class KillFile {
  readonly #path: string
  readonly #key: string
  readonly #known: KnownNames

  /** @param key the secret in `kill.key` */
  constructor(dataDir: string, key: string, known: KnownNames) {
    this.#path = join(dataDir, 'kills.json')
    this.#key = key
    this.#known = known
  }

  /** All entries that were ever added, oldest first. @throws {KillFileError} */
  async read(): Promise<readonly Kill[]> {
    if (!(await disk.exists(this.#path))) return []
    const text = (await disk.read(this.#path)).toString('utf8')
    let file: unknown
    try {
      file = JSON.parse(text)
    } catch {
      file = undefined
    }
    if (!isObject(file) || !Array.isArray(file.kills) || file.signature !== this.#sign(file.kills))
      throw new KillFileError(
        `${this.#path} is damaged, or was not written by Habi: its signature does not match. ` +
          'Remove it, and add the kills again',
      )
    return file.kills as unknown as readonly Kill[]
  }

  async add(kill: NewKill, now: number): Promise<Kill> {
    const problem = selectorProblem(kill, this.#known)
    if (problem !== undefined) throw new KillFileError(problem)
    const added: Kill = { ...kill, id: randomUUID(), at: now }
    await this.#change((kills) => [...kills, added])
    return added
  }

  /** @param id the id of a kill, or the first characters of its id */
  async lift(id: string, lifted: KillEnd): Promise<Kill> {
    if (id === '') throw new KillFileError('the id of the kill is empty')
    let found: Kill | undefined
    await this.#change((kills) => {
      const matching = kills.filter((kill) => kill.id.startsWith(id) && kill.lifted === undefined)
      if (matching.length !== 1)
        throw new KillFileError(
          matching.length === 0
            ? `no kill in effect has an ID that begins with ${id}`
            : `${id} matches ${matching.length} kills; give more characters of the ID`,
        )
      const [kill] = matching
      found = { ...(kill as Kill), lifted }
      return kills.map((one) => (one === kill ? (found as Kill) : one))
    })
    return found as unknown as Kill
  }

  /** Adds the entries of other servers, and lifts the entries that other servers have lifted. */
  async merge(others: readonly Kill[]): Promise<void> {
    const own = await this.read()
    if (mergeKills(own, others).every((kill, n) => kill === own[n])) return
    await this.#change((kills) => mergeKills(kills, others))
  }

  async #change(change: (kills: readonly Kill[]) => readonly Kill[]): Promise<void> {
    const release = await takeFileLock(disk, `${this.#path}.lock`, {
      waitMs: 5000,
      busyMessage: (holder) => `${this.#path} is being written by ${holder}; try again`,
    })
    try {
      const kills = change(await this.read()).map((kill) => JSON.parse(canonical(kill)) as JsonObject)
      await writeAtomically(disk, this.#path, `${JSON.stringify({ kills, signature: this.#sign(kills) }, null, 2)}\n`)
    } finally {
      await release()
    }
  }

  #sign(kills: unknown): string {
    return createHmac('sha256', this.#key).update(canonical(kills)).digest('hex')
  }
}

/** Adds the entries of `others`. An entry that is lifted in one of the lists is lifted in the result. */
function mergeKills(kills: readonly Kill[], others: readonly Kill[]): readonly Kill[] {
  const known = new Map(kills.map((kill) => [kill.id, kill]))
  for (const other of others) {
    const kill = known.get(other.id)
    if (kill === undefined || (kill.lifted === undefined && other.lifted !== undefined)) known.set(other.id, other)
  }
  return [...known.values()]
}

/** Entries that are in effect at this time. */
export function activeKills(kills: readonly Kill[], now: number): readonly Kill[] {
  return kills.filter(({ lifted, until = Infinity }) => lifted === undefined && now < until)
}

/** The kill list for players, without reasons and operator names. Undefined if nothing is killed. */
export function killList(active: readonly Kill[], locked: readonly string[]): KillList | undefined {
  if (active.length === 0) return undefined
  const id = createHash('sha256')
    .update(active.map((kill) => kill.id).join())
    .digest('hex')
    .slice(0, 12)
  const kills = active.map(({ id: _id, reason: _reason, by: _by, at: _at, until: _until, ...selector }) => selector)
  return { id, kills, locked }
}
