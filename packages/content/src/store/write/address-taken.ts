import type { Publication } from '../../publication'

/** Two live documents claim one path. Carries both documents for a message in the admin. */
export class AddressTaken extends Error {
  override readonly name = 'AddressTaken'

  constructor(
    readonly path: string,
    readonly claimedBy: Pick<Publication, 'kind' | 'key'>,
    readonly heldBy: Pick<Publication, 'kind' | 'key'>,
  ) {
    super(
      `The address "${path}" already belongs to ${heldBy.kind} ${heldBy.key}. ` +
        `Two documents at one address would hide one of them. ` +
        `Give ${claimedBy.kind} ${claimedBy.key} another slug, or unpublish the other first.`,
    )
  }
}
