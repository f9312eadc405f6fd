import { z } from 'zod'
import type { PreviewedDocument } from '../preview-token'

const link = z.object({
  id: z.number(),
  path: z.string(),
  expires: z.string(),
  createdBy: z.string().nullable(),
})
export type PreviewLink = z.infer<typeof link>
const answer = z.object({ links: z.array(link) })

/** How long a link can be valid, days. */
export const VALIDITY = { 'One day': 1, 'One week': 7, 'One month': 30 } as const

interface LinksOfDocument extends PreviewedDocument {
  readonly api: string
  readonly locale: string
}

async function request(url: string, locale: string, init: RequestInit = {}) {
  const response = await fetch(`${url}${url.includes('?') ? '&' : '?'}locale=${locale}`, {
    credentials: 'same-origin',
    ...init,
  })
  if (!response.ok) throw new Error(`The server answered ${response.status}.`)
  return answer.parse(await response.json()).links
}

const post = (body: object): RequestInit => ({
  ...{ method: 'POST', body: JSON.stringify(body) },
  headers: { 'Content-Type': 'application/json' },
})

/** The links of a document that have not ended. Each function returns them. */
export const readLinks = ({ api, locale, collection, id }: LinksOfDocument) =>
  request(`${api}/preview/links?collection=${collection}&id=${id}`, locale)

export const createLink = ({ api, locale, ...document }: LinksOfDocument, days: number) =>
  request(`${api}/preview/links`, locale, post({ ...document, days }))

export const revokeLink = ({ api, locale, ...document }: LinksOfDocument, link: number) =>
  request(`${api}/preview/links/revoke`, locale, post({ ...document, link }))
