/** Questions that editors ask about all images; each is a filter of the media screen. */
export const MEDIA_VIEWS = ['no-alt', 'too-small', 'unused', 'duplicates'] as const
export type MediaView = (typeof MEDIA_VIEWS)[number]

export const MEDIA_VIEW_LABELS: Readonly<Record<MediaView, string>> = {
  'no-alt': 'No alt text',
  'too-small': 'Too small',
  unused: 'Unused',
  duplicates: 'Same file twice',
}

export const isMediaView = (value: unknown): value is MediaView =>
  MEDIA_VIEWS.some((view) => view === value)
