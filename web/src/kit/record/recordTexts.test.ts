import { beforeAll, expect, expectTypeOf, test } from 'vitest'
import {
  type LackOfList,
  type RecordColumn,
  type RecordField,
  recordText,
  shownValue,
  type TextsOf,
  withTexts,
} from './recordTexts.ts'
import { showMessages } from '../../../test/messages.ts'
import type { listDepartments } from '#contract/identity/departments.ts'

beforeAll(() =>
  showMessages('en', {
    things: { title: 'Things', field: { name: 'Name', kind: { label: 'Kind', options: { a: 'Large' } } } },
  }),
)

test('record texts: an existing message is returned', () => {
  expect(recordText('things', 'title')).toBe('Things')
  expect(recordText('things', 'empty')).toBeUndefined()
})

test('record texts: a value is shown as the option of its field, or unchanged', () => {
  expect(shownValue('things', { kind: 'a' }, 'kind')).toBe('Large')
  expect(shownValue('things', { kind: 'b' }, 'kind')).toBe('b')
  expect(shownValue('things', { name: 7 }, 'name')).toBe('7')
  expect(shownValue('things', { name: null }, 'name')).toBe('')
})

test('record texts: a column has the label of its form field by default', () => {
  const column = withTexts('things')({ key: 'kind' })
  expect(column.title).toBe('Kind')
  expect(column.render?.({ kind: 'a' })).toBe('Large')
  expect(withTexts('things')({ key: 'kind', title: 'Size', render: () => 'x' }).title).toBe('Size')
})

interface Row {
  readonly deptName: string
  /** The messages have no option for the last one. */
  readonly deptType: '1' | '2' | '3'
  readonly people: number
}
type Shown = RecordColumn<'departments', Row>
const render = () => null

test('record texts: a column without a message of its field, or of one of its options, does not compile', () => {
  expectTypeOf<{ key: 'deptName' }>().toExtend<Shown>()
  expectTypeOf<{ key: 'people'; right: true }>().toExtend<Shown>()
  expectTypeOf<{ key: 'head' }>().not.toExtend<Shown>()
  expectTypeOf<{ key: 'head'; render: typeof render }>().not.toExtend<Shown>()
  expectTypeOf<{ key: 'head'; title: string }>().toExtend<Shown>()
  expectTypeOf<{ key: 'deptType' }>().not.toExtend<Shown>()
  expectTypeOf<{ key: 'deptType'; render: typeof render }>().toExtend<Shown>()
  expectTypeOf<{ key: 'deptType' }>().toExtend<RecordColumn<'departments', { deptType: '1' | '2' }>>()
})

test('record texts: a fact without a message does not compile', () => {
  expectTypeOf<{ key: 'deptName'; wide: true }>().toExtend<RecordField<'departments', Row>>()
  expectTypeOf<{ key: 'deptType' }>().not.toExtend<RecordField<'departments', Row>>()
  expectTypeOf<{ key: 'version' }>().not.toExtend<RecordField<'departments', Row & { version: number }>>()
})

test('record texts: a page names what its messages lack', () => {
  expectTypeOf<TextsOf<'departments', 'edit'>>().toEqualTypeOf<'departments'>()
  expectTypeOf<TextsOf<'departments', 'edit' | 'split'>>().toEqualTypeOf<{
    readonly lacks: 'departments.action.split'
  }>()
  expectTypeOf<LackOfList<'departments', typeof listDepartments>>().toEqualTypeOf<never>()
  expectTypeOf<LackOfList<'departments.field', typeof listDepartments>>().toEqualTypeOf<
    'departments.field.title' | 'departments.field.keyword' | 'departments.field.hint'
  >()
})
