// @ts-check

/** SQL of both databases: the paths in the data folder of the files that images and videos name. */
export const MEDIA_FILES = `
  select 'media/originals/' || filename from media where filename is not null
  union all
  select 'media/videos/' || filename from videos where filename is not null`
