import { useListQuery, useLocale, useSelection } from '@payloadcms/ui'
import { useRef, useState } from 'react'
import type { ListedImages } from '../../../media-library/selection/selection-request'
import { fetchListedImages } from './fetch-listed-images'

export type SelectedImages =
  | { readonly status: 'ready'; readonly ids: readonly number[] }
  | { readonly status: 'loading' }
  | { readonly status: 'too many' }
  | { readonly status: 'failed'; readonly reason: string }

/** The selected images: those that the editor has selected one by one, or all of the list with its filters and search. */
export function useSelectedImages() {
  const { count = 0, selectedIDs, selectAll, toggleAll, setSelection } = useSelection()
  const { query } = useListQuery()
  const { code: locale } = useLocale()
  const [listed, setListed] = useState<ListedImages | string | null>(null)
  const lastRequest = useRef(0)
  const isAll = selectAll === 'allAvailable'

  const loadAll = async () => {
    setListed(null)
    const request = ++lastRequest.current
    const { where = {}, search = '', sort } = query
    const result = await fetchListedImages(
      { where, search, sort: sort ? String(sort) : null },
      locale,
    )
    if (request === lastRequest.current) setListed(result)
  }
  return {
    count,
    isAll,
    images: isAll
      ? toSelected(listed)
      : ({ status: 'ready', ids: selectedIDs.map(Number) } as const),
    /** Selects also the images of the other pages. */
    selectEverything: () => {
      toggleAll(true)
      void loadAll()
    },
    retry: () => void loadAll(),
    clear: () => (isAll ? toggleAll() : selectedIDs.forEach((id) => setSelection(id))),
  }
}

function toSelected(listed: ListedImages | string | null): SelectedImages {
  if (listed === null) return { status: 'loading' }
  if (typeof listed === 'string') return { status: 'failed', reason: listed }
  const { ids, total } = listed
  return total > ids.length ? { status: 'too many' } : { status: 'ready', ids }
}
