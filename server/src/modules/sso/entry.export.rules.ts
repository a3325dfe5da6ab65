import type { exportApps, exportEntries, exportSubjects } from '#contract/sso/ssoEntries.ts'
import type { ColumnsOf } from '#kit/export.rules.ts'

export const entryColumns: ColumnsOf<typeof exportEntries> = {
  name: ['名称', 'Name'],
  enName: ['英文名称', 'English name'],
  page: ['入口页面', 'Page'],
  app: ['应用标识', 'Application'],
  adapter: ['协议', 'Protocol'],
  entrance: ['登录端', 'Entrance'],
  isEnabled: ['启用', 'Enabled'],
  subjectCount: ['映射账号数', 'Mapped accounts'],
  lastUsedAt: ['最近使用', 'Last used'],
}

export const subjectColumns: ColumnsOf<typeof exportSubjects> = {
  subject: ['外部标识', 'Subject'],
  issuer: ['颁发方', 'Issuer'],
  userCode: ['账号', 'Account'],
  userName: ['姓名', 'Name'],
  createdAt: ['创建时间', 'Created'],
}

export const appColumns: ColumnsOf<typeof exportApps> = {
  code: ['应用编码', 'Code'],
  name: ['名称', 'Name'],
  enName: ['英文名称', 'English name'],
  kind: ['类型', 'Kind'],
  address: ['地址', 'Address'],
  isEnabled: ['启用', 'Enabled'],
}
