import { isSystemFile, type UploadFile } from './upload-file'

/**
 * The files of a drop, and those in its folders. Reads the list at once, because the browser empties it after the event.
 * @param items of the event
 */
export async function readDropped(items: DataTransferItemList): Promise<readonly UploadFile[]> {
  const dropped = [...items].map((item) => {
    const entry = item.webkitGetAsEntry()
    if (entry) return readEntry(entry, [])
    // A file that comes from a page and not from a disk has no entry.
    const file = item.getAsFile()
    return file ? [{ file, folders: [] }] : []
  })
  return (await Promise.all(dropped)).flat()
}

async function readEntry(
  entry: FileSystemEntry,
  folders: readonly string[],
): Promise<readonly UploadFile[]> {
  if (isSystemFile(entry.name)) return []
  if (isFile(entry))
    return [{ file: await new Promise<File>((...done) => entry.file(...done)), folders }]
  if (!isFolder(entry)) return []
  const files: UploadFile[] = []
  for (const child of await readFolder(entry))
    files.push(...(await readEntry(child, [...folders, entry.name])))
  return files
}

/** Browsers return 100 entries at a time, and none at the end. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((...done) => reader.readEntries(...done))
    if (some.length === 0) return entries.sort((a, b) => a.name.localeCompare(b.name))
    entries.push(...some)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
