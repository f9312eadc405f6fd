import type { PageShellProps } from '../page-shell-props'

/** Scripts that the site's owner declared, in order, after the script that reports their errors. */
export function OwnerScripts({
  shell: { ownerScripts, assets },
}: {
  readonly shell: PageShellProps
}) {
  if (ownerScripts.length === 0) return null
  return (
    <>
      <script type="module" src={assets.ownerScripts} />
      {ownerScripts
        .filter(({ needsConsent }) => !needsConsent)
        .map(({ name, src }) => (
          <script key={src} defer src={src} data-owner-script={name} />
        ))}
    </>
  )
}
