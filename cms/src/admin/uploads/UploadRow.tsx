import { memo, type Dispatch } from 'react'
import type { SameFileChoice, Upload, UploadEvent } from './upload-queue'

const CHOICES: readonly { choice: SameFileChoice; label: string; title: string }[] = [
  { choice: 'skip', label: 'Skip', title: 'Uses the image that is in Media already' },
  { choice: 'keep', label: 'Keep both', title: 'Adds a second image with this file' },
  {
    choice: 'replace',
    label: 'Replace',
    title: 'Stores the file again for the same image, and fills its empty fields from it',
  },
]

interface Props {
  readonly upload: Upload
  readonly dispatch: Dispatch<UploadEvent>
}

/** One file: how far it is, why it was refused, or the question about the same file. */
export const UploadRow = memo(function UploadRow({ upload, dispatch }: Props) {
  const { key, name, status } = upload
  return (
    <li className="tessera-upload" data-status={status.kind}>
      <span className="tessera-upload__name">
        <bdi>{name}</bdi>
      </span>
      {status.kind === 'waiting' && <span>Waiting</span>}
      {status.kind === 'sending' &&
        (status.share < 1 ? (
          <progress value={status.share} aria-label={`Upload of ${name}`} />
        ) : (
          <span>Saving …</span>
        ))}
      {status.kind === 'stored' && <span>{status.isNew ? 'Uploaded' : 'In Media'}</span>}
      {status.kind === 'stored' && status.notice && (
        <div role="status">
          <p>{status.notice}</p>
        </div>
      )}
      {status.kind === 'refused' && (
        <div role="alert">
          <p>{status.reason}</p>
          <button type="button" onClick={() => dispatch({ type: 'retry', key })}>
            Try again
          </button>
        </div>
      )}
      {status.kind === 'same-file' && (
        <div role="group" aria-label={`Same file: ${name}`}>
          {status.existing.thumbnail && <img src={status.existing.thumbnail} alt="" />}
          <p>
            In Media already, as{' '}
            <a href={`/admin/collections/media/${status.existing.id}`} target="_blank">
              {status.existing.title}
            </a>
            .
          </p>
          {CHOICES.map(({ choice, label, title }) => (
            <button
              key={choice}
              type="button"
              title={title}
              onClick={() => dispatch({ type: 'decide', keys: [key], choice })}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </li>
  )
})
