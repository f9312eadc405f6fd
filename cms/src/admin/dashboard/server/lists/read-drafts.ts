import { z } from 'zod'
import { listPath } from './list-path'
import { toList, type DashboardList, type ListLink, type Reader } from './listed-document'
import { readNewest, type FoundDocument } from './read-newest'

/** Drafts of each collection among which those of the user are looked for. */
const MAX_SEARCHED = 100

/** Articles and pages whose newest version is not published, the last changed first. */
export async function readDrafts(
  reader: Reader,
): Promise<Readonly<Record<'own' | 'others', DashboardList>>> {
  const drafts = await readNewest(reader, {
    collections: ['articles', 'pages'],
    where: { _status: { equals: 'draft' } },
    limit: MAX_SEARCHED,
  })
  const name = z.object({ name: z.string() }).safeParse(reader.user).data?.name
  const isMine = ({ createdBy, changedBy }: FoundDocument) =>
    (reader.user !== null && createdBy === reader.user.id) ||
    (name !== undefined && changedBy === name)
  return {
    own: toList(drafts.filter(isMine), ALL),
    others: toList(
      drafts.filter((draft) => !isMine(draft)),
      ALL,
    ),
  }
}

const ALL: readonly ListLink[] = (['articles', 'pages'] as const).map((collection) => ({
  label: `All draft ${collection}`,
  path: listPath(collection, ['_status', 'equals', 'draft']),
}))
