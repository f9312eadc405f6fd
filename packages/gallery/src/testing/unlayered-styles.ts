import { join } from 'node:path'
import type { Plugin } from 'vite'
import { unlayerStyles } from '../../build/unlayer-styles.mjs'

const ID = 'virtual:unlayered-styles'
const styles = join(import.meta.dirname, '../styles')

/** `virtual:unlayered-styles`: the style sheets without cascade layers, as the package has them. */
export const unlayeredStyles: Plugin = {
  name: 'unlayered-styles',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return undefined
    const gallery = unlayerStyles(join(styles, 'index.css'), 'data-gallery')
    const lightbox = unlayerStyles(join(styles, 'lightbox/index.css'), 'data-lightbox')
    const simple = unlayerStyles(join(styles, 'simple-unlayered.css'), 'data-gallery')
    return `export const allStyles = ${JSON.stringify(gallery + lightbox)}
      export const simpleStyles = ${JSON.stringify(simple)}`
  },
}
