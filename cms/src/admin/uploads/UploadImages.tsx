import { Button } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { ACCEPTED_TYPES, useUploads } from './UploadsProvider'

interface Props {
  /** Folder that the editor looks at; new images get it. */
  readonly folder: { readonly value: string; readonly label: string } | undefined
}

/** Button for new images. Files that are dropped on the screen get the folder too. */
export function UploadImages({ folder }: Props) {
  const { add, setDropFolder } = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const id = folder?.value ?? null
  useEffect(() => {
    setDropFolder(id)
    return () => setDropFolder(null)
  }, [id, setDropFolder])
  return (
    <div className="tessera-upload-images">
      <Button margin={false} onClick={() => input.current?.click()}>
        Upload images
      </Button>
      <span>
        {folder ? `or drop them here, into the folder “${folder.label}”` : 'or drop them here'}
      </span>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_TYPES}
        aria-label="Images to upload"
        onChange={({ target }) => {
          add(
            [...(target.files ?? [])].map((file) => ({ file, folders: [] })),
            id,
          )
          // The same files can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
