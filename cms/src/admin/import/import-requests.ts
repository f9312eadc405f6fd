import { z } from 'zod'
import { job, sample, type Plan } from '../../imports/job'
import { askCms } from '../requests/ask-cms'

const API = '/api/imports'
const withJob = z.object({ job })
export const sampleAnswer = sample.extend({ existing: z.number(), hasPage: z.boolean() })
export type SampleAnswer = z.infer<typeof sampleAnswer>

const ask = <T>(path: string, schema: z.ZodType<T>) => askCms({ url: `${API}${path}`, schema })

const post = <T>(path: string, schema: z.ZodType<T>, body: object = {}) =>
  askCms({ url: `${API}${path}`, body, schema })

export const listJobs = () => ask('', z.object({ jobs: z.array(job), limit: z.number() }))
export const createJob = () => post('', withJob)
export const readJob = (id: string) => ask(`/${id}`, withJob)
export const inspectJob = (id: string) => post(`/${id}/inspect`, withJob)
export const sampleJob = (id: string, plan: Plan) => post(`/${id}/sample`, sampleAnswer, plan)
export const tryJob = (id: string, plan: Plan) => post(`/${id}/try`, withJob, plan)
export const startJob = (id: string, plan: Plan) => post(`/${id}/start`, withJob, plan)
export const pauseJob = (id: string) => askCms({ url: `${API}/${id}/pause`, method: 'POST' })
export const resumeJob = (id: string) => post(`/${id}/resume`, withJob)
export const undoJob = (id: string) => post(`/${id}/undo`, withJob)
export const discardJob = (id: string) => askCms({ url: `${API}/${id}`, method: 'DELETE' })

export const reportUrl = (id: string, kind: 'report' | 'rejected' | 'trial') =>
  `${API}/${id}/report?kind=${kind}`
export const thumbnailUrl = (id: string, name: string) => `${API}/${id}/samples/${name}`

/** Sends a chunk of a file. @returns bytes of the file that have arrived */
export function sendChunk(id: string, name: string, { content, offset }: FileChunk) {
  const form = new FormData()
  form.set('file', content, 'file')
  const query = new URLSearchParams({ name, offset: String(offset) })
  return post(`/${id}/files?${query}`, z.object({ size: z.number() }), form)
}

interface FileChunk {
  readonly content: Blob
  readonly offset: number
}
