/** Names of the fields of forms and tables, by the name that they have on the wire. */
export const field = {
  userCode: '用户名',
  consignee: '收货人',
  mobile: '联系电话',
  regions: '所在地区',
  detail: '详细地址',
  isDefault: '设为默认',
  title: '抬头名称',
  invoiceType: '发票类型',
  taxNo: '纳税人识别号',
  address: '注册地址',
  phone: '注册电话',
  bank: '开户行',
  bankAccount: '银行账号',
} as const
