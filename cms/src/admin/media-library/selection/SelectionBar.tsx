'use client'

import { DeleteMany, useConfig, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { MAX_IMAGES } from '../../../media-library/max-images'
import { selectionUrl } from '../../alt-texts/path'
import { EditImages } from '../../edit-images/EditImages'
import { MakeArticles } from '../../make-articles/MakeArticles'
import { MakeGallery } from '../../make-gallery/MakeGallery'
import { useUploads } from '../../uploads/UploadsProvider'
import { focusThumbnails } from '../focus-thumbnails'
import type { Choice } from '../LibraryBar'
import { useSelectedImages, type SelectedImages } from './useSelectedImages'

interface Props {
  readonly folders: readonly Choice[]
  readonly hasDeletePermission: boolean
  readonly hasTrashPermission: boolean
}

/** What can be done with the selected images. */
export function SelectionBar({ folders, ...permissions }: Props) {
  const { count, isAll, images, selectEverything, retry, clear } = useSelectedImages()
  const { isInDrawer } = useListDrawerContext()
  const { data } = useListQuery()
  const collection = useConfig().getEntityConfig({ collectionSlug: 'media' })
  const total = data?.totalDocs ?? 0
  const router = useRouter()
  const { setSelecting } = useUploads()
  const isSelecting = count > 0 && !isInDrawer
  useEffect(() => {
    if (!isSelecting) return
    setSelecting(true)
    return () => setSelecting(false)
  }, [isSelecting, setSelecting])
  const leave = () => {
    clear()
    focusThumbnails()
  }
  const onEdited = () => {
    leave()
    router.refresh()
  }
  const status = count === 1 ? '1 image selected' : `${count} images selected`
  return (
    <>
      <p className="tessera-visually-hidden" role="status">
        {count > 0 ? status : ''}
      </p>
      {isSelecting && (
        <section className="tessera-selection-bar" aria-label="Selected images">
          <strong aria-hidden="true">{status}</strong>
          {images.status === 'ready' ? (
            <ImageActions ids={images.ids} folders={folders} onEdited={onEdited} />
          ) : (
            <Reason images={images} onRetry={retry} />
          )}
          <DeleteMany collection={collection} {...permissions} />
          {!isAll && count < total && (
            <button type="button" onClick={selectEverything}>
              Select all {total}
            </button>
          )}
          <button type="button" onClick={leave}>
            Clear the selection
          </button>
        </section>
      )}
    </>
  )
}

interface ActionsProps {
  readonly ids: readonly number[]
  readonly folders: readonly Choice[]
  onEdited(): void
}

function ImageActions({ ids, folders, onEdited }: ActionsProps) {
  return (
    <>
      <MakeGallery images={ids} />
      <MakeArticles images={ids} />
      <Link href={selectionUrl(ids)}>Alt texts</Link>
      <EditImages images={ids} folders={folders} onEdited={onEdited} />
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
