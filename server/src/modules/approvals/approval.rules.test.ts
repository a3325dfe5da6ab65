import { expect, test } from 'vitest'
import { canDecide, outcomeOf } from './approval.rules.ts'
import { approvalFlow, taskFlow } from './approval.flow.rules.ts'
import { actor, task, round, second, lastDecision, decide, approvedRound } from '#test/approvals/rounds.ts'

const shortly = ({ status, step, changes }: ReturnType<typeof decide>) =>
  `${status} ${step}: ${changes.map(({ approver_id, status }) => `${approver_id} ${status}`).join(', ')}`

test.each([
  ['one of several is enough; the next step opens', round(), '2', 'agree', 'pending 2: 2 agreed, 3 skipped'],
  ['where all are asked, one is not enough', second, '4', 'agree', 'pending 2: 4 agreed'],
  ['the last voice approves', lastDecision, '5', 'agree', 'approved 2: 5 agreed'],
  ['one rejection ends it for all', round(), '3', 'reject', 'rejected 1: 3 rejected, 2 cancelled'],
  ['also against those who agreed before', lastDecision, '5', 'reject', 'rejected 2: 5 rejected'],
] as const)('approval rules: %s', (_, thing, userId, decision, outcome) =>
  expect(shortly(decide(thing, userId, decision))).toBe(outcome),
)
test.each([
  ['a stranger', () => decide(round(), '8', 'agree'), 'approval.notYours'],
  ['the last step first', () => decide(round(), '4', 'agree'), 'approval.notYourTurn'],
  ['twice', () => decide(lastDecision, '4', 'agree'), 'approval.decided'],
  ['after it ended', () => decide(approvedRound, '4', 'agree'), 'approval.decided'],
  ['another had decided for me', () => decide(second, '3', 'agree'), 'approval.decided'],
  ['of a document of my own', () => decide(round({ requester_person_id: '2' }), '2', 'agree'), 'approval.own'],
  ['a version that is no more', () => decide(round(), '2', 'agree', '', 'v0'), 'approval.changed'],
  ['a rejection without a word', () => decide(round(), '2', 'reject', '  '), 'approval.opinionMissing'],
  [
    'a disabled approver',
    () => decide(round({ tasks: [task(1, '2', 'open', false)] }), '2', 'agree'),
    'approval.approverDisabled',
  ],
  [
    'without the permission',
    () => outcomeOf(round(), actor('2', []), { decision: 'agree', opinion: '', docVersion: 'v1' }),
    'thing.notAllowed',
  ],
] as const)('refused: %s', (_, attempt, code) => expect(attempt).toThrow(code))

test('approval rules: the buttons are exactly the permitted decisions', () => {
  const buttons = (userId: string, thing = round()) => canDecide(thing, actor(userId))
  expect(buttons('2')).toEqual(['agree', 'reject'])
  expect([
    buttons('4'),
    buttons('8'),
    buttons('4', approvedRound),
    buttons('2', round({ requester_person_id: '2' })),
  ]).toEqual([[], [], [], []])
  expect(canDecide(round({ tasks: [task(1, '2', 'open', false)] }), actor('2'))).toEqual([])
})

test('approval rules: the transitions are complete', () => {
  const arrowsOf = (all: { from: string; to: string }[]) => all.map(({ from, to }) => `${from}→${to}`)
  expect(arrowsOf(approvalFlow.transitions())).toEqual([
    'pending→pending',
    'pending→approved',
    'pending→pending',
    'pending→rejected',
    'pending→cancelled',
  ])
  expect(arrowsOf(taskFlow.transitions())).toEqual([
    'open→agreed',
    'open→rejected',
    'open→returned',
    'open→skipped',
    'open→skipped',
    'open→lapsed',
    'open→skipped',
    'open→cancelled',
  ])
})
