import { useSearchParams, useNavigate } from 'react-router-dom'

/**
 * Returns the query of the address and a function to change it. The hash is kept, because it names the selected item.
 */
export function useAddressQuery(): readonly [URLSearchParams, (change: (query: URLSearchParams) => void) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return [
    query,
    (change) => {
      // Reads the current query, which may have changed since this view was rendered.
      const next = new URLSearchParams(location.search)
      change(next)
      void navigate({ search: next.toString(), hash: location.hash }, { replace: true })
    },
  ]
}
