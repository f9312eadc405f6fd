import { Button } from '@payloadcms/ui'
import type { ProcessingRow } from '../../images/processing/processing-fields'
import { uploadedName } from '../../images/readable-name'

interface Props {
  readonly files: ProcessingRow['previousFiles']
  readonly isDisabled: boolean
  onUse(file: string): void
}

/** The files that an image had before; each can be its file again. */
export function PreviousFiles({ files, isDisabled, onUse }: Props) {
  return (
    <details>
      <summary>{files.length === 1 ? 'One file before' : `${files.length} files before`}</summary>
      <ul>
        {files.map(({ file, replacedAt }) => (
          <li key={file}>
            <bdi>{uploadedName(file)}</bdi>
            <time dateTime={replacedAt}>
              until {new Date(replacedAt).toLocaleDateString('en-GB', { dateStyle: 'medium' })}
            </time>
            <Button
              size="small"
              buttonStyle="subtle"
              margin={false}
              disabled={isDisabled}
              onClick={() => onUse(file)}
            >
              Use it again
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
