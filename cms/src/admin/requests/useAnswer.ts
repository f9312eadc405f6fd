import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { askCms, type Answer } from './ask-cms'

/**
 * What the CMS answers to a GET request, while the component is mounted. After a change of the URL, the answer before
 * stays until the next one is there.
 *
 * @param url null to ask for nothing
 * @param schema of the answer; the same object in each render
 * @param version asks again when it changes
 * @returns null until the first answer
 */
export function useAnswer<T>(
  url: string | null,
  schema: z.ZodType<T>,
  version?: unknown,
): Answer<T> | null {
  const [answer, setAnswer] = useState<Answer<T> | null>(null)
  useEffect(() => {
    if (url === null) return
    const abort = new AbortController()
    const { signal } = abort
    void askCms({ url, schema, signal }).then((answered) => signal.aborted || setAnswer(answered))
    return () => abort.abort()
  }, [url, schema, version])
  return answer
}
