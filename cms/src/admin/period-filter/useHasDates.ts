import { useEffect, useState } from 'react'

const QUERY = 'where[date][exists]=true&limit=1&depth=0&pagination=false&select[date]=true'

/** Whether an article or an image of the site has a date. False until known. */
export function useHasDates(api: string): boolean {
  const [hasDates, setHasDates] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    const hasDated = async (collection: string) => {
      const response = await fetch(`${api}/${collection}?${QUERY}`, {
        credentials: 'same-origin',
        signal: abort.signal,
      })
      const { docs = [] }: { readonly docs?: readonly unknown[] } = await response.json()
      return docs.length > 0
    }
    void Promise.all(['articles', 'media'].map(hasDated))
      .then((found) => setHasDates(found.includes(true)))
      // Offline: the option is offered, and the preview warns if it has no effect.
      .catch(() => !abort.signal.aborted && setHasDates(true))
    return () => abort.abort()
  }, [api])
  return hasDates
}
