import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PublishedDocument } from '@tessera/content'
import { openSqliteDatabase, publishDocuments } from '@tessera/content/testing'
import { hashSources } from '../../../../scripts/build/source-hash.mjs'
import { writeTestImages } from '../../../../site/testing/documents/test-images'
import type { Bench } from '../../../table'
import { largeSite } from './documents'

/** Documents per transaction. */
const BATCH_SIZE = 2_000

/** A data folder with `count` published articles. Later runs reuse it until the schemas or the documents change. */
export async function makeLargeSite({ root, work, log }: Bench, count: number): Promise<string> {
  const sources = ['packages/content/src', 'bench/tables/page/large']
  const folder = join(work, `site-${count}-${hashSources(root, sources).slice(0, 8)}`)
  if (existsSync(folder)) return folder
  log(`  publishing ${count.toLocaleString('en')} articles, once`)
  for (const old of readdirSync(work).filter((name) => name.startsWith(`site-${count}-`)))
    rmSync(join(work, old), { recursive: true })
  const unfinished = `${folder}.unfinished`
  mkdirSync(unfinished, { recursive: true })
  const media = await writeTestImages(unfinished, 6)
  const database = await openSqliteDatabase(join(unfinished, 'tessera.db'))
  let batch: PublishedDocument[] = []
  const publish = async () => {
    await publishDocuments(database, batch)
    batch = []
  }
  for (const document of largeSite(count, media)) {
    batch.push(document)
    if (batch.length === BATCH_SIZE) await publish()
  }
  await publish()
  await database.close()
  renameSync(unfinished, folder)
  return folder
}
