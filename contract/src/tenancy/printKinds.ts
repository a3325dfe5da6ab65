/** Column of a printed table; those without `fixed` can be left out. */
interface PrintColumn {
  readonly code: string
  readonly name: string
  readonly enName: string
  readonly fixed?: true
}

/** Paper that the product prints, with the columns of its table in their order. */
export interface PrintKind {
  readonly code: string
  readonly name: string
  readonly enName: string
  readonly columns: readonly PrintColumn[]
}

const column = (code: string, name: string, enName: string): PrintColumn => ({ code, name, enName })
const fixed = (code: string, name: string, enName: string): PrintColumn => ({ code, name, enName, fixed: true })

/** Papers whose templates a tenant can set. */
export const printKinds = [
  {
    code: 'order',
    name: '采购订单',
    enName: 'Purchase order',
    columns: [
      column('no', '序号', 'No.'),
      fixed('name', '商品', 'Product'),
      column('unit', '单位', 'Unit'),
      fixed('quantity', '数量', 'Quantity'),
      column('price', '单价', 'Price'),
      column('taxRate', '税率', 'Tax'),
      column('amount', '金额', 'Amount'),
    ],
  },
  {
    code: 'delivery',
    name: '送货单',
    enName: 'Delivery note',
    columns: [
      fixed('name', '商品', 'Product'),
      column('batch', '批次号', 'Batch'),
      column('unit', '单位', 'Unit'),
      fixed('quantity', '数量', 'Quantity'),
      column('received', '实收', 'Received'),
    ],
  },
  {
    code: 'return',
    name: '退货单',
    enName: 'Return slip',
    columns: [
      fixed('name', '商品', 'Product'),
      column('unit', '单位', 'Unit'),
      fixed('quantity', '退货数量', 'Quantity'),
      column('received', '实收', 'Received'),
    ],
  },
  {
    code: 'stock',
    name: '出入库单',
    enName: 'Stock document',
    columns: [
      fixed('name', '物料', 'Item'),
      column('place', '库位', 'Place'),
      column('batch', '批次号', 'Batch'),
      column('expires', '有效期至', 'Expires'),
      column('unit', '单位', 'Unit'),
      fixed('requested', '应收发', 'Requested'),
      column('done', '实收发', 'Done'),
    ],
  },
] as const satisfies readonly PrintKind[]

export type PrintKindCode = (typeof printKinds)[number]['code']
export const printKindCodes = printKinds.map(({ code }) => code)
export const printKindOf = (code: PrintKindCode): PrintKind => printKinds.find((each) => each.code === code)!
