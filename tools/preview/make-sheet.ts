/** Makes the contact sheet of a page, or of a change to it: plans the screenshots, takes them and writes the sheet. */
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorMessage } from '../../engine/core/error-message.ts'
import type { CheckedSite } from '../../engine/check/site.ts'
import { personaInWords } from '../../engine/wording/persona.ts'
import { writePreviewToken } from '../../engine/core/preview-token.ts'
import type { SiteFiles } from '../../engine/document/source.ts'
import { fullTimeInWords } from '../../engine/wording/moment.ts'
import type { Workspace } from '../../engine/workspace/workspace.ts'
import { catalogue } from '../../catalogue/catalogue.ts'
import { buildPlayer } from '../build/player.ts'
import { CommandError } from '../command-line.ts'
import { count } from '../count.ts'
import { readSiteFolder } from '../../engine/release/folder.ts'
import { readFolderOrRevision } from '../revision.ts'
import { openSite, requireSound } from '../site-version.ts'
import {
  findPage,
  personaOf,
  planSheet,
  screenshotPath,
  type SheetPlan,
  type SheetTarget,
  unknownPage,
} from './sheet-plan.ts'
import { startPreviewServer } from './preview-server.ts'
import { type ContactSheetPage, type SheetFrame, sheetHtml, sheetWidth } from './sheet-html.ts'
import { openScreenshotBrowser, type ScreenshotBrowser } from './screenshots.ts'

export interface SheetRequest {
  /** Id or path of the page. */
  readonly page: string
  /** Folder of the site. */
  readonly dir: string
  /** Folder or git revision with which the site is compared. */
  readonly against?: string
  readonly out: string
  /** The maximum number of frames. */
  readonly limit: number
  /** Folder of the built player app. */
  readonly buildDir: string
  readonly report: (line: string) => void
}

/** A site whose screenshots are taken. The sheet of a change has two: before and after. */
interface SheetSite {
  readonly name: string
  readonly files: SiteFiles
  readonly title?: 'before' | 'after'
}

type FrameScreenshot = SheetFrame['screenshots'][number]

/**
 * Writes `index.html`, `sheet.png` and the screenshots into `out`. Returns the content of the sheet.
 * @throws {CommandError} when the page does not exist, or a site has errors
 */
export async function makeSheet(request: SheetRequest): Promise<ContactSheetPage> {
  const { dir, against, out, limit, buildDir, report } = request
  // Rounded to a full minute, because captions show no seconds.
  const at = Math.floor(Date.now() / 60_000) * 60_000
  const files = await readSiteFolder(dir)
  const [unread] = files.unread
  if (unread !== undefined) throw new CommandError(`${join(dir, unread.path)}: ${unread.message}`)
  const before = against === undefined ? undefined : { name: against, files: await readFolderOrRevision(against, dir) }
  const after = openSoundSite(files, dir)
  const base = before === undefined ? undefined : openSoundSite(before.files, before.name)
  const page =
    findPage(request.page, after.checkedSite()) ??
    (base === undefined ? undefined : findPage(request.page, base.checkedSite()))
  if (page === undefined) throw new CommandError(unknownPage(request.page, after.checkedSite()))
  const plan = planSheet(page, after, base, after.catalogue(), at)
  // The paths of a page that the change removes come from the site before the change.
  const isRemoved = !after.checkedSite().documents.has(`page/${page}`)
  const named = (isRemoved && base !== undefined ? base : after).checkedSite()
  const frames = framesOf(plan, page, named, 0).slice(0, limit)
  const sites: readonly SheetSite[] =
    before === undefined
      ? [{ name: dir, files }]
      : [
          { ...before, title: 'before' },
          { name: dir, files, title: 'after' },
        ]
  await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await buildPlayer(buildDir, report)
  const browser = await openScreenshotBrowser(report)
  try {
    const again = (hidden: readonly SheetTarget[]): readonly SheetFrame[] =>
      framesOf(after.contactSheet(hidden, at), page, named, frames.length)
    const taken =
      frames.length === 0 ? [] : await takeScreenshots(browser, frames, sites, again, { out, buildDir, at, report })
    const sheet: ContactSheetPage = {
      title: against === undefined ? `Page ${page}` : `Page ${page}: changes since ${against}`,
      summary: summaryOf(plan, frames.length, taken.length),
      frames: taken,
      missing: missingOf(plan, frames.length),
    }
    await writeFile(join(out, 'index.html'), sheetHtml(sheet))
    await writeFile(join(out, 'sheet.png'), await browser.ofFile(join(out, 'index.html'), sheetWidth(sheet)))
    return sheet
  } finally {
    await browser.close()
  }
}

