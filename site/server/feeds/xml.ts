/** Text for XML 1.0 and for HTML, in an element or between double quotes. Characters that XML does not allow are removed. */
export const escapeXml = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // eslint-disable-next-line no-control-regex -- removes control characters
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string | number>>

/** `<name a="b">text</name>`, or '' without text. */
export const textElement = (
  name: string,
  text: string | null,
  attributes: Attributes = {},
): string => (text === null || text === '' ? '' : element(name, attributes, escapeXml(text)))

/** @param children XML; the element is empty without them */
export const element = (name: string, attributes: Attributes, children = ''): string => {
  const pairs = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  return children === '' ? `<${name}${pairs}/>` : `<${name}${pairs}>${children}</${name}>`
}

export const XML_DECLARATION = '<?xml version="1.0" encoding="utf-8"?>\n'
