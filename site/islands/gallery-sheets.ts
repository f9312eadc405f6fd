import awake from '@tessera/gallery/awake.css?url'
import { bringSheet } from './bring-sheet'

/**
 * What galleries need besides the sheets that their page came with: the rules of what scripts alone bring about; and the
 * page's own, where it came with an open view (styles/open-view.css has all that can be seen of such a page).
 */
export const bringGallerySheets = (): Promise<unknown> =>
  (coming ??= Promise.all([
    // Before all others: the lightbox and paper have the last word.
    ...behind().map((href) => bringSheet(href, (link) => first()?.before(link))),
    bringSheet(awake),
  ]))

let coming: Promise<unknown> | undefined

const behind = () => document.body.dataset['sheetsBehind']?.split(' ') ?? []

const first = () => document.querySelector('link[rel="stylesheet"]')
