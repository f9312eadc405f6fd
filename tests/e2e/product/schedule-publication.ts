import type { CmsClient, Id } from './running/cms-client'

/** Schedules the publication of an article, also for a time that has passed, which the form does not offer. */
export const schedulePublication = (cms: Pick<CmsClient, 'create'>, article: Id, time: number) =>
  cms.create('payload-jobs', {
    taskSlug: 'schedulePublish',
    queue: 'default',
    waitUntil: new Date(time).toISOString(),
    input: { type: 'publish', doc: { relationTo: 'articles', value: String(article) } },
  })
