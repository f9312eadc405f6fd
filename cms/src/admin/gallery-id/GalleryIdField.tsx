'use client'

import { TextField, useField, useFieldPath, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef } from 'react'
import { galleriesIn } from '../gallery-preview/block-in-form'
import { proposeGalleryId } from './propose-gallery-id'

/** The id of a gallery: follows its title as long as nobody has typed one. */
export const GalleryIdField: TextFieldClientComponent = (props) => {
  // Of a moved block only the context knows the new place.
  const path = useFieldPath() ?? props.path
  const prefix = path.replace(/[^.]*$/, '')
  const { value, setValue } = useField<string>({ path })
  const title = useFormFields(([fields]) => fields[`${prefix}title`]?.value)
  const others = useFormFields(([fields]) =>
    JSON.stringify(
      galleriesIn(fields, prefix.replace(/\d+\.$/, ''))
        .filter((other) => other !== prefix)
        .map((other) => fields[`${other}galleryId`]?.value),
    ),
  )
  const followed = useRef(title)
  const proposed = useRef('')
  useEffect(() => {
    // An id that is there, as of a published gallery, stays: links that visitors kept name it.
    if (title === followed.current) return
    followed.current = title
    if (typeof title !== 'string' || title === '' || (value && value !== proposed.current)) return
    proposed.current = proposeGalleryId(title, new Set<string>(JSON.parse(others)))
    setValue(proposed.current)
  }, [title, value, others, setValue])
  return <TextField {...props} path={path} />
}
