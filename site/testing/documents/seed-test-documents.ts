import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openSqliteDatabase, publishDocuments } from '@tessera/content/testing'
import { testDocuments } from './test-documents'
import { writeTestImages } from './test-images'

/** `npx tsx site/testing/documents/seed-test-documents.ts <folder>`: creates a data folder, to run the site without a CMS. */
const dataDir = resolve(process.argv[2] ?? 'test-data')
mkdirSync(dataDir, { recursive: true })
const media = await writeTestImages(dataDir, 20)
const database = await openSqliteDatabase(join(dataDir, 'tessera.db'))
await publishDocuments(database, testDocuments(media))
await database.close()
console.log(`DATA_DIR=${dataDir}`)
