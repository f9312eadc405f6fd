/** Words of a file's name: `low-sun-1a2b3c4d.jpg` → `Low sun`. Empty if there are none. */
export function readableName(filename: string): string {
  const words = filename
    .replace(/(-[0-9a-f]{8})?\.\w+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Name of an uploaded file without the part that makes stored names unique: `low-sun-1a2b3c4d.jpg` → `low-sun.jpg`. */
export const uploadedName = (filename: string): string =>
  filename.replace(/-[0-9a-f]{8}(?=\.\w+$)/, '')
