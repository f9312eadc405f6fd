import type { Chrome } from './chrome'

/** Scripts that the site's owner has declared, in their order and after ours, which watches what they do. */
export function OwnerScripts({ chrome: { ownerScripts, assets } }: { readonly chrome: Chrome }) {
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

/**
 * The one place for what asks for consent: empty, and without room of its own. What waits for consent is named here and
 * fetched by nobody before.
 */
export function ConsentSlot({ chrome: { ownerScripts } }: { readonly chrome: Chrome }) {
  if (ownerScripts.length === 0) return null
  const waiting = ownerScripts.filter(({ needsConsent }) => needsConsent)
  return (
    <div
      data-consent=""
      data-scripts={JSON.stringify(waiting.map(({ name, src }) => ({ name, src })))}
    />
  )
}
