/** Words of a file's name: `low-sun-1a2b3c4d.jpg` → `Low sun`. Empty if there are none. */
export function readableName(filename: string): string {
  const words = uploadedName(filename)
    .replace(/\.\w+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Name of an uploaded file without the parts that make stored names unique: `low-sun-1a2b3c4d.jpg` → `low-sun.jpg`, also
 * of a second file with that name (`…-1a2b3c4d-1.jpg`) and of a replaced one (`_7-low-sun-…`).
 */
export const uploadedName = (filename: string): string =>
  filename.replace(/^_\d+-/, '').replace(/-[0-9a-f]{8}(-\d+)?(?=\.\w+$)/, '')
