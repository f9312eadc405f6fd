// @ts-check
import { basename, dirname, join, relative, sep } from 'node:path'
import { replaceOnce } from '../payload-source/replace-once.mjs'

/** Relative to this file. */
const NAMES = '../../images/readable-name.ts'

/**
 * Turbopack loader for the bundles of Payload's admin. Payload 3.90 shows the names of stored files, which contain a hash;
 * here, titles of documents and details of files have the names as they were uploaded.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function showUploadedNames(source) {
  const file = relative(dirname(this.resourcePath), join(import.meta.dirname, NAMES))
  const path = JSON.stringify(file.split(sep).join('/'))
  // The other bundle has no components.
  const hasDetails = basename(dirname(this.resourcePath)) === 'client'
  const changed = hasDetails ? inDetails(inTitles(source)) : inTitles(source)
  return `${changed}
import{uploadedName as tesseraName}from${path};const tesseraTitle=(field,title)=>field==="filename"&&title?tesseraName(title):title;`
}

const patch = {
  effect: 'editors see the hashes of files',
  loader: import.meta.filename,
}

/** @param {string} source */
const inTitles = (source) =>
  replaceOnce(source, {
    ...patch,
    what: 'the title of a document',
    pattern: /(\?\.admin\?\.useAsTitle;if\(([\w$]+)&&\(([\w$]+)=)([\w$]+\?\.\[\2\])(,\3\)\)\{)/g,
    replacement: (_, start, field, _title, value, end) =>
      `${start}tesseraTitle(${field},${value})${end}`,
  })

/** @param {string} source */
const inDetails = (source) => inCell(inUploadField(inFileDetails(source)))

/** In the form of an image or a video. @param {string} source */
const inFileDetails = (source) =>
  replaceOnce(source, {
    ...patch,
    what: 'the details of a file',
    pattern:
      /(\{href:[\w$]+,rel:"noopener noreferrer",target:"_blank",children:)([\w$]+)(\}\),[\w$]+\([\w$]+,\{defaultMessage:"Copy URL")/g,
    replacement: (_, start, name, end) => `${start}tesseraName(${name}??"")${end}`,
  })

/** @param {string} source */
const inUploadField = (source) =>
  replaceOnce(source, {
    ...patch,
    what: 'the details of a field for a file',
    pattern:
      /(__filename`,children:([\w$]+)\?[\w$]+\("a",\{href:\2,target:"_blank",children:)([\w$]+)(\}\):)\3\}/g,
    replacement: (_, start, _href, name, end) =>
      `${start}tesseraName(${name}??"")${end}tesseraName(${name}??"")}`,
  })

/** In a list. @param {string} source */
const inCell = (source) =>
  replaceOnce(source, {
    ...patch,
    what: 'the cell of a file',
    pattern: /(__filename`,children:)(String\([\w$]+\))(\}\)\]\}\))/g,
    replacement: (_, start, name, end) => `${start}tesseraName(${name})${end}`,
  })
