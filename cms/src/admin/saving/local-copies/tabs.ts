/** Identifies this page load; a reloaded page is another tab. */
export const THIS_TAB = Math.random().toString(36).slice(2)

const lockName = (tab: string) => `tessera-tab-${tab}`

/** Browsers have locks on secure origins only: HTTPS and localhost. */
const locks = () => (typeof navigator === 'undefined' ? undefined : navigator.locks)

/** Marks this tab as open until it is closed or crashes. */
export function markTabAsOpen() {
  void locks()?.request(lockName(THIS_TAB), () => new Promise<never>(() => {}))
}

/** Returns the tabs that are not open. Without locks, none is known to be open. */
export async function withoutOpenTabs<T extends { readonly tab: string }>(
  copies: readonly T[],
): Promise<readonly T[]> {
  const { held = [] } = (await locks()?.query()) ?? {}
  const open = new Set(held.map(({ name }) => name))
  return copies.filter(({ tab }) => !open.has(lockName(tab)))
}
