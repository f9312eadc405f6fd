import type { Labels } from '@tessera/gallery/core'

/**
 * Every word of the site itself that a visitor sees or hears, in one language. What editors write is none of this. A
 * language is a file of this folder, named by its tag (`pt.ts`, `pt-BR.ts`), with the words as its default export.
 */
export interface Messages {
  /** Its tag (BCP 47), as `<html lang>` has it. */
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  /** For numbers and dates: the tag with a region or digits where they matter. */
  readonly locale: string
  /** What those who speak it call it. */
  readonly name: string
  /** Those of galleries and lightbox; undefined for what they come with, which is English. */
  readonly gallery: Labels | undefined
  readonly skipToContent: string
  readonly header: {
    /** Name of the ways to the other languages. */
    readonly languages: string
    /** Opens the menu on phones. */
    readonly menu: string
    /** Name of the landmark. */
    readonly main: string
    /** Name of the button beside an entry that is a link itself. */
    readonly subMenu: (entry: string) => string
  }
  readonly footer: {
    /** Name of the landmark. */
    readonly links: string
  }
  readonly search: {
    /** Title of the page, the button, and what stands in the empty field. */
    readonly title: string
    readonly titleFor: (query: string) => string
    /** Name of the field. */
    readonly field: string
    readonly suggestions: string
    readonly suggested: (count: number) => string
    readonly results: string
    readonly notReady: string
    readonly nothing: (query: string) => string
    readonly nothingHelp: string
    /** Only the best of many are shown. */
    readonly most: (found: number, shown: number) => string
  }
  readonly backLink: {
    /** Name of the landmark. */
    readonly gallery: string
    readonly back: (gallery: string, position: number, total: number) => string
    readonly previous: string
    readonly next: string
  }
  readonly related: string
  /** Of what stands in texts and on pages. */
  readonly blocks: {
    /** Plays a film; shows a page of another site; goes there. */
    readonly play: string
    readonly show: string
    readonly open: string
    /** Said of what waits for a click. */
    readonly loadsFrom: (host: string) => string
    /** Opens what is said in a film. */
    readonly transcript: string
  }
  readonly carousel: {
    /** What screen readers call the whole, and one part. */
    readonly carousel: string
    readonly slide: string
    /** Name of the strip. */
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
      /** For those who may write. */
      readonly help: string
      readonly openEditor: string
    }
    readonly error: {
      readonly title: string
      readonly text: string
      readonly reference: (id: string) => string
    }
    readonly editorDown: { readonly title: string; readonly text: string }
  }
}
