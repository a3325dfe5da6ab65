import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/** Read at each call, because the application may start after this file is imported. */
const dataDir = () => process.env['APP_DATA'] ?? ''
/** False if BASE names a shared installation, whose database must not be changed. */
export const hasOwnDatabase = dataDir() !== ''

interface Secret {
  readonly port: number
  readonly ownerPassword: string
}

/** URL of the database as its owner. */
export async function ownerUrl(): Promise<string> {
  const secret = JSON.parse(await readFile(join(dataDir(), 'pg-secret.json'), 'utf8')) as Secret
  return `postgres://baicai:${encodeURIComponent(secret.ownerPassword)}@127.0.0.1:${secret.port}/baicai`
}

/** Runs statements as the database owner in the first demo tenant, for faults that no page can cause. */
export async function asOwner(work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const owner = new pg.Client({ connectionString: await ownerUrl() })
  await owner.connect()
  try {
    await owner.query(
      `select set_config('app.tenant_id', t.id::text, false)
       from tenancy.tenants t join tenancy.hosts h on h.tenant_id = t.id where h.host = 'localhost'`,
    )
    await work(owner)
  } finally {
    await owner.end()
  }
}
