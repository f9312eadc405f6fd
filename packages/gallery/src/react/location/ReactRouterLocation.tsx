'use client'
import { useEffect, useMemo, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { Link, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useLatest } from '../hooks/useLatest'
import { LocationContext } from './location-context'
import { createRouterLocation } from './router-location'

/** The location of React Router: galleries navigate by it and follow its navigations. Place it inside the router. */
export function ReactRouterLocation({ children }: { readonly children: ReactNode }) {
  const current = useLocation()
  const navigate = useNavigate()
  const isPop = useNavigationType() === 'POP'
  const router = useLatest({ current, navigate })
  const [initialSearch] = useState(current.search)
  const [location] = useState(() =>
    createRouterLocation({
      search: () => router.current.current.search,
      state: () => router.current.current.state,
      navigate: (search, state, replace) =>
        void router.current.navigate({ search }, { state, replace, preventScrollReset: true }),
      back: () => void router.current.navigate(-1),
    }),
  )
  useEffect(() => location.report(isPop), [location, current, isPop])
  const adapter = useMemo(
    () => ({ location, initialSearch, Link: RouterLink }),
    [location, initialSearch],
  )
  return <LocationContext.Provider value={adapter}>{children}</LocationContext.Provider>
}

const RouterLink = ({ href, ...props }: ComponentPropsWithoutRef<'a'> & { href: string }) => (
  <Link {...props} to={href} />
)
