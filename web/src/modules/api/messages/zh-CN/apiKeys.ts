import { apiKeyLabels } from '#contract/api/keys.ts'
import { inChinese } from '#contract/kit/labels.ts'

export const apiKeys = {
  title: 'API 密钥',
  purpose: '让 ERP、OA 等系统以服务账号调用本平台接口',
  views: '内容',
  view: { keys: '密钥', accounts: '服务账号', sandbox: '沙箱', guide: '调用说明' },
  keyword: '密钥',
  hint: '名称 / 密钥开头 / 服务账号',
  none: '没有符合条件的密钥',
  noneReason: '请更换关键字，或减少筛选条件。',
  empty: '暂无密钥',
  emptyReason: '请先在“服务账号”中新增账号，再为其创建密钥。',
  add: '创建密钥',
  editTitle: '编辑密钥',
  scopeCount: '权限数',
  neverUsed: '从未使用',
  everywhere: '不限',
  formerUntil: '旧密钥有效至 {{at}}',
  createdTitle: '密钥“{{name}}”',
  createdText: '密钥仅显示这一次，请立即复制并妥善保存；遗失后只能轮换。',
  saved: '我已保存',
  rotateTitle: '轮换密钥“{{name}}”',
  revokeTitle: '吊销密钥？',
  revokeText: '吊销后“{{name}}”在 1 秒内全部失效，且不能恢复。',
  field: {
    ...inChinese(apiKeyLabels),
    status: {
      label: '状态',
      options: { active: '有效', expired: '已过期', disabled: '账号已停用', revoked: '已吊销' },
    },
    networks: { label: '允许的来源地址', hint: 'IP 地址或网段，如 203.0.113.0/24；留空表示不限' },
    expiresOn: { label: '有效期至', hint: '最长一年' },
    callsPerMinute: { label: '每分钟调用上限', hint: '1 至 6000 次' },
    overlapHours: {
      label: '旧密钥',
      hint: '请在旧密钥失效前更换所有系统中的密钥。',
      options: {
        '0': '立即失效',
        '1': '1 小时后失效',
        '24': '24 小时后失效',
        '72': '3 天后失效',
        '168': '7 天后失效',
      },
    },
  },
  action: { detail: '详情', edit: '编辑', rotate: '轮换', revoke: '吊销' },
  happened: {
    apiKey: { created: '创建密钥', edited: '编辑密钥', rotated: '轮换密钥', revoked: '吊销密钥' },
  },
}
