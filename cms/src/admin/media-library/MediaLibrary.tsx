import type { ListViewClientProps, ListViewServerProps, Payload } from 'payload'
import { z } from 'zod'
import { findLivePublications } from '../../document-state/find-live-publications'
import { WITHOUT_ALT } from '../../media-library/apply-view'
import type { Choice } from './LibraryBar'
import { MediaLibraryView } from './MediaLibraryView'

const named = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  name: z.string().nullish(),
  folder: z.union([z.number(), z.string()]).nullish().transform(String),
})

const listed = z.object({ docs: z.array(z.object({ id: z.coerce.number() })) })

/** The list of images: thumbnails, with the folders and terms to filter by. Payload's list view surrounds them. */
export async function MediaLibrary(props: ListViewServerProps) {
  const { payload, locale, data } = props
  const { docs } = listed.parse(data)
  const ids = docs.map(({ id }) => id)
  const [folders, terms, withoutAlt, live] = await Promise.all([
    readFolders(payload),
    readTerms(payload),
    payload.count({ collection: 'media', where: WITHOUT_ALT, locale: locale?.code }),
    findLivePublications({ payload }, 'media', ids),
  ])
  return (
    <MediaLibraryView
      {...clientProps(props)}
      folders={folders}
      terms={terms}
      withoutAlt={withoutAlt.totalDocs}
      live={[...new Set(live.map(({ key }) => Number(key)))]}
    />
  )
}

const SERVER_PROPS = [
  ...['collectionConfig', 'data', 'i18n', 'limit', 'listSearchableFields', 'locale', 'params'],
  ...['payload', 'permissions', 'searchParams', 'user'],
]

/** Payload passes both kinds of properties to a server component; the browser can have only one. */
function clientProps(props: ListViewServerProps): ListViewClientProps {
  const client = { ...props }
  for (const name of SERVER_PROPS) Reflect.deleteProperty(client, name)
  return client
}

async function readFolders(payload: Payload): Promise<readonly Choice[]> {
  const folders = await readNamed(payload, 'payload-folders')
  const byId = new Map(folders.map((folder) => [folder.id, folder]))
  const pathOf = (id: string, depth = 0): string => {
    const folder = byId.get(id)
    // Payload prevents circles; the depth is limited all the same.
    if (!folder || depth > 20) return ''
    const parent = pathOf(folder.folder, depth + 1)
    return parent ? `${parent} / ${folder.name}` : (folder.name ?? '')
  }
  return sortByLabel(folders.map(({ id }) => ({ value: id, label: pathOf(id) })))
}

const readTerms = async (payload: Payload): Promise<readonly Choice[]> =>
  sortByLabel(
    (await readNamed(payload, 'terms')).map(({ id, name }) => ({ value: id, label: name ?? id })),
  )

const sortByLabel = (choices: readonly Choice[]) =>
  [...choices].sort((a, b) => a.label.localeCompare(b.label))

async function readNamed(payload: Payload, collection: 'payload-folders' | 'terms') {
  const { docs } = await payload.find({ collection, depth: 0, joins: false, pagination: false })
  return docs.map((doc) => named.parse(doc))
}
