'use client'

import { useField, useFieldPath } from '@payloadcms/ui'
import { useId, useState } from 'react'
import './subtitles-upload.css'

/** Reads a .vtt file into the text field below, which validates it as if it was typed. */
export function SubtitlesUpload({ path: given }: { readonly path: string }) {
  // The path in the props is stale after the row was moved.
  const path = useFieldPath() ?? given
  const { setValue } = useField<string>({ path })
  const [fileName, setFileName] = useState('')
  const id = useId()
  const read = async (file: File) => {
    setValue(await file.text())
    setFileName(file.name)
  }
  return (
    <p className="tessera-subtitles-upload">
      <label htmlFor={id}>Choose a .vtt file</label>
      <input
        id={id}
        type="file"
        accept=".vtt,text/vtt"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
        }}
      />
      <span role="status">{fileName && `The text of ${fileName} is in the field below.`}</span>
    </p>
  )
}
