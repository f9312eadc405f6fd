import { setTimeout as wait } from 'node:timers/promises'

export interface Article {
  readonly id: number
  readonly path: string
}

/** Creates a published article through the CMS. */
export async function publishArticle(cmsUrl: string, token: string): Promise<Article> {
  const slug = 'counted'
  const { doc } = await save(`${cmsUrl}/api/articles`, 'POST', token, {
    ...{ title: 'Save 0', slug, _status: 'published' },
  })
  return { id: doc.id, path: `/articles/${slug}` }
}

/** Publishes the article again and again, with the number of the save in its title. */
export function startEditor({
  cmsUrl,
  token,
  article,
  sites,
}: {
  readonly cmsUrl: () => string
  readonly token: string
  readonly article: Article
  /** Origins at which a save must become visible; read anew for each save. */
  readonly sites: () => readonly string[]
}) {
  let isRunning = true
  let last = 0
  let refused = 0
  /** ms from the answer of the CMS until every site shows the save. */
  const delays: number[] = []
  const waiting: Promise<void>[] = []
  const run = async () => {
    for (let number = 1; isRunning; number += 1) {
      const next = wait(500)
      const saved = await save(`${cmsUrl()}/api/articles/${article.id}`, 'PATCH', token, {
        ...{ title: `Save ${number}`, _status: 'published' },
      }).catch(() => null) // The CMS is down.
      if (saved) {
        last = number
        const savedAt = performance.now()
        const shown = sites().map((site) => waitUntilShown(site + article.path, number))
        waiting.push(
          Promise.all(shown).then((all) => {
            if (all.every(Boolean)) delays.push(performance.now() - savedAt)
          }),
        )
      } else refused += 1
      await next
    }
    await Promise.all(waiting)
  }
  const running = run()
  return {
    /** The number of the last save that the CMS has acknowledged. */
    last: () => last,
    refused: () => refused,
    /** How long the saves since the last call took to appear. */
    takeDelays: () => delays.splice(0).sort((a, b) => a - b),
    async stop() {
      isRunning = false
      await running
    },
  }
}

/** The number of the save that a page shows. */
export async function shownSave(url: string): Promise<number> {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) })
  const [, number] = /Save (\d+)/.exec(await response.text()) ?? []
  return Number(number ?? -1)
}

/** False after 60 s, or while the site is down. */
async function waitUntilShown(url: string, number: number): Promise<boolean> {
  const deadline = performance.now() + 60_000
  while (performance.now() < deadline) {
    if ((await shownSave(url).catch(() => -1)) >= number) return true
    await wait(20)
  }
  return false
}

async function save(url: string, method: string, token: string, data: object) {
  const response = await fetch(url, {
    ...{ method, body: JSON.stringify(data), signal: AbortSignal.timeout(15_000) },
    headers: { authorization: `Internal ${token}`, 'content-type': 'application/json' },
  })
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}
