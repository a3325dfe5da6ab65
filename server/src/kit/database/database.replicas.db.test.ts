import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Db } from '#kit/database/database.ts'
import { randomId } from '#test/ids.ts'
import { marks, putMark } from '#test/sql/marks.ts'
import { databaseUrl, withDatabase } from '#test/sql/withDatabase.ts'

const whoAnswers = async (db: Db) => {
  const { rows } = await sql<{ name: string }>`select current_setting('application_name') as name`.execute(db)
  return rows[0]!.name
}
/** Connection string of the same database with an application name that identifies the connection. */
const named = (name: string) => `${databaseUrl}${databaseUrl.includes('?') ? '&' : '?'}application_name=${name}`
const withReplicas = (readUrls: string[], work: (database: Database) => Promise<void>) =>
  withDatabase({ url: named('primary'), readUrls, size: 2 }, work)

test('database: reads that may lag rotate over the replicas, everything else uses the primary', () =>
  withReplicas([named('one'), named('two')], async (database) => {
    const answers: string[] = []
    for (let turn = 0; turn < 4; turn++) answers.push(await database.readLagging('0', whoAnswers))
    expect(answers.toSorted()).toEqual(['one', 'one', 'two', 'two'])
    expect(await database.read('0', whoAnswers)).toBe('primary')
    expect(await database.write('0', whoAnswers)).toBe('primary')
    const tenant = randomId()
    await database.write(tenant, putMark(tenant, 'seen'))
    expect(await database.readLagging(tenant, marks)).toEqual([{ val: 'seen' }])
    expect(await database.readLagging('0', marks)).toEqual([])
  }))

test('database: an unreachable replica is skipped, and the primary responds', () =>
  withReplicas(['postgres://nobody@127.0.0.1:1/none', named('two')], async (database) => {
    const answers: string[] = []
    for (let turn = 0; turn < 6; turn++) answers.push(await database.readLagging('0', whoAnswers))
    expect(answers.filter((name) => name === 'primary')).toHaveLength(1)
    expect(answers.filter((name) => name === 'two')).toHaveLength(5)
  }))

test('database: a replica that fails during a read is replaced; an invalid query is an error', () =>
  withReplicas([named('one')], async (database) => {
    const requested: string[] = []
    const answer = await database.readLagging('0', async (db) => {
      const name = await whoAnswers(db)
      requested.push(name)
      if (name === 'primary') return name
      await sql`set role none`.execute(db)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
      return name
    })
    expect([answer, requested]).toEqual(['primary', ['one', 'primary']])
  }).then(() =>
    withReplicas([named('one')], async (database) => {
      let requested = 0
      const wrong = database.readLagging('0', (db) => {
        requested += 1
        return sql`select 1 / 0`.execute(db)
      })
      await expect(wrong).rejects.toThrow('division by zero')
      expect(requested).toBe(1)
    }),
  ))
