import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../..')
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

/** What the text around a fragment says. Blocks with imports are complete. */
const CONTEXT = `
import { Gallery, GalleryIndex, StaticGallery, readState, writeState } from '@tessera/gallery'
import type { GallerySource } from '@tessera/gallery'
import { Lightbox, type LightboxProps } from '@tessera/gallery/lightbox'
import { renderToString } from 'react-dom/server'
import type { ComponentType } from 'react'
import { gallery, tiles } from './works'
declare const search: string
declare const Article: ComponentType<{ id: string }>
declare const Facts: ComponentType<{ id: string }>
export {}
`

const blocks = [...readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(([, language, code = '']) => ({
  language,
  code,
}))

/** File names → code of all blocks, as one project. The block that defines the tiles is `works.ts`. */
const files = new Map(
  blocks.map(({ language, code }, index) => {
    const isWorks = code.includes('export const tiles')
    const name = isWorks ? 'works.ts' : `block-${index + 1}.${language}`
    const text = code.includes('import ') ? code : `${CONTEXT}\n${code}`
    return [join(folder, 'build', name), `declare const article: HTMLElement\n${text}`]
  }),
)

function check(): readonly string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    folder,
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile, getSourceFile } = host
  host.fileExists = (name) => files.has(name) || fileExists(name)
  host.readFile = (name) => files.get(name) ?? readFile(name)
  host.getSourceFile = (name, version, ...rest) => {
    const text = files.get(name)
    return text === undefined
      ? getSourceFile(name, version, ...rest)
      : ts.createSourceFile(name, text, version)
  }
  const roots = [...files.keys(), join(folder, 'examples/vite-env.d.ts')]
  const program = ts.createProgram(roots, options, host)
  return [...files.keys()].flatMap((name) => {
    const file = program.getSourceFile(name)
    const found = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]
    return found.map(({ messageText, start = 0 }) => {
      const line = files.get(name)?.slice(0, start).split('\n').length
      return `${name.slice(folder.length)}:${line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  })
}

test('every code block of the README compiles', () => {
  expect(blocks.length).toBeGreaterThan(8)
  expect(check()).toEqual([])
})
