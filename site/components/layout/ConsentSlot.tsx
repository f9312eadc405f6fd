import type { PageShellProps } from './page-shell-props'

/**
 * Place for the owner's consent dialog: empty and without height. Names the scripts that need consent; nothing requests
 * them before the visitor has given it.
 */
export function ConsentSlot({ shell: { ownerScripts } }: { readonly shell: PageShellProps }) {
  if (ownerScripts.length === 0) return null
  const pending = ownerScripts.filter(({ needsConsent }) => needsConsent)
  return (
    <div
      data-consent=""
      data-scripts={JSON.stringify(pending.map(({ name, src }) => ({ name, src })))}
    />
  )
}
