/** A page as the server sent it, before its scripts changed it. */
export interface ServerPage {
  /** Without the fragment. */
  readonly url: string
  readonly document: Document
}

/** Elements of previews with this attribute are parts: their content is not sent again to who has their hash. */
const PART_HASH = 'data-preview-part'

/**
 * Asks the server for a page as the newest draft makes it, without the parts that are known.
 * @returns null for a response that is no page, such as one that says that the preview has ended
 * @throws without a connection
 */
export async function fetchPage(address: string, known: Document): Promise<ServerPage | null> {
  const parts = partsOf(known).flatMap((part) => part.getAttribute(PART_HASH) ?? [])
  const headers = { 'x-preview-parts': parts.join(' ') }
  const response = await fetch(address, { cache: 'reload', headers })
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return null
  const document = new DOMParser().parseFromString(await response.text(), 'text/html')
  return { url: response.url, document }
}

/**
 * Takes the parts that the server did not send again out of the page before: comparing them would take longer than all
 * else.
 * @returns puts them into the page after it
 */
export function takeKnownParts(before: Document, after: Document): () => void {
  const known = new Map(partsOf(before).map((part) => [part.getAttribute(PART_HASH), part]))
  const moves = partsOf(after)
    .filter((part) => !part.hasChildNodes())
    .map((part) => {
      const content = new DocumentFragment()
      content.append(...(known.get(part.getAttribute(PART_HASH))?.childNodes ?? []))
      return () => part.append(content)
    })
  return () => {
    for (const move of moves) move()
  }
}

const partsOf = (page: Document) => [...page.querySelectorAll(`[${PART_HASH}]`)]

export const copyPage = (page: Document): ServerPage => ({
  url: urlOf(page),
  document: page.cloneNode(true) as Document,
})

/** The address of a page without the fragment. */
export const urlOf = ({ URL: address }: Document): string => address.replace(/#.*/, '')
