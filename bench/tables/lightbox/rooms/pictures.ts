/** How many pictures there are on each page; one more is broken: its large file is missing. */
export const PICTURES = 24
export const BROKEN = PICTURES

/** px */
export const LARGE = { width: 1600, height: 1067 } as const
export const SMALL = { width: 480, height: 320 } as const

export const largeFile = (picture: number) => `large-${picture}.jpg`
export const smallFile = (picture: number) => `small-${picture}.jpg`
