import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { originField } from '../fields/origin'
import { checkFilm } from '../films/check-film'
import { filmsDir } from '../films/folders'
import { receiveFilms } from '../films/receive-film'
import { serveFilm } from '../films/serve-film'
import { removeFilm, storeFilm } from '../films/store-film'
import { subtitlesField } from '../films/subtitle-fields'
import { refuseDeletingShown } from '../media/refuse-deleting-shown'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import type { Settings } from '../settings'

/** Films of the site's own. The files are ours to keep, as those of images are. */
export const films = (settings: Settings): CollectionConfig => ({
  slug: 'films',
  labels: { singular: 'Film', plural: 'Films' },
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
    description: `Films that this site plays itself: MP4 (H.264 with AAC) or WebM, of at most ${Math.floor(settings.filmLimit / 1024 / 1024)} MB. They are shown as you upload them: 1080 lines at 5 Mbit/s are plenty.`,
    listSearchableFields: ['title', 'filename'],
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  upload: {
    disableLocalStorage: true,
    staticDir: filmsDir(settings.dataDir),
    handlers: [serveFilm(settings.dataDir)],
    mimeTypes: ['video/mp4', 'video/x-m4v', 'video/webm'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    displayPreview: false,
  },
  endpoints: receiveFilms(settings),
  hooks: {
    beforeOperation: [checkFilm(settings.filmLimit)],
    beforeChange: [storeFilm(settings.dataDir)],
    beforeDelete: [refuseDeletingShown('film')],
    afterChange: [publishAfterChange('film')],
    afterDelete: [publishAfterDelete('film'), removeFilm(settings.dataDir)],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      admin: { description: 'What the film is called; stands on it as long as it has no poster.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown until somebody plays the film.' },
    },
    subtitlesField(),
    {
      name: 'transcript',
      type: 'textarea',
      localized: true,
      maxLength: 100_000,
      admin: {
        rows: 8,
        description:
          'What is said and what is seen, for those who can neither hear nor see the film; opens below it. An empty line begins a paragraph.',
      },
    },
    originField(),
  ],
})
