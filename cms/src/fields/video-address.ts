import { videoSource, type VideoSource } from '@tessera/content'

/** What an editor pastes, in any of a host's own forms, or the path of a file of this site; null for anything else. */
export function readVideoAddress(text: string | null | undefined): VideoSource | null {
  const address = (text ?? '').trim()
  const parsed = videoSource.safeParse(
    address.startsWith('/') ? { kind: 'file', href: address } : sourceAt(address),
  )
  return parsed.success ? parsed.data : null
}

/** @returns true, or what to do about it */
export function validateVideoAddress(text: string | null | undefined): true | string {
  if (readVideoAddress(text)) return true
  return `"${(text ?? '').trim()}" is not a video that can be shown here. Paste the address of a video on YouTube or Vimeo, such as https://vimeo.com/76979871, or the path of a file on this site, such as /films/press.mp4.`
}

function sourceAt(address: string): unknown {
  const whole = address.includes('://') ? address : `https://${address}`
  if (!URL.canParse(whole)) return null
  const { protocol, host, pathname, searchParams } = new URL(whole)
  if (protocol !== 'https:' && protocol !== 'http:') return null
  const [first = '', second = '', third] = pathname.split('/').slice(1)
  switch (host.replace(/^(www|m|music)\./, '')) {
    case 'youtu.be':
      return youTube(first)
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youTube(/^(embed|shorts|live|v)$/.test(first) ? second : searchParams.get('v'))
    case 'vimeo.com':
      // Those of channels and groups end in the number: /channels/staffpicks/76979871.
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
