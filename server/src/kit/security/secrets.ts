import { randomBytes } from 'node:crypto'
import { type Database, noTenant } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'

const insert = sqlQuery(
  'kit.insertSecret',
  'insert into kit.secrets (name, value) values ($name, $value) on conflict do nothing',
)
const find = sqlQuery('kit.findSecret', 'select value from kit.secrets where name = $name')

/** Shared secret of all server processes: 32 random bytes, created on first use. */
export const sharedSecret = (database: Database, name: string): Promise<Uint8Array> =>
  database.write(noTenant, async (tx) => {
    await insert(tx, { name, value: randomBytes(32) })
    return new Uint8Array((await find.one(tx, { name })).value)
  })
