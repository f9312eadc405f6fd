'use client'

import {
  Button,
  FieldDescription,
  FieldLabel,
  UploadField,
  useField,
  useFieldPath,
} from '@payloadcms/ui'
import type { UploadFieldClientComponent } from 'payload'
import { useRef, useState } from 'react'
import './picked-images-field.css'

/** Images that are listed unasked. Payload loads the thumbnails of all of them at once: those of 200 take a second. */
const MAX_LISTED = 24

/** The images of a gallery: Payload's list of them, which can be long, and then opens on request. */
export const PickedImagesField: UploadFieldClientComponent = (props) => {
  const { field } = props
  // The path in the props is stale after the block was moved.
  const path = useFieldPath() ?? props.path
  const { value } = useField({ path })
  const count = Array.isArray(value) ? value.length : 0
  const [isListed, setIsListed] = useState(count <= MAX_LISTED)
  const container = useRef<HTMLDivElement>(null)
  const showList = () => {
    setIsListed(true)
    // The button goes.
    container.current?.focus()
  }
  return (
    <div ref={container} tabIndex={-1}>
      {isListed ? (
        <UploadField {...props} path={path} />
      ) : (
        <div className="field-type tessera-picked-images">
          <FieldLabel label={field.label} path={path} />
          <p>{count} images</p>
          <Button buttonStyle="secondary" size="small" onClick={showList}>
            Show the list
          </Button>
          <FieldDescription path={path} description={field.admin?.description} />
        </div>
      )}
    </div>
  )
}
