/** A drawing of a phone that shows where a kind of document appears: the part in color is the new document. */
import type { ReactNode } from 'react'

const shapes: { readonly [kind: string]: ReactNode } = {
  news: (
    <>
      <rect className="new" x="8" y="10" width="24" height="14" rx="2" />
      <path d="M8 29h24M8 34h24M8 39h24M8 44h24M8 49h14" />
    </>
  ),
  promotion: (
    <>
      <path d="M8 12h24" />
      <rect className="new" x="7" y="18" width="26" height="18" rx="2" />
      <rect x="7" y="40" width="26" height="12" rx="2" />
    </>
  ),
  page: <rect className="new" x="4" y="4" width="32" height="52" rx="4" />,
  banner: (
    <>
      <rect className="new" x="8" y="10" width="24" height="14" rx="2" />
      <path d="M8 30h24M8 36h24M8 42h16" />
    </>
  ),
  popup: (
    <>
      <path d="M8 12h24M8 18h24M8 46h24" />
      <rect className="new" x="9" y="22" width="22" height="18" rx="3" />
    </>
  ),
  skin: (
    <>
      <rect className="new" x="4" y="4" width="32" height="12" rx="4" />
      <circle className="new" cx="13" cy="30" r="5" />
      <circle className="new" cx="27" cy="30" r="5" />
      <path d="M8 42h24M8 48h16" />
    </>
  ),
  section: (
    <>
      <path d="M8 12h24M8 18h24" />
      <rect className="new" x="7" y="24" width="26" height="14" rx="2" />
      <path d="M8 44h24M8 50h16" />
    </>
  ),
  asset: (
    <>
      <rect className="new" x="7" y="16" width="26" height="22" rx="2" />
      <path d="M10 34l7-8 5 5 4-4 5 7" />
    </>
  ),
}

export function Schematic({ kind }: { readonly kind: string }) {
  return (
    <svg className="schematic" viewBox="0 0 40 60" width="40" height="60" aria-hidden focusable="false">
      <rect x="4" y="4" width="32" height="52" rx="4" />
      {shapes[kind]}
    </svg>
  )
}
