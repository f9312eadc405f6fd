/** Words of a file's name: `low-sun-1a2b3c4d.jpg` → `Low sun`. Empty if there are none. */
export function readableName(filename: string): string {
  const words = filename
    .replace(/(-[0-9a-f]{8})?\.\w+$/, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
