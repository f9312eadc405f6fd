/** A lightbox for the links of any text, without a gallery. */
export { openLinked, type LinkedOptions } from './react/linked/open-linked'
export { watchLinks } from './react/linked/watch-links'
