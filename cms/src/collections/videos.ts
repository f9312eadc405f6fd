import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { importBatchField } from '../fields/import-batch'
import { checkVideo } from '../videos/check-video'
import { videosDir } from '../videos/folders'
import { receiveVideos } from '../videos/receive-video'
import { serveVideo } from '../videos/serve-video'
import { removeVideo, storeVideo } from '../videos/store-video'
import { subtitlesField } from '../videos/subtitle-fields'
import { refuseDeletingShown } from '../media/refuse-deleting-shown'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import type { Settings } from '../settings'

/** Videos of the site's own. The files are ours to keep, as those of images are. */
export const videos = (settings: Settings): CollectionConfig => ({
  slug: 'videos',
  labels: { singular: 'Video', plural: 'Videos' },
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'filename', 'updatedAt'],
    description: `Videos that this site plays itself: MP4 (H.264 with AAC) or WebM, of at most ${Math.floor(settings.videoLimit / 1024 / 1024)} MB. They are shown as you upload them: 1080 lines at 5 Mbit/s are plenty.`,
    listSearchableFields: ['title', 'filename'],
  },
  access: { create: signedIn, read: signedIn, update: signedIn, delete: signedIn },
  upload: {
    disableLocalStorage: true,
    staticDir: videosDir(settings.dataDir),
    handlers: [serveVideo(settings.dataDir)],
    mimeTypes: ['video/mp4', 'video/x-m4v', 'video/webm'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    displayPreview: false,
  },
  endpoints: receiveVideos(settings),
  hooks: {
    beforeOperation: [checkVideo(settings.videoLimit)],
    beforeChange: [storeVideo(settings.dataDir)],
    beforeDelete: [refuseDeletingShown('video')],
    afterChange: [publishAfterChange('video')],
    afterDelete: [publishAfterDelete('video'), removeVideo(settings.dataDir)],
  },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      admin: { description: 'What the video is called; stands on it as long as it has no poster.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown until somebody plays the video.' },
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
          'What is said and what is seen, for those who can neither hear nor see the video; opens below it. An empty line begins a paragraph.',
      },
    },
    importBatchField(),
  ],
})
