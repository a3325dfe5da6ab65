import { expect, test } from 'vitest'
import { type Params, preparedQuery } from '#kit/database/query.ts'
import { insertMany, recordset } from '#kit/database/query.parts.ts'
import { randomId } from '#test/ids.ts'
import { withDatabase } from '#test/sql/withDatabase.ts'

const put = insertMany('tenancy.configs', ['code', 'val'])
const all = preparedQuery((db) => db.selectFrom('tenancy.configs').select(['code', 'val', 'tenant_id']).orderBy('code'))
const change = preparedQuery((db, $: Params<{ rows: readonly { code: string; val: string }[] }>) =>
  db
    .updateTable('tenancy.configs as c')
    .from(recordset('tenancy.configs', ['code', 'val'], $.rows).as('r'))
    .set((e) => ({ val: e.ref('r.val') }))
    .whereRef('c.code', '=', 'r.code'),
)

test("checked statements: many rows are one parameter and belong to the connection's tenant", () =>
  withDatabase({ size: 1 }, async (database) => {
    const tenant = randomId()
    await database.write(tenant, async (tx) => {
      await put(tx, {
        rows: [
          { code: 'a', val: '1' },
          { code: 'b', val: "it's [2]" },
        ],
      })
      await put(tx, { rows: [] })
      await change(tx, { rows: [{ code: 'b', val: '3' }] })
    })
    expect(await database.read(tenant, (db) => all(db))).toEqual([
      { code: 'a', val: '1', tenant_id: tenant },
      { code: 'b', val: '3', tenant_id: tenant },
    ])
  }))
