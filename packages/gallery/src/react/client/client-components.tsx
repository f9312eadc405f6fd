import { Suspense, useState } from 'react'
import { lazyComponent } from '../lazy'
import type { GalleryContext } from '../static/gallery-context'
import type { LazyComponents } from '../static/lazy-components'

const ComponentByName = lazyComponent(
  'lazy-components',
  async () => (await import('../static/lazy-components')).ComponentByName,
)

/** Loads the components that most galleries do not need. */
export const loadLazyComponents = ComponentByName.preload

const lazyByName = (name: keyof LazyComponents) =>
  function LazyByName({ context }: { readonly context: GalleryContext }) {
    // Static markup has no Suspense boundary here. To hydrate it, load the code first.
    const [isSuspended] = useState(() => !ComponentByName.isLoaded())
    const component = <ComponentByName name={name} context={context} />
    return isSuspended ? <Suspense fallback={null}>{component}</Suspense> : component
  }

export const clientComponents: LazyComponents = {
  NoResults: lazyByName('NoResults'),
  NumberedPages: lazyByName('NumberedPages'),
  SearchField: lazyByName('SearchField'),
  SortMenu: lazyByName('SortMenu'),
}
