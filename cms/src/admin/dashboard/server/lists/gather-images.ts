import type { ListedDocument } from './listed-document'

/** So many images are read at most; more are not counted. */
export const MAX_GATHERED = 100

/** Images that one person changed one after another become one entry, so that they leave room for other changes. */
export function gatherImages(changes: readonly ListedDocument[]): ListedDocument[] {
  const runs: [ListedDocument, ...ListedDocument[]][] = []
  for (const change of changes) {
    const run = runs.at(-1)
    if (run && isImage(change) && isImage(run[0]) && run[0].note === change.note) run.push(change)
    else runs.push([change])
  }
  return runs.map(([newest, ...others]) =>
    others.length === 0
      ? newest
      : { ...newest, title: titleOf(others.length + 1), path: '/collections/media', kind: 'Media' },
  )
}

const isImage = ({ kind }: ListedDocument) => kind === 'Image'

const titleOf = (count: number) =>
  count < MAX_GATHERED ? `${count} images` : `${MAX_GATHERED} images or more`
