import { createContext } from 'react'
import type { GallerySource } from '../client/store/gallery-store'
import type { Target } from './rendered-tiles'

/** What the grid of a live gallery shares with it. Null on the server. */
export interface LiveParts {
  readonly range: GallerySource['range']
  /** Calls back just before the page gets a new view, while its layout is clean. */
  readonly onAnswer: (listener: () => void) => () => void
  /** Where a grid that knows more tiles than the view tells of them. */
  readonly setScene: (scene: Target | null) => void
}

export const LivePartsContext = createContext<LiveParts | null>(null)
