import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readmeBlocks } from './readme-blocks'

const folder = join(import.meta.dirname, '../..')
const blocks = readmeBlocks()

/** File names → code of all blocks, as one project. */
const files = new Map(blocks.map(({ file, code }) => [join(import.meta.dirname, file), code]))

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
