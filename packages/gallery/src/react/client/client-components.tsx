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

type Wrap = <P extends object>(Component: LazyComponent<P>) => ComponentType<P>

/**
 * For markup of `StaticGallery`, which has no Suspense boundary in these places: load the code before hydrating it. Code
 * that is needed later is loaded in a boundary.
 */
const preloaded: Wrap = (Component) =>
  function Preloaded(props) {
    const [isSuspended] = useState(() => Component.preload.current === null)
    const component = <Component {...props} />
    return isSuspended ? <Suspense fallback={null}>{component}</Suspense> : component
  }

/** For markup of the same components, which a server streams: a boundary in each place, on both sides. */
const inBoundary: Wrap = (Component) =>
  function InBoundary(props) {
    return (
      <Suspense fallback={null}>
        <Component {...props} />
      </Suspense>
    )
  }

function lazyComponents(wrap: Wrap): LazyComponents {
  const Named = wrap(ComponentByName)
  const lazyByName = (name: keyof typeof contextComponents) =>
    function LazyByName({ context }: { readonly context: GalleryContext }) {
      return <Named name={name} context={context} />
    }
  return {
    NoResults: lazyByName('NoResults'),
    NumberedPages: lazyByName('NumberedPages'),
    SearchField: lazyByName('SearchField'),
    SortMenu: lazyByName('SortMenu'),
    PeriodFilter: wrap(PeriodFilter),
  }
}

export const clientComponents = /* @__PURE__ */ lazyComponents(preloaded)
export const streamedComponents = /* @__PURE__ */ lazyComponents(inBoundary)
