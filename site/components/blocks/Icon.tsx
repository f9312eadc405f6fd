/** Line icons of 24 px, from Lucide (ISC licence). */
const PATHS = {
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  pause: 'M9 5v14M15 5v14',
  play: 'm7 5 12 7-12 7z',
  close: 'M18 6 6 18M6 6l12 12',
} as const

export type IconName = keyof typeof PATHS

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-icon={name}
    >
      <path d={PATHS[name]} />
    </svg>
  )
}
