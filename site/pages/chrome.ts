import type { LinkTarget, Media, RichText } from '@tessera/content'
import type { Words } from '../words/words'
import type { PageTheme } from './page-theme'

/** What rich text needs to know of other documents. */
export interface Documents {
  /** Null when the document is not published. */
  readonly hrefOf: (target: LinkTarget) => string | null
  readonly mediaOf: (id: string) => Media | undefined
  /** Whose pages and players the lightbox may show. */
  readonly frameHosts: readonly string[]
}

/** Addresses of what the build made. */
export interface Assets {
  readonly styles: readonly string[]
  readonly printStyles: string
  /** For pages that come with an open view. */
  readonly lightboxStyles: readonly string[]
  readonly scripts: readonly string[]
  readonly fonts: Readonly<Record<FontFace, string | null>>
}

/** Faces that a page may want before its style sheet has been read. */
export type FontFace = 'display' | 'text' | 'sans'

/** Root-relative addresses, which change with what they show. */
export interface IconLinks {
  /** Null where an editor's picture is the icon. */
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

/** A link in the header, a heading over links, or both. */
export interface MenuEntry {
  readonly label: string
  /** Null for a heading. */
  readonly href: string | null
  readonly items: readonly MenuLink[]
}

/** A way to another language. */
export interface LanguageLink {
  readonly lang: string
  /** What those who speak it call it. */
  readonly name: string
  /** Root-relative: the same document in it, else its front page. */
  readonly href: string
  readonly isSameDocument: boolean
}

/** What stands around the content of every page. */
export interface Chrome {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** What the site itself says, in the page's language. */
  readonly words: Words
  readonly siteUrl: string
  /** Root-relative addresses of the language's front page and of its search. */
  readonly home: string
  readonly searchPath: string
  /** The site's languages where there are several, this one among them. */
  readonly languages: readonly LanguageLink[]
  readonly name: string
  readonly description: string | null
  readonly logo: Media | null
  /** Null for the look that the site comes with. */
  readonly theme: PageTheme | null
  readonly menu: readonly MenuEntry[]
  readonly footer: {
    readonly columns: readonly { readonly title: string | null; readonly content: RichText }[]
    readonly links: readonly MenuLink[]
    readonly note: string | null
  } | null
  /** Can visitors search the whole site? */
  readonly hasSearch: boolean
  readonly documents: Documents
  readonly assets: Assets
  readonly icons: IconLinks
  /** Path of the page shown, to mark it in the menu. */
  readonly path: string
}
