import { startTemporaryPostgres } from '@tessera/content/testing'

/** The database of a product that tests share. */
export interface ProductDatabase {
  /** Settings of the product. */
  readonly env: Record<string, string>
  stop(): Promise<void>
}

/** SQLite in the data folder, or with `E2E_DATABASE=postgres` a PostgreSQL server of its own. */
export async function startDatabase(): Promise<ProductDatabase> {
  if (process.env['E2E_DATABASE'] !== 'postgres') return { env: {}, stop: async () => {} }
  const server = await startTemporaryPostgres()
  const env = { DATABASE_URL: await server.createDatabase('tessera') }
  return { env, stop: () => server.stop() }
}
