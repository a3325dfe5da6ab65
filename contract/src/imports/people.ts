import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { Done, List, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Import of people with accounts: small enough to be checked and written synchronously. */
export const maxPeopleRows = 2000
export const maxPeopleProblems = 500

export const PeopleField = OneOf(['userName', 'userCode', 'dept', 'mobile', 'email', 'position', 'manager'])
export type PeopleField = Static<typeof PeopleField>

export const PeopleImportResult = shape({
  total: Type.Integer({ description: 'non-empty rows' }),
  valid: Type.Integer(),
  imported: Type.Integer(),
  problemCount: Type.Integer(),
  layout: TableLayout,
  problems: List(
    shape({
      row: Type.Integer({ description: 'row number in the spreadsheet' }),
      field: PeopleField,
      value: Type.String(),
      message: Type.String(),
    }),
    maxPeopleProblems,
  ),
})
export type PeopleImportResult = Static<typeof PeopleImportResult>

export const importPeople = route({
  method: 'POST',
  path: '/sysrest/api/person/import',
  access: 'org.manage',
  entrances: ['operator'],
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 },
  rateLimit: 'import',
  summary: `Import buyers from a workbook of up to ${maxPeopleRows} rows: check only, import the valid rows, or import all rows or none`,
  input: shape({ mode: OneOf(['check', 'valid', 'all']), ...tableChoice }),
  reply: PeopleImportResult,
})
export const peopleTemplate = route({
  method: 'GET',
  path: '/sysrest/api/person/importTemplate',
  access: 'org.manage',
  entrances: ['operator'],
  download: true,
  summary: 'Download the import template, with a sheet of the departments',
  input: Nothing,
  reply: Done,
})

export const peopleImportRefusals = {
  'peopleImport.headings': [
    31041,
    '表格缺少以下列：{names}，请使用下载的模板填写',
    'These columns are missing: {names}. Please use the template.',
  ],
  'peopleImport.required': [31042, '不能为空', 'Required'],
  'peopleImport.tooLong': [31043, '不能超过 {max} 个字', 'At most {max} characters'],
  'peopleImport.code': [
    31044,
    '账号须为 2-40 位字母、数字或 . _ @ -，以字母或数字开头',
    'An account name has 2 to 40 letters, digits or . _ @ - and begins with a letter or digit.',
  ],
  'peopleImport.twice': [31045, '与第 {row} 行重复', 'The same as in row {row}'],
  'peopleImport.unknownDept': [
    31046,
    '没有编码或全称为“{value}”的部门',
    'There is no department with the code or full name “{value}”.',
  ],
  'peopleImport.unknownPosition': [
    47307,
    '没有编码或名称为“{value}”的岗位',
    'There is no position with the code or name “{value}”.',
  ],
  'peopleImport.unknownManager': [47308, '没有账号为“{value}”的人员', 'There is no person with the account “{value}”.'],
} as const satisfies Refusals
