// @ts-check

/** The files that decide which packages are installed, relative to the root. */
export const MANIFESTS = [
  'package.json',
  'package-lock.json',
  'packages/gallery/package.json',
  'packages/content/package.json',
  'cms/package.json',
  'site/package.json',
  'scripts/package.json',
]
