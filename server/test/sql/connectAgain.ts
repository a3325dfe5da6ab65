import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { databaseUrl } from '../app.ts'

const attempts = 200

/** Owner connection as soon as the database accepts one; a killed one is restarted by its supervisor. */
async function connectAgain(): Promise<pg.Client> {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString: databaseUrl })
    client.on('error', () => {})
    try {
      await client.connect()
      return client
    } catch (error) {
      await client.end().catch(() => {})
      if (attempt > attempts) throw error
      await delay(100)
    }
  }
}

/** Work of the owner, who sees the rows of all tenants, on a connection of its own amid kills of the database. */
export async function asOwnerAgain<T>(work: (owner: pg.Client) => Promise<T>): Promise<T> {
  const owner = await connectAgain()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
