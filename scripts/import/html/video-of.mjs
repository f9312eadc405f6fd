// @ts-check

/**
 * @typedef {Extract<import('@tessera/content').RichTextBlock, { type: 'video' }>} Video
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 */

/** A frame's own, where it says none, px. */
const SHAPE = { width: 16, height: 9 }

/**
 * A frame of YouTube's or Vimeo's player as a video that waits for a click; null for all other frames. Its title is empty
 * where the frame has none.
 * @param {HtmlElement} frame
 * @returns {Video | null}
 */
export function videoOf(frame) {
  const address = frameAddress(frame)
  const source = address && sourceAt(new URL(address))
  if (!source) return null
  return { type: 'video', title: titleOf(frame), source, poster: null, ratio: ratioOf(frame) }
}

/** What a video is called; '' where nobody says. @param {HtmlElement} element */
export const titleOf = ({ attributes }) =>
  (attributes.get('title') ?? '').replace(/\s+/g, ' ').trim().slice(0, 200)

/** Width to height, as an article may show it. @param {HtmlElement} element */
export function ratioOf(element) {
  const [width, height] = [lengthOf(element, 'width'), lengthOf(element, 'height')]
  const ratio = width && height ? width / height : SHAPE.width / SHAPE.height
  return Math.min(4, Math.max(0.25, ratio))
}

/** Where a frame leads, by https; null where that is nowhere on the web. @param {HtmlElement} frame */
export function frameAddress({ attributes }) {
  const src = attributes.get('src')?.trim() ?? ''
  // Old sites leave out the scheme, which is theirs.
  const address = src.startsWith('//') ? `https:${src}` : src
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null
  const { protocol, host, username, href } = new URL(address)
  if (username !== '' || host === '') return null
  return href.replace(protocol, 'https:')
}

/** @param {URL} address @returns {Video['source'] | null} */
function sourceAt({ host, pathname, searchParams }) {
  switch (host.replace(/^www\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com': {
      const id = /^\/(?:embed|v|shorts|live)\/([\w-]{11})\/?$/.exec(pathname)?.[1]
      return id ? { provider: 'youtube', id } : null
    }
    case 'player.vimeo.com': {
      const id = /^\/video\/(\d{1,20})\/?$/.exec(pathname)?.[1]
      const secret = /^[\da-f]{1,40}$/.exec(searchParams.get('h') ?? '')?.[0] ?? null
      return id ? { provider: 'vimeo', id, secret } : null
    }
  }
  return null
}

/** px; of `100%` nothing can be told. @param {HtmlElement} frame @param {string} name */
const lengthOf = ({ attributes }, name) =>
  Number(/^(\d{1,5})(?:\.\d+)?(?:px)?$/.exec(attributes.get(name)?.trim() ?? '')?.[1] ?? 0)
