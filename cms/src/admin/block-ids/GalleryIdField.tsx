'use client'

import { TextField, useFieldPath, useFormFields } from '@payloadcms/ui'
import type { TextFieldClientComponent } from 'payload'
import { galleryPrefixes } from '../gallery-preview/gallery-in-form'
import { useSuggestedId } from './useSuggestedId'
import { suggestGalleryId } from './suggest-id'

/** The id of a gallery: derived from its title until an editor types one. */
export const GalleryIdField: TextFieldClientComponent = (props) => {
  // The path in the props is stale after the block was moved.
  const path = useFieldPath() ?? props.path
  const prefix = path.replace(/[^.]*$/, '')
  // Serialized, so that changes of other fields do not render this again.
  const takenIds = useFormFields(([fields]) =>
    JSON.stringify(
      galleryPrefixes(fields, prefix.replace(/\d+\.$/, ''))
        .filter((other) => other !== prefix)
        .map((other) => fields[`${other}galleryId`]?.value),
    ),
  )
  useSuggestedId(path, (title) => suggestGalleryId(title, new Set<string>(JSON.parse(takenIds))))
  return <TextField {...props} path={path} />
}
