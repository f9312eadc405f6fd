import { rm } from 'node:fs/promises'
import path from 'node:path'

/** Folder of tables that are written before they are sent. */
export const exportFilesIn = (dataDir: string) => path.join(dataDir, 'export-files')

/** Removes what a crash has left. */
export const removeExportFiles = (dataDir: string) =>
  rm(exportFilesIn(dataDir), { recursive: true, force: true })
