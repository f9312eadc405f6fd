import type { Publication } from '../publication'

/** Two live documents want one address. Carries both for a message of the editor's own language. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken'

  constructor(
    readonly path: string,
    readonly wantedBy: Pick<Publication, 'kind' | 'key'>,
    readonly heldBy: Pick<Publication, 'kind' | 'key'>,
  ) {
    super(
      `The address "${path}" already belongs to ${heldBy.kind} ${heldBy.key}. ` +
        `Two documents at one address would hide one of them. ` +
        `Give ${wantedBy.kind} ${wantedBy.key} another slug, or unpublish the other first.`,
    )
  }
}
