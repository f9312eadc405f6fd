import { cmsAddress, internalApiToken } from './start-product'
import { sharedProduct } from './shared-product'

/** Speaks to the CMS on its own port, as the program's own commands do: the public door refuses the operator. */
export class CmsClient {
  private readonly cms: string
  private readonly token: string
  constructor({ dataDir }: { dataDir: string } = sharedProduct()) {
    this.cms = cmsAddress(dataDir)
    this.token = internalApiToken(dataDir)
  }

  create = (collection: string, data: object, query = '') =>
    this.send('POST', `/api/${collection}${query}`, data).then((answer) => answer.doc as Doc)

  update = (collection: string, id: Id, data: object, query = '') =>
    this.send('PATCH', `/api/${collection}/${id}${query}`, data).then((answer) => answer.doc as Doc)

  remove = (collection: string, id: Id) => this.send('DELETE', `/api/${collection}/${id}`)

  /** The first document whose field has this value. */
  async find(collection: string, field: string, value: string): Promise<Doc> {
    const query = new URLSearchParams({
      [`where[${field}][equals]`]: value,
      limit: '1',
      depth: '0',
    })
    const { docs } = await this.send('GET', `/api/${collection}?${query}`)
    const [doc] = docs as Doc[]
    if (!doc) throw new Error(`No document in ${collection} has ${field} "${value}".`)
    return doc
  }

  async upload(
    name: string,
    type: string,
    bytes: Uint8Array<ArrayBuffer>,
    data: object,
    collection = 'media',
  ): Promise<Doc> {
    const form = new FormData()
    form.set('_payload', JSON.stringify(data))
    form.set('file', new Blob([bytes], { type }), name)
    const response = await this.fetch(`/api/${collection}`, { method: 'POST', body: form })
    const answer = await response.json()
    if (!response.ok)
      throw new Error(`Upload of ${name}: ${response.status} ${JSON.stringify(answer)}`)
    return answer.doc
  }

  async send(method: string, path: string, data?: object): Promise<Record<string, unknown>> {
    const response = await this.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: data && JSON.stringify(data),
    })
    const answer = await response.json()
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`)
    return answer
  }

  private fetch(path: string, init: RequestInit) {
    const headers = { ...init.headers, authorization: `Internal ${this.token}` }
    return fetch(this.cms + path, { ...init, headers })
  }
}

export type Id = string | number
export interface Doc {
  readonly id: Id
  readonly [field: string]: unknown
}

/** Rich text of one paragraph, as the editor saves it. */
export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr',
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
        ],
      },
    ],
  },
})
