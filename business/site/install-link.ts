import type { CallAnswer } from '../../engine/action.ts'

/**
 * Returns the install link for the device that the user agent names. Empty on other devices, and if the site has no
 * link with https, because other links may not be opened.
 */
export function installLink(links: CallAnswer<'site/info'>['appsfly_relation'], userAgent: string): string {
  const link = /iPhone|iPad|iPod/.test(userAgent)
    ? links?.IOS_short_link
    : /Android/.test(userAgent)
      ? links?.Android_short_link
      : undefined
  return link?.startsWith('https://') ? link : ''
}
