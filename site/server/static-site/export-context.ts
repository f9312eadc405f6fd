import type { Site } from '../site'
import type { FetchedFile } from './files/fetch-file'
import type { UrlRewriter } from './pages/rewrite-urls'
import type { StaticFolder } from './files/static-folder'

/** What the steps of an export have in common. */
export interface ExportContext {
  /** In its first language. */
  readonly site: Site
  readonly target: StaticFolder
  readonly fetchFile: (path: string) => Promise<FetchedFile>
  readonly rewriter: UrlRewriter
  /** '' or `/docs`. */
  readonly base: string
  readonly log: (text: string) => void
}
