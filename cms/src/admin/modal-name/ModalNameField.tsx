'use client'

import { TextField, useFieldPath, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { freeName } from '../gallery-id/propose-gallery-id'
import { useProposedName } from '../proposed-name/useProposedName'
import { modalNamesIn } from './modal-names-in'

/** The name by which links open a dialog: follows its title as long as nobody has typed one. */
export const ModalNameField: TextFieldClientComponent = (props) => {
  // Of a moved block only the context knows the new place.
  const path = useFieldPath() ?? props.path
  // As text, so that other fields of the page do not draw this anew.
  const others = useFormFields(([fields]) => JSON.stringify(modalNamesIn(fields, path)))
  useProposedName(path, (title) =>
    freeName({ title, taken: new Set<string>(JSON.parse(others)), otherwise: 'dialog' }),
  )
  return <TextField {...props} path={path} />
}
