/** The studio: the application of operators. */
import '@mantine/core/styles.css'
import './studio.css'
import { Button, MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { StrictMode, useEffect, useLayoutEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { ApiError, onOtherOperator, onSessionEnd, request, setOperator } from './api/client.ts'
import { Audit } from './audit/Audit.tsx'
import { ChangeSetPage } from './changes/ChangeSetPage.tsx'
import { ChangeSets } from './changes/ChangeSets.tsx'
import { Create } from './create/Create.tsx'
import { Edit } from './edit/Edit.tsx'
import { Find } from './find/Find.tsx'
import { CompareReleases } from './history/CompareReleases.tsx'
import { DocumentHistory } from './history/DocumentHistory.tsx'
import { History } from './history/History.tsx'
import { Seen } from './history/Seen.tsx'
import { Home } from './home/Home.tsx'
import { Schedules } from './schedules/Schedules.tsx'
import { Incident } from './incident/Incident.tsx'
import { Failure, Waiting } from './shell/notices.tsx'
import { Shell } from './shell/Shell.tsx'
import { SignIn } from './shell/SignIn.tsx'
import { useMe } from './shell/session.tsx'
import { Account } from './people/Account.tsx'
import { People } from './people/People.tsx'
import { SecondFactor } from './people/SecondFactor.tsx'
import { Confirm } from './shell/Confirm.tsx'
import { First, Join } from './shell/OneTime.tsx'
import { theme } from './shell/theme.ts'
import { NoView, ViewFailure } from './shell/ViewFailure.tsx'

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5000,
      // Retries only if the server did not respond: an outage may end, but a refusal would only be repeated.
      retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
    },
  },
})

const views = [
  { path: '/', element: <Home /> },
  { path: '/find', element: <Find /> },
  { path: '/create', element: <Create /> },
  { path: '/edit/*', element: <Edit /> },
  { path: '/changes', element: <ChangeSets /> },
  { path: '/changes/:id', element: <ChangeSetPage /> },
  { path: '/schedules', element: <Schedules /> },
  { path: '/history', element: <History /> },
  { path: '/history/compare', element: <CompareReleases /> },
  { path: '/history/seen', element: <Seen /> },
  { path: '/history/*', element: <DocumentHistory /> },
  { path: '/incident', element: <Incident /> },
  { path: '/audit', element: <Audit /> },
  { path: '/people', element: <People /> },
  { path: '/account', element: <Account /> },
  { path: '*', element: <NoView /> },
]

// A view that fails is replaced inside the frame. If the frame fails, the failure is all that is shown.
const router = createBrowserRouter(
  [
    {
      errorElement: <ViewFailure />,
      children: [
        { path: '/first', element: <First /> },
        { path: '/join', element: <Join /> },
        { element: <Door />, children: [{ errorElement: <ViewFailure />, children: views }] },
      ],
    },
  ],
  { basename: '/studio' },
)

/** Shows the studio to people who are signed in. For everybody else, shows the sign-in at the same address. */
function Door() {
  const me = useMe()
  const queries = useQueryClient()
  const [isSignedOut, setSignedOut] = useState(false)
  /** True if the session ended without a sign-out while the studio was open. */
  const [hasEnded, setEnded] = useState(false)
  /** Id of the person for whom this tab is open. */
  const [owner, setOwner] = useState<string>()
  if (owner === undefined && me.data !== undefined) setOwner(me.data.id)
  // Runs before the effects of the studio, which may send drafts.
  useLayoutEffect(() => setOperator(owner), [owner])
  useEffect(() => onOtherOperator(() => void queries.invalidateQueries({ queryKey: ['me'] })), [queries])
  useEffect(
    () =>
      onSessionEnd(() => {
        if (queries.getQueryData(['me']) !== undefined) setEnded(true)
        setSignedOut(true)
      }),
    [queries],
  )
  const signOut = async (): Promise<void> => {
    try {
      await request({ url: '/auth/sign-out', method: 'post', data: {} })
    } catch (error) {
      // The session of another person stays, and this tab then says who has signed in.
      if (error instanceof ApiError && error.code === 'OTHER_OPERATOR') return
      throw error
    }
    queries.clear()
    setOwner(undefined)
    setSignedOut(true)
  }
  if (isSignedOut || (me.error instanceof ApiError && me.error.status === 401))
    return (
      <SignIn
        hasEnded={hasEnded}
        onDone={() => {
          setSignedOut(false)
          setEnded(false)
          setOwner(undefined)
          // Forgets who was signed in before: another person must not act under that name until the queries have run.
          void queries.resetQueries()
        }}
      />
    )
  if (me.data === undefined)
    return (
      <main className="door">
        {me.error === null ? (
          <Waiting what="Opening the studio" />
        ) : (
          <Failure error={me.error} again={() => void me.refetch()} />
        )}
      </main>
    )
  if (owner !== undefined && me.data.id !== owner)
    return (
      <main className="door">
        <section className="card">
          <h1 style={{ margin: 0, fontSize: 22 }}>{me.data.name} has signed in to this browser</h1>
          <p style={{ margin: 0 }}>
            This tab was open for another person. Changes of documents that are not saved yet are kept on this device
            until that person signs in again.
          </p>
          <Button onClick={() => location.reload()}>Continue as {me.data.name}</Button>
        </section>
      </main>
    )
  if (me.data.needsSecondFactor)
    return (
      <main className="door">
        <section className="card">
          <SecondFactor onDone={() => void queries.invalidateQueries()} />
        </section>
      </main>
    )
  return (
    <>
      <Shell me={me.data} onSignOut={() => void signOut()} />
      <Confirm hasSecondFactor={me.data.secondFactor} />
    </>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('the page of the studio has no element #root')
createRoot(root).render(
  <StrictMode>
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
