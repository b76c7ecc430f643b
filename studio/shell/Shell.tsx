/** The frame around all views: navigation, colors, the palette of commands, and the state of the connection. */
import { Button, Kbd, NavLink, SegmentedControl, useMantineColorScheme } from '@mantine/core'
import { useEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { Unsent } from '../edit/Unsent.tsx'
import { Palette } from './Palette.tsx'
import { isAtLeast, type Me, SiteProvider, useOpenSite } from './session.tsx'
import { Failure, Waiting } from './notices.tsx'
import { Unhandled } from './Unhandled.tsx'

const pages = [
  { to: '/', label: 'Home', least: 'viewer' },
  { to: '/find', label: 'Find', least: 'viewer' },
  { to: '/changes', label: 'Change sets', least: 'viewer' },
  { to: '/schedules', label: 'Schedules', least: 'viewer' },
  { to: '/history', label: 'History', least: 'viewer' },
  { to: '/incident', label: 'Incident', least: 'viewer' },
  { to: '/audit', label: 'Audit', least: 'viewer' },
  { to: '/people', label: 'People', least: 'administrator' },
] as const

export function Shell({ me, onSignOut }: { readonly me: Me; readonly onSignOut: () => void }) {
  const { pathname } = useLocation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const [isSearching, setSearching] = useState(false)
  const isOnline = useOnline()
  const { facts, error, edits, times, open } = useOpenSite()
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setSearching(true)
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <div className="frame">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <nav className="side" aria-label="Studio">
        <div className="brand">{facts?.title ?? 'Habi'} studio</div>
        {pages
          .filter(({ least }) => isAtLeast(me.role, least))
          .map(({ to, label }) => (
            <NavLink
              key={to}
              component={Link}
              to={to}
              label={label}
              active={to === '/' ? pathname === '/' : pathname.startsWith(to)}
              {...((to === '/' ? pathname === '/' : pathname.startsWith(to))
                ? { 'aria-current': 'page' as const }
                : {})}
            />
          ))}
        <Button
          variant="default"
          justify="space-between"
          mt="sm"
          onClick={() => setSearching(true)}
          rightSection={<Kbd size="xs">Ctrl K</Kbd>}
        >
          Search
        </Button>
        <div className="rest">
          <SegmentedControl
            size="xs"
            aria-label="Colors"
            value={colorScheme}
            onChange={(value) => setColorScheme(value === 'dark' ? 'dark' : value === 'light' ? 'light' : 'auto')}
            data={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
              { value: 'auto', label: 'Auto' },
            ]}
          />
          <Link to="/account">
            {me.name}, {me.role}
          </Link>
          <Button size="xs" variant="default" onClick={onSignOut}>
            Sign out
          </Button>
        </div>
      </nav>
      <main className="main" id="main" tabIndex={-1}>
        {isOnline ? null : (
          <output className="offline">
            No connection. You can continue to edit: your edits are kept on this device and sent when the connection is
            back.
          </output>
        )}
        <Unhandled />
        {facts === undefined ? (
          <div className="view">{error === null ? <Waiting what="Opening the site" /> : <Failure error={error} />}</div>
        ) : (
          <SiteProvider facts={facts} edits={edits} times={times} open={open}>
            <Unsent />
            <Outlet />
          </SiteProvider>
        )}
      </main>
      {isSearching ? <Palette onClose={() => setSearching(false)} /> : null}
    </div>
  )
}

function useOnline(): boolean {
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    const update = (): void => setOnline(navigator.onLine)
    addEventListener('online', update)
    addEventListener('offline', update)
    return () => {
      removeEventListener('online', update)
      removeEventListener('offline', update)
    }
  }, [])
  return isOnline
}