/**
 * Takes the screenshots of the frames, one site after the other. A target that another node hides, such as a cover over
 * the page, gets an additional frame, with a persona that `again` finds.
 */
async function takeScreenshots(
  browser: ScreenshotBrowser,
  frames: readonly SheetFrame[],
  sites: readonly SheetSite[],
  again: (hidden: readonly SheetTarget[]) => readonly SheetFrame[],
  { out, buildDir, at, report }: Pick<SheetRequest, 'out' | 'buildDir' | 'report'> & { readonly at: number },
): Promise<readonly SheetFrame[]> {
  let all: readonly TakenFrame[] = frames.map((frame) => ({ frame, screenshots: [], hidden: [] }))
  const server = await startPreviewServer(buildDir)
  try {
    for (const { name, files, title } of sites) {
      report(`Publishing ${name} for its screenshots …`)
      await server.publish(files, at)
      const take = async (one: TakenFrame): Promise<TakenFrame> => {
        const { screenshots, hidden } = await takeFrame(browser, server.origin, one.frame, out, title)
        return { ...one, screenshots: [...one.screenshots, ...screenshots], hidden: [...one.hidden, ...hidden] }
      }
      all = await inOrder(all, take)
      all = [...all.map(withoutHidden), ...(await inOrder(framesAgain(all, again), take))]
    }
  } finally {
    await server.close()
  }
  return all.map(({ frame, screenshots, hidden }) => ({
    ...frame,
    screenshots: [...screenshots, ...(hidden.length === 0 ? [] : [{ problem: hiddenWords(hidden) }])],
  }))
}

interface TakenFrame {
  readonly frame: SheetFrame
  readonly screenshots: readonly FrameScreenshot[]
  /**
   * Targets that none of the screenshots shows. The screenshots before and after a change show the same persona, that
   * of the frame.
   */
  readonly hidden: readonly SheetTarget[]
}

async function inOrder<T>(list: readonly T[], change: (one: T) => Promise<T>): Promise<readonly T[]> {
  const changed: T[] = []
  for (const one of list) changed.push(await change(one))
  return changed
}

/** Returns the additional frames for targets that other nodes hide. */
function framesAgain(
  all: readonly TakenFrame[],
  again: (hidden: readonly SheetTarget[]) => readonly SheetFrame[],
): readonly TakenFrame[] {
  const hidden = all.flatMap((one) => (isAllHidden(one) ? [] : one.hidden))
  return again(hidden).map((frame) => ({ frame, screenshots: [], hidden: [] }))
}

function withoutHidden(one: TakenFrame): TakenFrame {
  if (isAllHidden(one)) return one
  const first = one.frame.first.filter((target) => !one.hidden.includes(target))
  return { ...one, frame: { ...one.frame, first }, hidden: [] }
}

function isAllHidden({ frame, hidden }: TakenFrame): boolean {
  return frame.first.length === hidden.length
}

function hiddenWords(hidden: readonly SheetTarget[]): string {
  return `rendered nothing, or cannot be scrolled to: ${hidden.map(({ title }) => title).join(', ')}`
}

