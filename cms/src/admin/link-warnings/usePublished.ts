import { useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { LinkInForm } from './links-in-form'

type Collection = LinkInForm['collection']
interface Found {
  readonly docs: readonly {
    readonly id: number | string
    readonly _status?: string
    readonly title?: string | null
  }[]
}

/** `pages/3`: one name for a document. */
export const nameOf = ({ collection, id }: Pick<LinkInForm, 'collection' | 'id'>) =>
  `${collection}/${id}`

/** Those of the documents that visitors can see in the language that is edited; null until that is known. */
export function usePublished(
  api: string,
  links: readonly LinkInForm[],
): ReadonlySet<string> | null {
  const [published, setPublished] = useState<ReadonlySet<string> | null>(null)
  const { code: locale } = useLocale()
  const names = [...new Set(links.map(nameOf))].sort().join(' ')
  useEffect(() => {
    if (names === '') return
    const asked = new AbortController()
    const all = names.split(' ')
    void Promise.all(
      (['pages', 'articles'] as const).map((collection) =>
        askPublished(api, { collection, locale, names: all, signal: asked.signal }),
      ),
    )
      .then((found) => setPublished(new Set(found.flat())))
      .catch(() => {
        // Offline or signed out: what is published is not known, so nothing is said of it.
      })
    return () => asked.abort()
  }, [api, locale, names])
  return published
}

async function askPublished(
  api: string,
  {
    collection,
    locale,
    names,
    signal,
  }: {
    readonly collection: Collection
    readonly locale: string
    readonly names: readonly string[]
    readonly signal: AbortSignal
  },
): Promise<readonly string[]> {
  const ids = names.flatMap((name) =>
    name.startsWith(`${collection}/`) ? [name.slice(collection.length + 1)] : [],
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
  const { docs }: Found = await response.json()
  return docs.flatMap(({ id, _status, title }) =>
    // What has no title in a language is not published in it.
    _status === 'published' && title ? [nameOf({ collection, id: String(id) })] : [],
  )
}
