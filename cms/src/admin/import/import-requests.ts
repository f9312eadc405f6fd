import { z } from 'zod'
import { job, sample, type Plan } from '../../imports/job'

const API = '/api/imports'
const failed = z.object({
  errors: z.tuple([z.object({ message: z.string() })]).rest(z.unknown()),
})
const withJob = z.object({ job })
export const sampleAnswer = sample.extend({ existing: z.number(), hasPage: z.boolean() })
export type SampleAnswer = z.infer<typeof sampleAnswer>

export type Answer<T> = { readonly data: T } | { readonly problem: string }

async function ask<T>(
  path: string,
  schema: z.ZodType<T>,
  init: RequestInit = {},
): Promise<Answer<T>> {
  const response = await fetch(`${API}${path}`, { credentials: 'same-origin', ...init }).catch(
    () => null,
  )
  if (!response) return { problem: 'The server does not answer. Try again.' }
  const json: unknown = await response.json().catch(() => null)
  const data = schema.safeParse(json)
  if (response.ok && data.success) return { data: data.data }
  const { errors } = failed.safeParse(json).data ?? {}
  return { problem: errors?.[0].message ?? `The server answered with ${response.status}.` }
}

const post = <T>(path: string, schema: z.ZodType<T>, body: object = {}) =>
  ask(path, schema, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const nothing = z.looseObject({})

export const listJobs = () => ask('', z.object({ jobs: z.array(job), limit: z.number() }))
export const createJob = () => post('', withJob)
export const readJob = (id: string) => ask(`/${id}`, withJob)
export const inspectJob = (id: string) => post(`/${id}/inspect`, withJob)
export const sampleJob = (id: string, plan: Plan) => post(`/${id}/sample`, sampleAnswer, plan)
export const tryJob = (id: string, plan: Plan) => post(`/${id}/try`, withJob, plan)
export const startJob = (id: string, plan: Plan) => post(`/${id}/start`, withJob, plan)
export const pauseJob = (id: string) => post(`/${id}/pause`, nothing)
export const resumeJob = (id: string) => post(`/${id}/resume`, withJob)
export const undoJob = (id: string) => post(`/${id}/undo`, withJob)
export const discardJob = (id: string) => ask(`/${id}`, nothing, { method: 'DELETE' })

export const reportUrl = (id: string, kind: 'report' | 'rejected' | 'trial') =>
  `${API}/${id}/report?kind=${kind}`
export const thumbnailUrl = (id: string, name: string) => `${API}/${id}/samples/${name}`

/** Sends a part of a file. @returns bytes of the file that have arrived */
export function sendPart(id: string, name: string, { content, offset }: FilePart) {
  const form = new FormData()
  form.set('file', content, 'file')
  const query = new URLSearchParams({ name, offset: String(offset) })
  return ask(`/${id}/files?${query}`, z.object({ size: z.number() }), {
    method: 'POST',
    body: form,
  })
}

interface FilePart {
  readonly content: Blob
  readonly offset: number
}
