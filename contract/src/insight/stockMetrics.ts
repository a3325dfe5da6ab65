import { stockDays } from '#contract/warehouse/stock.ts'

/** Metrics of stock, which `metrics.ts` has among the others. */
export const stockMetrics = {
  stockValue: {
    names: ['库存金额', 'Stock value'],
    formula: [
      'Σ 在库数量 × 批次单位成本，逐批取整到分；含待检与在途库位，不含已出库',
      'Σ on hand × unit cost of the batch, each to the cent; with quarantine and transit, without what was issued',
    ],
    time: ['实时', 'now'],
    unit: 'amount',
    tax: ['不含税', 'without tax'],
  },
  stockTurnover: {
    names: ['周转天数', 'Days of stock'],
    formula: [
      '期初与期末库存金额的平均数 ÷（领用成本 − 归还成本）× 期间天数，均按批次单位成本、不含税',
      'average of the opening and closing value ÷ (cost of issues − cost of what came back) × days of the period, at the unit cost of batches, without tax',
    ],
    time: ['按出入库时间', 'time of the moves'],
    unit: 'days',
  },
  lowItems: {
    names: ['低于最低库存', 'Below the minimum'],
    formula: [
      '可用数量不高于最低库存的物料与仓库组合',
      'items in a warehouse of which no more is available than their minimum',
    ],
    time: ['实时', 'now'],
    unit: 'count',
  },
  expiringBatches: {
    names: ['临期批次', 'Expiring batches'],
    formula: [
      `${stockDays.expiring} 天内到期或已过期的在库批次，按库位计`,
      `batches on hand that expire within ${stockDays.expiring} days or have expired, by place`,
    ],
    time: ['实时', 'now'],
    unit: 'count',
  },
  slowItems: {
    names: ['呆滞物料', 'Slow movers'],
    formula: [
      `有库存且 ${stockDays.slow} 天内在该仓库没有出入库的物料与仓库组合`,
      `items on hand in a warehouse where they have not moved for ${stockDays.slow} days`,
    ],
    time: ['实时', 'now'],
    unit: 'count',
  },
} as const
