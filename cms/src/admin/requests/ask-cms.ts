import { z } from 'zod'
import { describeNoAnswer, describeRequestFailure } from './request-failure'

/** What the CMS answered, or a sentence that says why it did not do what was asked for. */
export type Answer<T> = { readonly data: T } | { readonly problem: string }

interface Request<T> {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Fields of a form, or what is sent as JSON. */
  readonly body?: object
  readonly signal?: AbortSignal
  /** Of the answer. Without it, the answer is not needed. */
  readonly schema?: z.ZodType<T>
  /** What to do when it is not known whether the server has done it. */
  readonly advice?: string
}

/** Sends a request of somebody who is signed in. Never rejects. */
export async function askCms<T>({
  url,
  body,
  method = body ? 'POST' : 'GET',
  signal,
  schema,
  advice = 'Try again.',
}: Request<T>): Promise<Answer<T>> {
  const response = await fetch(url, {
    ...{ method, credentials: 'same-origin', signal: signal ?? null },
    ...(body && toContent(body)),
  }).catch(() => null)
  if (!response) return { problem: describeNoAnswer(advice) }
  const json: unknown = await response.json().catch(() => null)
  if (!response.ok) return { problem: describeRequestFailure(response.status, json, advice) }
  const answer = (schema ?? z.any()).safeParse(json)
  // Such as the page of a proxy, or an answer that was cut.
  return answer.success ? { data: answer.data } : { problem: describeNoAnswer(advice) }
}

/** Of an answer that is taken as it is, unless it was cut. */
export const anyAnswer = <T>() => z.custom<T>((json) => json !== null)

const toContent = (body: object): RequestInit =>
  body instanceof FormData
    ? { body }
    : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }

/** What was answered; null before the answer, and if it was not done. */
export const dataOf = <T>(answer: Answer<T> | null): T | null =>
  answer && 'data' in answer ? answer.data : null

/** Why it was not done; null if it was. */
export const problemOf = (answer: Answer<unknown>): string | null =>
  'problem' in answer ? answer.problem : null
