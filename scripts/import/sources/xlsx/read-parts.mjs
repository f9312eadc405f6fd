// @ts-check
import { posix } from 'node:path'
import { CommandError } from '../../../cli/command-error.mjs'

/**
 * @typedef {import('./open-workbook.mjs').Workbook} Workbook
 * @typedef {{ sheets: readonly { name: string, path: string }[], isFrom1904: boolean }} Contents
 */

/** Characters of all texts of a workbook. */
const MAX_TEXTS = 256 * 1024 * 1024
/** Built-in formats of dates. */
const isDateId = (/** @type {number} */ id) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58)

/** The sheets of a workbook, in their order. @param {Workbook} workbook @returns {Promise<Contents>} */
export async function readContents(workbook) {
  /** @type {Map<string, string>} */
  const targets = new Map()
  await drain(
    workbook.read('xl/_rels/workbook.xml.rels', {
      onOpen: ({ name, attributes: { Id, Target } }) => {
        if (name === 'Relationship') targets.set(String(Id), String(Target))
      },
    }),
  )
  /** @type {{ name: string, path: string }[]} */
  const sheets = []
  let isFrom1904 = false
  await drain(
    workbook.read('xl/workbook.xml', {
      onOpen: ({ name, attributes }) => {
        if (name === 'workbookPr') isFrom1904 = /^(1|true)$/.test(String(attributes['date1904']))
        if (name !== 'sheet') return
        const target = targets.get(String(attributes['r:id'] ?? attributes['id'])) ?? ''
        const path = target.startsWith('/') ? target.slice(1) : posix.join('xl', target)
        sheets.push({ name: String(attributes['name']), path })
      },
    }),
  )
  return { sheets: sheets.filter(({ path }) => workbook.names.has(path)), isFrom1904 }
}

/** Texts that cells refer to by their numbers. @param {Workbook} workbook @returns {Promise<readonly string[]>} */
export async function readTexts(workbook) {
  /** @type {string[]} */
  const texts = []
  let [text, isText, isPhonetic, length] = ['', false, false, 0]
  await drain(
    workbook.read('xl/sharedStrings.xml', {
      onOpen: ({ name }) => {
        if (name === 'si') text = ''
        if (name === 'rPh') isPhonetic = true
        isText = name === 't' && !isPhonetic
      },
      onText: (part) => {
        if (isText) text += part
      },
      onClose: (name) => {
        isText = false
        if (name === 'rPh') isPhonetic = false
        if (name !== 'si') return
        length += text.length
        if (length > MAX_TEXTS) throw new CommandError('The texts of the spreadsheet are too long.')
        texts.push(text)
      },
    }),
  )
  return texts
}

/** Whether a style shows a number as a date, by the number of the style. @param {Workbook} workbook @returns {Promise<readonly boolean[]>} */
export async function readDateStyles(workbook) {
  /** @type {Map<number, boolean>} */
  const formats = new Map()
  /** @type {boolean[]} */
  const styles = []
  let isInCells = false
  await drain(
    workbook.read('xl/styles.xml', {
      onOpen: ({ name, attributes: { numFmtId, formatCode } }) => {
        const id = Number(numFmtId)
        if (name === 'numFmt') formats.set(id, isDateFormat(String(formatCode)))
        if (name === 'cellXfs') isInCells = true
        if (name === 'xf' && isInCells) styles.push(formats.get(id) ?? isDateId(id))
      },
      onClose: (name) => {
        if (name === 'cellXfs') isInCells = false
      },
    }),
  )
  return styles
}

/** Letters of dates outside of quoted texts, colours and escapes. @param {string} code */
const isDateFormat = (code) =>
  !/^general$/i.test(code) &&
  /[dmyhs]/i.test(code.replace(/"[^"]*"|\\.|\[(?![hms]+\])[^\]]*\]|_./gi, ''))

/** @param {AsyncGenerator<void>} generator */
async function drain(generator) {
  while (!(await generator.next()).done);
}
