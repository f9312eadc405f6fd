import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openSqliteDatabase, publishDocuments } from '@tessera/content/store'
import { scratchDocuments } from './scratch-documents'
import { drawImages } from './scratch-images'

/** `npx tsx site/testing/seed-scratch.ts <folder>`: a data folder to look at the site with, no CMS needed. */
const dataDir = resolve(process.argv[2] ?? 'scratch-data')
mkdirSync(dataDir, { recursive: true })
const media = await drawImages(dataDir, 20)
const database = await openSqliteDatabase(join(dataDir, 'tessera.db'))
await publishDocuments(database, scratchDocuments(media))
await database.close()
console.log(`DATA_DIR=${dataDir}`)
