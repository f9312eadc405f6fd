import type { Payload } from 'payload'

/**
 * Takes migrations back, the newest first, and makes them again.
 *
 * @param names how their files end, the newest first
 * @param meanwhile while they are back
 */
export async function backAndForth(
  payload: Payload,
  names: readonly string[],
  meanwhile = async () => {},
): Promise<void> {
  const { migrations } = await import(`../src/migrations/${payload.db.name}/index.ts`)
  const wanted = names.map((name) =>
    migrations.find((one: { name: string }) => one.name.endsWith(name)),
  )
  const work = { db: Reflect.get(payload.db, 'drizzle'), payload, req: {} }
  for (const { down } of wanted) await down(work)
  await meanwhile()
  for (const { up } of wanted.toReversed()) await up(work)
}
