import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import { DropFiles } from './DropFiles'
import { ACCEPTED_TYPES, useUploads } from './UploadsProvider'

interface Props {
  /** Folder that the editor looks at; new images get it. */
  readonly folder: { readonly value: string; readonly label: string } | undefined
}

/** Button for new images, and the target of files that are dropped on the screen. */
export function UploadImages({ folder }: Props) {
  const { add } = useUploads()
  const input = useRef<HTMLInputElement>(null)
  const id = folder?.value ?? null
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
          add([...(target.files ?? [])], id)
          // The same files can be chosen again.
          target.value = ''
        }}
      />
      <DropFiles folder={id} />
    </div>
  )
}
