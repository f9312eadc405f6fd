import { Suspense, useState, type ComponentType } from 'react'
import { lazyComponent, type LazyComponent } from '../lazy'
import type { GalleryContext } from '../static/gallery-context'
import type { contextComponents, LazyComponents } from '../static/lazy-components'

const ComponentByName = lazyComponent(
  'lazy-components',
  async () => (await import('../static/lazy-components')).ComponentByName,
)
const PeriodFilter = lazyComponent(
  'PeriodFilter',
  async () => (await import('../static/filters/period/PeriodFilter')).PeriodFilter,
)

/** Loads the components that most galleries do not need. */
export const loadLazyComponents = ComponentByName.preload

/** Loads the period filter, which few galleries have. */
export const loadPeriodFilter = PeriodFilter.preload

const inPlace = <P extends object>(Component: LazyComponent<P>): ComponentType<P> =>
  function InPlace(props: P) {
    // Static markup has no Suspense boundary here. To hydrate it, load the code first.
    const [isSuspended] = useState(() => !Component.isLoaded())
    const component = <Component {...props} />
    return isSuspended ? <Suspense fallback={null}>{component}</Suspense> : component
  }

const NamedComponent = inPlace(ComponentByName)
const lazyByName = (name: keyof typeof contextComponents) =>
  function LazyByName({ context }: { readonly context: GalleryContext }) {
    return <NamedComponent name={name} context={context} />
  }

export const clientComponents: LazyComponents = {
  NoResults: lazyByName('NoResults'),
  NumberedPages: lazyByName('NumberedPages'),
  SearchField: lazyByName('SearchField'),
  SortMenu: lazyByName('SortMenu'),
  PeriodFilter: inPlace(PeriodFilter),
}
