'use client'

import { useNav } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

/** The open menu covers the page, as in payload-overrides.css. */
const NARROW = '(width <= 768px)'
const OPEN = '.app-header__mobile-nav-toggler'
const CLOSE = '.nav__mobile-close'

/** Where the menu covers the page, moves the focus into it when it opens, and back to its button when it closes. */
export function MenuFocus() {
  const { navOpen } = useNav()
  const wasOpen = useRef(navOpen)
  useEffect(() => {
    if (navOpen === wasOpen.current) return
    wasOpen.current = navOpen
    if (matchMedia(NARROW).matches)
      document.querySelector<HTMLElement>(navOpen ? CLOSE : OPEN)?.focus()
  }, [navOpen])
  return null
}
