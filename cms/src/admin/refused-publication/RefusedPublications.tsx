'use client'

import { Button, toast, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { askCms, problemOf } from '../requests/ask-cms'
import './refused-publications.css'

const refused = z.object({
  id: z.union([z.number(), z.string()]),
  type: z.enum(['publish', 'unpublish']),
  trigger: z.enum(['schedule', 'images']),
  scheduledFor: z.string().nullable(),
  reason: z.string(),
})
type Refused = z.infer<typeof refused>
const list = z.object({ docs: z.array(refused) })

/** The line with the state of the document shows the others. */
const isScheduled = ({ trigger }: Refused) => trigger === 'schedule'

/** How often the form asks whether a publication was refused or has succeeded, ms. */
const INTERVAL_MS = 30_000

/** At the top of the form: why a scheduled publication did not happen. */
export function RefusedPublications() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const { routes } = useConfig().config
  const [docs, setDocs] = useState<readonly Refused[]>([])
  const url = `${routes.api}/refused-publications`

  useEffect(() => {
    if (id === undefined) return
    const controller = new AbortController()
    const load = async () => {
      const answer = await askCms({
        url: `${url}?collection=${collectionSlug}&id=${id}`,
        schema: list,
        signal: controller.signal,
      })
      // Without a connection, the last answer stays.
      if ('data' in answer) setDocs(answer.data.docs.filter(isScheduled))
    }
    void load()
    const timer = setInterval(() => void load(), INTERVAL_MS)
    return () => {
      controller.abort()
      clearInterval(timer)
    }
  }, [id, collectionSlug, url, lastUpdateTime])

  const cancel = async (job: Refused) => {
    const problem = problemOf(await askCms({ url: `${url}/${job.id}/cancel`, method: 'POST' }))
    if (problem) return toast.error(problem)
    setDocs((known) => known.filter((each) => each.id !== job.id))
  }
  return docs.map((job) => <Notice key={job.id} job={job} onCancel={() => void cancel(job)} />)
}

const SHORT = { dateStyle: 'long', timeStyle: 'short' } as const

function Notice({ job, onCancel }: { readonly job: Refused; onCancel(): void }) {
  const time = job.scheduledFor && new Date(job.scheduledFor).toLocaleString([], SHORT)
  const what = job.type === 'publish' ? 'publication' : 'end of the publication'
  return (
    <section className="field-type tessera-refused" aria-label="Scheduled publication">
      <p role="status">
        The {what} that was scheduled{time ? ` for ${time}` : ''} did not happen. {job.reason} It is
        tried again every half minute until it succeeds.
      </p>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={onCancel}>
        Cancel it
      </Button>
    </section>
  )
}
