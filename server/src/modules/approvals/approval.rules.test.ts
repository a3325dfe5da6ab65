import { expect, test } from 'vitest'
import type { ApprovalDecision, ApprovalNode, NodeMode, TaskStatus } from '#contract/approvals/approvals.ts'
import type { Permission } from '#contract/permissions.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import { approvalFlow, canDecide, outcomeOf, type Round, type Task, taskFlow, transferOf } from './approval.rules.ts'

const actor = (userId: string, permissions: Permission[] = ['approval.decide']): Actor => ({
  ...systemActor('1'),
  userId,
  entrance: 'purchaser',
  permissions: new Set(permissions),
})
const task = (step: number, approver_id: string, status: TaskStatus, disabled = false): Task => ({
  step,
  approver_id,
  status,
  disabled,
})
const node = (step: number, mode: NodeMode): ApprovalNode => ({
  step,
  mode,
  name: '',
  enName: '',
  approvers: [],
  because: [],
  toAdmin: false,
})
const round = (given: Partial<Round> = {}): Round => ({
  status: 'pending',
  step: 1,
  requester_id: '1',
  doc_version: 'v1',
  chain: [node(1, 'any'), node(2, 'all')],
  tasks: [task(1, '2', 'open'), task(1, '3', 'open'), task(2, '4', 'waiting'), task(2, '5', 'waiting')],
  ...given,
})
const second = round({
  step: 2,
  tasks: [task(1, '2', 'agreed'), task(1, '3', 'skipped'), task(2, '4', 'open'), task(2, '5', 'open')],
})
const lastVoice = { ...second, tasks: [task(1, '2', 'agreed'), task(2, '4', 'agreed'), task(2, '5', 'open')] }

const decide = (thing: Round, userId: string, decision: ApprovalDecision, opinion = '因', docVersion = 'v1') =>
  outcomeOf(thing, actor(userId), { decision, opinion, docVersion })
const shortly = ({ status, step, changes }: ReturnType<typeof decide>) =>
  `${status} ${step}: ${changes.map(({ approver_id, status }) => `${approver_id} ${status}`).join(', ')}`

test.each([
  [
    'one of several is enough; the next step opens',
    round(),
    '2',
    'agree',
    'pending 2: 2 agreed, 3 skipped, 4 open, 5 open',
  ],
  ['where all are asked, one is not enough', second, '4', 'agree', 'pending 2: 4 agreed'],
  ['the last voice approves', lastVoice, '5', 'agree', 'approved 2: 5 agreed'],
  [
    'one rejection ends it for all',
    round(),
    '3',
    'reject',
    'rejected 1: 3 rejected, 2 cancelled, 4 cancelled, 5 cancelled',
  ],
  ['also against those who agreed before', lastVoice, '5', 'reject', 'rejected 2: 5 rejected'],
] as const)('approval rules: %s', (_, thing, userId, decision, outcome) =>
  expect(shortly(decide(thing, userId, decision))).toBe(outcome),
)

const over = { ...second, status: 'approved' as const }
test.each([
  ['a stranger', () => decide(round(), '8', 'agree'), 'approval.notYours'],
  ['the last step first', () => decide(round(), '4', 'agree'), 'approval.notYourTurn'],
  ['twice', () => decide(lastVoice, '4', 'agree'), 'approval.decided'],
  ['after it ended', () => decide(over, '4', 'agree'), 'approval.decided'],
  ['another had decided for me', () => decide(second, '3', 'agree'), 'approval.decided'],
  ['of a document of my own', () => decide(round({ requester_id: '2' }), '2', 'agree'), 'approval.own'],
  ['a version that is no more', () => decide(round(), '2', 'agree', '', 'v0'), 'approval.changed'],
  ['a rejection without a word', () => decide(round(), '2', 'reject', '  '), 'approval.opinionMissing'],
  [
    'a disabled approver',
    () => decide(round({ tasks: [task(1, '2', 'open', true)] }), '2', 'agree'),
    'approval.approverDisabled',
  ],
  [
    'without the permission',
    () => outcomeOf(round(), actor('2', []), { decision: 'agree', opinion: '', docVersion: 'v1' }),
    'thing.notAllowed',
  ],
] as const)('refused: %s', (_, attempt, code) => expect(attempt).toThrow(code))

const handOn = (who: Actor, from: string, to: string, canDecide = true, thing = round()) =>
  transferOf(thing, who, from, { userId: to, canDecide }, '出差')
const configures = actor('9', ['approval.configure'])

test.each([
  ['a task of mine', () => handOn(actor('2'), '2', '6')],
  [
    'a task that is stuck, by who configures',
    () => handOn(configures, '2', '6', true, round({ tasks: [task(1, '2', 'open', true)] })),
  ],
])('handed on: %s', (_, transfer) =>
  expect(transfer()).toEqual({
    status: 'pending',
    step: 1,
    changes: [{ step: 1, approver_id: '2', status: 'skipped', opinion: '出差' }],
  }),
)

test.each([
  ['a task of somebody else', () => handOn(actor('2'), '3', '6'), 'thing.notAllowed'],
  ['a task that is not open yet', () => handOn(actor('4'), '4', '6'), 'approval.notYourTurn'],
  ['nobody’s task', () => handOn(configures, '8', '6'), 'approval.decided'],
  ['to the requester', () => handOn(actor('2'), '2', '1'), 'approval.own'],
  ['to somebody who is asked already', () => handOn(actor('2'), '2', '3'), 'approval.alreadyAsked'],
  ['to somebody who may not decide', () => handOn(actor('2'), '2', '6', false), 'approval.cannotDecide'],
])('not handed on: %s', (_, transfer, code) => expect(transfer).toThrow(code))

test('approval rules: the buttons are the decisions that would succeed', () => {
  const buttons = (userId: string, thing = round()) => canDecide(thing, actor(userId))
  expect(buttons('2')).toEqual(['agree', 'reject'])
  expect([buttons('4'), buttons('8'), buttons('4', over), buttons('2', round({ requester_id: '2' }))]).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(canDecide(round({ tasks: [task(1, '2', 'open', true)] }), actor('2'))).toEqual([])
})

test('approval rules: the only ways from state to state', () => {
  const ways = (all: { from: string; to: string }[]) => all.map(({ from, to }) => `${from}→${to}`)
  expect(ways(approvalFlow.transitions())).toEqual([
    'pending→pending',
    'pending→approved',
    'pending→rejected',
    'pending→cancelled',
  ])
  expect(ways(taskFlow.transitions())).toEqual([
    'waiting→open',
    'open→agreed',
    'open→rejected',
    'open→skipped',
    'open→skipped',
    'open→skipped',
    'waiting→cancelled',
    'open→cancelled',
  ])
})
