import { z } from 'zod'
import { askCms } from '../../requests/ask-cms'
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

const request = (url: string, body?: object) =>
  askCms({ url, schema: answer, ...(body && { body }) })

/** The links of a document that have not ended. Each function asks for them. */
export const readLinks = ({ api, locale, collection, id }: LinksOfDocument) =>
  request(`${api}/preview/links?collection=${collection}&id=${id}&locale=${locale}`)

export const createLink = ({ api, locale, ...document }: LinksOfDocument, days: number) =>
  request(`${api}/preview/links?locale=${locale}`, { ...document, days })

export const revokeLink = ({ api, locale, ...document }: LinksOfDocument, link: number) =>
  request(`${api}/preview/links/revoke?locale=${locale}`, { ...document, link })
