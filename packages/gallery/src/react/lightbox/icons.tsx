/** Line icons, 1.5 px, after Lucide (ISC). The button they stand in has the name. */
const Icon = ({ path }: { readonly path: string }) => (
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
  >
    <path d={path} />
  </svg>
)

export const CloseIcon = () => <Icon path="M18 6 6 18M6 6l12 12" />
export const PreviousIcon = () => <Icon path="m15 18-6-6 6-6" />
export const NextIcon = () => <Icon path="m9 18 6-6-6-6" />
