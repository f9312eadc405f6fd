'use client'

import { Pill, useRowLabel } from '@payloadcms/ui'
import { titleOfRow } from './title-of-row'
import './row-title.css'

/** The head of a block: its number, what it is, and its first words, which tell it from others when it is folded. */
export function BlockTitle({ kind }: { readonly kind: string }) {
  const { data, rowNumber = 0 } = useRowLabel()
  return (
    <>
      <span className="blocks-field__block-number">{String(rowNumber + 1).padStart(2, '0')}</span>
      <Pill className="blocks-field__block-pill" pillStyle="white" size="small">
        {kind}
      </Pill>
      <span className="tessera-row-title">{titleOfRow(data)}</span>
    </>
  )
}
