import type { TileImage } from '../../core/types'

/**
 * The `<figcaption>` of a figure. Its last element can be the credit, marked with `data-credit`, which in turn can end
 * with the link of the licence.
 */
export function readCaption(figure: Element): Pick<TileImage, 'caption' | 'credit'> {
  const credit = figure.querySelector('[data-credit]')
  const license = figure.querySelector<HTMLAnchorElement>('[data-credit] a')
  return {
    caption: textBefore(credit, figure.querySelector('figcaption')),
    credit: credit && {
      text: textBefore(license, credit),
      license: license && { label: license.textContent, href: license.href },
    },
  }
}

/** The text of an element without its last child `end`; null if there is none. */
function textBefore(end: Element | null, element: Element | null): string | null {
  const text = element?.textContent
  return text?.slice(0, end ? text.lastIndexOf(end.textContent) : text.length).trim() || null
}
