import { logFailure } from '../dom/log-failure'

/** Loads code at the first call, once. Resolves with null when loading fails; the next call tries again. */
export interface Loader<T> {
  (): Promise<T | null>
  /** Null until it is loaded. */
  current: T | null
}

/** @param file named in the console when loading fails */
export function createLoader<T>(file: string, load: () => Promise<T>): Loader<T> {
  let loading: Promise<T | null> | null = null
  const loader: Loader<T> = () =>
    (loading ??= load().then(
      (code) => (loader.current = code),
      (error: unknown) => {
        logFailure(file, error)
        loading = null
        return null
      },
    ))
  loader.current = null
  return loader
}
