import type { ReactNode } from 'react'
import type { RichBlock, RichSpan } from '../../engine/widget.ts'
import { imageElement } from './image.tsx'
import { list } from './list.ts'

/** Renders rich text as React elements. */
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
      case 'image':
        return <p key={n}>{imageElement({ ...block.image, alt: block.alt }, { className: undefined })}</p>
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
