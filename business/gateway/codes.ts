/** The one code whose two spellings mean two things. */
const TWOFOLD = '801667'

/** Codes come with and without `GW_`: both mean the same, save one (document 2, section 8; reading AM-071). */
export function plainCode(code: string): string {
  const plain = code.startsWith('GW_') ? code.slice(3) : code
  return plain === TWOFOLD ? code : plain
}

/** True when `code` stands in `codes`, whatever the spelling. */
export function hasCode(codes: readonly string[], code: string): boolean {
  const plain = plainCode(code)
  return codes.some((other) => plainCode(other) === plain)
}
