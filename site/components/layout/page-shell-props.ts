import type { Media, RichText } from '@tessera/content'
import type { Messages } from '../../i18n/messages'
import type { ScriptOnPage } from '../../server/owner-scripts/owner-scripts'
import type { PageTheme } from '../../server/render/styles/page-theme'
import type { Documents } from './documents'
import type { Assets } from './head/assets'

/** Root-relative URLs. Each contains a hash of the icon. */
export interface IconLinks {
  /** Null when the icon is an image that an editor uploaded. */
  readonly svg: string | null
  /** 32 px. */
  readonly tab: string
  /** 180 px. */
  readonly touch: string
  readonly manifest: string
}

export interface MenuLink {
  readonly label: string
  readonly href: string
}

/** A link in the header, a heading above links, or both. */
export interface MenuEntry {
  readonly label: string
  /** Null for a heading. */
  readonly href: string | null
  readonly items: readonly MenuLink[]
}

/** A link to another language. */
export interface LanguageLink {
  readonly lang: string
  /** Name of the language in itself. */
  readonly name: string
  /** Root-relative: the same document in this language, or the language's front page. */
  readonly href: string
  readonly isSameDocument: boolean
}

/** URL of the search that facts link to; null if visitors cannot search the site. */
export const searchPathOf = ({ hasSearch, searchPath }: PageShellProps): string | null =>
  hasSearch ? searchPath : null

/** Everything around the content of a page: head, header and footer. */
export interface PageShellProps {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly messages: Messages
  readonly siteUrl: string
  /** Root-relative URL of the language's front page. */
  readonly home: string
  /** Root-relative URL of the language's search. */
  readonly searchPath: string
  /** All languages of the site, or none if it has only one. */
  readonly languages: readonly LanguageLink[]
  readonly name: string
  readonly description: string | null
  readonly logo: Media | null
  /** Null for the default theme. */
  readonly theme: PageTheme | null
  readonly menu: readonly MenuEntry[]
  readonly footer: {
    readonly columns: readonly { readonly title: string | null; readonly content: RichText }[]
    readonly links: readonly MenuLink[]
    readonly note: string | null
  } | null
  /** Whether visitors can search the site. */
  readonly hasSearch: boolean
  /** Scripts that the site's owner declared. */
  readonly ownerScripts: readonly ScriptOnPage[]
  readonly documents: Documents
  readonly assets: Assets
  readonly icons: IconLinks
  /** Path of the page, to mark it in the menu. */
  readonly path: string
  /** Says that the page is not published; null on the public site. */
  readonly draftNotice: string | null
}
