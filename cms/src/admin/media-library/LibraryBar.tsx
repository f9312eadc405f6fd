'use client'

import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import Link from 'next/link'
import { useId } from 'react'
import { MEDIA_VIEW_LABELS, MEDIA_VIEWS, type MediaView } from '../../media-library/views'
import { ALT_TEXTS_PATH } from '../alt-texts/path'
import { UploadImages } from '../uploads/UploadImages'
import { THUMBNAIL_SIZES, useLibraryOptions, type ThumbnailSize } from './LibraryOptions'
import { NO_FOLDER, readFilters, writeFilters, type LibraryFilters } from './library-query'

export interface Choice {
  readonly value: string
  readonly label: string
}

const ORDERS: readonly Choice[] = [
  { value: '-createdAt', label: 'Newest upload first' },
  { value: 'createdAt', label: 'Oldest upload first' },
  { value: '-date', label: 'Latest photograph first' },
  { value: 'title', label: 'Title' },
  { value: 'filename', label: 'File name' },
]

const SIZE_LABELS: Readonly<Record<ThumbnailSize, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
}

interface Props {
  readonly folders: readonly Choice[]
  readonly terms: readonly Choice[]
  readonly withoutAlt: number
  readonly canUpload: boolean
}

/** Views, folder, term, order and size of the thumbnails. */
export function LibraryBar({ folders, terms, withoutAlt, canUpload }: Props) {
  const { query, refineListData, handleSortChange } = useListQuery()
  const { isInDrawer } = useListDrawerContext()
  const { size, setSize } = useLibraryOptions()
  const filters = readFilters(query.where)
  const change = (changed: Partial<LibraryFilters>) =>
    void refineListData?.({ where: writeFilters(query.where, { ...filters, ...changed }) })
  const viewButton = (view: MediaView | null, label: string) => (
    <button
      key={label}
      type="button"
      aria-pressed={filters.view === view}
      onClick={() => change({ view })}
    >
      {label} {view === 'no-alt' && withoutAlt > 0 && <span>{withoutAlt}</span>}
    </button>
  )
  return (
    <div className="tessera-library-bar">
      {canUpload && <UploadImages folder={folders.find(({ value }) => value === filters.folder)} />}
      <div className="tessera-library-bar__views" role="group" aria-label="Views">
        {viewButton(null, 'All images')}
        {MEDIA_VIEWS.map((view) => viewButton(view, MEDIA_VIEW_LABELS[view]))}
        {filters.view === 'no-alt' && withoutAlt > 0 && !isInDrawer && (
          <Link className="tessera-library-bar__write" href={ALT_TEXTS_PATH}>
            Write the alt texts
          </Link>
        )}
      </div>
      <Select
        label="Folder"
        value={filters.folder}
        choices={[
          { value: '', label: 'All folders' },
          { value: NO_FOLDER, label: 'Without a folder' },
          ...folders,
        ]}
        onChange={(folder) => change({ folder })}
      />
      <Select
        label="Term"
        value={filters.term}
        choices={[{ value: '', label: 'All terms' }, ...terms]}
        onChange={(term) => change({ term })}
      />
      <Select
        label={filters.view === 'duplicates' ? 'Order of equal files' : 'Order'}
        value={String(query.sort ?? ORDERS[0]?.value)}
        choices={ORDERS}
        onChange={(sort) => void handleSortChange?.(sort)}
      />
      <div className="tessera-library-bar__sizes" role="group" aria-label="Size of the thumbnails">
        {THUMBNAIL_SIZES.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={size === each}
            onClick={() => setSize(each)}
          >
            {SIZE_LABELS[each]}
          </button>
        ))}
      </div>
    </div>
  )
}

interface SelectProps {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  onChange(value: string): void
}

function Select({ label, value, choices, onChange }: SelectProps) {
  const id = useId()
  return (
    <div className="tessera-library-bar__select">
      <label htmlFor={id}>{label}</label>
      <select
        className="tessera-input"
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  )
}
