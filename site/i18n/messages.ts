import type { Labels } from '@tessera/gallery/core'

/**
 * All texts of the site itself in one language. Each language has a file in this folder, named by its tag (`pt.ts`,
 * `pt-BR.ts`), with its messages as the default export.
 */
export interface Messages {
  /** Language tag (BCP 47) for `<html lang>`. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** For numbers and dates: the tag, with a region or digits where they matter. */
  readonly locale: string
  /** Name of the language in itself. */
  readonly name: string
  /** Labels of galleries and lightbox; undefined for English, their default. */
  readonly gallery: Labels | undefined
  readonly skipToContent: string
  /** On each page of a draft that an editor shows to somebody without an account. */
  readonly draftNotice: (savedAt: Date) => string
  readonly header: {
    /** Accessible name of the links to other languages. */
    readonly languages: string
    /** Button that opens the menu on phones. */
    readonly menu: string
    /** Accessible name of the menu's landmark. */
    readonly main: string
    /** Accessible name of the button next to an entry that is also a link. */
    readonly subMenu: (entry: string) => string
  }
  readonly footer: {
    /** Accessible name of the landmark. */
    readonly links: string
  }
  readonly search: {
    /** Title of the page, text of the button and placeholder of the field. */
    readonly title: string
    readonly titleFor: (query: string) => string
    /** Accessible name of the field. */
    readonly field: string
    readonly suggestions: string
    readonly suggested: (count: number) => string
    readonly results: string
    readonly notReady: string
    readonly noResults: (query: string) => string
    readonly noResultsHelp: string
    /** A shorter query that finds something. `words`: what it leaves out. */
    readonly without: (words: string, found: number) => string
    /** Says that only the best results are shown. */
    readonly tooMany: (found: number, shown: number) => string
  }
  readonly backLink: {
    /** Accessible name of the landmark. */
    readonly gallery: string
    readonly back: (gallery: string, position: number, total: number) => string
    readonly previous: string
    readonly next: string
  }
  /** Heading of works with terms in common. */
  readonly related: string
  readonly share: {
    /** Accessible name of the group. */
    readonly label: string
    readonly share: string
    /** Said after the address was copied. */
    readonly copied: string
    readonly email: string
    readonly print: string
  }
  /** Labels of the facts on the page of an image. */
  readonly image: {
    readonly credit: string
    readonly license: string
    readonly copyright: string
    readonly source: string
    readonly position: string
    /** The galleries that show the image. */
    readonly galleries: string
  }
  readonly blocks: {
    /** Plays a video. */
    readonly play: string
    /** Shows a page of another site in a frame. */
    readonly show: string
    /** Opens a page of another site. */
    readonly open: string
    /** Says that a frame loads on click. */
    readonly loadsFrom: (host: string) => string
    /** Opens the transcript of a video. */
    readonly transcript: string
  }
  readonly carousel: {
    /** Role of the carousel for screen readers. */
    readonly carousel: string
    /** Role of a slide for screen readers. */
    readonly slide: string
    /** Accessible name of the scrolling track. */
    readonly slides: string
    readonly previous: string
    readonly next: string
    readonly pause: string
    readonly play: string
    readonly position: (position: number, total: number) => string
  }
  readonly dialog: { readonly close: string }
  readonly numberedPage: {
    readonly title: (title: string, page: number) => string
    readonly description: (description: string, page: number, pages: number) => string
  }
  readonly notices: {
    readonly toFrontPage: string
    readonly notFound: { readonly title: string; readonly text: string }
    readonly firstPage: {
      readonly title: string
      readonly text: string
      /** For editors. */
      readonly help: string
      readonly openEditor: string
    }
    readonly error: {
      readonly title: string
      readonly text: string
      readonly reference: (id: string) => string
    }
    readonly previewEnded: {
      readonly title: string
      /** @param name of the site */
      readonly text: (name: string) => string
    }
    readonly editorDown: { readonly title: string; readonly text: string }
  }
}
