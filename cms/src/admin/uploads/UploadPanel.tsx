import Link from 'next/link'
import { useState, type Dispatch } from 'react'
import { MAX_IMAGES } from '../../media-library/max-images'
import { ALT_TEXTS_PATH, selectionUrl } from '../alt-texts/path'
import { MakeGallery } from '../make-gallery/MakeGallery'
import {
  isSending,
  sortForEditor,
  storedImages,
  withSameFile,
  type SameFileChoice,
  type Upload,
  type UploadEvent,
} from './upload-queue'
import { UploadRow } from './UploadRow'
import { useUploadRate } from './useUploadRate'
import './uploads.css'

const ALL_CHOICES: readonly { readonly choice: SameFileChoice; readonly label: string }[] = [
  { choice: 'skip', label: 'Skip all' },
  { choice: 'keep', label: 'Keep both of all' },
  { choice: 'replace', label: 'Replace all' },
]

interface Props {
  readonly uploads: readonly Upload[]
  readonly dispatch: Dispatch<UploadEvent>
  onClose(): void
}

/** The uploads in a corner of the admin: progress, refused files, and what to do with the new images. */
export function UploadPanel({ uploads, dispatch, onClose }: Props) {
  const [isOpen, setOpen] = useState(true)
  const images = storedImages(uploads)
  const active = isSending(uploads)
  const rate = useUploadRate(uploads, active)
  const sameFiles = withSameFile(uploads)
  const refused = uploads.filter(({ status }) => status.kind === 'refused').length
  const finished = uploads.filter(({ status }) => status.kind === 'stored').length
  const status = active
    ? `Uploading: ${finished} of ${uploads.length}`
    : `${finished} of ${uploads.length} uploaded`
  return (
    <section className="tessera-uploads" aria-label="Uploads">
      <header>
        <strong role="status">
          {status}
          {refused > 0 && `, ${refused} refused`}
        </strong>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
        </button>
        {!active && (
          <button type="button" onClick={onClose}>
            Close
          </button>
        )}
      </header>
      {rate && <p className="tessera-uploads__rate">{rate}</p>}
      {isOpen && (
        <>
          <ul>
            {sortForEditor(uploads).map((upload) => (
              <UploadRow key={upload.key} upload={upload} dispatch={dispatch} />
            ))}
          </ul>
          {sameFiles.length > 1 && (
            <div className="tessera-uploads__all">
              {sameFiles.length} files are in Media already:
              {ALL_CHOICES.map(({ choice, label }) => (
                <button
                  key={choice}
                  type="button"
                  onClick={() =>
                    dispatch({ type: 'decide', keys: sameFiles.map(({ key }) => key), choice })
                  }
                >
                  {label}
                </button>
              ))}
            </div>
          )}
          {!active && images.length > 0 && (
            <footer>
              <MakeGallery images={images} onMade={onClose} />
              <Link
                href={images.length > MAX_IMAGES ? ALT_TEXTS_PATH : selectionUrl(images)}
                // It would cover the fields.
                onClick={() => setOpen(false)}
              >
                Alt texts
              </Link>
            </footer>
          )}
        </>
      )}
    </section>
  )
}
