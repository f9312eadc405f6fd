import { onTestFinished } from 'vitest'

/**
 * Styles the page with these sheets alone until the test ends.
 * @param before style sheets of the page
 * @param own the gallery's; null: the ones with layers, which are imported
 */
export function stylePage(before: string, own: string | null): void {
  const imported = [...document.head.querySelectorAll<HTMLStyleElement>('style')]
  const elements = [before, `body { margin: 0 } ${own ?? ''}`].map((css) => {
    const style = document.createElement('style')
    style.textContent = css
    return style
  })
  // Ahead of the imported ones: the first rule that names a layer gives it its place.
  document.head.prepend(...elements)
  for (const { sheet } of imported) if (sheet && own !== null) sheet.disabled = true
  onTestFinished(() => {
    elements.forEach((style) => style.remove())
    for (const { sheet } of imported) if (sheet) sheet.disabled = false
  })
}

/** Properties that decide what an element looks like, besides its position. */
const PROPERTIES = [
  ...['color', 'background-color', 'opacity', 'visibility', 'cursor', 'outline-style'],
  ...['border-top-width', 'border-inline-start-width', 'border-bottom-width', 'border-radius'],
]

/** The same for an element with text of its own. */
const TEXT_PROPERTIES = [
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'text-transform'],
  ...['line-height', 'text-align', 'text-decoration-line', 'white-space-collapse'],
]

/** An element: its name, its position and its computed style, by property. */
type ElementStyle = ReadonlyMap<string, string>

/** The styles of the visible elements in a part of the page, in document order. */
export function stylesOf(root: Element): readonly ElementStyle[] {
  const origin = root.getBoundingClientRect()
  return [root, ...root.querySelectorAll('*')].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0 && height === 0) return []
    const values = new Map([['element', nameOf(element)]])
    const position = [x - origin.x, y - origin.y, width, height]
    values.set('position', position.map((px) => Math.round(px * 10) / 10).join(' '))
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo)
      if (pseudo !== '' && style.content === 'none') continue
      for (const name of hasText(element) ? [...PROPERTIES, ...TEXT_PROPERTIES] : PROPERTIES)
        values.set(pseudo + name, style.getPropertyValue(name))
    }
    return values
  })
}

/** What differs, one text for each property of an element. */
export function compareStyles(
  expected: readonly ElementStyle[],
  actual: readonly ElementStyle[],
): string[] {
  const elements = (styles: readonly ElementStyle[]) => styles.map((style) => style.get('element'))
  if (String(elements(expected)) !== String(elements(actual)))
    return [`other elements: ${elements(actual).join(' ')}`]
  return expected.flatMap((style, i) =>
    [...style]
      .filter(([name, value]) => actual[i]?.get(name) !== value)
      .map(
        ([name, value]) => `${style.get('element')}: ${name} ${value} → ${actual[i]?.get(name)}`,
      ),
  )
}

const nameOf = (element: Element) => {
  const data = element.getAttributeNames().filter((name) => name.startsWith('data-'))
  return element.localName + data.map((name) => `[${name}]`).join('')
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
