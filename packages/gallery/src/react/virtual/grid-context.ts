import { createContext } from 'react'
import type { GalleryStore } from '../store/gallery-store'

/** What a grid needs of its gallery's store. Null on the server. */
export const GridContext = createContext<Pick<
  GalleryStore,
  'source' | 'beforeUpdate' | 'setVirtualTiles' | 'deferred'
> | null>(null)
