'use client'

import { DeleteMany, EditMany, useConfig, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import Link from 'next/link'
import { MAX_IMAGES } from '../../../media-library/max-images'
import { selectionUrl } from '../../alt-texts/path'
import { MakeArticles } from '../../make-articles/MakeArticles'
import { MakeGallery } from '../../make-gallery/MakeGallery'
import { focusThumbnails } from '../focus-thumbnails'
import { useSelectedImages, type SelectedImages } from './useSelectedImages'

interface Props {
  readonly hasDeletePermission: boolean
  readonly hasTrashPermission: boolean
}

/** What can be done with the selected images. */
export function SelectionBar(permissions: Props) {
  const { count, isAll, images, selectEverything, retry, clear } = useSelectedImages()
  const { isInDrawer } = useListDrawerContext()
  const { data } = useListQuery()
  const collection = useConfig().getEntityConfig({ collectionSlug: 'media' })
  const total = data?.totalDocs ?? 0
  const status = count === 1 ? '1 image selected' : `${count} images selected`
  return (
    <>
      <p className="tessera-visually-hidden" role="status">
        {count > 0 ? status : ''}
      </p>
      {count > 0 && !isInDrawer && (
        <section className="tessera-selection-bar" aria-label="Selected images">
          <strong aria-hidden="true">{status}</strong>
          {images.status === 'ready' ? (
            <ImageActions ids={images.ids} />
          ) : (
            <Reason images={images} onRetry={retry} />
          )}
          <EditMany collection={collection} />
          <DeleteMany collection={collection} {...permissions} />
          {!isAll && count < total && (
            <button type="button" onClick={selectEverything}>
              Select all {total}
            </button>
          )}
          <button
            type="button"
            onClick={() => {
              clear()
              focusThumbnails()
            }}
          >
            Clear the selection
          </button>
        </section>
      )}
    </>
  )
}

function ImageActions({ ids }: { readonly ids: readonly number[] }) {
  return (
    <>
      <MakeGallery images={ids} />
      <MakeArticles images={ids} />
      <Link href={selectionUrl(ids)}>Alt texts</Link>
    </>
  )
}

interface ReasonProps {
  readonly images: Exclude<SelectedImages, { readonly status: 'ready' }>
  onRetry(): void
}

/** Why there are no actions. */
function Reason({ images, onRetry }: ReasonProps) {
  if (images.status === 'loading') return <span>Reading which images these are …</span>
  if (images.status === 'too many')
    return (
      <span role="alert">
        Galleries, articles, alt texts and edits take up to {MAX_IMAGES} images at once. Narrow the
        list by a folder, a term or the search.
      </span>
    )
  return (
    <span role="alert">
      {images.reason}{' '}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </span>
  )
}
