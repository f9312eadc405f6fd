import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { LinkInForm } from './links-in-form'

type Collection = LinkInForm['collection']
interface DocumentsResponse {
  readonly docs: readonly {
    readonly id: number | string
    readonly _status?: string
    readonly title?: string | null
  }[]
}

/** Path of a document below `/api` and `/admin/collections`, such as `pages/3`. */
export const documentPath = ({ collection, id }: Pick<LinkInForm, 'collection' | 'id'>) =>
  `${collection}/${id}`

/** Paths of the linked documents that are published in the edited language; null until loaded. */
export function usePublishedDocuments(
  api: string,
  links: readonly LinkInForm[],
): ReadonlySet<string> | null {
  const [published, setPublished] = useState<ReadonlySet<string> | null>(null)
  const { code: locale } = useLocale()
  const paths = [...new Set(links.map(documentPath))].sort().join(' ')
  useEffect(() => {
    if (paths === '') return
    const abort = new AbortController()
    void Promise.all(
      (['pages', 'articles'] as const).map((collection) =>
        fetchPublished(api, { collection, locale, paths: paths.split(' '), signal: abort.signal }),
      ),
    )
      .then((results) => setPublished(new Set(results.flat())))
      .catch(() => {
        // Offline or signed out: unknown, so there is no warning.
      })
    return () => abort.abort()
  }, [api, locale, paths])
  return published
}

async function fetchPublished(
  api: string,
  {
    collection,
    locale,
    paths,
    signal,
  }: {
    readonly collection: Collection
    readonly locale: string
    readonly paths: readonly string[]
    readonly signal: AbortSignal
  },
): Promise<readonly string[]> {
  const ids = paths.flatMap((path) =>
    path.startsWith(`${collection}/`) ? [path.slice(collection.length + 1)] : [],
  )
  if (ids.length === 0) return []
  const query = [
    `where[id][in]=${ids.join(',')}&limit=${ids.length}&depth=0&draft=false`,
    `select[_status]=true&select[title]=true&locale=${locale}&fallback-locale=none`,
  ].join('&')
  const response = await fetch(`${api}/${collection}?${query}`, {
    credentials: 'same-origin',
    signal,
  })
  if (!response.ok) throw new Error(`${collection}: ${response.status}`)
  const { docs }: DocumentsResponse = await response.json()
  return docs.flatMap(({ id, _status, title }) =>
    // A document without a title in a language is not published in it.
    _status === 'published' && title ? [documentPath({ collection, id: String(id) })] : [],
  )
}
