'use client'
import { createContext } from 'react'
import type { LinkComponent } from '../static/gallery-context'
import type { PageLocation } from './page-location'

/** Where galleries read and write their state, and how they link to pages: a router's, or the browser's own. */
export interface LocationAdapter {
  readonly location: PageLocation
  /** The query string (`?…` or '') of the first render, the same on the server and while hydrating. */
  readonly initialSearch: string
  readonly Link?: LinkComponent
}

/** Null: the browser's own location, and links that load pages. */
export const LocationContext = createContext<LocationAdapter | null>(null)
