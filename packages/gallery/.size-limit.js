/** Leaves dynamic imports out of a bundle. Each lazy file has a limit of its own. */
const excludeLazyFiles = {
  name: 'exclude-lazy-files',
  setup: (build) => {
    build.onResolve({ filter: /./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { external: true } : undefined,
    )
  },
}

/** Maximum size of each entry point: bundled, minified, Brotli, without React. `npx size-limit` measures them. */
export default [
  entryPoint('adapter of Next', 'src/react/location/NextLocation.tsx', '1 kB'),
  entryPoint('adapter of React Router', 'src/react/location/ReactRouterLocation.tsx', '1 kB'),
  entryPoint('core', 'src/core/index.ts', '8.8 kB'),
  {
    ...entryPoint('gallery with views from a server', 'src/index.ts', '15.4 kB'),
    import: '{ LiveGallery }',
  },
  { ...entryPoint('gallery of images alone', 'src/index.ts', '8 kB'), import: '{ Gallery }' },
  entryPoint(
    'gallery of images with all it can have',
    'src/react/images/full/FullGallery.tsx',
    '21.6 kB',
  ),
  entryPoint('bar with the filters', 'src/react/client/sticky-filters/StickyFilters.tsx', '4.6 kB'),
  entryPoint('period filter', 'src/react/static/filters/period/PeriodFilter.tsx', '3.5 kB'),
  entryPoint('lightbox', 'src/react/lightbox/Lightbox.tsx', '9.1 kB'),
  entryPoint('lightbox details', 'src/react/lightbox/details/DetailsPanel.tsx', '5.5 kB'),
  entryPoint('lightbox tools', 'src/react/lightbox/tools/LightboxTools.tsx', '8 kB'),
  entryPoint('lightbox for links', 'src/linked.ts', '11.1 kB'),
  entryPoint('dom', 'src/dom/index.ts', '1.4 kB'),
  entryPoint('layouts and all patterns', 'src/core/layouts/index.ts', '5.2 kB'),
  entryPoint('drawing patterns', 'src/patterns.ts', '3 kB'),
  { ...entryPoint('placeTiles', 'src/core/layouts/index.ts', '0.9 kB'), import: '{ placeTiles }' },
  { ...entryPoint('readState', 'src/core/index.ts', '1 kB'), import: '{ readState }' },
  entryPoint('styles', 'src/styles/index.css', '8.2 kB'),
  entryPoint('styles of images alone', 'src/styles/simple.css', '4 kB'),
  entryPoint('styles of server-rendered HTML', 'src/styles/page.css', '6.5 kB'),
  entryPoint('styles of mosaics and columns', 'src/styles/mosaic.css', '5.6 kB'),
  entryPoint('styles of other layouts and controls', 'src/styles/extras.css', '1.7 kB'),
  entryPoint('styles of what scripts create', 'src/styles/hydrated.css', '2.4 kB'),
  entryPoint('base styles', 'src/styles/base.css', '1 kB'),
  entryPoint('styles of the lightbox', 'src/styles/lightbox/index.css', '4 kB'),
]

function entryPoint(name, path, limit) {
  const modifyEsbuildConfig = (config) => ({
    ...config,
    format: 'esm',
    jsx: 'automatic',
    plugins: [excludeLazyFiles],
  })
  return { name, path, limit, modifyEsbuildConfig }
}