/** A screenshot that fails is reported in its frame. The others are still taken. */
async function takeFrame(
  browser: ScreenshotBrowser,
  origin: string,
  { number, address, first }: SheetFrame,
  out: string,
  title: SheetSite['title'],
): Promise<Pick<TakenFrame, 'screenshots' | 'hidden'>> {
  const titled = title === undefined ? {} : { title }
  const name = `${String(number).padStart(2, '0')}${title === undefined ? '' : `-${title}`}`
  const listed = first.filter((target) => isOnSite(target, title))
  try {
    const addresses = [...new Set(listed.map((target) => target.address))]
    const inPopups = new Set(listed.flatMap((target) => (target.isInPopup === true ? [target.address] : [])))
    const { whole, parts, hidden } = await browser.ofPage(origin + address, addresses, inPopups)
    await writeFile(join(out, `${name}.png`), whole)
    const titleOf = (one: string): string => listed.find((target) => target.address === one)?.title ?? one
    const files = await Promise.all(
      parts.map(async (part, n) => {
        const file = `${name}-${n + 2}.png`
        await writeFile(join(out, file), part.image)
        const names = part.addresses.map(titleOf).join(', ')
        return { title: title === undefined ? names : `${title}: ${names}`, file }
      }),
    )
    const left = listed.filter((target) => hidden.includes(target.address))
    const shown = [{ ...titled, file: `${name}.png` }, ...files]
    if (title === undefined || left.length === 0) return { screenshots: shown, hidden: left }
    return { screenshots: [...shown, { ...titled, problem: hiddenWords(left) }], hidden: [] }
  } catch (error) {
    const reason = errorMessage(error).split('\n')[0] ?? ''
    return { screenshots: [{ ...titled, problem: `no screenshot: ${reason}` }], hidden: [] }
  }
}

/**
 * Whether screenshots of `site` should show the target: removed and lost targets before the change, all other targets
 * after it.
 */
function isOnSite({ change }: SheetTarget, site: SheetSite['title']): boolean {
  if (site === 'before') return change === 'removed' || change === 'lost'
  return change !== 'removed' && change !== 'lost'
}

/** @throws {CommandError} when the site has errors */
function openSoundSite({ files, assets }: SiteFiles, name: string): Workspace {
  const workspace = openSite({ files, assets }, name)
  requireSound(workspace, name)
  return workspace
}

/** Returns the frames of a plan, numbered from `earlier + 1`. */
function framesOf(
  { shots }: Pick<SheetPlan, 'shots'>,
  page: string,
  site: CheckedSite,
  earlier: number,
): readonly SheetFrame[] {
  const timeZone = site.settings.timeZone
  return shots.map((shot, n) => {
    const facts = personaOf(shot.witness)
    const { at } = shot.witness
    return {
      number: earlier + n + 1,
      persona: personaInWords(facts, catalogue.facts),
      instant: fullTimeInWords(at, timeZone),
      address: `${screenshotPath(page, site, shot)}?preview=${writePreviewToken({ facts, at })}`,
      first: shot.first,
      screenshots: [],
    }
  })
}

function summaryOf(
  { targetCount, shots, isSmallest, never, notProven }: SheetPlan,
  planned: number,
  taken: number,
): string[] {
  if (targetCount === 0)
    return ['The change affects no target of this page: no node, variant or popup, and none of their rules.']
  const shown = targetCount - never.length - notProven.length
  // A target with `avoidsPopups` gets a persona without a popup if there is one. If popups were hidden instead, fewer
  // frames might suffice.
  const avoidsPopups = shots.some(({ first }) => first.some((target) => target.avoidsPopups))
  const proven = avoidsPopups
    ? 'fewer frames cannot show all targets without hiding a popup'
    : 'fewer frames cannot show all targets'
  return [
    `${count(shown, 'target')} in ${count(shots.length, 'frame')}: ${isSmallest ? proven : 'no smaller number of frames was found'}.`,
    ...(planned < shots.length ? [`Screenshots show only the first ${planned} frames; use --most to take more.`] : []),
    ...(taken > planned
      ? [`${count(taken - planned, 'more frame')} for targets that other nodes hide in the frames before.`]
      : []),
  ]
}

function missingOf({ shots, never, notProven }: SheetPlan, taken: number): ContactSheetPage['missing'] {
  const lists = [
    { what: 'Never visible', targets: never.map(({ address }) => address) },
    {
      what: 'Not proven to be visible',
      targets: notProven.map(({ target, reason }) => `${target.address}: ${reason}`),
    },
    { what: 'Not taken', targets: shots.slice(taken).flatMap(({ first }) => first.map(({ address }) => address)) },
  ]
  return lists.filter(({ targets }) => targets.length > 0)
}
