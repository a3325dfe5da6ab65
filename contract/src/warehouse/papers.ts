import { route } from '#contract/kit/route.ts'
import { Id, OneOf, shape, Type } from '#contract/kit/schema.ts'
import { staff } from './document.ts'

export const stockPaper = route({
  method: 'GET',
  path: '/orderrest/api/stockDocuments/pdf',
  ...staff,
  download: true,
  summary: 'Download a document, or the labels of its batches, as PDF; neither has prices',
  input: shape({ id: Id, paper: OneOf(['document', 'labels']) }),
  reply: Type.Unknown({ description: 'application/pdf' }),
})
export const placeLabelsPdf = route({
  method: 'GET',
  path: '/orderrest/api/labels/pdf',
  access: 'warehouse.read',
  entrances: ['operator'],
  download: true,
  summary: 'Download the labels of the places of a warehouse as PDF',
  input: shape({ warehouseId: Id }),
  reply: Type.Unknown({ description: 'application/pdf' }),
})
