const field = {
  supplierName: '供应商',
  name: '目录名称',
  audience: '面向',
  period: '有效期',
  products: '商品',
} as const

/** Catalogues of suppliers, for those who review them. */
export const catalogueReview = {
  title: '供应商目录',
  purpose: '审核供应商提交的供货目录；非全部采购人可见的目录发布后，其商品仅对指定单位或协议单位展示和销售',
  keyword: '目录',
  hint: '供应商 / 目录 / 单位',
  none: '没有符合条件的目录',
  noneReason: '请更换关键词，或切换状态查看。',
  empty: '还没有供应商目录',
  emptyReason: '供应商提交的目录会显示在这里。',
  detailTitle: '目录详情',
  endless: '长期',
  notInForce: '未在有效期',
  product: '商品',
  productState: '状态',
  live: { on: '在售', off: '未上架' },
  noProducts: '没有商品',
  action: { publish: '发布', sendBack: '退回', withdraw: '下架' },
  happened: {
    supplierCatalogue: {
      saved: '保存',
      submitted: '提交审核',
      recalled: '撤回',
      takenDown: '供应商下架',
      removed: '删除',
      published: '发布',
      sentBack: '退回',
      withdrawn: '下架',
    },
  },
  field: { ...field, handler: '审核人' },
} as const

/** Catalogues of one's own supplier. */
export const supplierCatalogues = {
  title: '供货目录',
  purpose: '将商品组成目录，面向全部采购人、指定单位或协议单位供货；审核发布后生效',
  add: '新建目录',
  editTitle: '编辑目录',
  scopeNote: {
    all: '目录中的商品对全部采购人展示和销售。',
    departments: '发布后，目录中的商品仅对所选单位及其下级展示和销售，其他采购人不可见。',
    agreement: '发布后，目录中的商品仅对所选协议有协议价的单位展示和销售，其他采购人不可见。',
  },
  takeDownTitle: '下架目录？',
  takeDownText: '“{{name}}”下架后，其中的商品不再受限，将对全部采购人可见（仍在其他目录中受限的除外）。',
  removeTitle: '删除目录？',
  removeText: '“{{name}}”将被删除，不可恢复。',
  none: '没有符合条件的目录',
  noneReason: '请切换状态查看。',
  empty: '还没有供货目录',
  emptyReason: '新建目录并提交审核，发布后对所选采购人生效。',
  detailTitle: '目录详情',
  action: { edit: '编辑', submit: '提交审核', recall: '撤回', takeDown: '下架', remove: '删除' },
  form: {
    name: '目录名称',
    scope: '面向',
    deptIds: { label: '单位', hint: '含下级部门' },
    agreementId: '协议',
    startsOn: '开始日期',
    endsOn: { label: '结束日期', hint: '不填则长期有效' },
    productIds: { label: '商品', hint: '在售商品' },
  },
  field,
} as const
