import { createReadStream } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { readmeBlocks } from './readme-blocks'

const ID = 'virtual:readme'
const folder = join(import.meta.dirname, 'blocks')
const images = join(import.meta.dirname, '../../examples/images')

/** The images that the README names → images of the examples. */
const IMAGES: Readonly<Record<string, string>> = {
  '/harbour.jpg': 'harbour-lights.webp',
  '/lighthouse.jpg': 'slack-water.webp',
  '/harbour-800.jpg': 'harbour-lights.webp',
  '/harbour-800.webp': 'harbour-lights.webp',
}

/** `virtual:readme`: for each code block of the README, a function that loads it as a module. Serves its images, too. */
export const readmeModules: Plugin = {
  name: 'readme-modules',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      const image = IMAGES[request.url ?? '']
      if (image === undefined) return next()
      response.setHeader('Content-Type', 'image/webp')
      createReadStream(join(images, image)).pipe(response)
    })
  },
  // The server's renderer with the React of the page.
  config: () => ({ resolve: { alias: { 'react-dom/server': 'react-dom/server.browser' } } }),
  resolveId: (id, importer) => {
    if (id === ID) return `\0${ID}`
    if (id.startsWith(`${folder}/`)) return id
    return importer?.startsWith(folder) && id === './works' ? join(folder, 'works.tsx') : undefined
  },
  load(id) {
    if (id === `\0${ID}`) {
      const entries = readmeBlocks().map(
        ({ name, file }) =>
          `${JSON.stringify(name)}: () => import(${JSON.stringify(join(folder, file))})`,
      )
      return `export const blocks = {${entries.join(',\n')}}`
    }
    if (!id.startsWith(folder)) return undefined
    return readmeBlocks().find(({ file }) => file === basename(id))?.code
  },
}
