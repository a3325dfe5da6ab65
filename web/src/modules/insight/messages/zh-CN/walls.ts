import { wallLinkLabels } from '#contract/insight/walls.ts'
import { inChinese } from '#contract/kit/labels.ts'

const labels = inChinese(wallLinkLabels)

export const wallLinks = {
  title: '大屏链接',
  purpose: '供大屏免登录展示数据驾驶舱；按创建人当前的权限实时统计，不显示个人姓名',
  keyword: '链接',
  hint: '名称 / 链接开头 / 创建人',
  none: '没有符合条件的链接',
  noneReason: '请更换关键字，或减少筛选条件。',
  empty: '暂无大屏链接',
  emptyReason: '创建链接后在大屏的浏览器中打开即可。',
  add: '创建链接',
  createdTitle: '大屏链接“{{name}}”',
  createdText: '链接仅显示这一次，请立即复制到大屏的浏览器；遗失后请吊销并重新创建。',
  everything: '创建人可见的全部部门',
  everywhere: '不限',
  neverSeen: '从未打开',
  revokeTitle: '吊销链接？',
  revokeText: '吊销后“{{name}}”的大屏立即停止更新，且不能恢复。',
  field: {
    ...labels,
    period: { label: labels.period, options: { month: '本月', quarter: '本季度', year: '本年' } },
    status: {
      label: labels.status,
      options: { active: '有效', expired: '已过期', stopped: '创建人已失权', revoked: '已吊销' },
    },
    deptId: { label: labels.deptName, hint: '留空表示本人可见的全部部门' },
    networks: { label: labels.networks, hint: 'IP 地址或网段，如 203.0.113.0/24；留空表示不限' },
    expiresOn: { label: labels.expiresOn, hint: '最长 90 天' },
  },
  action: { detail: '详情', revoke: '吊销' },
  happened: { wallLink: { created: '创建链接', revoked: '吊销链接' } },
  wall: {
    invalid: '请使用完整的大屏链接打开本页',
    lost: '暂时无法更新，正在重试',
  },
}
