import { Button, Link, toast, useConfig } from '@payloadcms/ui'
import { problemOf } from '../requests/ask-cms'
import { retryImages, type KnownState } from './document-state'

type Images = KnownState['unreadyImages']

interface Props {
  readonly images: Images
  /** Whether the form is that of the image. */
  readonly isImage: boolean
  onRetry(): void
}

/** The images whose sizes for visitors are being made, and why that failed. */
export function UnreadyImages({ images, isImage, onRetry }: Props) {
  const { api, admin } = useConfig().config.routes
  const failed = images.filter(({ error }) => error !== null)

  async function retry() {
    for (const { id } of failed) {
      const problem = problemOf(await retryImages(api, id))
      if (problem) return toast.error(problem)
    }
    onRetry()
  }

  return (
    <>
      {isImage && images.length > failed.length && <p role="status">Its sizes are being made …</p>}
      {failed.map(({ id, name, error }) => (
        <p key={id} className="tessera-state__problem">
          {isImage ? 'Its sizes' : <Link href={`${admin}/collections/media/${id}`}>{name}</Link>}
          {isImage ? ' could not be made: ' : ' is not ready: '}
          {error}
        </p>
      ))}
      {failed.length > 0 && (
        <p>
          <Button size="small" buttonStyle="subtle" margin={false} onClick={() => void retry()}>
            Try again
          </Button>
        </p>
      )}
    </>
  )
}

/** As after a retry. */
export const withoutErrors = (images: Images): Images =>
  images.map((image) => ({ ...image, error: null }))
