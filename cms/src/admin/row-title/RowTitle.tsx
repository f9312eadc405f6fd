'use client'

import { useRowLabel } from '@payloadcms/ui'
import { titleOfRow } from './title-of-row'
import './row-title.css'

/** The head of a row: its number and its words; what it is, until it has some. */
export function RowTitle({ kind }: { readonly kind: string }) {
  const { data, rowNumber = 0 } = useRowLabel()
  return (
    <span className="tessera-row-title">
      {String(rowNumber + 1).padStart(2, '0')} {titleOfRow(data) || kind}
    </span>
  )
}
