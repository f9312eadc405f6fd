'use client'

import {
  DeleteMany,
  EditMany,
  useConfig,
  useListDrawerContext,
  useListQuery,
  useSelection,
} from '@payloadcms/ui'
import Link from 'next/link'
import { ALT_TEXTS_PATH } from '../alt-texts/path'
import { MakeArticles } from '../make-articles/MakeArticles'
import { MakeGallery } from '../make-gallery/MakeGallery'

interface Props {
  readonly hasDeletePermission: boolean
  readonly hasTrashPermission: boolean
}

/** What can be done with the selected images. */
export function SelectionBar(permissions: Props) {
  const { count, selectedIDs, selectAll, toggleAll, setSelection } = useSelection()
  const { isInDrawer } = useListDrawerContext()
  const { data } = useListQuery()
  const collection = useConfig().getEntityConfig({ collectionSlug: 'media' })
  const total = data?.totalDocs ?? 0
  const isAll = selectAll === 'allAvailable'
  const clear = () => (isAll ? toggleAll() : selectedIDs.forEach((id) => setSelection(id)))
  const status = count === 1 ? '1 image selected' : `${count} images selected`
  return (
    <>
      <p className="tessera-visually-hidden" role="status">
        {count > 0 ? status : ''}
      </p>
      {count > 0 && !isInDrawer && (
        <section className="tessera-selection-bar" aria-label="Selected images">
          <strong aria-hidden="true">{status}</strong>
          {!isAll && (
            <>
              <MakeGallery images={selectedIDs.map(Number)} />
              <MakeArticles images={selectedIDs.map(Number)} />
              <Link href={`${ALT_TEXTS_PATH}?ids=${selectedIDs.join(',')}`}>Alt texts</Link>
            </>
          )}
          <EditMany collection={collection} />
          <DeleteMany collection={collection} {...permissions} />
          {!isAll && count < total && (
            <button type="button" onClick={() => toggleAll(true)}>
              Select all {total}
            </button>
          )}
          <button type="button" onClick={clear}>
            Clear the selection
          </button>
        </section>
      )}
    </>
  )
}
