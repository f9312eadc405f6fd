import { useEffect } from 'react'
import { ChooseFilesButton } from './files/ChooseFilesButton'
import { ACCEPTED_TYPES, useUploads } from './UploadsProvider'

interface Props {
  /** Folder that the editor looks at; new images get it. */
  readonly folder: { readonly value: string; readonly label: string } | undefined
}

/** Buttons for new images. Files that are dropped on the screen get the folder too. */
export function UploadImages({ folder }: Props) {
  const { add, setDropFolder } = useUploads()
  const id = folder?.value ?? null
  useEffect(() => {
    setDropFolder(id)
    return () => setDropFolder(null)
  }, [id, setDropFolder])
  return (
    <div className="tessera-upload-images">
      <ChooseFilesButton
        label="Upload images"
        inputLabel="Images to upload"
        accept={ACCEPTED_TYPES}
        onChoose={(files) => add(files, id)}
      />
      <ChooseFilesButton
        label="Upload a folder"
        inputLabel="Folder to upload"
        isFolder
        onChoose={(files) => add(files, id)}
      />
      <span>
        {folder ? `or drop them here, into the folder “${folder.label}”` : 'or drop them here'}
      </span>
    </div>
  )
}
