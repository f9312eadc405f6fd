'use client'

import { TextField, useField, useFieldPath, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { freeName } from '../gallery-id/propose-gallery-id'
import { modalNamesIn } from './modal-names-in'

/** The name by which links open a dialog: follows its title as long as nobody has typed one. */
export const ModalNameField: TextFieldClientComponent = (props) => {
  // Of a moved block only the context knows the new place.
  const path = useFieldPath() ?? props.path
  const { value, setValue } = useField<string>({ path })
  const title = useFormFields(([fields]) => fields[path.replace(/[^.]*$/, 'title')]?.value)
  // As text, so that other fields of the page do not draw this anew.
  const others = useFormFields(([fields]) => JSON.stringify(modalNamesIn(fields, path)))
  const followed = useRef(title)
  const proposed = useRef('')
  useEffect(() => {
    // A name that is there, as of a published dialog, stays: links name it.
    if (title === followed.current) return
    followed.current = title
    if (typeof title !== 'string' || title === '' || (value && value !== proposed.current)) return
    const taken = new Set<string>(JSON.parse(others))
    proposed.current = freeName({ title, taken, otherwise: 'dialog' })
    setValue(proposed.current)
  }, [title, value, others, setValue])
  return <TextField {...props} path={path} />
}
