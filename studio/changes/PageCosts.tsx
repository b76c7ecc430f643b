/** Shows how a change set changes the size of pages. */
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/api.ts'
import { Empty, Failure, Waiting } from '../shell/notices.tsx'
import { costInWords } from './words.ts'

const MOST = 8

export function PageCosts({ id, version }: { readonly id: string; readonly version: number }) {
  const { data, error } = useQuery({ queryKey: ['pages', id, version], queryFn: () => api.pages(id) })
  return (
    <section className="card" aria-labelledby="review-pages">
      <h2 id="review-pages">Pages and their size</h2>
      <Failure error={error} />
      {data === undefined ? (
        error === null ? (
          <Waiting what="Building the pages" />
        ) : null
      ) : data.length === 0 ? (
        <Empty title="No page changes.">The HTML of every page stays the same.</Empty>
      ) : (
        <>
          <table className="sizes">
            <thead>
              <tr>
                <th scope="col">Page</th>
                <th scope="col">Download size of the HTML</th>
              </tr>
            </thead>
            <tbody>
              {data.slice(0, MOST).map(({ path, before, after }) => (
                <tr key={path}>
                  <td>{path}</td>
                  <td>{costInWords(before, after)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {data.length > MOST ? <span className="dim">and {data.length - MOST} more pages</span> : null}
        </>
      )}
    </section>
  )
}
