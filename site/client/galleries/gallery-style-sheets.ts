import hydratedStyles from '@tessera/gallery/hydrated.css?url'
import { loadStyleSheet } from '../loading/load-style-sheet'

let loading: Promise<unknown> | undefined

/**
 * Loads the styles that only hydrated galleries need. A page with an open slide comes with styles/open-slide.css alone:
 * its other style sheets are loaded here too.
 */
export const loadGalleryStyleSheets = (): Promise<unknown> =>
  (loading ??= Promise.all([
    // Before all others, so that the rules of the lightbox and of print still win.
    ...deferredStyles().map((href) =>
      loadStyleSheet(href, (link) => firstStyleSheet()?.before(link)),
    ),
    loadStyleSheet(hydratedStyles),
  ]))

const deferredStyles = () => document.body.dataset['deferredStyles']?.split(' ') ?? []

const firstStyleSheet = () => document.querySelector('link[rel="stylesheet"]')
