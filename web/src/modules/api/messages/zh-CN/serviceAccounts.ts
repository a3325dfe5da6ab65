import { serviceAccountLabels } from '#contract/api/serviceAccounts.ts'
import { inChinese } from '#contract/kit/labels.ts'
import { entrances } from '#web/messages/zh-CN/common/entrances.ts'

export const serviceAccounts = {
  title: '服务账号',
  keyword: '服务账号',
  hint: '名称 / 账号 / 用途',
  none: '没有符合条件的服务账号',
  noneReason: '请更换关键字，或减少筛选条件。',
  empty: '暂无服务账号',
  emptyReason: '服务账号供系统调用接口，不能登录。',
  add: '新增服务账号',
  editTitle: '编辑服务账号',
  permissionCount: '权限数',
  disableTitle: '停用服务账号？',
  disableText: '停用后“{{name}}”的全部密钥和推送立即停止，重新启用后恢复。',
  field: {
    ...inChinese(serviceAccountLabels),
    code: { label: '账号', hint: '用于日志和单据，不能登录' },
    entrance: { label: '登录入口', options: entrances },
    permissions: { label: '权限上限', hint: '密钥的权限不能超出此范围；审批、签署、付款、开标等须由人员完成' },
  },
  action: { addKey: '创建密钥', detail: '详情', edit: '编辑', disable: '停用', enable: '启用' },
  happened: {
    serviceAccount: {
      added: '新增服务账号',
      edited: '编辑服务账号',
      disabled: '停用服务账号',
      enabled: '启用服务账号',
    },
  },
}
