// @ts-check

/**
 * @typedef {Extract<import('@tessera/content').RichTextBlock, { type: 'video' }>} Video
 * @typedef {import('./read-html.mjs').HtmlElement} HtmlElement
 */

const DEFAULT_RATIO = 16 / 9
/** Limits of the published format. */
const [MIN_RATIO, MAX_RATIO] = [0.25, 4]
const MAX_TITLE = 200

/**
 * The video of an iframe with YouTube's or Vimeo's player; null for another iframe. Its title is '' if the iframe has none.
 * @param {HtmlElement} iframe
 * @returns {Video | null}
 */
export function toEmbeddedVideo(iframe) {
  const url = iframeUrl(iframe)
  const source = url && toVideoSource(new URL(url))
  if (!source) return null
  return { type: 'video', title: titleOf(iframe), source, poster: null, ratio: ratioOf(iframe) }
}

/** The title attribute, or ''. @param {HtmlElement} element */
export const titleOf = ({ attributes }) =>
  (attributes.get('title') ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE)

/** Width divided by height. @param {HtmlElement} element */
export function ratioOf(element) {
  const [width, height] = [lengthOf(element, 'width'), lengthOf(element, 'height')]
  const ratio = width && height ? width / height : DEFAULT_RATIO
  return Math.min(MAX_RATIO, Math.max(MIN_RATIO, ratio))
}

/** The URL of an iframe, with https; null for a relative or invalid one. @param {HtmlElement} iframe */
export function iframeUrl({ attributes }) {
  const src = attributes.get('src')?.trim() ?? ''
  const absolute = src.startsWith('//') ? `https:${src}` : src
  if (!/^https?:\/\//i.test(absolute) || !URL.canParse(absolute)) return null
  const { protocol, host, username, href } = new URL(absolute)
  if (username !== '' || host === '') return null
  return href.replace(protocol, 'https:')
}

/** @param {URL} url @returns {Video['source'] | null} */
function toVideoSource({ host, pathname, searchParams }) {
  switch (host.replace(/^www\./, '')) {
    case 'youtube.com':
    case 'youtube-nocookie.com': {
      const id = /^\/(?:embed|v|shorts|live)\/([\w-]{11})\/?$/.exec(pathname)?.[1]
      return id ? { kind: 'embed', provider: 'youtube', id } : null
    }
    case 'player.vimeo.com': {
      const id = /^\/video\/(\d{1,20})\/?$/.exec(pathname)?.[1]
      const secret = /^[\da-f]{1,40}$/.exec(searchParams.get('h') ?? '')?.[0] ?? null
      return id ? { kind: 'embed', provider: 'vimeo', id, secret } : null
    }
  }
  return null
}

/** px; 0 for a relative length such as `100%`. @param {HtmlElement} element @param {'width' | 'height'} name */
const lengthOf = ({ attributes }, name) =>
  Number(/^(\d{1,5})(?:\.\d+)?(?:px)?$/.exec(attributes.get(name)?.trim() ?? '')?.[1] ?? 0)
