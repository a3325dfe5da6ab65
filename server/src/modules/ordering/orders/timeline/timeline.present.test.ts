import { expect, test } from 'vitest'
import { presentEntry } from './timeline.present.ts'

const row = {
  at: new Date('2026-11-22T08:00:00Z'),
  name: 'order.approvalExpired',
  actor_name: null,
  dept_name: null,
  from_state: '20',
  to_state: '90',
  reason: null,
  data: { orderNo: 'D1', secret: 'never shown' },
}

test('timeline: events with former names are shown with their current name', () => {
  expect(presentEntry({ ...row, name: 'order.holdExpired' }, true)).toEqual(presentEntry(row, true))
  expect(presentEntry(row, true).what).toBe('order.approvalExpired')
})

test('timeline: only public facts leave the server', () => {
  expect(presentEntry(row, true).facts).toEqual({ orderNo: 'D1' })
})

test('timeline: approvers and opinions are visible to the buyer’s side only', () => {
  const approval = { ...row, name: 'order.approved', actor_name: '许景行', to_state: '30', reason: '同意' }
  expect(presentEntry(approval, true)).toMatchObject({ actorName: '许景行', reason: '同意' })
  expect(presentEntry(approval, false)).toMatchObject({ what: 'order.approved', actorName: '', reason: '' })
  const acceptance = { ...approval, name: 'order.accepted', from_state: '30', to_state: '40' }
  expect(presentEntry(acceptance, false)).toMatchObject({ actorName: '许景行', reason: '同意' })
})
