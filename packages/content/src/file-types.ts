/** MIME types of the images that editors can upload, each with its file extension. */
export const IMAGE_TYPES = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
} as const

/** MIME types of the videos that editors can upload, each with its file extension. */
export const VIDEO_TYPES = { 'video/mp4': 'mp4', 'video/webm': 'webm' } as const

export type ImageType = keyof typeof IMAGE_TYPES
export type VideoType = keyof typeof VIDEO_TYPES
