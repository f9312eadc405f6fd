import { useConfig, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { readState, type KnownState } from '../document-state/document-state'

/** Link to a gallery on its published page; nothing while the page is not live. */
export function OpenGallery({ galleryId }: { readonly galleryId: string }) {
  const { id, collectionSlug: collection, lastUpdateTime } = useDocumentInfo()
  const { api } = useConfig().config.routes
  const { code: locale } = useLocale()
  const [addresses, setAddresses] = useState<KnownState['addresses']>({})
  useEffect(() => {
    if (id === undefined || !collection) return
    const abort = new AbortController()
    void readState(api, { collection, id }, abort.signal).then((answer) => {
      // A link only: the line at the top of the form says what is live.
      if ('data' in answer) setAddresses(answer.data.addresses)
    })
    return () => abort.abort()
  }, [api, collection, id, lastUpdateTime])
  const address = addresses[locale]
  if (!address || !galleryId) return null
  return (
    <a
      className="tessera-preview__open"
      href={`${address}#${galleryId}`}
      target="_blank"
      rel="noreferrer"
    >
      Open on the site
    </a>
  )
}
