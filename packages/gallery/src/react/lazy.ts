import { createElement, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { logFailure } from '../dom/log-failure'

/** Loads code at the first call, once. Resolves with null when loading fails; the next call tries again. */
export type Loader<T> = () => Promise<T | null>

/** @param file named in the console when loading fails */
export function createLoader<T>(file: string, load: () => Promise<T>): Loader<T> {
  let loading: Promise<T | null> | null = null
  return () =>
    (loading ??= load().catch((error: unknown) => {
      logFailure(file, error)
      loading = null
      return null
    }))
}

export interface LazyComponent<P> {
  (props: P): ReactNode
  /** Loads the code before the component is rendered. */
  readonly preload: Loader<ComponentType<P>>
}

/**
 * A component whose code is loaded when it is first rendered. `Fallback` is shown until then, on a server, and when
 * loading fails; the next mount tries again. When `preload` was awaited, the component is rendered at once and without
 * a Suspense boundary, so that the server's markup can be hydrated.
 *
 * React shows suspended content at the earliest 300 ms after its fallback (`FALLBACK_THROTTLE_MS`; 500 ms in React 18).
 * Where a visitor would wait for that, use `createLoader` and a state.
 *
 * @param file named in the console when loading fails
 */
export function lazyComponent<P extends object>(
  file: string,
  load: () => Promise<ComponentType<P>>,
  Fallback: ComponentType<P> = Nothing,
): LazyComponent<P> {
  let loaded: ComponentType<P> | null = null
  const preload = createLoader(file, async () => (loaded = await load()))
  const createSuspending = (): ComponentType<P> => {
    const Lazy = lazy<ComponentType<P>>(async () => {
      const component = await preload()
      if (!component) Suspending = createSuspending()
      return { default: component ?? Fallback }
    })
    return (props) =>
      createElement(
        Suspense,
        { fallback: createElement(Fallback, props) },
        createElement(Lazy, props),
      )
  }
  let Suspending = createSuspending()

  function LazyComponent(props: P): ReactNode {
    // One component for all renders of a mount: another one would lose its state.
    const [Component] = useState(
      () => loaded ?? (typeof document === 'undefined' ? Fallback : Suspending),
    )
    return createElement(Component, props)
  }
  return Object.assign(LazyComponent, { preload })
}

const Nothing = () => null
