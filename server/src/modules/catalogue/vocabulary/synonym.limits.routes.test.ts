import { sql } from 'kysely'
import { expect, test } from 'vitest'
import * as contract from '#contract/catalogue/synonyms.ts'
import { systemActor } from '#kit/actor.ts'
import { as, aTenant, database, refusalOf } from '#test/app.ts'
import { createSynonyms } from './synonym.service.ts'
import { anOperator, draft, create, base } from '#test/catalogue/synonyms.ts'
import { waitUntilBlockedBy } from '#test/sql/blocked.ts'

test('synonyms: refuses an invalid group, each reason with its own code', async () => {
  const ann = await anOperator(await aTenant())
  const refused = (...terms: string[]) => refusalOf(create(ann, ...terms))
  expect(await refused('独词')).toBe('synonym.terms')
  expect(await refused('Gel Pen', '水笔', ' ｇｅｌ  pen')).toBe('synonym.duplicate')
  expect(await refused('水笔', '……')).toBe('synonym.noWord')
  expect(await refused('水笔', '')).toBe('input.invalid')
  expect(await refused('水笔', '长'.repeat(41))).toBe('synonym.tooLong')
  expect(await refused(...Array.from({ length: 31 }, (_, at) => `词${at}`))).toBe('synonym.tooMany')
  expect(await refused('𠮷'.repeat(40), '吉')).toBe('accepted')
})

test("synonyms: limits the tenant's own groups, also for concurrent additions", async () => {
  const tenant = await aTenant()
  const ann = await anOperator(tenant)
  await database.write(tenant.id, (tx) =>
    sql`
      insert into catalogue.search_synonyms (tenant_id, terms, updated_by)
      select ${tenant.id}, array['词' || n, '语' || n], ${ann.userId}
      from generate_series(1, ${contract.synonymLimits.groups - 1}::int) n`.execute(tx),
  )
  const [added, mayEnd] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()]
  const first = database.write(tenant.id, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await createSynonyms(tx, systemActor(tenant.id), draft('末词', '末语'))
    added.resolve(rows[0]!.pid)
    await mayEnd.promise
  })
  const pid = await added.promise
  const second = refusalOf(create(ann, '又一词', '又一语'))
  await waitUntilBlockedBy(pid)
  mayEnd.resolve()
  await first
  expect(await second).toBe('synonym.limit')
  const off = await as(ann, contract.createSynonyms, { baseKey: base.key, ...draft('甲', '乙'), isActive: false })
  expect(off.isActive).toBe(false)
})
