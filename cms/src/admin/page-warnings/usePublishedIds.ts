import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

interface PublishedPage {
  readonly _status?: string
  readonly blocks?: readonly { readonly id?: string | null; readonly galleryId?: string | null }[]
}

const ONLY_IDS = 'depth=0&draft=false&select[_status]=true&select[blocks][gallery][galleryId]=true'

/** Ids that the galleries of this page have on the published one, by the id of their block. */
export function usePublishedIds(api: string): ReadonlyMap<string, string> {
  const { id, hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const [published, setPublished] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (id === undefined || !hasPublishedDoc) return
    const abort = new AbortController()
    void fetch(`${api}/pages/${id}?${ONLY_IDS}`, {
      credentials: 'same-origin',
      signal: abort.signal,
    })
      .then((response) => (response.ok ? response.json() : {}))
      .then((page: PublishedPage) => setPublished(idsOf(page)))
      .catch(() => {
        // Offline or gone: what is published is not known, so nothing is said of it.
      })
    return () => abort.abort()
    // Asked again when something is saved: it may have been published.
  }, [api, id, hasPublishedDoc, lastUpdateTime])
  return published
}

function idsOf({ _status, blocks }: PublishedPage): ReadonlyMap<string, string> {
  if (_status !== 'published') return new Map()
  return new Map(
    (blocks ?? []).flatMap(({ id, galleryId }) => (id && galleryId ? [[id, galleryId]] : [])),
  )
}
