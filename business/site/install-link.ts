import type { CallAnswer } from '../../engine/action.ts'

/** The install link for the device that the user agent names. Empty on other devices, and without a link. */
export function installLink(links: CallAnswer<'site/info'>['appsfly_relation'], userAgent: string): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return links?.IOS_short_link ?? ''
  return /Android/.test(userAgent) ? (links?.Android_short_link ?? '') : ''
}
