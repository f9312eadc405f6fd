import type { IconLinks } from '../page-shell-props'

/** Icons for tabs and home screens, and the web manifest. */
export function Icons({ icons }: { readonly icons: IconLinks }) {
  return (
    <>
      {icons.svg && <link rel="icon" href={icons.svg} type="image/svg+xml" />}
      <link rel="icon" href={icons.tab} type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href={icons.touch} />
      <link rel="manifest" href={icons.manifest} />
    </>
  )
}
