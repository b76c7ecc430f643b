/**
 * The player in a frame. Without `allow-same-origin` the frame has no origin, so nothing in it can read the studio
 * or call it as its operator.
 */
import type { ComponentProps } from 'react'

export function PlayerFrame({
  title,
  ...props
}: Omit<ComponentProps<'iframe'>, 'sandbox' | 'title'> & { readonly title: string }) {
  return <iframe {...props} title={title} sandbox="allow-scripts allow-forms" />
}

/** The address of a page of the player in a preview. */
export function previewAddress(page: string, token: string): string {
  const url = new URL(page, location.origin)
  url.searchParams.set('preview', token)
  return `${url.pathname}${url.search}${url.hash}`
}
