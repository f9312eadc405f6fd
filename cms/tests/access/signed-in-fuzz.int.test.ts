import fc from 'fast-check'
import { expect, test } from 'vitest'
import { send } from '../testing/rest'
import { sharedCms } from '../testing/shared-cms'
import { signIn } from '../testing/sign-in'
import { IMPORT, wrongRequest } from '../testing/wrong-requests'

/** `npm run soak` sends 10,000. */
const REQUESTS = process.env['SOAK'] ? 10_000 : 300
const SEED = Number(process.env['FUZZ_SEED'] ?? 20261122)

const cms = sharedCms()

test(
  'answers every wrong request of a signed-in user with a sentence, never with 5xx',
  async () => {
    const headers = {
      admin: await signIn(cms, 'Ada', 'admin'),
      editor: await signIn(cms, 'Eve', 'editor'),
      author: await signIn(cms, 'Art', 'author'),
    }
    const faults: string[] = []
    let refused = 0
    const started = await (
      await send(cms, '/imports', { method: 'POST', headers: headers.admin })
    ).json()
    for (const { method, path, query, body, role, odd } of fc.sample(wrongRequest, {
      ...{ seed: SEED, numRuns: REQUESTS },
    })) {
      const url = `${path.replaceAll(IMPORT, started.job.id)}?${query}`
      // The sign-in of later requests must not end.
      if (path.startsWith('/users/') && method === 'DELETE') continue
      const sent = { ...headers[role], 'content-type': body.type, ...odd }
      const init = method === 'GET' ? {} : { body: body.body }
      const response = await send(cms, url, { method, headers: sent, ...init })
      const answer = await response.text().catch((error: unknown) => `500 ${String(error)}`)
      if (response.status >= 400) refused += 1
      if (
        response.status >= 500 ||
        answer.startsWith('500 ') ||
        (response.status >= 400 && !/[a-z]{2} [a-z]|Not Found/i.test(answer))
      )
        faults.push(
          `${response.status} ${role} ${method} ${url} ${JSON.stringify(odd)} ${body.type} ${init.body ?? ''}\n  ${answer.slice(0, 300)}`.slice(
            0,
            2000,
          ),
        )
    }
    expect(faults).toEqual([])
    expect(refused).toBeGreaterThan(REQUESTS / 4)
    console.log(
      `  ${REQUESTS} wrong requests: ${refused} refused with a sentence, 0 answered with 5xx`,
    )
  },
  60_000 + REQUESTS * 100,
)
