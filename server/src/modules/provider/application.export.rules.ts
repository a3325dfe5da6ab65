import type { exportApplications } from '#contract/provider/provider.ts'
import type { ColumnsOf } from '#kit/spreadsheet/export.rules.ts'

export const applicationColumns: ColumnsOf<typeof exportApplications> = {
  name: ['应用名称', 'App'],
  enName: ['英文名称', 'English name'],
  clientId: ['应用编号', 'Client ID'],
  redirects: { title: ['返回地址', 'Return URLs'], value: ({ redirects }) => redirects.join(' ') },
  scopes: { title: ['获取信息', 'Data shared'], value: ({ scopes }) => scopes.join(' ') },
  alg: ['令牌签名算法', 'Token signing algorithm'],
  isOwn: ['本单位应用', 'Internal app'],
  isActive: ['启用', 'Enabled'],
  createdAt: ['创建时间', 'Created'],
}
