import { connectToCms } from '../../e2e/product/running/cms-client'
import type { Product } from '../../e2e/product/running/start-product'

export const EDITOR = { email: 'ada@example.org', password: 'harbour ink saturday' }

/** Sends a request through the site, as the browser of an editor does. */
export type Send = (path: string, init?: RequestInit) => Promise<Response>

export interface SignedInEditor {
  readonly headers: Readonly<Record<string, string>>
  readonly send: Send
}

export const createEditor = (product: Product) =>
  connectToCms(product).create('users', { ...EDITOR, name: 'Ada', role: 'admin' })

/** Signs in the editor that `createEditor` has made. */
export async function signInEditor({ site }: Pick<Product, 'site'>): Promise<SignedInEditor> {
  const response = await fetch(`${site}/api/users/login`, {
    method: 'POST',
    body: JSON.stringify(EDITOR),
    headers: { origin: site, 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`The sign-in was answered with ${response.status}.`)
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const headers = { origin: site, cookie }
  return {
    headers,
    send: (path, init = {}) =>
      fetch(site + path, { ...init, headers: { ...headers, ...Object(init.headers) } }),
  }
}
