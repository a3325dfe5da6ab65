import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

const dataDir = process.env['APP_DATA'] ?? ''
/** False if BASE names a shared installation, whose database must not be changed. */
export const hasOwnDatabase = dataDir !== ''

interface Secret {
  readonly port: number
  readonly ownerPassword: string
}

/** Runs statements as the database owner in the first demo tenant, for faults that no page can cause. */
export async function asOwner(work: (owner: pg.Client) => Promise<unknown>): Promise<void> {
  const secret = JSON.parse(await readFile(join(dataDir, 'pg-secret.json'), 'utf8')) as Secret
  const { port, ownerPassword: password } = secret
  const owner = new pg.Client({ host: '127.0.0.1', port, user: 'baicai', password, database: 'baicai' })
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
