import type { exportApplications } from '#contract/provider/provider.ts'
import type { ColumnsOf } from '#kit/export.rules.ts'

export const applicationColumns: ColumnsOf<typeof exportApplications> = {
  name: ['应用名称', 'Application'],
  enName: ['英文名称', 'English name'],
  clientId: ['客户端标识', 'Client id'],
  redirects: { title: ['回调地址', 'Redirect addresses'], value: ({ redirects }) => redirects.join(' ') },
  scopes: { title: ['授权范围', 'Scopes'], value: ({ scopes }) => scopes.join(' ') },
  alg: ['签名算法', 'Signing algorithm'],
  isOwn: ['自有应用', 'Own application'],
  isActive: ['启用', 'Active'],
  createdAt: ['创建时间', 'Created'],
}
