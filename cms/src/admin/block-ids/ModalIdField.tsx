'use client'

import { TextField, useFieldPath, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { suggestFreeId } from './suggest-id'
import { useSuggestedId } from './useSuggestedId'
import { modalIdsInForm } from './modal-ids-in-form'

/** The id by which links open a dialog: derived from its title until an editor types one. */
export const ModalIdField: TextFieldClientComponent = (props) => {
  // The path in the props is stale after the block was moved.
  const path = useFieldPath() ?? props.path
  // Serialized, so that changes of other fields do not render this again.
  const takenIds = useFormFields(([fields]) => JSON.stringify(modalIdsInForm(fields, path)))
  useSuggestedId(path, (title) =>
    suggestFreeId({ title, taken: new Set<string>(JSON.parse(takenIds)), fallback: 'dialog' }),
  )
  return <TextField {...props} path={path} />
}
