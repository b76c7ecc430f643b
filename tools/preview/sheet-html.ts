/** The contact sheet as one HTML file beside its screenshots. The HTML refers to no other files. */
import { escapeHtml } from '../../engine/core/html.ts'
import type { SheetTarget } from './sheet-plan.ts'

/** A frame of the sheet: one persona at one instant. */
export interface SheetFrame {
  /** Number of the frame, from 1. */
  readonly number: number
  readonly persona: string
  readonly instant: string
  /** The path and query under which the preview opens. */
  readonly address: string
  readonly first: readonly SheetTarget[]
  /**
   * Screenshots, with file names relative to the sheet. Screenshots before and after a change, and screenshots of parts
   * of a page, have titles.
   */
  readonly screenshots: readonly {
    readonly title?: string
    readonly file?: string
    readonly problem?: string
  }[]
}

export interface ContactSheetPage {
  readonly title: string
  readonly summary: readonly string[]
  readonly frames: readonly SheetFrame[]
  /** Targets without a screenshot, grouped by reason. */
  readonly missing: readonly { readonly what: string; readonly targets: readonly string[] }[]
}

/** Widths of a screenshot and of the gap between frames, in CSS pixels. */
const SCREENSHOT_WIDTH = 260
const GAP = 24
const MAX_FRAMES_IN_ROW = 5
/** Maximum number of targets that a caption shows. Further targets are in a collapsed list. */
const MAX_NAMED = 5

/** Returns the width at which the sheet has no empty margin. */
export function sheetWidth({ frames }: ContactSheetPage): number {
  const inFrame = Math.max(1, ...frames.map(({ screenshots }) => screenshots.length))
  const inRow = Math.max(
    inFrame === 1 ? 3 : 1,
    Math.min(frames.length, Math.max(1, Math.floor(MAX_FRAMES_IN_ROW / inFrame))),
  )
  return inRow * frameWidth(inFrame) + (inRow + 1) * GAP
}

function frameWidth(screenshots: number): number {
  return screenshots * SCREENSHOT_WIDTH + (screenshots - 1) * 12 + 32
}

export function sheetHtml(sheet: ContactSheetPage): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(sheet.title)}</title><style>${style}</style></head><body>
<header><h1>${escapeHtml(sheet.title)}</h1>${sheet.summary.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}</header>
<main>${sheet.frames.map(frameHtml).join('\n')}</main>
${sheet.missing.map(missingHtml).join('')}
</body></html>
`
}

function missingHtml({ what, targets }: ContactSheetPage['missing'][number]): string {
  const lines = targets.map((target) => `<li>${escapeHtml(target)}</li>`)
  return `<section><h2>${escapeHtml(what)}</h2><ul>${lines.join('')}</ul></section>`
}

function frameHtml({ number, persona, instant, address, first, screenshots }: SheetFrame): string {
  const inWords = `${persona}, ${instant}`
  const shortAddress = address.length > 60 ? `${address.slice(0, 57)}…` : address
  return `<article style="width:${frameWidth(screenshots.length)}px">
<h2><b>${number}</b> ${escapeHtml(persona)}</h2><p class="instant">${escapeHtml(instant)}</p>
${targetsHtml(first)}
<p class="address"><a href="${escapeHtml(address)}">${escapeHtml(shortAddress)}</a></p>
<div class="screenshots">${screenshots
    .map(
      ({ title, file, problem }) =>
        `<figure>${title === undefined ? '' : `<figcaption>${title}</figcaption>`}${
          file === undefined
            ? `<p class="problem">${escapeHtml(problem ?? 'no screenshot')}</p>`
            : `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="` +
              `${escapeHtml(title === undefined ? inWords : `${inWords}, ${title}`)}" width="${SCREENSHOT_WIDTH}"></a>`
        }</figure>`,
    )
    .join('')}</div></article>`
}

function targetsHtml(first: readonly SheetTarget[]): string {
  const line = ({ title, address, change, opens }: SheetTarget): string => {
    const id = address.split('/').slice(-2).join('/')
    return (
      `<li>${change === undefined ? '' : `<i data-change="${change}">${change}</i> `}${escapeHtml(title)} ` +
      `<small>${escapeHtml(id)}${opens === undefined ? '' : `, ${escapeHtml(opens)}`}</small></li>`
    )
  }
  const more = first.slice(MAX_NAMED)
  return `<ul>${first.slice(0, MAX_NAMED).map(line).join('')}</ul>${
    more.length === 0
      ? ''
      : `<details><summary>and ${more.length} more</summary><ul>${more.map(line).join('')}</ul></details>`
  }`
}

const style = `
:root { color-scheme: light; }
body { margin: 0; padding: ${GAP}px; font: 14px/1.45 system-ui, sans-serif; color: #1d1d24; background: #f4f3ef; }
h1 { margin: 0 0 4px; font-size: 22px; }
header p { margin: 0; color: #5b5a66; }
main { display: flex; flex-wrap: wrap; gap: ${GAP}px; align-items: flex-start; margin-top: ${GAP}px; }
article { box-sizing: border-box; padding: 16px; background: #fff; border: 1px solid #dedbd2; border-radius: 14px; }
h2 { margin: 0; font-size: 15px; overflow-wrap: anywhere; }
h2 b { display: inline-block; min-width: 22px; margin-right: 4px; padding: 0 4px; box-sizing: border-box;
  text-align: center; font-size: 13px; color: #fff; background: #1d1d24; border-radius: 11px; }
.instant { margin: 2px 0 8px; color: #5b5a66; }
ul { margin: 0; padding-left: 18px; }
small { color: #77757f; }
i[data-change] { padding: 0 6px; font-style: normal; font-size: 12px; border-radius: 9px; background: #ffefc7; }
i[data-change='added'], i[data-change='gained'] { background: #d5f2dd; }
i[data-change='removed'], i[data-change='lost'] { background: #fbdad6; }
summary { color: #5b5a66; cursor: pointer; }
.address { margin: 8px 0 12px; font: 11px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.address a { color: #5b5a66; }
.screenshots { display: flex; gap: 12px; align-items: flex-start; }
figure { margin: 0; width: ${SCREENSHOT_WIDTH}px; }
figcaption { margin-bottom: 4px; font-weight: 600; color: #5b5a66; }
img { display: block; width: ${SCREENSHOT_WIDTH}px; height: auto; border: 1px solid #dedbd2; border-radius: 10px;
  box-sizing: border-box; }
.problem { margin: 0; padding: 12px; background: #fbdad6; border-radius: 10px; }
section { margin-top: ${GAP}px; }
`
