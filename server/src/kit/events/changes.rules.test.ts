import { expect, test } from 'vitest'
import { fieldsChanged, presentChange } from './changes.rules.ts'

const row = {
  id: '1',
  at: new Date('2026-01-02T03:04:05Z'),
  name: 'thing.edited',
  actor_id: '2',
  from_state: null,
  to_state: 'active',
  reason: null,
  data: {},
}
const present = (data: object) => presentChange({ ...row, data: { ...data } }, '唐敏', (text) => text.toUpperCase())

test('changes: differing fields, as texts', () => {
  const before = { name: 'A', code: 'x', end: null, count: 1 }
  expect(fieldsChanged(before, { ...before })).toEqual({})
  expect(fieldsChanged(before, { name: 'B', code: 'x', end: '2026-01-01', count: 2 })).toEqual({
    fields: [
      { field: 'name', before: 'A', after: 'B' },
      { field: 'end', before: '', after: '2026-01-01' },
      { field: 'count', before: '1', after: '2' },
    ],
  })
})

test('changes: an event has its actor, time and previous values', () => {
  expect(present({ before: 'a', after: 'b' })).toEqual({
    id: '1',
    at: '2026-01-02T03:04:05.000Z',
    what: 'thing.edited',
    actorName: '唐敏',
    from: null,
    to: 'active',
    reason: '',
    fields: [{ field: '', before: 'a', after: 'b' }],
    added: [],
    removed: [],
  })
  const fields = [{ field: 'name', before: 'a', after: 'b' }]
  expect(present({ fields, before: 'x', after: 'y' }).fields).toEqual(fields)
  expect(present({ before: 'same', after: 'same' }).fields).toEqual([])
  expect(present({ name: 'c', secret: 'not shown' })).toMatchObject({ fields: [], added: [], removed: [] })
  expect(present({ added: ['p'], removed: ['q'] })).toMatchObject({ added: ['P'], removed: ['Q'] })
})
