import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

interface PublishedPage {
  readonly _status?: string
  readonly blocks?: readonly { readonly id?: string | null; readonly galleryId?: string | null }[]
}

/** Ids that the galleries of this page have on the published one, by the id of their block. */
export function usePublishedIds(api: string): ReadonlyMap<string, string> {
  const { id, hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const [published, setPublished] = useState<ReadonlyMap<string, string>>(new Map())
  // Asked again when something is published: nothing is unpublished then.
  const isAllPublished = unpublishedVersionCount === 0
  useEffect(() => {
    if (id === undefined || !hasPublishedDoc) return
    const abort = new AbortController()
    void fetch(`${api}/pages/${id}?depth=0&draft=false`, {
      credentials: 'same-origin',
      signal: abort.signal,
    })
      .then((response) => (response.ok ? response.json() : {}))
      .then((page: PublishedPage) => setPublished(idsOf(page)))
      .catch(() => {
        // Offline or gone: what is published is not known, so nothing is said of it.
      })
    return () => abort.abort()
  }, [api, id, hasPublishedDoc, isAllPublished])
  return published
}

function idsOf({ _status, blocks }: PublishedPage): ReadonlyMap<string, string> {
  if (_status !== 'published') return new Map()
  return new Map(
    (blocks ?? []).flatMap(({ id, galleryId }) => (id && galleryId ? [[id, galleryId]] : [])),
  )
}
