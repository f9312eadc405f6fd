import { siteInfo } from '@tessera/content'

/** One host a line, such as `player.vimeo.com`; a whole address counts as its host. Each once. */
export function parseHosts(text: string | null | undefined): string[] {
  return [...new Set(hostLines(text).flatMap((line) => readHost(line) ?? []))]
}

/** @returns true, or what is wrong with which line */
export function validateHosts(text: string | null | undefined): true | string {
  const wrong = hostLines(text).find((line) => readHost(line) === null)
  return wrong === undefined
    ? true
    : `"${wrong}" is not the name of a site that can be reached by https. Write one name a line, such as "player.vimeo.com".`
}

const hostLines = (text: string | null | undefined): readonly string[] =>
  (text ?? '').split('\n').flatMap((line) => line.trim() || [])

/** Their own pages let nobody show them; their players do. */
const PLAYERS: Readonly<Record<string, string>> = {
  'youtube.com': 'www.youtube-nocookie.com',
  'www.youtube.com': 'www.youtube-nocookie.com',
  'youtu.be': 'www.youtube-nocookie.com',
  'vimeo.com': 'player.vimeo.com',
}

/** As browsers write it. Null for what is none, and for ports, which a frame's page has no need of. */
function readHost(line: string): string | null {
  const address = line.includes('://') ? line : `https://${line}`
  if (!URL.canParse(address)) return null
  const { protocol, host, username } = new URL(address)
  const isHost = siteInfo.shape.frameHosts.unwrap().element.safeParse(host).success
  return protocol === 'https:' && username === '' && isHost ? (PLAYERS[host] ?? host) : null
}
