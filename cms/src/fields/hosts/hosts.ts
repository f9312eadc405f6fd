import { siteInfo } from '@tessera/content'

/** Parses one host per line, such as `player.vimeo.com`. A URL is reduced to its host; duplicates are removed. */
export function parseHosts(text: string | null | undefined): string[] {
  return [...new Set(hostLines(text).flatMap((line) => parseHost(line) ?? []))]
}

/** @returns true, or an error message with the first invalid line */
export function validateHosts(text: string | null | undefined): true | string {
  const invalid = hostLines(text).find((line) => parseHost(line) === null)
  return invalid === undefined
    ? true
    : `"${invalid}" is not a valid host name. Write one host per line, such as "player.vimeo.com".`
}

const hostLines = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split('\n').flatMap((line) => line.trim() || [])

/** Video hosts forbid framing their pages; their players allow it. */
const PLAYER_HOSTS: Readonly<Record<string, string>> = {
  'youtube.com': 'www.youtube-nocookie.com',
  'www.youtube.com': 'www.youtube-nocookie.com',
  'youtu.be': 'www.youtube-nocookie.com',
  'vimeo.com': 'player.vimeo.com',
}

/** Normalizes a host as browsers do. Null for an invalid host and for a host with a port. */
function parseHost(line: string): string | null {
  const url = line.includes('://') ? line : `https://${line}`
  if (!URL.canParse(url)) return null
  const { protocol, host, username } = new URL(url)
  const isHost = siteInfo.shape.frameHosts.element.safeParse(host).success
  return protocol === 'https:' && username === '' && isHost ? (PLAYER_HOSTS[host] ?? host) : null
}
