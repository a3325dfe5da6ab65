import { expect, test } from 'vitest'
import { personRowOf, problemsOf } from './people.rules.ts'
import { columnsIn } from '#contract/kit/tables/columns.ts'
import { columnsOf, peopleTable } from './people.headings.rules.ts'

const headings = ['*姓名', '*账号（工号）', '*部门（编码或全称）', '手机号码', '邮箱']
const columnsFor = (of: readonly string[], isEnglish: boolean) =>
  columnsOf(columnsIn(of, peopleTable).columns, isEnglish)
const none = {
  codes: new Set<string>(),
  mobiles: new Set<string>(),
  departments: new Map(),
  positions: new Map(),
  managers: new Map<string, string>(),
}

test('people of a workbook: columns are found by their headings, in both languages and any order', () => {
  expect(columnsFor(headings, false)).toEqual({ userName: 0, userCode: 1, dept: 2, mobile: 3, email: 4 })
  expect(columnsFor(['Department', 'NAME *', '账号'], true)).toEqual({ dept: 0, userName: 1, userCode: 2 })
  expect(() => columnsFor(['姓名', '手机号码'], false)).toThrow('peopleImport.headings')
})

test('people of a workbook: mobile numbers are parsed in any common format', () => {
  const row = personRowOf(2, ['林知远', 'ＱＭ-1', '001', '+86 139-0000-0001', ''], columnsFor(headings, false))
  expect(row).toEqual({
    no: 2,
    unread: [],
    userName: '林知远',
    userCode: 'QM-1',
    dept: '001',
    mobile: '13900000001',
    email: '',
    position: '',
    manager: '',
  })
})

test('people of a workbook: usual names of columns are known, unknown ones named', () => {
  expect(columnsFor(['姓名', '工号', '所属部门', '手机', '电子邮箱'], false)).toEqual(columnsFor(headings, false))
  expect(columnsFor(['Full name', 'Employee ID', 'Dept', 'Phone', 'Email'], true)).toEqual(columnsFor(headings, false))
  expect(columnsIn(['姓名', '账号', '部门', '手机', '移动电话', '座机'], peopleTable).unread).toEqual([
    { column: 4, heading: '移动电话', reason: 'other' },
    { column: 5, heading: '座机', reason: 'unknown' },
  ])
})

test('people of a workbook: a number in scientific notation is named as such', () => {
  const row = personRowOf(2, ['甲', 'A1', '001', '1.38001E+10', ''], columnsFor(headings, false))
  expect(problemsOf([row], none).map(({ field, code, value }) => [field, code, value])).toContainEqual([
    'mobile',
    'importCell.scientific',
    '1.38001E+10',
  ])
})

test('people of a workbook: too long values are reported, and empty numbers are no duplicates', () => {
  const row = (no: number, userName: string) =>
    personRowOf(no, [userName, `A-${no}`, '', '', ''], columnsFor(headings, false))
  const problems = problemsOf([row(2, '长'.repeat(41)), row(3, '短')], none)
  expect(problems.map(({ row: no, field, code }) => [no, field, code])).toEqual([
    [2, 'dept', 'peopleImport.required'],
    [2, 'userName', 'peopleImport.tooLong'],
    [3, 'dept', 'peopleImport.required'],
  ])
  const long = problemsOf([row(2, '𠮷'.repeat(40)), row(3, `长${'𠮷'.repeat(100)}`)], none)
  expect(long.flatMap(({ row: no, code, value }) => (code === 'peopleImport.tooLong' ? [[no, value]] : []))).toEqual([
    [3, `长${'𠮷'.repeat(99)}`],
  ])
})
