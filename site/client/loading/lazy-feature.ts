import { logFailure } from '@tessera/gallery/dom'

/**
 * Wraps a function that loads and mounts a feature, so that it runs once. All features share one failure policy: the
 * console names the file, the page works as it does without script, and the next call tries again.
 *
 * @param file name of the file that is loaded
 * @returns a function whose promise never rejects and tells whether the feature is mounted
 */
export function lazyFeature<Args extends readonly unknown[]>(
  file: string,
  load: (...args: Args) => Promise<unknown>,
): (...args: Args) => Promise<boolean> {
  let mounted: Promise<boolean> | undefined
  return (...args) =>
    (mounted ??= load(...args).then(
      () => true,
      (error: unknown) => {
        mounted = undefined
        logFailure(file, error)
        return false
      },
    ))
}
