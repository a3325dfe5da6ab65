export const tenant = {
  title: '全部商品',
  purpose: '各供应商的商品与库存',
  detail: '商品详情',
  tab: { all: '全部', live: '在售', off: '已下架', new: '未上架' },
  none: '暂无商品',
  noneReason: '供应商新增的商品将显示在这里。',
  stock: '库存',
  updatedAt: '更新时间',
  unit: '单位',
  code: '商品编码',
  brand: '品牌',
} as const
