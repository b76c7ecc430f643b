/** Makes the contact sheet of a page, or of a change to it: plans it, takes its pictures, writes it down. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkSource, hasErrors } from '../../engine/check/check.ts'
import { asChecked } from '../../engine/check/site.ts'
import { formatFinding } from '../../engine/document/finding.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { writePreviewToken } from '../../engine/core/preview-token.ts'
import { sourceOf } from '../../engine/document/source.ts'
import { momentInWords } from '../../player/preview-moment.ts'
import { widgets } from '../../widgets/widgets.gen.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { buildPlayer } from '../build.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { readFolderOrRevision } from '../revision.ts'
import { noSuchPage, pageOf, pathOf, personOf, type Plan, planOf, type Shown, shownOf } from './plan.ts'
import { count, PreviewError } from './words.ts'
import { startPictureServer } from './serve.ts'
import { type Frame, type Sheet, sheetHtml, sheetWidth } from './sheet.ts'
import { type Camera, openCamera } from './shoot.ts'

export interface SheetRequest {
  /** Id or path of a page. */
  readonly page: string
  readonly dir: string
  /** Folder or revision that the change is measured from. */
  readonly against?: string
  readonly out: string
  /** People and moments at most. */
  readonly most: number
  /** Folder of the built player. */
  readonly build: string
  readonly say: (line: string) => void
}

/** One state of the documents; two where a change is shown. */
interface State {
  readonly folder: SiteFiles
  readonly title?: 'before' | 'after'
}

/** Writes `index.html`, `sheet.png` and a picture of each frame into `out`; answers what is on the sheet. */
export async function makeSheet({ page: asked, dir, against, out, most, build, say }: SheetRequest): Promise<Sheet> {
  // A full minute reads better on a caption.
  const at = Math.floor(Date.now() / 60_000) * 60_000
  const folder = await readSiteFolder(dir).catch(() => {
    throw new PreviewError(`${dir} is no folder of documents. Name one with --dir.`)
  })
  const before =
    against === undefined
      ? undefined
      : await readFolderOrRevision(against, dir).catch((error: unknown) => {
          throw new PreviewError(error instanceof Error ? error.message : String(error))
        })
  const now = shown(folder, dir)
  const then = before === undefined ? undefined : shown(before, against ?? '')
  const page = pageOf(asked, now.site) ?? (then === undefined ? undefined : pageOf(asked, then.site))
  if (page === undefined) throw new PreviewError(noSuchPage(asked, now.site))
  const plan = planOf(page, now, then, catalogue, at)
  const frames = framesOf(plan, page, now, then).slice(0, most)
  const states: readonly State[] =
    before === undefined
      ? [{ folder }]
      : [
          { folder: before, title: 'before' },
          { folder, title: 'after' },
        ]
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await buildPlayer(build, say)
  const camera = await openCamera(say)
  try {
    const pictures = frames.length === 0 ? [] : await takeAll(camera, frames, states)
    const sheet: Sheet = {
      title: against === undefined ? `Page ${page}` : `Page ${page}: what changes against ${against}`,
      summary: summaryOf(plan, frames.length),
      frames: frames.map((frame, n) => ({ ...frame, pictures: pictures[n] ?? [] })),
      missing: missingOf(plan, frames.length),
    }
    await writeFile(join(out, 'index.html'), sheetHtml(sheet))
    await writeFile(join(out, 'sheet.png'), await camera.sheet(join(out, 'index.html'), sheetWidth(sheet)))
    return sheet
  } finally {
    await camera.close()
  }

  /** Every frame in every state, by the number of the frame. */
  async function takeAll(eye: Camera, list: readonly Frame[], of: readonly State[]): Promise<readonly Frame['pictures'][]> {
    const taken: Frame['pictures'][number][][] = list.map(() => [])
    const server = await startPictureServer(build)
    try {
      for (const state of of) {
        say(`Publishing ${state.title === undefined ? dir : state.title === 'before' ? against : dir} for its pictures …`)
        await server.publish(state.folder, at)
        for (const [n, frame] of list.entries()) taken[n]?.push(await takeOne(eye, server.origin, frame, state.title))
      }
    } finally {
      await server.close()
    }
    return taken
  }

  /** A picture that cannot be taken costs its own frame, not the sheet. */
  async function takeOne(
    eye: Camera,
    origin: string,
    { number, address }: Frame,
    title: State['title'],
  ): Promise<Frame['pictures'][number]> {
    const named = title === undefined ? {} : { title }
    const file = `${String(number).padStart(2, '0')}${title === undefined ? '' : `-${title}`}.png`
    try {
      await writeFile(join(out, file), await eye.shoot(origin + address))
      return { ...named, file }
    } catch (error) {
      return { ...named, problem: `no picture: ${(error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''}` }
    }
  }
}

function shown({ files, assets }: SiteFiles, name: string): Shown {
  const source = sourceOf({ files, others: assets.keys() }, name)
  const { site, findings } = checkSource(source, catalogue, widgets)
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (hasErrors(findings)) {
    const first = errors.slice(0, 10).map(formatFinding)
    throw new PreviewError([`${name} cannot be published: ${errors.length} errors.`, ...first, 'npm run check shows all.'].join('\n'))
  }
  return shownOf(asChecked(site), catalogue)
}

function framesOf(plan: Plan, page: string, now: Shown, then: Shown | undefined): Frame[] {
  const { site } = now.site.documents.has(`page/${page}`) ? now : (then ?? now)
  const timeZone = site.settings.timeZone
  return plan.shots.map((shot, n) => {
    const facts = personOf(shot.witness)
    const { at } = shot.witness
    return {
      number: n + 1,
      person: personaInWords(facts, catalogue.facts),
      moment: momentInWords(at, timeZone),
      address: `${pathOf(page, site, shot)}?preview=${writePreviewToken({ facts, at })}`,
      first: shot.first,
      pictures: [],
    }
  })
}

function summaryOf({ places, shots, isSmallest, never, notProven }: Plan, taken: number): string[] {
  if (places === 0) return ['No place of this page differs: its nodes, variants, popups and their rules are the same.']
  const seen = places - never.length - notProven.length
  const smallest = isSmallest ? 'fewer do not do' : 'the fewest that were found; that fewer do not do is not proven'
  return [
    `${count(seen, 'place')} in ${count(shots.length, 'picture')}: ${smallest}.`,
    ...(taken < shots.length ? [`Only the first ${taken} were taken; --most takes more.`] : []),
  ]
}

function missingOf({ shots, never, notProven }: Plan, taken: number): Sheet['missing'] {
  const lists = [
    { what: 'Nobody can ever see', places: never.map(({ address }) => address) },
    { what: 'Not proven that anybody sees', places: notProven.map(({ place, reason }) => `${place.address}: ${reason}`) },
    { what: 'Not taken', places: shots.slice(taken).flatMap(({ first }) => first.map(({ address }) => address)) },
  ]
  return lists.filter(({ places }) => places.length > 0)
}
