import { anyAnswer, askCms } from '../requests/ask-cms'

interface Request {
  /** Below /api/media. */
  readonly path: string
  /** Of the texts in the answer. */
  readonly locale: string
  readonly body: object
  /** What to do when it is not known whether the server has done it. */
  readonly advice?: string
}

/** Sends JSON to an endpoint of the images. @returns its answer, or a sentence if it failed */
export async function postToMedia<T>({ path, locale, ...request }: Request): Promise<T | string> {
  const answer = await askCms({
    ...{ url: `/api/media/${path}?locale=${locale}`, schema: anyAnswer<T>() },
    ...request,
  })
  return 'data' in answer ? answer.data : answer.problem
}
