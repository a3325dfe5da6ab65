import type { PeopleField } from '#contract/imports/people.ts'
import type { TableColumns, TableField, TableFields } from '#contract/kit/tables/columns.ts'
import { missingText } from '#contract/kit/tables/layout.ts'
import { refuse } from '#kit/refusal.ts'

/** Headings of the template in both languages; a star marks required fields. */
export const peopleHeadings: Readonly<Record<PeopleField, readonly [zh: string, en: string]>> = {
  userName: ['*姓名', '*Name'],
  userCode: ['*账号（工号）', '*Account'],
  dept: ['*部门（编码或全称）', '*Department (code or full name)'],
  mobile: ['手机号码', 'Mobile number'],
  email: ['邮箱', 'E-mail'],
  position: ['岗位（编码或名称）', 'Position (code or name)'],
  manager: ['直接上级（账号）', 'Manager (account)'],
}
export const peopleFields = Object.keys(peopleHeadings) as PeopleField[]
export const required: readonly PeopleField[] = ['userName', 'userCode', 'dept']

/** Headings that lists of staff have. */
const otherNames: Readonly<Record<PeopleField, readonly string[]>> = {
  userName: [
    '名字',
    '员工姓名',
    '人员姓名',
    '用户姓名',
    '用户名称',
    'Full name',
    'User name',
    'Employee name',
    'Employee',
  ],
  userCode: [
    '工号',
    '员工编号',
    '员工号',
    '员工工号',
    '人员编码',
    '人员编号',
    '登录名',
    '登录账号',
    '用户名',
    '账户',
    '帐号',
    'Account name',
    'Username',
    'Login',
    'User ID',
    'Employee ID',
    'Employee number',
    'Employee no',
    'Staff ID',
    'Staff number',
  ],
  dept: [
    '所属部门',
    '所在部门',
    '部门名称',
    '部门编码',
    '组织',
    '组织机构',
    '单位部门',
    'Dept',
    'Department name',
    'Department code',
    'Organisation',
    'Organization',
  ],
  mobile: [
    '手机',
    '手机号',
    '移动电话',
    '联系电话',
    '电话',
    '联系方式',
    '电话号码',
    'Mobile',
    'Mobile phone',
    'Cell phone',
    'Cell',
    'Phone',
    'Phone number',
    'Telephone',
    'Tel',
  ],
  email: ['Email', '电子邮箱', '电子邮件', '邮件', '邮箱地址', '邮件地址', 'Mail', 'Email address', 'E-mail address'],
  position: ['岗位', '岗位名称', '岗位编码', '职务', '职位', 'Position', 'Job title', 'Position code'],
  manager: [
    '直接上级',
    '上级',
    '直属上级',
    '直接主管',
    '主管账号',
    '上级工号',
    'Manager',
    'Manager ID',
    'Reports to',
    'Supervisor',
  ],
}

export const peopleTable = Object.fromEntries(
  peopleFields.map((field): [PeopleField, TableField] => [
    field,
    { names: [...peopleHeadings[field], ...otherNames[field]], kind: 'text' },
  ]),
) as unknown as TableFields<PeopleField>

export type Columns = Readonly<Partial<Record<PeopleField, number>>>

/** Columns of the fields; refuses a workbook without a required column. */
export function columnsOf(
  found: TableColumns<PeopleField>['columns'],
  isEnglish: boolean,
  unread: TableColumns<PeopleField>['unread'] = [],
): Columns {
  const missing = required.filter((field) => found[field].length === 0)
  const names = missing.map((field) => peopleHeadings[field][isEnglish ? 1 : 0].replace('*', ''))
  if (names.length > 0) refuse('peopleImport.headings', { names: missingText(names, unread, isEnglish) })
  return Object.fromEntries(
    peopleFields.flatMap((field) => (found[field].length === 0 ? [] : [[field, found[field][0]!]])),
  )
}
