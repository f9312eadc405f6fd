/** A page as the server sent it, before its scripts changed it. */
export interface ServerPage {
  /** Without the fragment. */
  readonly url: string
  readonly document: Document
}

/**
 * Asks the server for a page.
 * @returns null for a response that is no page, such as one that says that the preview has ended
 * @throws without a connection
 */
export async function fetchPage(address: string): Promise<ServerPage | null> {
  const response = await fetch(address)
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) return null
  const document = new DOMParser().parseFromString(await response.text(), 'text/html')
  return { url: response.url, document }
}

export const copyPage = (page: Document): ServerPage => ({
  url: urlOf(page),
  document: page.cloneNode(true) as Document,
})

/** The address of a page without the fragment. */
export const urlOf = ({ URL: address }: Document): string => address.replace(/#.*/, '')
