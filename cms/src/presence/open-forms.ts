import { LRUCache } from 'lru-cache'

interface Person {
  readonly id: number | string
  readonly name: string
}

/** Forms repeat that they are open within this time, ms. */
const EXPIRES_AFTER_MS = 45_000
const MAX_DOCUMENTS = 1_000
const MAX_PEOPLE_OF_DOCUMENT = 20

/** Names by person. */
type People = LRUCache<Person['id'], string>

/**
 * Who has which document open, in the memory of this process. What is beyond the limits is forgotten, the oldest first.
 * @param now ms; not the time of day, which can be corrected
 */
export function createOpenForms(now: () => number = () => performance.now()) {
  const lifetime = { ttl: EXPIRES_AFTER_MS, ttlResolution: 0, perf: { now } }
  /** By the path of the document. */
  const documents = new LRUCache<string, People>({ max: MAX_DOCUMENTS, ...lifetime })
  const createPeople = (): People => new LRUCache({ max: MAX_PEOPLE_OF_DOCUMENT, ...lifetime })

  return {
    /** Notes that a person has the document open. @returns the names of the others who have, sorted */
    note(document: string, { id, name }: Person): readonly string[] {
      const people = documents.get(document) ?? createPeople()
      people.set(id, name)
      documents.set(document, people)
      const others = [...people.entries()].filter(([other]) => other !== id)
      return others.map(([, each]) => each).toSorted()
    },
    /** Notes that a person has left the document. */
    leave: (document: string, id: Person['id']): void => void documents.get(document)?.delete(id),
  }
}
