import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

interface PublishedPage {
  readonly _status?: string
  readonly blocks?: readonly { readonly id?: string | null; readonly galleryId?: string | null }[]
}

const QUERY = 'depth=0&draft=false&select[_status]=true&select[blocks][gallery][galleryId]=true'

/** Block id → gallery id on the published version of this page. Empty until loaded, and for a page that is not published. */
export function usePublishedGalleryIds(api: string): ReadonlyMap<string, string> {
  const { id, hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const [published, setPublished] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (id === undefined || !hasPublishedDoc) return
    const abort = new AbortController()
    void fetch(`${api}/pages/${id}?${QUERY}`, {
      credentials: 'same-origin',
      signal: abort.signal,
    })
      .then((response) => (response.ok ? response.json() : {}))
      .then((page: PublishedPage) => setPublished(idsOf(page)))
      .catch(() => {
        // Offline or deleted: the published ids are unknown, so there is no warning.
      })
    return () => abort.abort()
    // `lastUpdateTime`: fetch again after a save, which may have published the page.
  }, [api, id, hasPublishedDoc, lastUpdateTime])
  return published
}

function idsOf({ _status, blocks }: PublishedPage): ReadonlyMap<string, string> {
  if (_status !== 'published') return new Map()
  return new Map(
    (blocks ?? []).flatMap(({ id, galleryId }) => (id && galleryId ? [[id, galleryId]] : [])),
  )
}
