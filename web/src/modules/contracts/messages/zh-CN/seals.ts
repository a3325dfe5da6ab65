import { sealLabels } from '#contract/contracts/companySeals.ts'
import { inChinese } from '#contract/kit/labels.ts'

export const seals = {
  title: '印章',
  purpose: '登记各单位印章及其保管人，审核双方的签章证书',
  add: '登记印章',
  keyword: '关键词',
  hint: '单位 / 税号 / 保管人',
  none: '没有符合条件的印章',
  noneReason: '请调整筛选条件后重试。',
  empty: '暂无印章',
  emptyReason: '登记印章后，保管人可签署合同。',
  field: {
    ...inChinese(sealLabels),
    keyword: '关键词',
    payerNo: '单位',
    keeperId: { label: '保管人', hint: '保管人不能是合同承办人' },
    kind: { label: '印章类型', options: { company: '公章', contract: '合同专用章', legal: '法人章' } },
    party: { label: '所属方', options: { ours: '甲方', supplier: '乙方' } },
    status: { label: '状态', options: { active: '使用中', disabled: '已停用' } },
    certificateStatus: { label: '签章证书', options: { none: '未登记', pending: '待审核', active: '已启用' } },
  },
  action: { accept: '通过证书', reject: '退回证书', disable: '停用', enable: '启用' },
  sure: {
    accept: { title: '通过签章证书？', text: '请核对证书主体与单位一致。通过后，保管人可用该证书签署合同。' },
    reject: { title: '退回签章证书？', text: '退回后，保管人须重新登记证书。' },
    disable: { title: '停用印章？', text: '停用后不能再用于签署，已有签名不受影响。' },
    enable: { title: '启用印章？', text: '启用后可用于签署合同。' },
  },
}
