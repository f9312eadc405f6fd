import { z } from 'zod'

const failed = z.object({
  errors: z.tuple([z.object({ message: z.string() })]).rest(z.unknown()),
})

export type Result<T> = { readonly data: T } | { readonly problem: string }

/** Sends JSON to the API of users. @param path below /api/users */
export async function sendRequest<T>(
  path: string,
  body: object,
  schema: z.ZodType<T>,
): Promise<Result<T>> {
  const response = await fetch(`/api/users${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) return { problem: 'The server does not answer. Try again.' }
  const json: unknown = await response.json().catch(() => null)
  const data = schema.safeParse(json)
  if (response.ok && data.success) return { data: data.data }
  const { errors } = failed.safeParse(json).data ?? {}
  return { problem: errors?.[0].message ?? 'Something went wrong. Try again.' }
}
