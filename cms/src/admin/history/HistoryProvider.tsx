'use client'

import { usePathname } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'

/**
 * Loads the page that Back leads to where Next cannot: Payload's lists write their address before Next follows the
 * history, and Next ignores such entries. The address changed then, and the form before stayed.
 */
export function HistoryProvider({ children }: { readonly children: ReactNode }) {
  const pathname = usePathname()
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      if (state === null && location.pathname !== pathname) location.reload()
    }
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [pathname])
  return children
}
