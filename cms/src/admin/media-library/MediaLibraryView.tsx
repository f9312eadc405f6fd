'use client'

import { DefaultListView, useListDrawerContext } from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { EmptyLibrary } from './EmptyLibrary'
import { LibraryBar, type Choice } from './LibraryBar'
import { LibraryOptionsProvider } from './LibraryOptions'
import { SelectionBar } from './selection/SelectionBar'
import { ThumbnailGrid } from './ThumbnailGrid'
import './media-library.css'

interface Props extends ListViewClientProps {
  readonly folders: readonly Choice[]
  readonly terms: readonly Choice[]
  /** Number of images without alt text. */
  readonly withoutAlt: number
  /** Ids of the listed images that visitors see. */
  readonly live: readonly number[]
}

/** Payload's list takes a new element for a changed table. */
const GRID = <ThumbnailGrid />

/** Payload's list view with thumbnails instead of the table. */
export function MediaLibraryView({ folders, terms, withoutAlt, live, ...props }: Props) {
  const { isInDrawer } = useListDrawerContext()
  // Deleted images: Payload's table says when each was deleted.
  if (props.viewType === 'trash') return <DefaultListView {...props} />
  return (
    <LibraryOptionsProvider
      preferences={props.listPreferences}
      slug={props.collectionSlug}
      picksOne={isInDrawer && !props.enableRowSelections}
      live={live}
    >
      <DefaultListView
        {...props}
        Table={GRID}
        // Replaces Payload's "Create New" and "Bulk Upload" by the upload button of the bar.
        hasCreatePermission={props.hasCreatePermission && isInDrawer}
        BeforeListTable={
          <>
            <LibraryBar
              folders={folders}
              terms={terms}
              withoutAlt={withoutAlt}
              canUpload={props.hasCreatePermission && !isInDrawer}
            />
            {props.BeforeListTable}
          </>
        }
        AfterListTable={
          <>
            {!isInDrawer && <EmptyLibrary />}
            {props.AfterListTable}
            <SelectionBar
              folders={folders}
              hasDeletePermission={props.hasDeletePermission ?? false}
              hasTrashPermission={props.hasTrashPermission ?? false}
            />
          </>
        }
      />
    </LibraryOptionsProvider>
  )
}
