'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClient } from 'payload'

/** Renders the text as Payload's own cell does: as a link in a list, as a button in a drawer. */
export const TranslatedCellText = (props: DefaultCellComponentProps<TextFieldClient>) => (
  <RenderDefaultCell
    clientProps={props}
    columnIndex={0}
    enableRowSelections={false}
    isLinkedColumn={props.link ?? false}
  />
)
