/** A line icon of 24 x 24 px, 1.5 px wide, after Lucide (ISC). Its button has the accessible name. */
export const Icon = ({ path }: { readonly path: string }) => (
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
