import { inChinese } from '#contract/kit/labels.ts'
import { supplierLabels } from '#contract/suppliers/suppliers.ts'

/** The operator's page of suppliers. */
export const suppliers = {
  title: '供应商',
  purpose: '管理入驻供应商与合作状态；暂停合作后，其商品立即从商城下架',
  add: '新增供应商',
  editTitle: '编辑供应商',
  supplier: '供应商',
  keyword: '关键词',
  hint: '名称 / 编码',
  status: { active: '合作中', suspended: '暂停合作' },
  action: { profile: '档案', edit: '编辑', accounts: '账号', suspend: '暂停', resume: '恢复' },
  suspendTitle: '暂停合作',
  suspendText: '暂停后，{{name}}的商品立即从商城下架，采购人无法再购买；已有订单不受影响。',
  none: '没有符合条件的供应商',
  noneReason: '请更换关键词，或减少筛选条件。',
  accounts: {
    title: '{{name}}的账号',
    label: '供应商账号',
    add: '新增账号',
    invite: '邀请管理员',
    inviteReason: '对方将收到含一次性链接的短信，设置密码后即可登录，并可管理本供应商的人员。',
    issue: '重置密码',
    issueText: '将为{{name}}生成新的初始密码，原密码立即失效，已登录的设备将退出。',
    issued: '初始密码',
    issuedText: '请将以下信息告知对方，首次登录须修改密码。密码仅显示这一次。',
    handOver: '登录地址：{{address}}，账号：{{userCode}}，初始密码：{{password}}',
    lastLogin: '最近登录',
    never: '从未登录',
    state: '账号状态',
    status: { active: '正常', waiting: '待首次登录', disabled: '已停用' },
    none: '该供应商还没有账号',
    noneReason: '新增账号后，供应商即可在“供应商”入口登录。',
    field: { userName: '姓名', userCode: '登录账号', mobile: '手机号码', email: '邮箱' },
  },
  field: inChinese(supplierLabels),
} as const
