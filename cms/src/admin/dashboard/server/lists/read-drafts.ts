import { z } from 'zod'
import { listPath } from '../../../list-path'
import { toList, type DashboardList, type ListLink, type Reader } from './listed-document'
import { readNewest, type FoundDocument } from './read-newest'

/** Drafts of each collection among which those of the user are looked for. */
const MAX_SEARCHED = 100

const COLLECTIONS = ['articles', 'pages'] as const

/** Articles and pages whose newest version is not published, the last changed first. */
export async function readDrafts(
  reader: Reader,
): Promise<Readonly<Record<'own' | 'others', DashboardList>>> {
  const drafts = await readNewest(reader, {
    collections: COLLECTIONS,
    where: { _status: { equals: 'draft' } },
    limit: MAX_SEARCHED,
  })
  const name = z.object({ name: z.string() }).safeParse(reader.user).data?.name
  const isMine = ({ createdBy, changedBy }: FoundDocument) =>
    (reader.user !== null && createdBy === reader.user.id) ||
    (name !== undefined && changedBy === name)
  const all = COLLECTIONS.flatMap((collection): ListLink[] => {
    const isListed = drafts.some(({ path }) => path.startsWith(`/collections/${collection}/`))
    const path = listPath(collection, [['_status', 'equals', 'draft']])
    return isListed ? [{ label: `All draft ${collection}`, path }] : []
  })
  return {
    own: toList(drafts.filter(isMine), all),
    others: toList(
      drafts.filter((draft) => !isMine(draft)),
      all,
    ),
  }
}
