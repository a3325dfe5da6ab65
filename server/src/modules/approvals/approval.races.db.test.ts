import { expect, test } from 'vitest'
import { database, type Person, refusalOf } from '#test/app.ts'
import { cancelApproval } from './approval.service.ts'
import { aCompany, started, decide, lastRound } from '#test/approvals/company.ts'
import { head, finance } from '#test/approvals/nodes.ts'

test('approval: concurrent agreement and rejection by two approvers have one result, fifty times', async () => {
  const { buyer, accountant, controller } = await aCompany([finance])
  for (let round = 0; round < 50; round++) {
    const { doc, instanceId } = await started(buyer)
    const outcomes = await Promise.all([
      refusalOf(decide(accountant, instanceId, 'agree')),
      refusalOf(decide(controller, instanceId, 'reject')),
    ])
    expect(outcomes.toSorted()).toEqual(['accepted', 'approval.decided'])
    const { status, steps } = await lastRound(buyer, doc)
    const won = outcomes[0] === 'accepted' ? ['approved', 'agreed', 'skipped'] : ['rejected', 'cancelled', 'rejected']
    const of = (person: Person) => steps[0]!.tasks.find(({ userId }) => userId === person.userId)!.status
    expect([status, of(accountant), of(controller)]).toEqual(won)
  }
})

test('approval: if all must agree, concurrent agreements approve the document once', async () => {
  const { buyer, accountant, controller } = await aCompany([{ ...finance, mode: 'all' }])
  for (let round = 0; round < 25; round++) {
    const { instanceId } = await started(buyer)
    const answers = await Promise.all([decide(accountant, instanceId), decide(controller, instanceId)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['approved', 'pending'])
  }
})

test('approval: concurrent cancellation and decision have one result', async () => {
  const { buyer, chief } = await aCompany([head])
  for (let round = 0; round < 25; round++) {
    const { doc, instanceId } = await started(buyer)
    const [decided, cancelled] = await Promise.all([
      refusalOf(decide(chief, instanceId)),
      database.write(buyer.tenantId, (tx) => cancelApproval(tx, buyer, [instanceId], '申请人撤回')),
    ])
    const { status } = await lastRound(buyer, doc)
    expect([decided, cancelled.length, status]).toEqual(
      decided === 'accepted' ? ['accepted', 0, 'approved'] : ['approval.decided', 1, 'cancelled'],
    )
  }
})
