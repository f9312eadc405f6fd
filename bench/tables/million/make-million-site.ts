import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedDocument } from '@tessera/content'
import { openSqliteDatabase, type PublicationDatabase } from '@tessera/content/testing'
import { hashSources } from '../../../scripts/build/source-hash.mjs'
import type { Bench } from '../../table'
import { millionSite } from './documents'
import { readCatalogue } from './read-catalogue'

/** Documents per transaction, each of which has one revision. */
const BATCH_SIZE = 500

/**
 * A data folder with `count` published works, written into `publications` directly. Later runs reuse it until the schemas or
 * the documents change.
 */
export async function makeMillionSite(
  { root, work, log }: Pick<Bench, 'root' | 'work' | 'log'>,
  count: number,
): Promise<string> {
  const sources = ['packages/content/src/documents', 'bench/tables/million/documents.ts', 'import']
  const name = `works-${count}-`
  const folder = join(work, name + hashSources(root, sources).slice(0, 8))
  if (existsSync(folder)) return folder
  log(`publishing ${count.toLocaleString('en')} works, once`)
  for (const old of readdirSync(work).filter((each) => each.startsWith(name)))
    rmSync(join(work, old), { recursive: true })
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { recursive: true })
  const database = await openSqliteDatabase(join(unfinished, 'tessera.db'))
  let batch: PublishedDocument[] = []
  for (const document of millionSite(await readCatalogue(root), count)) {
    batch.push(document)
    if (batch.length < BATCH_SIZE) continue
    await write(database, batch)
    batch = []
  }
  await write(database, batch)
  await database.close()
  renameSync(unfinished, folder)
  return folder
}

/** Writes documents that are not in the table yet. */
const write = (database: PublicationDatabase, documents: readonly PublishedDocument[]) =>
  database.transaction(async (writer) => {
    const revision = await writer.nextRevision()
    for (const document of documents) await writer.put({ ...document, revision }, null)
  })
