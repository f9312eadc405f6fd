interface DocumentIdentity {
  readonly collectionSlug?: string | undefined
  readonly globalSlug?: string | undefined
  readonly id?: number | string | undefined
}

/** Identifies a document, global or new document of a collection in the browser. */
export const documentKey = ({ collectionSlug, globalSlug, id }: DocumentIdentity) =>
  globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id ?? 'create'}`
