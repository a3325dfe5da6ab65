import { expect, test } from 'vitest'
import { personRowOf, problemsOf } from './people.rules.ts'
import { columnsIn } from './people.headings.rules.ts'

const headings = ['*姓名', '*账号（工号）', '*部门（编码或全称）', '手机号码', '邮箱']
const none = { codes: new Set<string>(), mobiles: new Set<string>(), departments: new Map() }

test('people of a workbook: columns are found by their headings, in both languages and any order', () => {
  expect(columnsIn(headings, false)).toEqual({ userName: 0, userCode: 1, dept: 2, mobile: 3, email: 4 })
  expect(columnsIn(['Department', 'NAME *', '账号'], true)).toEqual({ dept: 0, userName: 1, userCode: 2 })
  expect(() => columnsIn(['姓名', '手机号码'], false)).toThrow('peopleImport.headings')
})

test('people of a workbook: mobile numbers are parsed in any common format', () => {
  const row = personRowOf(2, ['林知远', 'ＱＭ-1', '001', '+86 139-0000-0001', ''], columnsIn(headings, false))
  expect(row).toEqual({ no: 2, userName: '林知远', userCode: 'QM-1', dept: '001', mobile: '13900000001', email: '' })
})

test('people of a workbook: too long values are reported, and empty numbers are no duplicates', () => {
  const row = (no: number, userName: string) =>
    personRowOf(no, [userName, `A-${no}`, '', '', ''], columnsIn(headings, false))
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
