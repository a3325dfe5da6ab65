import { expect, test } from 'vitest'
import type { Actor } from '#kit/actor.ts'
import { transferOf } from './transfer.rules.ts'
import { actor, task, round } from '#test/approvals/rounds.ts'

const handOn = (who: Actor, from: string, to: string, canDecide = true, thing = round()) =>
  transferOf(thing, who, from, { userId: to, personId: to, canDecide }, '出差')
const oversees = actor('9', ['approval.oversee'])

test.each([
  ['a task of mine', () => handOn(actor('2'), '2', '6')],
  [
    'a task that is stuck, by who oversees',
    () => handOn(oversees, '2', '6', true, round({ tasks: [task(1, '2', 'open', false)] })),
  ],
])('reassigned: %s', (_, transfer) =>
  expect(transfer()).toEqual({
    status: 'pending',
    step: 1,
    changes: [{ id: '12', approver_id: '2', status: 'skipped', opinion: '出差' }],
  }),
)

test.each([
  ['a task of somebody else', () => handOn(actor('2'), '3', '6'), 'thing.notAllowed'],
  ['a task that is not open yet', () => handOn(actor('4'), '4', '6'), 'approval.notYourTurn'],
  ['nobody’s task', () => handOn(oversees, '8', '6'), 'approval.decided'],
  ['to the requester', () => handOn(actor('2'), '2', '1'), 'approval.own'],
  ['to somebody who is asked already', () => handOn(actor('2'), '2', '3'), 'approval.alreadyApprover'],
  ['to somebody who may not decide', () => handOn(actor('2'), '2', '6', false), 'approval.cannotDecide'],
])('not reassigned: %s', (_, transfer, code) => expect(transfer).toThrow(code))
