import { useEffect, useSyncExternalStore } from 'react'
import type { GalleryContext } from '../static/gallery-context'
import type { SeldomParts } from '../static/lazy-components'
import { tellFailure } from '../tell-failure'

let loaded: SeldomParts | null = null
const listeners = new Set<() => void>()

/** Loads the parts that not every gallery has. Rejects when they do not come: the next to want them tries again. */
export async function loadSeldomParts(): Promise<void> {
  loaded ??= (await import('../static/lazy-components')).seldomParts
  listeners.forEach((listener) => listener())
}

const listen = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const present = () => loaded

/** A part that is there as soon as it is loaded: at once where `prepareLiveGallery` was awaited. */
function wanted(name: keyof SeldomParts) {
  return function WantedPart(props: { readonly context: GalleryContext }) {
    const Part = useSyncExternalStore(listen, present, present)?.[name]
    useEffect(() => {
      if (!loaded) loadSeldomParts().catch((error: unknown) => tellFailure('seldom-parts', error))
    }, [])
    return Part ? <Part {...props} /> : null
  }
}

export const wantedParts: SeldomParts = {
  NoResults: wanted('NoResults'),
  NumberedPages: wanted('NumberedPages'),
  SearchField: wanted('SearchField'),
  SortMenu: wanted('SortMenu'),
}
