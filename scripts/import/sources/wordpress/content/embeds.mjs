// @ts-check

/** An address on a line of its own, which WordPress replaces by what the address shows. */
const LINE = /^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm

/** @param {string} text */
export const replaceEmbedLines = (text) => text.replace(LINE, (_, url) => toEmbed(url))

/** The HTML of a player of YouTube or Vimeo, or a link. @param {string} url */
export function toEmbed(url) {
  const address = url.trim()
  const player = playerOf(address)
  return player
    ? `\n\n<iframe src="${player}"></iframe>\n\n`
    : `\n\n<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>\n\n`
}

/** @param {string} address */
function playerOf(address) {
  if (!URL.canParse(address)) return null
  const { host, pathname, searchParams } = new URL(address)
  const name = host.replace(/^(www|m)\./, '')
  const youtube = name === 'youtu.be' ? pathname.slice(1) : searchParams.get('v')
  if (/^(youtu\.be|youtube\.com)$/.test(name) && /^[\w-]{11}$/.test(youtube ?? ''))
    return `https://www.youtube.com/embed/${youtube}`
  const vimeo = /^\/(\d{1,20})/.exec(pathname)?.[1]
  return name === 'vimeo.com' && vimeo ? `https://player.vimeo.com/video/${vimeo}` : null
}

/** @param {string} text */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
