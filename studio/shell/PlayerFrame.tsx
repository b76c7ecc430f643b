/**
 * The player app in a frame. Without `allow-same-origin` the frame has an opaque origin, so its code can neither read
 * the studio nor send requests as the operator.
 */
import type { ComponentProps } from 'react'

export function PlayerFrame({
  title,
  ...props
}: Omit<ComponentProps<'iframe'>, 'sandbox' | 'title'> & { readonly title: string }) {
  return <iframe {...props} title={title} sandbox="allow-scripts allow-forms" />
}

/** Returns the address of a page of the player app with a preview token. */
export function previewAddress(page: string, token: string): string {
  const url = new URL(page, location.origin)
  url.searchParams.set('preview', token)
  return `${url.pathname}${url.search}${url.hash}`
}
