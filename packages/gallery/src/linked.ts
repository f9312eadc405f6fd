/** The lightbox for links in any text, without a gallery. */
export { openLinked, type LinkedOptions } from './react/linked/open-linked'
export { watchLinks } from './react/linked/watch-links'
