import { connectOwner } from '#test/sql/owner.ts'
import { expect, test } from 'vitest'
import { database } from '#test/app.ts'
import { createFundsFixture, reserve, reservationOf, today } from '#test/fundsFixture.ts'
import { budgetOf, verifyLedger } from './index.ts'

const owner = await connectOwner()

test('ledger verification: the ledger is append-only, and all balances are correct', async () => {
  const { budgetManager } = await createFundsFixture({ budget: '100' })
  await reserve(budgetManager, reservationOf(budgetManager, '10'))
  for (const change of ['update ledger.entries set dr = 0', 'delete from ledger.entries', 'truncate ledger.entries']) {
    await owner.query('begin; set local role baicai_app')
    await expect(owner.query(change)).rejects.toThrow('permission denied')
    await owner.query('rollback')
  }
  expect(await verifyLedger(owner)).toEqual([])
})

test.each([
  [
    'a forged balance',
    'update ledger.accounts set available = available + 1 where id = $1',
    'the balances are not its entries',
  ],
  [
    'a changed entry',
    `update ledger.entries set cr = cr + 1 where account_id = $1 and kind = 'set'`,
    'the debits are not the credits',
  ],
  [
    'a deleted entry',
    `delete from ledger.entries where account_id = $1 and kind = 'set'`,
    'the debits are not the credits',
  ],
  [
    'an entry without an account',
    `update ledger.entries set account_id = 1 where account_id = $1 and kind = 'set'`,
    'its account does not exist',
  ],
  [
    'a hold of another account',
    `update ledger.holds set account_id = 1 where account_id = $1`,
    'its account does not exist',
  ],
  [
    'a hold that was quietly released',
    `update ledger.holds set state = 'released', ended_at = now() where account_id = $1`,
    'what is frozen is not what its open holds reserve',
  ],
  [
    'a hold that was quietly committed',
    `update ledger.holds set state = 'committed', ended_at = now() where account_id = $1`,
    'what is committed beside it is not what its holds committed and kept',
  ],
  [
    'a refund that was never noted',
    `update ledger.holds set state = 'committed', ended_at = now(), refunded = 1 where account_id = $1`,
    'what was given back is not the sum of its refunds',
  ],
])('ledger verification: %s is detected', async (_, forgery, finding) => {
  const { budgetManager } = await createFundsFixture({ budget: '100' })
  await reserve(budgetManager, reservationOf(budgetManager, '10'))
  const [found] = await database.read(budgetManager.tenantId, (db) =>
    budgetOf(db, budgetManager, [budgetManager.deptId], today),
  )
  await owner.query('begin')
  await owner.query(forgery, [found!.fund.id])
  const wrong = await verifyLedger(owner)
  await owner.query('rollback')
  expect(wrong.join('\n')).toContain(finding)
})
