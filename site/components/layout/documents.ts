import type { LinkTarget, Media, Video } from '@tessera/content'
import type { Messages } from '../../i18n/messages'

/** An article as a link to it shows it. */
export interface Teaser {
  readonly title: string
  readonly href: string
  readonly excerpt: string | null
  readonly cover: Media | null
}

/** What blocks and texts need to know about other documents and about the page that they are on. */
export interface Documents {
  /** Null when the document is not published. */
  readonly hrefOf: (target: LinkTarget) => string | null
  readonly mediaOf: (id: string) => Media | undefined
  readonly videoOf: (id: string) => Video | undefined
  /** The video with this path. */
  readonly videoAt: (path: string) => Video | undefined
  /** Null when the article is not published. */
  readonly teaserOf: (id: string) => Teaser | null
  /** Hosts whose pages and players may be shown in frames. */
  readonly frameHosts: readonly string[]
  readonly messages: Messages
  /** The blocks are rendered where no script of the site runs: in a feed or in a fragment for the lightbox. */
  readonly isStatic?: boolean
  /** Uploaded videos play although `isStatic` is set. */
  readonly playsVideos?: boolean
}
