import { videoSource, type VideoSource } from '@tessera/content'

/** Parses any URL form of a YouTube or Vimeo video, or the path of a video file of this site; null for anything else. */
export function parseVideoUrl(text: string | null | undefined): VideoSource | null {
  const url = (text ?? '').trim()
  const parsed = videoSource.safeParse(
    url.startsWith('/') ? { kind: 'file', href: url } : toEmbedSource(url),
  )
  return parsed.success ? parsed.data : null
}

/** @returns true, or an error message */
export function validateVideoUrl(text: string | null | undefined): true | string {
  if (parseVideoUrl(text)) return true
  return `"${(text ?? '').trim()}" is not a supported video. Enter the address of a video on YouTube or Vimeo, such as https://vimeo.com/76979871, or the path of a file on this site, such as /videos/press.mp4.`
}

/** Unvalidated: the caller parses the result. */
function toEmbedSource(text: string): unknown {
  const url = text.includes('://') ? text : `https://${text}`
  if (!URL.canParse(url)) return null
  const { protocol, host, pathname, searchParams } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const [first = '', second = '', third] = pathname.split('/').slice(1)
  switch (host.replace(/^(www|m|music)\./, '')) {
    case 'youtu.be':
      return youTube(first)
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youTube(/^(embed|shorts|live|v)$/.test(first) ? second : searchParams.get('v'))
    case 'vimeo.com':
      // URLs of channels and groups end with the id: /channels/staffpicks/76979871.
      return /^\d+$/.test(first)
        ? vimeo(first, second || searchParams.get('h'))
        : vimeo(pathname.split('/').at(-1), null)
    case 'player.vimeo.com':
      return vimeo(second, third || searchParams.get('h'))
  }
  return null
}

const youTube = (id: string | null) => ({ kind: 'embed', provider: 'youtube', id })

const vimeo = (id: string | undefined, secret: string | null) => ({
  kind: 'embed',
  provider: 'vimeo',
  id,
  secret: secret || null,
})
