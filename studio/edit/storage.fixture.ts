/** A storage of a browser for tests: its entries are its own properties. `limit` is in characters. */
export function createStorage(limit = Infinity) {
  const entries: { [name: string]: string } = {}
  const methods = {
    getItem: (name: string) => entries[name] ?? null,
    setItem(name: string, value: string) {
      if (value.length > limit) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      entries[name] = value
    },
    removeItem: (name: string) => void delete entries[name],
  }
  return {
    entries,
    storage: new Proxy(entries, { get: (_, name) => Reflect.get(methods, name) }) as unknown as Storage,
  }
}
