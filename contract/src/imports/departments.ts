import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { TableLayout, tableChoice } from '#contract/kit/tables/layout.ts'
import { Done, List, Nothing, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

/** Import of departments: small enough to be checked and written synchronously. */
export const maxDepartmentRows = 500
export const maxDepartmentProblems = 500

export const DepartmentField = OneOf(['deptName', 'deptCode', 'parent', 'deptType'])
export type DepartmentField = Static<typeof DepartmentField>

export const DepartmentImportResult = shape({
  total: Type.Integer({ description: 'non-empty rows' }),
  valid: Type.Integer(),
  imported: Type.Integer(),
  problemCount: Type.Integer(),
  layout: TableLayout,
  problems: List(
    shape({
      row: Type.Integer({ description: 'row number in the spreadsheet' }),
      field: DepartmentField,
      value: Type.String(),
      message: Type.String(),
    }),
    maxDepartmentProblems,
  ),
})
export type DepartmentImportResult = Static<typeof DepartmentImportResult>

const managed = { access: 'org.manage', entrances: ['operator'] } as const

export const importDepartments = route({
  ...managed,
  method: 'POST',
  path: '/sysrest/api/dept/import',
  upload: { accept: ['.xlsx', '.csv'], maxBytes: 5 * 1024 * 1024 },
  rateLimit: 'import',
  summary: `Import departments from a workbook of up to ${maxDepartmentRows} rows, whose parents exist or are among them: check only, import the valid rows, or import all rows or none`,
  input: shape({ mode: OneOf(['check', 'valid', 'all']), ...tableChoice }),
  reply: DepartmentImportResult,
})
export const departmentTemplate = route({
  ...managed,
  method: 'GET',
  path: '/sysrest/api/dept/importTemplate',
  download: true,
  summary: 'Download the import template, with a sheet of the departments that there are',
  input: Nothing,
  reply: Done,
})

export const departmentImportRefusals = {
  'departmentImport.headings': [
    47341,
    '表格缺少以下列：{names}，请使用下载的模板填写',
    'These columns are missing: {names}. Please use the template.',
  ],
  'departmentImport.code': [
    47342,
    '编码须为 1-32 位字母、数字、下划线或短横线',
    'A code has 1 to 32 letters, digits, underscores or hyphens.',
  ],
  'departmentImport.type': [47343, '类型须为“单位”或“部门”', 'The type is “Company” or “Department”.'],
  'departmentImport.unknownParent': [
    47344,
    '没有编码或全称为“{value}”的上级部门',
    'There is no department with the code or full name “{value}”.',
  ],
  'departmentImport.circle': [47345, '上级部门不能是本部门或其下级部门', 'A department cannot be above itself.'],
  'departmentImport.parentWrong': [47346, '上级部门所在的行有错误', 'The row of the department above has an error.'],
} as const satisfies Refusals
