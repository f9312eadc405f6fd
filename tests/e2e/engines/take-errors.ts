/**
 * Runs in the page. Collects console errors, uncaught exceptions and unhandled rejections from its first call on.
 *
 * @returns those since the last call
 */
export function takeErrors(): readonly string[] {
  const KEY = 'errorsOfWalk'
  const collected: string[] | undefined = Reflect.get(window, KEY)
  if (collected) return collected.splice(0)
  const errors: string[] = []
  Reflect.set(window, KEY, errors)
  addEventListener('error', ({ message }) => errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))
  const { error } = console
  console.error = (...details: unknown[]) => {
    errors.push(details.map(String).join(' '))
    error.apply(console, details)
  }
  return []
}
