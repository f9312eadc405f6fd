import { createHash } from 'node:crypto'

/** What a card shows: a title where there is no image, for those who share the link. */
export interface Card {
  readonly title: string
  /** The site's. */
  readonly name: string
  /** `#rrggbb`: the text cover's tone, the title, the site's name, the mark. */
  readonly colours: {
    readonly ground: string
    readonly ink: string
    readonly muted: string
    readonly accent: string
  }
}

/** What Open Graph's readers show whole, px. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** Goes up when cards are drawn otherwise: those that other sites keep are asked for anew. */
const DRAWING = 1

/** Changes with what the card shows. */
export const cardHash = ({ title, name, colours }: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, title, name, colours]))
    .digest('base64url')
    .slice(0, 12)
