import { randomBytes } from 'node:crypto'
import { sql as text } from 'kysely'
import { type Database, noTenant } from '#kit/database/database.ts'

/** Shared secret of all server processes: 32 random bytes, created on first use. */
export const sharedSecret = (database: Database, name: string): Promise<Uint8Array> =>
  database.write(noTenant, async (tx) => {
    await text`insert into kit.secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`.execute(
      tx,
    )
    const { rows } = await text<{ value: Buffer }>`select value from kit.secrets where name = ${name}`.execute(tx)
    return new Uint8Array(rows[0]!.value)
  })
