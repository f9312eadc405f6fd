// @ts-check
import { createZip } from '../../../testing/create-zip.mjs'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Styles: 0 general, 1 a date, 2 a date and time of its own format, 3 a price with a d in a text. */
const STYLES = `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm"/><numFmt numFmtId="165" formatCode="0.00&quot; usd&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

/**
 * The parts of a workbook as Excel writes them.
 * @param {object} options
 * @param {readonly string[]} options.sheets the XML of their rows
 * @param {readonly string[]} [options.texts] that cells refer to
 * @param {boolean} [options.isFrom1904]
 */
export const xlsxParts = ({ sheets, texts = [], isFrom1904 = false }) => [
  { name: '[Content_Types].xml', content: `${HEAD}<Types/>` },
  {
    name: 'xl/workbook.xml',
    content: `${HEAD}<workbook ${MAIN} xmlns:r="${RELS}"><workbookPr${isFrom1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map((_, index) => `<sheet name="Sheet${index + 1}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: `${HEAD}<Relationships>${sheets.map((_, index) => `<Relationship Id="rId${index + 1}" Type="x" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
  },
  { name: 'xl/styles.xml', content: HEAD + STYLES },
  {
    name: 'xl/sharedStrings.xml',
    content: `${HEAD}<sst ${MAIN}>${texts.map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`).join('')}</sst>`,
  },
  ...sheets.map((rows, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    content: `${HEAD}<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`,
  })),
]

/** @param {Parameters<typeof xlsxParts>[0]} options */
export const createXlsx = (options) => createZip(xlsxParts(options))

/** A row of texts. @param {number} number @param {readonly string[]} cells */
export const textRow = (number, cells) =>
  `<row r="${number}">${cells.map((cell) => `<c t="inlineStr"><is><t>${escape(cell)}</t></is></c>`).join('')}</row>`

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
