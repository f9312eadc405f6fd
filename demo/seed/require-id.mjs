/** @param {import('../../scripts/internal-api/client.mjs').Id | undefined} id @param {string} name */
export function requireId(id, name) {
  if (id === undefined)
    throw new Error(
      `The demo names "${name}". There is no such document in the CMS. Correct the name in demo/.`,
    )
  return id
}
