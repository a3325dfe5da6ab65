import { expect, test } from 'vitest'
import { Id, List, Maybe, Note, Optional, Quantity, shape, Text, Type } from '#contract/kit/schema.ts'
import { FormattedNote } from '#contract/kit/validators.ts'
import { fieldNamed, issuesOf, sendable } from './issues.ts'

const Row = shape({ unit: Text(5), quantity: Quantity, note: Optional(FormattedNote('mobile')) })
const schema = shape({
  name: Text(5),
  remark: Note(3),
  nick: Optional(Text(5)),
  deptId: Maybe(Id),
  settings: shape({ host: Text(10), port: Optional(Quantity) }),
  rows: Type.Array(Row, { minItems: 1 }),
  tags: List(Text(3)),
})
const sound = {
  name: 'a',
  remark: '',
  deptId: null,
  settings: { host: 'h' },
  rows: [{ unit: 'm', quantity: 1 }],
  tags: ['x'],
}

test('issues: none for valid values', () => expect(issuesOf(schema, sound)).toEqual([]))

test('issues: each has the path that the server would use', () => {
  const settings = { host: '', port: 0 }
  const rows = [sound.rows[0], { unit: '', quantity: 0, note: '1' }]
  expect(issuesOf(schema, { ...sound, name: ' ', settings, rows, tags: ['four'] })).toEqual([
    { path: 'name', problem: { word: 'required' } },
    { path: 'settings.host', problem: { word: 'required' } },
    { path: 'settings.port', problem: { word: 'atLeast', count: 1 } },
    { path: 'rows.1.unit', problem: { word: 'required' } },
    { path: 'rows.1.quantity', problem: { word: 'atLeast', count: 1 } },
    { path: 'rows.1.note', problem: { format: 'mobile' } },
    { path: 'tags', problem: { word: 'wrong' } },
  ])
})

test('issues: too few rows are an issue of the list', () =>
  expect(issuesOf(schema, { ...sound, rows: [] })).toEqual([{ path: 'rows', problem: { word: 'choose' } }]))

test('sendable: empty optional values are omitted at any depth', () => {
  const rows = [{ unit: 'm', quantity: 1, note: undefined }]
  const written = { ...sound, nick: '', settings: { host: 'h', port: '' }, rows }
  expect(sendable(schema, written)).toEqual(sound)
})

test('sendable: properties that the schema lacks are omitted at any depth', () => {
  const rows = [{ unit: 'm', quantity: 1, picture: 'p' }]
  expect(sendable(schema, { ...sound, id: '7', settings: { host: 'h', version: 2 }, rows })).toEqual(sound)
})

test.each([
  ['name', 'name'],
  ['rows.1.unit', 'rows.1.unit'],
  ['draft.rows.1.unit', 'rows.1.unit'],
  ['people.0.name', 'name'],
  ['version', undefined],
  [undefined, undefined],
])('form issues: a refusal that names %s is shown at %s', (named, field) =>
  expect(fieldNamed(schema, named)).toBe(field),
)
