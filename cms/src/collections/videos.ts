import { VIDEO_TYPES } from '@tessera/content'
import type { CollectionConfig } from 'payload'
import { signedIn } from '../access/roles'
import { documentStateField } from '../fields/document-state/document-state-field'
import { importBatchField } from '../fields/import-batch'
import { creatorColumn } from '../fields/list-columns'
import { checkVideo } from '../videos/check-video'
import { videosDir } from '../videos/folders'
import { videoUploadEndpoints } from '../videos/upload-endpoints'
import { serveVideo } from '../videos/serve-video'
import { removeVideo, storeVideo } from '../videos/store-video'
import { subtitlesField } from '../videos/subtitles-field'
import { preventDeletingPublishedMedia } from '../publish/prevent-deleting-published-media'
import { publishAfterChange, publishAfterDelete } from '../publish/hooks'
import type { Settings } from '../settings'

/** Uploaded videos, with own file storage as for images. */
export const videos = (settings: Settings): CollectionConfig => ({
  slug: 'videos',
  labels: { singular: 'Video', plural: 'Videos' },
  disableDuplicate: true,
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'poster', 'filename', 'creator', 'updatedAt'],
    description: `Videos that this site plays itself: MP4 (H.264 with AAC) or WebM, up to ${Math.floor(settings.videoLimit / 1024 / 1024)} MB. They are not converted; 1080p at 5 Mbit/s is recommended.`,
    listSearchableFields: ['title', 'filename'],
  },
  access: { read: signedIn },
  upload: {
    disableLocalStorage: true,
    staticDir: videosDir(settings.dataDir),
    handlers: [serveVideo(settings.dataDir)],
    // Some systems report MP4 files as video/x-m4v.
    mimeTypes: [...Object.keys(VIDEO_TYPES), 'video/x-m4v'],
    crop: false,
    focalPoint: false,
    pasteURL: false,
    displayPreview: false,
  },
  endpoints: videoUploadEndpoints(settings),
  hooks: {
    beforeOperation: [checkVideo(settings.videoLimit)],
    beforeChange: [storeVideo(settings.dataDir)],
    beforeDelete: [preventDeletingPublishedMedia('video')],
    afterChange: [publishAfterChange('video')],
    afterDelete: [publishAfterDelete('video'), removeVideo(settings.dataDir)],
  },
  fields: [
    documentStateField(),
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      maxLength: 200,
      admin: { description: 'Title of the video; shown on it if it has no poster.' },
    },
    {
      name: 'poster',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Shown until a visitor plays the video.' },
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
          'Everything that is said and seen, for visitors who cannot hear or see the video; shown below it. An empty line starts a new paragraph.',
      },
    },
    creatorColumn(),
    importBatchField(),
  ],
})
