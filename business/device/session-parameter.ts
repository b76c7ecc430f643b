/**
 * Returns a query parameter that is valid for the whole session: its current value, or the value on an earlier page.
 */
export function sessionParameter(name: string, query: URLSearchParams): string | undefined {
  const value = query.get(name)
  try {
    if (value !== null) sessionStorage.setItem(`habi.${name}`, value)
    return value ?? sessionStorage.getItem(`habi.${name}`) ?? undefined
  } catch {
    // Storage is forbidden, so the parameter is valid for this page only.
    return value ?? undefined
  }
}
