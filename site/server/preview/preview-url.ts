/** Path of all previews. */
const PREVIEWS_PATH = '/preview/'

export const isPreviewPath = (url: string): boolean => url.startsWith(PREVIEWS_PATH)

export interface PreviewUrl {
  readonly token: string
  /** Path and query string on the previewed site: '' or `/…`. */
  readonly rest: string
}

/** Null for URLs that cannot have a valid token. */
export function parsePreviewUrl(url: string): PreviewUrl | null {
  const [, token, rest] = /^\/preview\/([\w-]{1,900}\.[\w-]{1,90})((?:[/?].*)?)$/.exec(url) ?? []
  return token === undefined || rest === undefined ? null : { token, rest }
}

export const previewPath = (token: string): string => PREVIEWS_PATH + token

/** The URL that leads to the previewed document in a language. No document has such a path. */
export interface PreviewEntry {
  readonly language: string
  /** `?…` or ''. */
  readonly search: string
}

/** Null for other URLs. */
export function parseEntry(rest: string): PreviewEntry | null {
  const [, language, search] = /^\/-\/([\w-]+)((?:\?.*)?)$/.exec(rest) ?? []
  return language === undefined || search === undefined ? null : { language, search }
}
