import type { PageBlock } from '@tessera/content'
import type { Documents } from '../../pages/chrome'
import { WaitingFrame } from './WaitingFrame'

/** Another site's page in a frame, once a visitor wants it. Where its host is not allowed any more, a link to it. */
export function EmbedBlock({
  block: { title, href, ratio },
  documents: {
    frameHosts,
    words: { blocks: words },
  },
}: {
  readonly block: Extract<PageBlock, { type: 'embed' }>
  readonly documents: Documents
}) {
  const { host } = new URL(href)
  const isAllowed = frameHosts.includes(host)
  return (
    <figure className="frame" style={{ '--ratio': ratio }}>
      <WaitingFrame
        {...{ title, page: href, frame: isAllowed ? href : null }}
        icon="frame"
        action={isAllowed ? words.show : words.open}
      />
      <figcaption>
        {title} <small>{isAllowed ? words.loadsFrom(host) : host}</small>
      </figcaption>
    </figure>
  )
}
