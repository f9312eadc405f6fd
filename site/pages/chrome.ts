import type { Video, LinkTarget, Media, RichText, FontSet } from '@tessera/content'
import type { Words } from '../words/words'
import type { ScriptOnPage } from '../server/owner-scripts/owner-scripts'
import type { Letters } from './letters'
import type { PageTheme } from './page-theme'
import type { PageSheet } from './page-sheets'

/** An article as others lead to it. */
export interface Teaser {
  readonly title: string
  readonly href: string
  readonly excerpt: string | null
  readonly cover: Media | null
}

/** What rich text needs to know of other documents. */
export interface Documents {
  /** Null when the document is not published. */
  readonly hrefOf: (target: LinkTarget) => string | null
  readonly mediaOf: (id: string) => Media | undefined
  readonly videoOf: (id: string) => Video | undefined
  /** The video with this address. */
  readonly videoAt: (path: string) => Video | undefined
  /** Null when the article is not published. */
  readonly teaserOf: (id: string) => Teaser | null
  /** Whose pages and players the lightbox may show. */
  readonly frameHosts: readonly string[]
  /** For what stands around an editor's words. */
  readonly words: Words
  /** Does it stand where nothing of ours wakes, such as a feed or the lightbox? */
  readonly isPlain?: boolean
  /** Do videos play there all the same? */
  readonly playsVideos?: boolean
}

/** Addresses of what the build made. */
export interface Assets {
  readonly sheets: Readonly<Record<PageSheet, string>>
  readonly printStyles: string
  /** For pages that come with an open view. */
  readonly lightboxStyles: readonly string[]
  readonly scripts: readonly string[]
  /** For sites whose owner has declared scripts. */
  readonly ownerScripts: string
  /** What each type setting brings, for pages written with those letters. */
  readonly types: Readonly<Record<Letters, Readonly<Record<FontSet, TypeAssets>>>>
}

export interface TypeAssets {
  /** Null where the system's faces are used. */
  readonly styles: string | null
  /** What a page asks for before its style sheets have been read. */
  readonly fonts: Readonly<Partial<Record<FontFace, string>>>
}

/** Faces that a page may want before its style sheet has been read. */
export type FontFace = 'display' | 'text' | 'sans'

/** Root-relative addresses, which change with what they show. */
export interface IconLinks {
  /** Null where an editor's image is the icon. */
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
  /** What the site's owner has every page run. */
  readonly ownerScripts: readonly ScriptOnPage[]
  readonly documents: Documents
  readonly assets: Assets
  readonly icons: IconLinks
  /** Path of the page shown, to mark it in the menu. */
  readonly path: string
}
