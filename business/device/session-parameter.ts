/** A query parameter that holds for the whole session: its current value, or the one of an earlier page. */
export function sessionParameter(name: string, query: URLSearchParams): string | undefined {
  const value = query.get(name)
  try {
    if (value !== null) sessionStorage.setItem(`habi.${name}`, value)
    return value ?? sessionStorage.getItem(`habi.${name}`) ?? undefined
  } catch {
    // Storage is forbidden: the parameter holds for this page only.
    return value ?? undefined
  }
}
