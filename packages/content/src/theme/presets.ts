import type { Theme } from './theme'

/** Themes that come with the site, besides its default. */
export const PRESETS = {
  gallery: {
    colorScheme: 'light',
    light: { paper: '#ffffff', ink: '#111111', accent: '#0b57d0' },
    dark: { paper: '#111111', ink: '#f5f5f5', accent: '#8ab4f8' },
    fonts: 'plain',
    textSize: 'normal',
    headingScale: 'small',
    radius: 0,
    density: 'spacious',
  },
  night: {
    colorScheme: 'dark',
    light: { paper: '#f6f3ee', ink: '#1c1814', accent: '#8a4b00' },
    dark: { paper: '#14110f', ink: '#efe9e1', accent: '#f2b25c' },
    fonts: 'poster',
    textSize: 'normal',
    headingScale: 'large',
    radius: 2,
    density: 'compact',
  },
  garden: {
    colorScheme: 'auto',
    light: { paper: '#f4f7f1', ink: '#16241a', accent: '#1f6b3a' },
    dark: { paper: '#101812', ink: '#e4eee4', accent: '#8fd19e' },
    fonts: 'soft',
    textSize: 'normal',
    headingScale: 'normal',
    radius: 12,
    density: 'normal',
  },
} as const satisfies Record<string, Theme>
