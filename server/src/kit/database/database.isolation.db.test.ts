import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { randomId } from '#test/ids.ts'
import { marks, putMark } from '#test/sql/marks.ts'
import { withDatabase } from '#test/sql/withDatabase.ts'

test('database: two tenants over one connection see only their own rows; without a tenant there are none', () =>
  withDatabase({ size: 1 }, async (database) => {
    const [one, two] = [randomId(), randomId()]
    await database.write(one, putMark(one, 'of one'))
    await database.write(two, putMark(two, 'of two'))
    for (let turn = 0; turn < 3; turn++) {
      expect(await database.read(one, marks)).toEqual([{ val: 'of one' }])
      expect(await database.read(two, marks)).toEqual([{ val: 'of two' }])
      expect(await database.read('0', marks)).toEqual([])
    }
  }))

test('database: a connection without a tenant sees no rows', () =>
  withDatabase({ size: 1 }, async (database) => {
    const one = randomId()
    await database.write(one, putMark(one, 'hidden'))
    const seen = await database.read(one, async (db) => {
      await sql`select set_config('app.tenant_id', '', false)`.execute(db)
      const rows = await marks(db)
      await sql`select set_config('app.tenant_id', ${one}, false)`.execute(db)
      return rows
    })
    expect(seen).toEqual([])
  }))

test("database: writes into another tenant's rows fail", () =>
  withDatabase({ size: 1 }, async (database) => {
    const [one, two] = [randomId(), randomId()]
    await expect(database.write(one, putMark(two, 'forged'))).rejects.toThrow('row-level security')
    await database.write(two, putMark(two, 'theirs'))
    const changed = await database.write(one, (tx) =>
      tx.updateTable('tenancy.configs').set({ val: 'mine' }).where('tenant_id', '=', two).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  }))

test('database: every tenant table has forced row-level security and the tenant in its key', () =>
  withDatabase({ size: 1 }, async (database) => {
    const open = await database.read('0', async (db) => {
      const { rows } = await sql<{ table: string }>`
        select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relkind = 'r' and c.oid::regclass::text not in ('tenancy.hosts')
          and (not c.relrowsecurity or not c.relforcerowsecurity
            or not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum))`.execute(
        db,
      )
      return rows.map((row) => row.table)
    })
    expect(open).toEqual([])
  }))

test('database: the application role owns nothing, bypasses nothing, and cannot change events', () =>
  withDatabase({ size: 1 }, async (database) => {
    const { rows } = await database.read('0', (db) =>
      sql<{ name: string; owns: string; bypasses: boolean }>`
        select current_user as name, (select count(*) from pg_class where relowner = r.oid) as owns, r.rolbypassrls or r.rolsuper as bypasses
        from pg_roles r where r.rolname = current_user`.execute(db),
    )
    expect(rows).toEqual([{ name: 'baicai_app', owns: '0', bypasses: false }])
    for (const statement of [
      'update kit.events set reason = null',
      'delete from kit.events',
      'truncate kit.events',
      'delete from kit.audit',
      'update kit.chains set seq = 0',
      'insert into kit.workers values (1)',
    ])
      await expect(database.write('0', (tx) => sql.raw(statement).execute(tx))).rejects.toThrow('permission denied')
  }))
