import { createElement, lazy, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { createLoader, type Loader } from './loader'

export interface LazyComponent<P> {
  (props: P): ReactNode
  readonly preload: Loader<ComponentType<P>>
}

/**
 * `React.lazy` with one policy for failures: the console names the file, `Fallback` is rendered instead, and the next
 * mount tries again. Once its code is loaded the component renders at once. A server renders `Fallback`; without one,
 * it waits for the code if it streams.
 *
 * Place it in a Suspense boundary. React reveals suspended content at the earliest 300 ms after the boundary's fallback
 * (`FALLBACK_THROTTLE_MS`; 500 ms in React 18). Where a visitor would wait for that, use `createLoader` and a state.
 *
 * @param file named in the console when loading fails
 */
export function lazyComponent<P extends object>(
  file: string,
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P> = Nothing,
): LazyComponent<P> {
  const preload = createLoader(file, load)
  const createLazy = () =>
    lazy<ComponentType<P>>(async () => ({ default: (await preload()) ?? Failed }))
  let Lazy = createLazy()

  function Failed(props: P) {
    // Only once this is mounted: React renders a suspended component several times, which must not load again.
    useEffect(() => {
      Lazy = createLazy()
    }, [])
    return createElement(Fallback, props)
  }

  function LazyComponent(props: P): ReactNode {
    // The same component for all renders of a mount: another one would lose its state.
    const [Component] = useState<ComponentType<P>>(
      () => preload.current ?? (isServer && Fallback !== Nothing ? Fallback : Lazy),
    )
    return createElement(Component, props)
  }
  return Object.assign(LazyComponent, { preload })
}

const Nothing = () => null

const isServer = typeof document === 'undefined'
