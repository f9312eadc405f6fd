import type { PageBlock } from '@tessera/content'
import type { Documents } from '../layout/documents'
import { frameFailure } from './frame-failure'
import { FramePlaceholder } from './FramePlaceholder'

/** A page of another site, in a frame that loads on click. If its host is no longer allowed, a link to the page. */
export function EmbedBlock({
  block: { title, href, ratio },
  documents: {
    frameHosts,
    messages: { blocks: messages, gallery },
  },
}: {
  readonly block: Extract<PageBlock, { type: 'embed' }>
  readonly documents: Documents
}) {
  const { host } = new URL(href)
  const isAllowed = frameHosts.includes(host)
  return (
    <figure className="frame text-figure" style={{ '--ratio': ratio }}>
      <FramePlaceholder
        {...{ title, page: href, frame: isAllowed ? href : null }}
        icon="frame"
        action={isAllowed ? messages.show : messages.open}
        failure={frameFailure(gallery)}
      />
      <figcaption>
        {title} <small>{isAllowed ? messages.loadsFrom(host) : host}</small>
      </figcaption>
    </figure>
  )
}
