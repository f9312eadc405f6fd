'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'
import { rowText } from './row-text'
import './row-labels.css'

/** Header of a block: its number, its type and its first words, so that collapsed blocks can be distinguished. */
export function BlockLabel({ blockLabel }: { readonly blockLabel: string }) {
  const { data, rowNumber = 0 } = useRowLabel()
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {blockLabel}
      </Pill>
      <span className="tessera-row-text">{rowText(data)}</span>
    </>
  )
}
