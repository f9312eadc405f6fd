import { post, send } from '../testing/rest'
import type { TestCms } from '../testing/start-cms'
import { importsOf } from '../../src/imports/imports'
import type { Job, Plan } from '../../src/imports/job'

type Headers = Record<string, string>

/** Uses the endpoints of the Import screen as the screen does. */
export const importDriver = (cms: Pick<TestCms, 'payload' | 'key'>, user: () => Headers) => {
  const json = async (response: Response) => ({
    status: response.status,
    body: await response.json(),
  })
  const ask = async (id: string, below: string, body: object = {}) =>
    json(await post(cms, `/imports/${id}${below}`, body, user()))
  const read = async (id: string): Promise<Job> =>
    (await (await send(cms, `/imports/${id}`, { headers: user() })).json()).job

  const upload = async (
    id: string,
    name: string,
    content: string | Uint8Array<ArrayBuffer>,
    offset = 0,
  ) => {
    const form = new FormData()
    form.set('file', new Blob([content]), 'file')
    const headers = { authorization: user()['authorization'] ?? '' }
    const query = new URLSearchParams({ name, offset: String(offset) })
    return json(
      await send(cms, `/imports/${id}/files?${query}`, { method: 'POST', body: form, headers }),
    )
  }
  const create = async (): Promise<string> =>
    (await json(await post(cms, '/imports', {}, user()))).body.job.id

  /** Uploads files and has them inspected. */
  const inspect = async (files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>) => {
    const id = await create()
    for (const [name, content] of Object.entries(files)) await upload(id, name, content)
    const { body } = await ask(id, '/inspect')
    const job: Job = body.job
    return { id, job }
  }
  const planOf = ({ inspection }: Job, change: Partial<Plan> = {}): Plan => ({
    ...{ name: inspection?.name ?? '', roles: inspection?.roles ?? null, target: 'gallery' },
    ...{ gallery: inspection?.gallery ?? 'import', folder: '', subfolders: 'folders' },
    ...change,
  })
  return { ask, create, inspect, planOf, read, upload }
}

/** As a stop of the CMS does. Other files use the same CMS, which has new ones then. */
export async function stopImports(cms: Pick<TestCms, 'payload' | 'settings'>): Promise<void> {
  await importsOf(cms).stop()
  globalThis.tesseraImports?.delete(cms.payload)
}
