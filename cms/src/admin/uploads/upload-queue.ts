/** An image in Media that has the same file. */
export interface ExistingImage {
  readonly id: number
  readonly title: string
  readonly thumbnail: string | null
}

/** What happens with a file that is in Media already. */
export const SAME_FILE_CHOICES = ['skip', 'keep', 'replace'] as const
export type SameFileChoice = (typeof SAME_FILE_CHOICES)[number]

export type UploadStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'sending'; readonly share: number }
  /** `isNew` is false for a file that was in Media before. */
  | {
      readonly kind: 'stored'
      readonly image: number
      readonly isNew: boolean
      /** What visitors will not see of it. */
      readonly notice?: string
    }
  | { readonly kind: 'same-file'; readonly existing: ExistingImage }
  | { readonly kind: 'refused'; readonly reason: string }

export interface Upload {
  readonly key: number
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** How to send it; `ask` until the editor has decided about the same file. */
  readonly mode: 'ask' | 'keep' | { readonly replace: number }
  readonly status: UploadStatus
}

export type UploadEvent =
  | { readonly type: 'add'; readonly uploads: readonly Upload[] }
  | { readonly type: 'status'; readonly key: number; readonly status: UploadStatus }
  | { readonly type: 'decide'; readonly keys: readonly number[]; readonly choice: SameFileChoice }
  | { readonly type: 'retry'; readonly key: number }
  | { readonly type: 'clear' }

export function reduceUploads(uploads: readonly Upload[], event: UploadEvent): readonly Upload[] {
  switch (event.type) {
    case 'add':
      return [...uploads, ...event.uploads]
    case 'clear':
      return []
    case 'status':
      return update(uploads, [event.key], (upload) => ({ ...upload, status: event.status }))
    case 'retry':
      return update(uploads, [event.key], (upload) => ({ ...upload, status: { kind: 'waiting' } }))
    case 'decide':
      return update(uploads, event.keys, (upload) => decide(upload, event.choice))
  }
}

const update = (
  uploads: readonly Upload[],
  keys: readonly number[],
  change: (upload: Upload) => Upload,
) => uploads.map((upload) => (keys.includes(upload.key) ? change(upload) : upload))

function decide(upload: Upload, choice: SameFileChoice): Upload {
  if (upload.status.kind !== 'same-file') return upload
  const { id } = upload.status.existing
  if (choice === 'skip') return { ...upload, status: { kind: 'stored', image: id, isNew: false } }
  const mode = choice === 'keep' ? 'keep' : { replace: id }
  return { ...upload, mode, status: { kind: 'waiting' } }
}

const MAX_SENDING = 3

/**
 * The next files to send. Files of one size are sent one after the other: they can be the same file, which the server
 * recognises only when the first one is stored.
 */
export function nextUploads(uploads: readonly Upload[]): readonly Upload[] {
  const sending = uploads.filter(({ status }) => status.kind === 'sending')
  const sizes = new Set(sending.map(({ size }) => size))
  const next: Upload[] = []
  for (const upload of uploads) {
    if (sending.length + next.length >= MAX_SENDING) break
    if (upload.status.kind !== 'waiting' || sizes.has(upload.size)) continue
    sizes.add(upload.size)
    next.push(upload)
  }
  return next
}

/** Whether files are still to be sent. */
export const isSending = (uploads: readonly Upload[]): boolean =>
  uploads.some(({ status }) => status.kind === 'waiting' || status.kind === 'sending')

/** Ids of the images of the uploads, each once, in their order. */
export const storedImages = (uploads: readonly Upload[]): readonly number[] => [
  ...new Set(uploads.flatMap(({ status }) => (status.kind === 'stored' ? status.image : []))),
]

export const withSameFile = (uploads: readonly Upload[]): readonly Upload[] =>
  uploads.filter(({ status }) => status.kind === 'same-file')

/** Files that need the editor first. */
export const sortForEditor = (uploads: readonly Upload[]): readonly Upload[] => {
  const needsEditor = ({ status }: Upload) =>
    status.kind === 'same-file' ||
    status.kind === 'refused' ||
    (status.kind === 'stored' && status.notice !== undefined)
  return [...uploads.filter(needsEditor), ...uploads.filter((upload) => !needsEditor(upload))]
}
