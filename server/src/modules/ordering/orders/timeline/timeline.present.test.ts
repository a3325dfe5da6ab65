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

test('timeline: an event that was written under a former name is shown under its name of today', () => {
  expect(presentEntry({ ...row, name: 'order.holdExpired' }, true)).toEqual(presentEntry(row, true))
  expect(presentEntry(row, true).what).toBe('order.approvalExpired')
})

test('timeline: only the facts that are meant to be shown leave the server', () => {
  expect(presentEntry(row, true).facts).toEqual({ orderNo: 'D1' })
})
