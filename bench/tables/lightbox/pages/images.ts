/** Number of images on each page. One more is broken: its large file is missing. */
export const IMAGES = 24
export const BROKEN = IMAGES

/** px */
export const LARGE = { width: 1600, height: 1067 } as const
export const SMALL = { width: 480, height: 320 } as const

export const largeFile = (image: number) => `large-${image}.jpg`
export const smallFile = (image: number) => `small-${image}.jpg`
