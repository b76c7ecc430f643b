import type { ReactNode } from 'react'
import type { Link } from '../../engine/widget.ts'
import { list } from './list.ts'

export type RichSpan =
  | { readonly type: 'text'; readonly text: string; readonly bold?: boolean; readonly italic?: boolean }
  | { readonly type: 'link'; readonly text: string; readonly link: Link }

export type RichBlock =
  | { readonly type: 'paragraph'; readonly spans: readonly RichSpan[] }
  | { readonly type: 'heading'; readonly level: number; readonly spans: readonly RichSpan[] }
  | { readonly type: 'list'; readonly ordered?: boolean; readonly items: readonly (readonly RichSpan[])[] }

/** Blocks of rich text as elements. */
export function richBlocks(blocks: readonly RichBlock[] | undefined): ReactNode {
  return list(blocks).map((block, n) => {
    switch (block.type) {
      case 'heading': {
        const Level = `h${Math.min(Math.max(block.level, 2), 4)}` as 'h2' | 'h3' | 'h4'
        return <Level key={n}>{richSpans(block.spans)}</Level>
      }
      case 'list': {
        const Kind = block.ordered === true ? 'ol' : 'ul'
        return (
          <Kind key={n}>
            {list(block.items).map((spans, at) => (
              <li key={at}>{richSpans(spans)}</li>
            ))}
          </Kind>
        )
      }
      default:
        return <p key={n}>{richSpans(block.spans)}</p>
    }
  })
}

function richSpans(spans: readonly RichSpan[]): ReactNode {
  return list(spans).map((span, n) => {
    if (span.type === 'link') {
      return (
        <a key={n} href={span.link.href}>
          {span.text}
        </a>
      )
    }
    const slanted = span.italic === true ? <em key={n}>{span.text}</em> : span.text
    return span.bold === true ? <strong key={n}>{slanted}</strong> : slanted
  })
}
