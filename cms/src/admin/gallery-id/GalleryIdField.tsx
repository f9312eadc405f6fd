'use client'

import { TextField, useFieldPath, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { galleriesIn } from '../gallery-preview/block-in-form'
import { useProposedName } from '../proposed-name/useProposedName'
import { proposeGalleryId } from './propose-gallery-id'

/** The id of a gallery: follows its title as long as nobody has typed one. */
export const GalleryIdField: TextFieldClientComponent = (props) => {
  // Of a moved block only the context knows the new place.
  const path = useFieldPath() ?? props.path
  const prefix = path.replace(/[^.]*$/, '')
  // As text, so that other fields of the page do not draw this anew.
  const others = useFormFields(([fields]) =>
    JSON.stringify(
      galleriesIn(fields, prefix.replace(/\d+\.$/, ''))
        .filter((other) => other !== prefix)
        .map((other) => fields[`${other}galleryId`]?.value),
    ),
  )
  useProposedName(path, (title) => proposeGalleryId(title, new Set<string>(JSON.parse(others))))
  return <TextField {...props} path={path} />
}
