export const tenant = {
  title: '全部商品',
  purpose: '各供应商的商品与库存',
  detail: '商品详情',
  tab: { all: '全部', live: '在售', off: '已下架', new: '未上架' },
  none: '没有符合条件的商品',
  stock: '库存',
  updatedAt: '更新时间',
  unit: '单位',
  code: '商品编码',
  brand: '品牌',
} as const
