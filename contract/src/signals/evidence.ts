import { List, OneOf, shape, type Static, Type } from '#contract/kit/schema.ts'

type Words = readonly [zh: string, en: string]
/** How a figure of the evidence is written. */
export type FigureKind = 'text' | 'money' | 'count' | 'percent' | 'hours' | 'days' | 'time' | 'suppliers'

/** Figures of the evidence by name: label in both languages, and how its value is written. */
export const figureNames = {
  supplier: ['供应商', 'Supplier', 'text'],
  suppliers: ['涉及供应商', 'Suppliers', 'text'],
  enrolled: ['报名供应商', 'Suppliers enrolled', 'count'],
  quotes: ['有效报价', 'Valid quotes', 'count'],
  total: ['总价', 'Total', 'money'],
  nextTotal: ['次低总价', 'Next total', 'money'],
  meanOfOthers: ['其余均价', 'Mean of the others', 'money'],
  below: ['低于均价', 'Below the mean', 'percent'],
  itemsAlike: ['单价相同的明细', 'Items with equal prices', 'count'],
  itemsCommon: ['共同报价的明细', 'Items that both quoted', 'count'],
  earlier: ['一年内同样情形', 'The same in a year', 'text'],
  withdrawnAt: ['撤回时间', 'Withdrawn', 'time'],
  quoteEndAt: ['报价截止', 'End of quoting', 'time'],
  hoursLeft: ['距截止', 'Before the end', 'hours'],
  goods: ['商品', 'Goods', 'text'],
  price: ['单价', 'Unit price', 'money'],
  median: ['一年内中位价', 'Median of a year', 'money'],
  purchases: ['一年内采购次数', 'Purchases in a year', 'count'],
  ofMedian: ['相当于中位价', 'Of the median', 'percent'],
  placedBy: ['下单方', 'Placed by', 'text'],
  orders: ['订单', 'Orders', 'text'],
  orderCount: ['订单数', 'Number of orders', 'count'],
  largest: ['最大单笔', 'Largest order', 'money'],
  limit: ['当时审批金额', 'Limit of approval then', 'money'],
  days: ['时间跨度', 'Period', 'days'],
  shared: ['共同信息', 'Shared', 'text'],
  sharedBy: ['共用的供应商总数', 'Suppliers that share it', 'count'],
  department: ['部门', 'Department', 'text'],
  category: ['品类', 'Category', 'text'],
  awards: ['一年内中标项目', 'Awards in a year', 'count'],
  won: ['该供应商中标', 'Won by the supplier', 'count'],
  share: ['占比', 'Share', 'percent'],
  losses: ['其他供应商落标', 'Lost by others', 'count'],
  before: ['变更前金额', 'Before the change', 'money'],
  after: ['变更后金额', 'After the change', 'money'],
  rise: ['增加', 'Rise', 'percent'],
  period: ['报价时间', 'Time for quotes', 'days'],
} as const satisfies Readonly<Record<string, readonly [...Words, FigureKind]>>
export type FigureName = keyof typeof figureNames
export const FigureName = OneOf(Object.keys(figureNames) as FigureName[])

/** One figure of the evidence. */
export const Figure = shape({ name: FigureName, value: Type.String() })
export type Figure = Static<typeof Figure>
export const Evidence = List(Figure, 60)

/** What two bidders can share. */
export const traitNames = {
  phone: ['联系电话', 'Phone number'],
  address: ['地址', 'Address'],
  account: ['收款账户', 'Bank account'],
  legalPerson: ['法定代表人', 'Legal person'],
  mailDomain: ['邮箱域名', 'Mail domain'],
  ip: ['报价 IP', 'IP address of quotes'],
} as const satisfies Readonly<Record<string, Words>>
export type Trait = keyof typeof traitNames
