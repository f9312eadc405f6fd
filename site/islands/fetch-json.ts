/** Reads JSON of our own server, which is trusted to be of the type. @throws when it does not come */
export const fetchJson = async <T>(address: string, signal?: AbortSignal): Promise<T> =>
  (await fetchAnswer(address, signal)).json()

/** @throws when it does not come */
export async function fetchAnswer(address: string, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(address, signal ? { signal } : undefined)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}
