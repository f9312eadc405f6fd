import { openPostgresReader } from '../postgres/reader'
import { openReplicaReader } from '../postgres/replica-reader'
import type { PublicationReader } from './publication-reader'
import { sqlitePath } from '../sqlite/file'
import { openSqliteReader } from '../sqlite/reader'

/**
 * @param url the setting DATABASE_URL: `file:…` or `postgres://…`
 * @param readUrl the setting DATABASE_READ_URL: a streaming replica of a PostgreSQL database
 * @throws for any other scheme
 */
export function openReader(url: string, readUrl: string | null = null): PublicationReader {
  if (readUrl !== null) return openReplicaReader(readUrl, url)
  if (url.startsWith('file:')) return openSqliteReader(sqlitePath(url))
  if (/^postgres(ql)?:/.test(url)) return openPostgresReader(url)
  const scheme = url.split(':')[0]
  throw new Error(`DATABASE_URL must start with "file:" or "postgres:"; got "${scheme}:…".`)
}
