import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Count, Done, Id, List, Note, OneOf, Optional, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** Own codes 物料编码 of a tenant for goods of the mall. */
export const maxMaterialRows = 2000
export const materialLengths = { code: 60, goodsCode: 200, name: 100 } as const

export const MaterialCodeDraft = shape({
  code: Text(materialLengths.code),
  goodsCode: {
    ...Text(materialLengths.goodsCode),
    description: 'id, supplier SKU, barcode or model of the goods, exactly but for capitals',
  },
  name: Note(materialLengths.name),
})
export type MaterialCodeDraft = Static<typeof MaterialCodeDraft>

export const MaterialCode = shape({
  id: Id,
  version: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  skuId: Id,
  goodsName: Type.String(),
  spec: Type.String(),
  supplierSku: Type.String(),
  supplierName: Type.String(),
  isLive: Type.Boolean({ description: 'the goods are on sale' }),
})
export type MaterialCode = Static<typeof MaterialCode>

const managed = { access: 'materialCode.manage', entrances: ['operator'] } as const

export const listMaterialCodes = listRoute({
  path: '/orderrest/api/materialCodes/list',
  ...managed,
  summary: 'List the material codes with their goods, by code',
  filters: { keyword: Optional(Note(100)), isLive: Optional(Type.Boolean()) },
  sort: ['code', 'goodsName'],
  record: MaterialCode,
})
export const exportMaterialCodes = exportRoute(listMaterialCodes, {
  path: '/orderrest/api/materialCodes/export',
  columns: ['code', 'skuId', 'name', 'goodsName', 'spec', 'supplierSku', 'supplierName', 'isLive'],
})
export const getMaterialCode = route({
  method: 'GET',
  path: '/orderrest/api/materialCodes/detail',
  ...managed,
  summary: 'Get a material code',
  input: shape({ id: Id }),
  reply: MaterialCode,
})
export const createMaterialCode = route({
  method: 'POST',
  path: '/orderrest/api/materialCodes/create',
  ...managed,
  summary: 'Give goods a material code',
  input: MaterialCodeDraft,
  reply: MaterialCode,
})
export const editMaterialCode = route({
  method: 'POST',
  path: '/orderrest/api/materialCodes/edit',
  ...managed,
  summary: 'Update a material code',
  input: shape({ id: Id, version: Type.Integer(), ...MaterialCodeDraft.properties }),
  reply: MaterialCode,
})
export const removeMaterialCode = route({
  method: 'POST',
  path: '/orderrest/api/materialCodes/remove',
  ...managed,
  summary: 'Remove the material code of goods',
  input: shape({ id: Id, version: Type.Integer() }),
  reply: Done,
})

/** Row of a list of material codes, as it was read. */
export const MaterialRow = shape({
  row: Type.Integer({ minimum: 1, description: 'row of the sheet, from 1' }),
  code: Note(materialLengths.code),
  goodsCode: Note(materialLengths.goodsCode),
  name: Note(materialLengths.name),
})
export type MaterialRow = Static<typeof MaterialRow>

/** Why a row is left out. */
export const rowFaults = ['noCode', 'noGoods', 'unknown', 'ambiguous', 'twice'] as const

export const saveMaterialCodes = route({
  method: 'POST',
  path: '/orderrest/api/materialCodes/saveAll',
  ...managed,
  summary: `Save up to ${maxMaterialRows} rows: goods without a code get one, others another; rows with faults are left out and named`,
  input: shape({ rows: Type.Array(MaterialRow, { minItems: 1, maxItems: maxMaterialRows }) }),
  reply: shape({
    added: Count,
    changed: Count,
    unchanged: Count,
    faults: List(shape({ row: Type.Integer(), goodsCode: Type.String(), fault: OneOf(rowFaults) }), maxMaterialRows),
  }),
})

export const materialCodeRefusals = {
  'materialCode.skuTaken': [
    30751,
    '该商品已有物料编码，请编辑原有记录',
    'This product already has a material code. Edit it instead.',
  ],
  'materialCode.unknown': [30752, '未找到编码为“{code}”的商品', 'No product has the code “{code}”.'],
  'materialCode.ambiguous': [
    30753,
    '编码“{code}”对应多种商品，请填写商品 ID',
    'The code “{code}” stands for several products. Enter the product ID.',
  ],
  'materialCode.headings': [
    30754,
    '表格缺少以下列：{names}，请使用下载的模板填写',
    'These columns are missing: {names}. Use the template.',
  ],
} as const satisfies Refusals
