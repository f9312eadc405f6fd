interface Person {
  readonly id: number | string
  readonly name: string
}

/** Forms repeat that they are open within this time, ms. */
const EXPIRES_AFTER_MS = 45_000
const MAX_DOCUMENTS = 1_000
const MAX_PEOPLE_OF_DOCUMENT = 20

type People = Map<Person['id'], { readonly name: string; readonly until: number }>

/**
 * Who has which document open, in the memory of this process. What is beyond the limits is forgotten, the oldest first.
 * @param now ms; not the time of day, which can be corrected
 */
export function createOpenForms(now: () => number = () => performance.now()) {
  /** By the path of the document; the one that was noted last is the last. */
  const documents = new Map<string, People>()

  function forgetExpired(people: People) {
    for (const [id, { until }] of people) if (until <= now()) people.delete(id)
  }
  function forgetDocuments() {
    for (const [document, people] of documents) {
      forgetExpired(people)
      // Those that follow were noted later.
      if (people.size > 0) break
      documents.delete(document)
    }
  }

  return {
    /** Notes that a person has the document open. @returns the names of the others who have */
    note(document: string, { id, name }: Person): readonly string[] {
      forgetDocuments()
      const people: People = documents.get(document) ?? new Map()
      forgetExpired(people)
      people.set(id, { name, until: now() + EXPIRES_AFTER_MS })
      dropOldest(people, MAX_PEOPLE_OF_DOCUMENT)
      documents.delete(document)
      documents.set(document, people)
      dropOldest(documents, MAX_DOCUMENTS)
      return [...people].filter(([other]) => other !== id).map(([, { name }]) => name)
    },
    /** Notes that a person has left the document. */
    leave: (document: string, id: Person['id']): void => void documents.get(document)?.delete(id),
  }
}

function dropOldest(map: Map<unknown, unknown>, limit: number) {
  for (const key of map.keys()) if (map.size > limit) map.delete(key)
}
