import type { CallAnswer } from '../../engine/action.ts'

/**
 * Returns the install link for the device that the user agent names. Empty on other devices, and if the site has no
 * link.
 */
export function installLink(links: CallAnswer<'site/info'>['appsfly_relation'], userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return links?.IOS_short_link ?? ''
  return /Android/.test(userAgent) ? (links?.Android_short_link ?? '') : ''
}
