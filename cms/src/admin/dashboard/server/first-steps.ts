import { FIRST_STEPS } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import { onlyAdminsOfRequest } from '../../../access/roles'
import { DEFAULT_SITE_NAME } from '../../../globals/site'
import { DEMO_BATCH } from '../../../internal-api/import-batch/demo-batch'

/** A step from an empty site to a published gallery. */
export interface FirstStep {
  readonly title: (typeof FIRST_STEPS)[number]
  readonly text: string
  /** Below the admin's path. */
  readonly path: `/${string}`
  readonly isDone: boolean
  /** Another way, with a link of its own. */
  readonly alternative?: {
    readonly text: string
    readonly label: string
    readonly path: `/${string}`
  }
}

/** Documents of the site's owner, not of the demo. */
const OWN = {
  or: [{ importBatch: { exists: false } }, { importBatch: { not_equals: DEMO_BATCH } }],
}

/** How many pages are searched for a gallery; who has more has found the way. */
const MAX_PAGES = 20

/** The first steps that a user may take, in their order. @param site the global */
export async function readFirstSteps(
  req: PayloadRequest,
  site: Readonly<Record<string, unknown>>,
): Promise<FirstStep[]> {
  const { payload } = req
  const [images, pages] = await Promise.all([
    payload.count({ collection: 'media', where: OWN }),
    payload.find({ collection: 'pages', where: OWN, draft: true, depth: 0, limit: MAX_PAGES }),
  ])
  const galleries = pages.docs.filter(({ blocks }) => hasGallery(blocks))
  const isNamed = site['importBatch'] !== DEMO_BATCH && site['name'] !== DEFAULT_SITE_NAME
  const [nameSite, addImages, makeGallery, publish] = FIRST_STEPS
  const naming: FirstStep = {
    title: nameSite,
    text: 'Visitors see the name in the header and in search results.',
    path: '/globals/site',
    isDone: isNamed,
  }
  return [
    ...(onlyAdminsOfRequest({ req }) ? [naming] : []),
    {
      title: addImages,
      text: 'Drop as many files as you like. Titles, keywords and alt texts are read from them.',
      path: '/collections/media',
      isDone: images.totalDocs > 0,
      alternative: {
        text: 'Is there a list of works, or a site that you have already?',
        label: 'Bring it over',
        path: '/import',
      },
    },
    {
      title: makeGallery,
      text: 'Press “Make a gallery” beside the images that have arrived, and choose what visitors can filter by.',
      path: '/collections/media',
      isDone: galleries.length > 0,
    },
    {
      title: publish,
      text: 'Visitors see the page within a second.',
      path: '/collections/pages',
      isDone: galleries.some(({ _status }) => _status === 'published'),
    },
  ]
}

const hasGallery = (blocks: unknown) =>
  Array.isArray(blocks) && blocks.some(({ blockType }) => blockType === 'gallery')
