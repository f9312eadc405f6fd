import { Button } from '@payloadcms/ui'
import { useRef } from 'react'
import { readSelected } from './read-selected'
import type { UploadFile } from './upload-file'

interface Props {
  readonly label: string
  /** Of the input, for screen readers. */
  readonly inputLabel: string
  /** Takes a folder with its subfolders instead of single files. */
  readonly isFolder?: boolean
  /** The types of files that the browser offers. */
  readonly accept?: string
  onChoose(files: readonly UploadFile[]): void
}

/** Opens the browser's window for files, or for a folder. */
export function ChooseFilesButton(props: Props) {
  const { label, inputLabel, isFolder = false, accept, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        margin={false}
        buttonStyle={isFolder ? 'secondary' : 'primary'}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={inputLabel}
        // React knows this attribute in this spelling only.
        {...(isFolder ? { webkitdirectory: '' } : { multiple: true, accept })}
        onChange={({ target }) => onChoose(readSelected(target))}
      />
    </>
  )
}
