import type { PayloadRequest } from 'payload'

const FOLDERS = 'payload-folders'

/**
 * Id of a folder of images by the names of its parents and its own; creates the missing ones.
 * @param within id of the folder that contains them; null for none
 */
export async function findOrCreateFolder(
  req: PayloadRequest,
  names: readonly string[],
  within: number | null = null,
): Promise<number | null> {
  let parent = within
  for (const name of names) parent = await findOrCreateIn(req, parent, name)
  return parent
}

async function findOrCreateIn(req: PayloadRequest, parent: number | null, name: string) {
  const inParent = parent === null ? { exists: false } : { equals: parent }
  const row = await req.payload.db.findOne<{ id: number }>({
    ...{ collection: FOLDERS, joins: {} },
    where: { and: [{ name: { equals: name } }, { folder: inParent }] },
  })
  if (row) return row.id
  const data = { name, folder: parent }
  const { id } = await req.payload.create({
    ...{ collection: FOLDERS, data, depth: 0, user: req.user },
  })
  return Number(id)
}
