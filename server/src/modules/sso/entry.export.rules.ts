import type { exportEntries } from '#contract/sso/ssoEntries.ts'
import type { exportApps } from '#contract/sso/ssoApps.ts'
import type { exportSubjects } from '#contract/sso/ssoSubjects.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const entryColumns: ColumnsOf<typeof exportEntries> = {
  name: ['名称', 'Name'],
  enName: ['英文名称', 'English name'],
  page: ['登录地址', 'Sign-in URL'],
  app: ['应用标识', 'App ID'],
  adapter: ['协议', 'Protocol'],
  entrance: ['限定入口', 'Portal'],
  isEnabled: ['启用', 'Enabled'],
  subjectCount: ['映射账号数', 'Mapped accounts'],
  lastUsedAt: ['最近使用', 'Last used'],
}

export const subjectColumns: ColumnsOf<typeof exportSubjects> = {
  subject: ['外部用户标识', 'External user ID'],
  issuer: ['签发方', 'Issuer'],
  userCode: ['账号', 'Account'],
  userName: ['姓名', 'Name'],
  createdAt: ['创建时间', 'Created'],
}

export const appColumns: ColumnsOf<typeof exportApps> = {
  code: ['应用标识', 'App ID'],
  name: ['名称', 'Name'],
  enName: ['英文名称', 'English name'],
  kind: ['类型', 'Type'],
  address: ['进入地址', 'Target URL'],
  isEnabled: ['启用', 'Enabled'],
}
