import { randomBytes } from 'node:crypto'
import { sql as text } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openDatabase, type Db, piggybackOnCommit } from '#kit/database/database.ts'
import { randomId } from '#test/ids.ts'

const url = inject('databaseUrl')
const withDatabase = async (size: number, work: (database: ReturnType<typeof openDatabase>) => Promise<void>) => {
  const database = openDatabase({ url, size })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

const codes = (sql: Db) => sql.selectFrom('tenancy.configs').select('val').where('code', '=', 'mark').execute()
const put = (tenantId: string, val: string) => (db: Db) =>
  text`insert into tenancy.configs (tenant_id, code, val) values (${tenantId}, 'mark', ${val})`.execute(db)

test('two tenants over one connection: each sees its own rows, and no tenant sees none', () =>
  withDatabase(1, async (database) => {
    const [one, two] = [randomId(), randomId()]
    await database.write(one, put(one, 'of one'))
    await database.write(two, put(two, 'of two'))
    for (let turn = 0; turn < 3; turn++) {
      expect(await database.read(one, codes)).toEqual([{ val: 'of one' }])
      expect(await database.read(two, codes)).toEqual([{ val: 'of two' }])
      expect(await database.read('0', codes)).toEqual([])
    }
  }))

test('database: a connection that never named a tenant sees nothing', () =>
  withDatabase(1, async (database) => {
    const one = randomId()
    await database.write(one, put(one, 'hidden'))
    const seen = await database.read(one, async (sql) => {
      await text`select set_config('app.tenant_id', '', false)`.execute(sql)
      const rows = await codes(sql)
      await text`select set_config('app.tenant_id', ${one}, false)`.execute(sql)
      return rows
    })
    expect(seen).toEqual([])
  }))

test("database: nobody writes into another tenant's rows", () =>
  withDatabase(1, async (database) => {
    const [one, two] = [randomId(), randomId()]
    await expect(database.write(one, put(two, 'forged'))).rejects.toThrow('row-level security')
    await database.write(two, put(two, 'theirs'))
    const changed = await database.write(one, (tx) =>
      tx.updateTable('tenancy.configs').set({ val: 'mine' }).where('tenant_id', '=', two).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  }))

test('database: every table that has a tenant is protected, forced, and keyed by it', () =>
  withDatabase(1, async (database) => {
    const open = await database.read('0', async (sql) => {
      const { rows } = await text<{ table: string }>`
        select c.oid::regclass::text as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
        join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' and not a.attisdropped
        where c.relkind = 'r' and c.oid::regclass::text not in ('tenancy.hosts')
          and (not c.relrowsecurity or not c.relforcerowsecurity
            or not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and i.indkey[0] = a.attnum))`.execute(
        sql,
      )
      return rows.map((row) => row.table)
    })
    expect(open).toEqual([])
  }))

test('database: the application owns nothing, bypasses nothing, and cannot change what happened', () =>
  withDatabase(1, async (database) => {
    const { rows } = await database.read('0', (sql) =>
      text<{ name: string; owns: string; bypasses: boolean }>`
        select current_user as name, (select count(*) from pg_class where relowner = r.oid) as owns, r.rolbypassrls or r.rolsuper as bypasses
        from pg_roles r where r.rolname = current_user`.execute(sql),
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
      await expect(database.write('0', (tx) => text.raw(statement).execute(tx))).rejects.toThrow('permission denied')
  }))

test('database: a deadlock is tried again and not shown to anybody', () =>
  withDatabase(4, async (database) => {
    const tenant = randomId()
    const names = ['a', 'b'].map((name) => name + randomBytes(4).toString('hex'))
    await database.write(tenant, (tx) =>
      tx
        .insertInto('tenancy.configs')
        .values(names.map((code) => ({ code, val: '0' })))
        .execute(),
    )
    const both = (order: readonly string[]) =>
      database.write(tenant, async (tx) => {
        for (const code of order) {
          await text`update tenancy.configs set val = (val::int + 1)::text where code = ${code}`.execute(tx)
          await text`select pg_sleep(0.05)`.execute(tx)
        }
      })
    await Promise.all([both(names), both(names.toReversed())])
    const rows = await database.read(tenant, (sql) =>
      sql.selectFrom('tenancy.configs').select('val').where('code', 'in', names).execute(),
    )
    expect(rows.map(({ val }) => val)).toEqual(['2', '2'])
  }))

const whoAnswers = async (sql: Db) => {
  const { rows } = await text<{ name: string }>`select current_setting('application_name') as name`.execute(sql)
  return rows[0]!.name
}
/** The same database, under a name by which it is recognised. */
const named = (name: string) => `${url}${url.includes('?') ? '&' : '?'}application_name=${name}`
const withReplicas = async (readUrls: string[], work: (database: ReturnType<typeof openDatabase>) => Promise<void>) => {
  const database = openDatabase({ url: named('primary'), readUrls, size: 2 })
  try {
    await work(database)
  } finally {
    await database.close()
  }
}

test('database: what may lag is asked of the replicas by turns, everything else of the primary', () =>
  withReplicas([named('one'), named('two')], async (database) => {
    const answers: string[] = []
    for (let turn = 0; turn < 4; turn++) answers.push(await database.readLagging('0', whoAnswers))
    expect(answers.toSorted()).toEqual(['one', 'one', 'two', 'two'])
    expect(await database.read('0', whoAnswers)).toBe('primary')
    expect(await database.write('0', whoAnswers)).toBe('primary')
    const tenant = randomId()
    await database.write(tenant, put(tenant, 'seen'))
    expect(await database.readLagging(tenant, codes)).toEqual([{ val: 'seen' }])
    expect(await database.readLagging('0', codes)).toEqual([])
  }))

test('database: a replica that nobody reaches is left alone, and the primary answers', () =>
  withReplicas(['postgres://nobody@127.0.0.1:1/none', named('two')], async (database) => {
    const answers: string[] = []
    for (let turn = 0; turn < 6; turn++) answers.push(await database.readLagging('0', whoAnswers))
    expect(answers.filter((name) => name === 'primary')).toHaveLength(1)
    expect(answers.filter((name) => name === 'two')).toHaveLength(5)
  }))

test('database: a replica that ends in the middle of a read is not the caller’s trouble; a wrong question is', () =>
  withReplicas([named('one')], async (database) => {
    const requested: string[] = []
    const answer = await database.readLagging('0', async (sql) => {
      const name = await whoAnswers(sql)
      requested.push(name)
      if (name === 'primary') return name
      await text`set role none`.execute(sql)
      await text`select pg_terminate_backend(pg_backend_pid())`.execute(sql)
      return name
    })
    expect([answer, requested]).toEqual(['primary', ['one', 'primary']])
  }).then(() =>
    withReplicas([named('one')], async (database) => {
      let requested = 0
      const wrong = database.readLagging('0', (sql) => {
        requested += 1
        return text`select 1 / 0`.execute(sql)
      })
      await expect(wrong).rejects.toThrow('division by zero')
      expect(requested).toBe(1)
    }),
  ))

test('database: connections that the database ends are replaced, and the process lives', () =>
  withDatabase(4, async (database) => {
    const tenant = randomId()
    await database.read(tenant, codes)
    const owner = openDatabase({ url, size: 1 })
    for (let round = 0; round < 5; round++) {
      await owner.read('0', (sql) =>
        text`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename = session_user and query like '%configs%'`.execute(
          sql,
        ),
      )
      const answers = await Promise.all([1, 2, 3, 4].map(() => database.read(tenant, codes)))
      expect(answers).toEqual([[], [], [], []])
    }
    await owner.close()
  }))

test('database: a write that was broken off before its commit is done again, as if nothing had happened', () =>
  withDatabase(2, async (database) => {
    let tries = 0
    const answer = await database.write('0', async (tx) => {
      tries += 1
      await text`set local role none`.execute(tx)
      if (tries === 1) await text`select pg_terminate_backend(pg_backend_pid())`.execute(tx)
      return (await text<{ one: number }>`select 1 as one`.execute(tx)).rows
    })
    expect([answer, tries]).toEqual([[{ one: 1 }], 2])
  }))

test('a write whose commit was sent is not done again: nobody knows what became of it', () =>
  withDatabase(2, async (database) => {
    let tries = 0
    const write = database.write('0', async (tx) => {
      tries += 1
      if (tries > 1) return
      await text`set role none`.execute(tx)
      piggybackOnCommit(tx, { name: undefined, text: 'select pg_terminate_backend(pg_backend_pid())', values: [] })
    })
    await expect(write).rejects.toMatchObject({ reason: 'database.unavailable', isLost: true })
    expect(tries).toBe(1)
  }))
