/** What is loaded only when wanted is a file of its own, and measured as one. */
const lazyIsApart = {
  name: 'lazy-is-apart',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}

/** What each door weighs as a bundler ships it: minified, brotli, without React. `npx size-limit` or `npm test`. */
export default [
  door('core', 'src/core/index.ts', '5 kB'),
  { ...door('gallery', 'src/index.ts', '12 kB'), import: '{ LiveGallery }' },
  {
    ...door('gallery with its index and words, when it filters by itself', 'src/index.ts', '15 kB'),
    import: '{ GalleryIndex, LiveGallery, readState }',
  },
  door('lightbox', 'src/react/lightbox/Lightbox.tsx', '8 kB'),
  door('lightbox tools, once it is open', 'src/react/lightbox/LightboxTools.tsx', '8 kB'),
  door('lightbox for links', 'src/linked.ts', '10 kB'),
  door('layouts and all patterns', 'src/core/layouts/index.ts', '5 kB'),
  door('drawing patterns', 'src/patterns.ts', '3 kB'),
  { ...door('place alone', 'src/core/layouts/index.ts', '0.9 kB'), import: '{ place }' },
  { ...door('readState alone', 'src/core/index.ts', '1 kB'), import: '{ readState }' },
  door('styles', 'src/styles/index.css', '7 kB'),
  door('styles of a page before it wakes', 'src/styles/page.css', '6.5 kB'),
  door('styles of the lightbox', 'src/styles/lightbox/index.css', '4 kB'),
]

function door(name, path, limit) {
  const modifyEsbuildConfig = (config) => ({
    ...config,
    format: 'esm',
    jsx: 'automatic',
    plugins: [lazyIsApart],
  })
  return { name, path, limit, modifyEsbuildConfig }
}
