import { useSearchParams, useNavigate } from 'react-router-dom'

/** The query of the address, and how to change it. The hash stays: it names what is selected. */
export function useAddressQuery(): readonly [URLSearchParams, (change: (query: URLSearchParams) => void) => void] {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  return [
    query,
    (change) => {
      // Another change may have been made since this view was rendered.
      const next = new URLSearchParams(location.search)
      change(next)
      void navigate({ search: next.toString(), hash: location.hash }, { replace: true })
    },
  ]
}
