import type { EditPlan } from '../../media-library/edit/edit-plan'
import type { EditRequest } from '../../media-library/edit/edit-request'
import { postToMedia } from '../media-library/post-to-media'

/** @returns a sentence if it failed */
export const fetchEditPlan = (images: readonly number[], locale: string) =>
  postToMedia<EditPlan>({ path: 'edit-plan', locale, body: { images } })

/** @returns a sentence if it failed */
export const sendEdit = (body: EditRequest, locale: string) =>
  postToMedia<{ readonly changed: number }>({
    ...{ path: 'edit', locale, body },
    advice: 'What it has changed can be undone; what you chose here stays.',
  })
