import type { PublicationRow } from '../read/publication-reader'
import { cutAtRevision } from '../read/cut-at-revision'
import type { PostgresConnection } from './connection'

const COLUMNS = 'kind, key, locale, path, revision::float8 as revision, body, uses'
const LATEST = 'select coalesce(max(revision), 0)::float8 as latest from publications'
const IDENTITY = `
  select concat_ws(':', system_identifier, current_database(), 'publications'::regclass::oid) as identity
  from pg_control_system()
`
const ROWS_OF_REVISION = `select ${COLUMNS} from publications where revision = $1 and kind <> 'counter' order by id`
/** With the newest revision that the same server has at the same moment; a single row without a kind if there are no more. */
const ROWS_AFTER = `
  select latest, ${COLUMNS} from (${LATEST}) newest left join lateral (
    select * from publications where revision > $1 and kind <> 'counter'
    order by publications.revision, id limit $2
  ) later on true order by later.revision, id
`

/**
 * The server, the database and the table. A replica has those of its primary. A restored backup has another table, and a
 * server that was set up again another identifier.
 */
export async function selectIdentity({ all }: PostgresConnection): Promise<string> {
  const [row] = (await all(IDENTITY)) as { identity: string }[]
  return row?.identity ?? ''
}

export async function selectLatestRevision({ all }: PostgresConnection): Promise<number> {
  const [row] = (await all(LATEST)) as { latest: number }[]
  return row?.latest ?? 0
}

/**
 * @param minLatest the newest revision that the server must have
 * @throws when it has not: its rows are incomplete
 */
export async function selectRowsAfter(
  { all }: PostgresConnection,
  { revision, limit, minLatest = 0 }: { revision: number; limit: number; minLatest?: number },
): Promise<readonly PublicationRow[]> {
  const found = (await all(ROWS_AFTER, [revision, limit + 1])) as FoundRow[]
  const latest = found[0]?.latest ?? 0
  if (latest < minLatest) throw behind(latest, minLatest)
  const rows = found.filter(isPublication)
  const whole = cutAtRevision(rows, limit)
  if (whole) return whole
  const [first] = rows
  const ofRevision = (await all(ROWS_OF_REVISION, [first?.revision])) as PublicationRow[]
  if (ofRevision.length < rows.length) throw behind(latest, minLatest)
  return ofRevision
}

type FoundRow = (PublicationRow | { readonly kind: null }) & { readonly latest: number }

const isPublication = (row: FoundRow): row is PublicationRow & { readonly latest: number } =>
  row.kind !== null

const behind = (latest: number, minLatest: number) =>
  new Error(`The replica is behind: it has revision ${latest}, and had ${minLatest} before.`)
