import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FollowerHealth } from '@tessera/content/store'
import type { Site } from '../site'

/** Anybody may ask, so it tells what kind of thing is wrong and nothing of what a driver or a validator says. */
export interface Readiness {
  readonly ready: boolean
  /** `waiting` for a CMS that has not made its database yet; `failing`: the log has what the database said. */
  readonly publications: Pick<FollowerHealth, 'status' | 'revision'>
  /** `absent` is no fault of a site without images. */
  readonly media: 'present' | 'absent'
  /** `closed`: this site does not forward to it. The public pages do not need it. */
  readonly cms: 'answering' | 'silent' | 'closed'
  /** Documents whose newest version does not fit: the last good one is shown, and the log tells what is wrong. */
  readonly refused: readonly string[]
}

/** How long an answer is given again, ms: probes come often, and each asks the CMS. */
const KEPT_FOR = 2_000
const CMS_PATIENCE = 1_000

export function createReadiness(site: Site): () => Promise<Readiness> {
  let known: { readonly at: number; readonly report: Promise<Readiness> } | undefined
  return () => {
    const now = performance.now()
    const isFresh = known && now - known.at < KEPT_FOR && site.publications.complete
    if (!known || !isFresh) known = { at: now, report: look(site) }
    return known.report
  }
}

async function look({ publications, environment }: Site): Promise<Readiness> {
  const { status, revision } = publications.follower.health()
  const [media, cms] = await Promise.all([
    access(join(environment.dataDir, 'media')).then(
      () => 'present' as const,
      () => 'absent' as const,
    ),
    askCms(environment.cmsUrl),
  ])
  return {
    ready: publications.complete && status === 'following',
    publications: { status, revision },
    media,
    cms,
    refused: [...publications.problems.keys()],
  }
}

async function askCms(cmsUrl: string | null): Promise<Readiness['cms']> {
  if (cmsUrl === null) return 'closed'
  try {
    const signal = AbortSignal.timeout(CMS_PATIENCE)
    const answer = await fetch(`${cmsUrl}/api/ready`, { signal, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status < 500 ? 'answering' : 'silent'
  } catch {
    return 'silent' // Refused or too slow: that is the answer.
  }
}
