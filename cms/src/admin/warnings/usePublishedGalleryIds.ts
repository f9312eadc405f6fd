import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import { anyAnswer, dataOf } from '../requests/ask-cms'
import { useAnswer } from '../requests/useAnswer'

interface PublishedPage {
  readonly _status?: string
  readonly blocks?: readonly { readonly id?: string | null; readonly galleryId?: string | null }[]
}

const pageAnswer = anyAnswer<PublishedPage>()

const QUERY = 'depth=0&draft=false&select[_status]=true&select[blocks][gallery][galleryId]=true'

/** Block id → gallery id on the published version of this page. Empty until loaded, and for a page that is not published. */
export function usePublishedGalleryIds(api: string): ReadonlyMap<string, string> {
  const { id, hasPublishedDoc, lastUpdateTime } = useDocumentInfo()
  const url = id === undefined || !hasPublishedDoc ? null : `${api}/pages/${id}?${QUERY}`
  // Again after a save, which may have published the page.
  const answer = useAnswer(url, pageAnswer, lastUpdateTime)
  // Offline or deleted: the published ids are unknown, so there is no warning.
  return useMemo(() => idsOf(dataOf(answer) ?? {}), [answer])
}

function idsOf({ _status, blocks }: PublishedPage): ReadonlyMap<string, string> {
  if (_status !== 'published') return new Map()
  return new Map(
    (blocks ?? []).flatMap(({ id, galleryId }) => (id && galleryId ? [[id, galleryId]] : [])),
  )
}
