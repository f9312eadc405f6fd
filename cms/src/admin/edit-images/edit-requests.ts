import { z } from 'zod'
import type { EditPlan } from '../../media-library/edit/edit-plan'
import type { EditRequest } from '../../media-library/edit/edit-request'
import { postToMedia } from '../media-library/post-to-media'

/** @returns a sentence if it failed */
export const fetchEditPlan = (images: readonly number[], locale: string) =>
  post<EditPlan>('edit-plan', locale, { images })

/** @returns a sentence if it failed */
export const sendEdit = (request: EditRequest, locale: string) =>
  post<{ readonly changed: number }>('edit', locale, request)

const errorBody = z.object({ errors: z.array(z.object({ message: z.string() })).min(1) })

const NO_ANSWER =
  'The server did not answer. What it has changed can be undone; what you chose here stays.'

async function post<T>(path: string, locale: string, body: object): Promise<T | string> {
  try {
    const response = await postToMedia(path, locale, body)
    const json = await response.json()
    if (response.ok) return json
    return errorBody.safeParse(json).data?.errors[0]?.message ?? NO_ANSWER
  } catch {
    return NO_ANSWER
  }
}
