import type { FollowerHealth } from '@tessera/content/store'
import { z } from 'zod'
import type { Site } from '../site'

/** The response of `/readyz`. It is public, so it has no messages of the database or of validators. */
export interface Readiness {
  readonly ready: boolean
  /** The site is about to end: send it no more requests. */
  readonly draining: boolean
  /** `waiting`: the CMS has not created its database yet. `failing`: the log has the database's error. */
  readonly publications: Pick<FollowerHealth, 'status' | 'revision'> & {
    /** `snapshot`: the site shows what it last knew, because it could not read the database since its start. */
    readonly source: 'none' | 'snapshot' | 'database'
    /** Revisions that this site does not show yet; null: the database that the CMS writes to does not answer. */
    readonly lag: number | null
  }
  /** `absent` is normal for a site without images. A bucket is present while it answers. */
  readonly media: 'present' | 'absent'
  /** `closed`: this site does not forward to the CMS. The public pages do not need it. */
  readonly cms: 'answering' | 'silent' | 'closed'
  /** `applied`: the CMS has migrated its database. `unknown`: it does not say so, because it is silent, closed or starting. */
  readonly migrations: 'applied' | 'unknown'
  /** Seconds since the CMS last looked for due jobs, such as scheduled publications; null while that is unknown. */
  readonly lastJobSeconds: number | null
  /** Documents whose newest version is invalid. The site shows their last valid version; the log has the errors. */
  readonly refused: readonly string[]
}

/** Time for which a report is reused, ms. Probes are frequent, and each report sends a request to the CMS. */
const REPORT_TTL_MS = 2_000
const CMS_TIMEOUT_MS = 1_000

export function createReadiness(site: Site): () => Promise<Readiness> {
  let last: { readonly time: number; readonly report: Promise<Readiness> } | undefined
  return async () => {
    const now = performance.now()
    const isFresh = last && now - last.time < REPORT_TTL_MS && site.publications.complete
    if (!last || !isFresh) last = { time: now, report: createReport(site) }
    const report = await last.report
    return site.drain.isDraining ? { ...report, ready: false, draining: true } : report
  }
}

async function createReport({ publications, environment, mediaStore }: Site): Promise<Readiness> {
  const { status, revision } = publications.follower.health()
  const [media, cms, lag] = await Promise.all([
    mediaStore
      .isPresent()
      .then((isPresent) => (isPresent ? ('present' as const) : ('absent' as const))),
    askCms(environment.cmsUrl),
    publications.lag(),
  ])
  return {
    ready: publications.complete && status === 'following',
    draining: false,
    publications: { status, revision, source: publications.source, lag },
    media,
    ...cms,
    refused: [...publications.problems.keys()],
  }
}

type CmsReadiness = Pick<Readiness, 'cms' | 'migrations' | 'lastJobSeconds'>

/** What `GET /api/ready` of the CMS answers. */
const cmsReadiness = z.object({
  migrations: z.literal('applied'),
  lastJobSeconds: z.number().nullable(),
})

async function askCms(cmsUrl: string | null): Promise<CmsReadiness> {
  if (cmsUrl === null) return { cms: 'closed', ...UNKNOWN }
  try {
    const signal = AbortSignal.timeout(CMS_TIMEOUT_MS)
    const response = await fetch(`${cmsUrl}/api/ready`, { signal, redirect: 'manual' })
    if (response.status >= 500) {
      await response.body?.cancel()
      return { cms: 'silent', ...UNKNOWN }
    }
    const answer = cmsReadiness.safeParse(await response.json().catch(() => null)).data
    return { cms: 'answering', ...(answer ?? UNKNOWN) }
  } catch {
    return { cms: 'silent', ...UNKNOWN } // The connection was refused, or the CMS did not respond in time.
  }
}

const UNKNOWN = { migrations: 'unknown', lastJobSeconds: null } as const
