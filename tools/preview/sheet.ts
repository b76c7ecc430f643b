/** The contact sheet as one HTML file beside its pictures: opens anywhere, asks nobody for anything. */
import { escape } from '../../player/document.ts'
import type { Sight } from './plan.ts'

/** One person at one moment, as the sheet shows it. */
export interface Frame {
  /** From 1. */
  readonly number: number
  readonly person: string
  readonly moment: string
  /** The preview address below the site's origin. */
  readonly address: string
  readonly first: readonly Sight[]
  /** File names beside the sheet; two where a change is shown. */
  readonly pictures: readonly { readonly title?: 'before' | 'after'; readonly file?: string; readonly problem?: string }[]
}

export interface Sheet {
  readonly title: string
  readonly summary: readonly string[]
  readonly frames: readonly Frame[]
  /** Places that are in no picture, with the reason. */
  readonly missing: readonly { readonly what: string; readonly places: readonly string[] }[]
}

/** Width of a picture on the sheet, of the room between, and of the most frames in a row; CSS pixels. */
const PICTURE = 260
const GAP = 24
const MOST_IN_ROW = 5
/** Places that a caption names; the others are counted. */
const NAMED = 5

/** How wide the sheet is, so that its picture has no empty side. */
export function sheetWidth({ frames }: Sheet): number {
  const inFrame = Math.max(1, ...frames.map(({ pictures }) => pictures.length))
  const inRow = Math.max(inFrame === 1 ? 3 : 1, Math.min(frames.length, Math.max(1, Math.floor(MOST_IN_ROW / inFrame))))
  return inRow * frameWidth(inFrame) + (inRow + 1) * GAP
}

function frameWidth(pictures: number): number {
  return pictures * PICTURE + (pictures - 1) * 12 + 32
}

export function sheetHtml(sheet: Sheet): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(sheet.title)}</title><style>${style}</style></head><body>
<header><h1>${escape(sheet.title)}</h1>${sheet.summary.map((line) => `<p>${escape(line)}</p>`).join('')}</header>
<main>${sheet.frames.map(frameHtml).join('\n')}</main>
${sheet.missing.map(({ what, places }) => `<section><h2>${escape(what)}</h2><ul>${places.map((one) => `<li>${escape(one)}</li>`).join('')}</ul></section>`).join('')}
</body></html>
`
}

function frameHtml({ number, person, moment, address, first, pictures }: Frame): string {
  const inWords = `${person}, ${moment}`
  return `<article style="width:${frameWidth(pictures.length)}px">
<h2><b>${number}</b> ${escape(person)}</h2><p class="moment">${escape(moment)}</p>
${placesHtml(first)}
<p class="address"><a href="${escape(address)}">${escape(address.length > 60 ? `${address.slice(0, 57)}…` : address)}</a></p>
<div class="pictures">${pictures
    .map(
      ({ title, file, problem }) =>
        `<figure>${title === undefined ? '' : `<figcaption>${title}</figcaption>`}${
          file === undefined
            ? `<p class="problem">${escape(problem ?? 'no picture')}</p>`
            : `<a href="${escape(file)}"><img src="${escape(file)}" alt="${escape(title === undefined ? inWords : `${inWords}, ${title}`)}" width="${PICTURE}"></a>`
        }</figure>`,
    )
    .join('')}</div></article>`
}

function placesHtml(first: readonly Sight[]): string {
  const line = ({ title, address, change }: Sight): string => {
    const id = address.split('/').slice(-2).join('/')
    return `<li>${change === undefined ? '' : `<i data-change="${change}">${change}</i> `}${escape(title)} <small>${escape(id)}</small></li>`
  }
  const more = first.slice(NAMED)
  return `<ul>${first.slice(0, NAMED).map(line).join('')}</ul>${
    more.length === 0 ? '' : `<details><summary>and ${more.length} more</summary><ul>${more.map(line).join('')}</ul></details>`
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
h2 b { display: inline-block; min-width: 22px; margin-right: 4px; padding: 0 4px; box-sizing: border-box; text-align: center; font-size: 13px; color: #fff; background: #1d1d24; border-radius: 11px; }
.moment { margin: 2px 0 8px; color: #5b5a66; }
ul { margin: 0; padding-left: 18px; }
small { color: #77757f; }
i[data-change] { padding: 0 6px; font-style: normal; font-size: 12px; border-radius: 9px; background: #ffefc7; }
i[data-change='added'], i[data-change='gained'] { background: #d5f2dd; }
i[data-change='removed'], i[data-change='lost'] { background: #fbdad6; }
summary { color: #5b5a66; cursor: pointer; }
.address { margin: 8px 0 12px; font: 11px/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
.address a { color: #5b5a66; }
.pictures { display: flex; gap: 12px; align-items: flex-start; }
figure { margin: 0; width: ${PICTURE}px; }
figcaption { margin-bottom: 4px; font-weight: 600; color: #5b5a66; }
img { display: block; width: ${PICTURE}px; height: auto; border: 1px solid #dedbd2; border-radius: 10px; box-sizing: border-box; }
.problem { margin: 0; padding: 12px; background: #fbdad6; border-radius: 10px; }
section { margin-top: ${GAP}px; }
`
