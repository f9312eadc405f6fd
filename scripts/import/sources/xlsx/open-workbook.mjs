// @ts-check
import { statSync } from 'node:fs'
import { SaxesParser } from 'saxes'
import { openPromise } from 'yauzl'
import { CommandError } from '../../../cli/command-error.mjs'

/**
 * @typedef {import('yauzl').Entry} Entry
 * @typedef {import('saxes').SaxesTagPlain} Tag
 *
 * The XML files in a workbook. Their parts are read as streams.
 * @typedef {object} Workbook
 * @property {ReadonlySet<string>} names
 * @property {(name: string, handlers: Handlers) => AsyncGenerator<void>} read yields after each chunk
 * @property {() => void} close
 *
 * @typedef {{ onOpen?: (tag: Tag) => void, onText?: (text: string) => void, onClose?: (name: string) => void }} Handlers
 */

const MAX_ENTRIES = 10_000
/** Uncompressed size divided by the size of the file. XML of sheets has about 10; an archive bomb has thousands. */
const MAX_RATIO = 100
/** Bytes that are always allowed. */
const MIN_SIZE = 256 * 1024 * 1024

/**
 * @param {string} path
 * @returns {Promise<Workbook>}
 * @throws {CommandError} when the file is damaged or hostile
 */
export async function openWorkbook(path) {
  const zip = await openPromise(path, { autoClose: false }).catch((error) => {
    throw damaged(path, error)
  })
  /** @type {Map<string, Entry>} */
  const entries = new Map()
  try {
    let size = 0
    if (zip.entryCount > MAX_ENTRIES) throw new Error(`it has ${zip.entryCount} parts`)
    for await (const entry of zip.eachEntry()) {
      size += entry.uncompressedSize
      entries.set(entry.fileName, entry)
    }
    if (size > Math.max(MIN_SIZE, statSync(path).size * MAX_RATIO))
      throw new Error(
        `it would grow to ${Math.round(size / 1024 / 1024)} MB, as files do that are made to fill memory`,
      )
  } catch (error) {
    zip.close()
    throw damaged(path, error)
  }
  return {
    names: new Set(entries.keys()),
    close: () => zip.close(),
    async *read(name, handlers) {
      const entry = entries.get(name)
      if (!entry) return
      const parser = createParser(handlers)
      const decoder = new TextDecoder('utf-8')
      try {
        // yauzl refuses parts that are longer than they declare.
        for await (const chunk of await zip.openReadStreamPromise(entry)) {
          parser.write(decoder.decode(chunk, { stream: true }))
          yield
        }
        parser.close()
      } catch (error) {
        throw damaged(path, error)
      }
      yield
    },
  }
}

/** @param {Handlers} handlers */
function createParser({ onOpen, onText, onClose }) {
  const parser = new SaxesParser()
  parser.on('doctype', () => {
    throw new Error('it has a document type, whose entities could fill the memory')
  })
  parser.on('error', (error) => {
    throw error
  })
  if (onOpen) parser.on('opentag', (tag) => onOpen({ ...tag, name: localName(tag.name) }))
  if (onText) {
    parser.on('text', onText)
    parser.on('cdata', onText)
  }
  if (onClose) parser.on('closetag', ({ name }) => onClose(localName(name)))
  return parser
}

/** Some programs write `x:row`. @param {string} name */
const localName = (name) => name.slice(name.indexOf(':') + 1)

/** @param {string} path @param {unknown} error */
function damaged(path, error) {
  if (error instanceof CommandError) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new CommandError(
    `${path} cannot be read as a spreadsheet (XLSX): ${reason}. Nothing of it is imported. Save it again as XLSX or CSV.`,
  )
}
