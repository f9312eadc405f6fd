'use client'

import { useRowLabel } from '@payloadcms/ui'
import { rowText } from './row-text'
import './row-labels.css'

/** Header of an array row: its number and its first words, or the row's type while it has none. */
export function RowLabel({ fallback }: { readonly fallback: string }) {
  const { data, rowNumber = 0 } = useRowLabel()
  return (
    <span className="tessera-row-text">
      {String(rowNumber + 1).padStart(2, '0')} {rowText(data) || fallback}
    </span>
  )
}
