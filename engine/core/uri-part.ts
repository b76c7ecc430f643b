/**
 * Encodes a text as one part of an address. Half of a surrogate pair, such as an emoji that was cut in two, is left
 * out: `encodeURIComponent` throws on it, and texts of the gateway may contain it.
 */
export function uriPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}
