import type { z } from 'zod'
import { askCms } from '../requests/ask-cms'

/** Sends JSON to the API of users. @param path below /api/users */
export const postToUsers = <T>(path: string, body: object, schema: z.ZodType<T>) =>
  askCms({ url: `/api/users${path}`, body, schema })

/** Reads from the API of users. @param path below /api/users */
export const readFromUsers = <T>(path: string, schema: z.ZodType<T>, signal: AbortSignal) =>
  askCms({ url: `/api/users${path}`, schema, signal })
