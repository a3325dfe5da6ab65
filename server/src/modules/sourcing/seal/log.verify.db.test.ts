import { expect, test } from 'vitest'
import { setKeeperClock } from '#test/app.ts'
import { createSourcingFixture, readAgain } from '#test/sourcing/fixture.ts'
import { negotiate } from '#test/sourcing/rounds.ts'
import { passDeadline } from '#test/sourcing/openers.ts'
import { createQuoting, endIn, quote, runOpening } from '#test/sourcing/sealing.ts'
import { connectOwner } from '#test/sql/owner.ts'
import { verifySealedLogs } from '../index.ts'

const owner = await connectOwner()
const fixture = await createSourcingFixture({ suppliers: 3 })
const [a, b, c] = fixture.suppliers
setKeeperClock(0)
const project = await createQuoting(fixture)
for (const supplier of [a!, b!, c!]) await quote(supplier, project, '9.0000')
await quote(c!, project, '8.0000')
// The deadline comes after the quotes, however slow they are; for the keeper it is that of the logged terms.
await endIn(project, 0)
await passDeadline(fixture, await readAgain(fixture.buyer, project))
setKeeperClock(73 * 3_600_000)
await runOpening(fixture, project)
await negotiate(fixture, project)
await quote(a!, project, '7.0000')
// Unique project number, since tenants number their projects independently.
const projectNo = `XJ-LOG-${project.id}`
await owner.query('update sourcing.projects set project_no = $2 where id = $1', [project.id, projectNo])

/** Findings after the tables' owner has bypassed every trigger; rolled back. */
async function found(forgery: string): Promise<string[]> {
  await owner.query('begin')
  try {
    await owner.query('alter table sourcing.seal_entries disable trigger user')
    await owner.query(forgery.replaceAll('$id', project.id))
    const sentences = await verifySealedLogs(owner)
    return sentences.filter((each) => each.includes(projectNo))
  } finally {
    await owner.query('rollback')
  }
}
const entries = 'sourcing.seal_entries'

test('sealed log verification: a regular log of two rounds is valid', async () => {
  expect(await found('select 1')).toEqual([])
})

test.each([
  [
    'a time that was moved',
    `update ${entries} set at = at - interval '1 minute' where project_id = $id and seq = 3`,
    'no chain from entry 3',
  ],
  ['a quote that is gone', `delete from ${entries} where project_id = $id and seq = 4`, 'no chain from entry 5'],
  ['a changed commitment', `update ${entries} set commitment = '\\x00' where project_id = $id and seq = 2`, 'no chain'],
  [
    'the last entry that is gone',
    `delete from ${entries} where project_id = $id and seq = (select max(seq) from ${entries} where project_id = $id)`,
    'does not end where',
  ],
  [
    'another end of the log',
    `update sourcing.seal_rounds set head = '\\x00' where project_id = $id and round = 2`,
    'does not end where',
  ],
  [
    'an end that came early',
    `update sourcing.seal_rounds set quote_end_at = now() + interval '9 days' where project_id = $id and round = 1`,
    'of the time of its round',
  ],
  [
    'a round that is open again',
    `update sourcing.seal_rounds set status = 'open' where project_id = $id and round = 1`,
    'has not ended once',
  ],
  [
    'other terms',
    `update sourcing.seal_rounds set terms = replace(terms, '"partial":false', '"partial":true') where project_id = $id and round = 2`,
    'these terms and this key',
  ],
  [
    'another key',
    `update sourcing.seal_rounds set key_record = replace(key_record, '"k":2', '"k":1') where project_id = $id and round = 2`,
    'these terms and this key',
  ],
  [
    'a ciphertext that is gone',
    `delete from sourcing.sealed_quotes where project_id = $id and round = 2`,
    'not those of the quotes in force',
  ],
  [
    'an outcome that was changed',
    `update sourcing.quotes set status = 'invalid', total = null where project_id = $id and seq = (select min(seq) from sourcing.quotes where project_id = $id)`,
    'not those of its opening',
  ],
  [
    'an opening of another end',
    `update sourcing.seal_openings set record = regexp_replace(record, '"head":"[^"]*"', '"head":"another"') where project_id = $id`,
    'of another log',
  ],
])('sealed log verification: %s is detected', async (_, forgery, sentence) => {
  expect((await found(forgery)).some((each) => each.includes(sentence))).toBe(true)
})
