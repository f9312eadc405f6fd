/** Text for XML 1.0, in an element or between double quotes. What XML cannot hold in any form is left out. */
const escapeXml = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // eslint-disable-next-line no-control-regex -- control characters are what it leaves out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string | number>>

/** `<name a="b">text</name>`; nothing when there is no text. */
export const textElement = (
  name: string,
  text: string | null,
  attributes: Attributes = {},
): string => (text === null || text === '' ? '' : element(name, attributes, escapeXml(text)))

/** @param inner finished XML; an empty element without it */
export const element = (name: string, attributes: Attributes, inner = ''): string => {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
