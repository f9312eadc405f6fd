'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

/** As Payload shows a word: a link in a list, a choice in a drawer. */
export const OriginalCellInList = (props: DefaultCellComponentProps<TextFieldClient>) => (
  <RenderDefaultCell
    clientProps={props}
    columnIndex={0}
    enableRowSelections={false}
    isLinkedColumn={props.link ?? false}
  />
)
