'use client'

import { useField, useFieldPath } from '@payloadcms/ui'
import { useId, useState } from 'react'
import './subtitles-file.css'

/** Puts the text of a chosen .vtt file into the field below; the form checks it as if it had been typed. */
export function SubtitlesFile({ path: given }: { readonly path: string }) {
  // Of a moved row only the context knows the new place.
  const path = useFieldPath() ?? given
  const { setValue } = useField<string>({ path })
  const [name, setName] = useState('')
  const id = useId()
  const read = async (file: File) => {
    setValue(await file.text())
    setName(file.name)
  }
  return (
    <p className="subtitles-file">
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
      <span role="status">{name && `The text of ${name} stands below.`}</span>
    </p>
  )
}
