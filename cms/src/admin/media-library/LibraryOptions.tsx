'use client'

import { usePreferences } from '@payloadcms/ui'
import { createContext, use, useState, type ReactNode } from 'react'
import { z } from 'zod'

export const THUMBNAIL_SIZES = ['small', 'medium', 'large'] as const
export type ThumbnailSize = (typeof THUMBNAIL_SIZES)[number]

const stored = z.object({ thumbnailSize: z.enum(THUMBNAIL_SIZES).catch('medium') })

interface Options {
  readonly size: ThumbnailSize
  /** Whether a click picks an image for a field, instead of selecting it. */
  readonly picksOne: boolean
  /** Ids of the listed images that visitors see. */
  readonly live: readonly number[]
  setSize(size: ThumbnailSize): void
}
const Context = createContext<Options>({
  ...{ size: 'medium', picksOne: false, live: [] },
  setSize: () => {},
})

interface Props {
  readonly children: ReactNode
  /** Payload's preferences of the list, which belong to the user. */
  readonly preferences: unknown
  readonly slug: string
  readonly picksOne: boolean
  readonly live: readonly number[]
}

/** How the images are shown. The size of the thumbnails is remembered for each user. */
export function LibraryOptionsProvider({ children, preferences, slug, ...options }: Props) {
  const { setPreference } = usePreferences()
  const [size, setSize] = useState(() => stored.parse(preferences ?? {}).thumbnailSize)
  const change = (thumbnailSize: ThumbnailSize) => {
    setSize(thumbnailSize)
    void setPreference(`collection-${slug}`, { thumbnailSize }, true)
  }
  return <Context value={{ ...options, size, setSize: change }}>{children}</Context>
}

export const useLibraryOptions = () => use(Context)
