import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readJson } from '../read-json'
import { findOrCreateFolder } from './find-or-create-folder'

/** Names of a folder of Media, after those of the folders that contain it. */
export const folderNames = z.array(z.string().trim().min(1).max(200)).max(20)

const requestBody = z.object({ names: folderNames.min(1) })

/** POST /api/internal/folder: the id of a folder of Media, which is created if it is missing. */
export async function createFolder(req: PayloadRequest): Promise<{ readonly id: number | null }> {
  const { names } = await readJson(req, requestBody)
  return { id: await findOrCreateFolder(req, names) }
}
