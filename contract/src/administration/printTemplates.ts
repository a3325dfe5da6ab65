import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import type { Refusals } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Done, Id, List, Maybe, Note, OneOf, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { printKindCodes } from '#contract/tenancy/printKinds.ts'

const Kind = OneOf(printKindCodes)
const ColumnCode = Type.String({ pattern: '^[a-zA-Z]{1,20}$' })

/** What a tenant sets for a paper: texts at its top, foot and end, the logo of the portal, and columns left out. */
const fields = {
  header: { ...Note(100), description: 'text at the top of each page' },
  footer: { ...Note(100), description: 'text at the foot of each page' },
  notes: { ...Note(1000), description: 'text at the end of the paper' },
  showLogo: Type.Boolean({ description: 'logo of the portal at the top, if it is a PNG or JPEG picture' }),
  hidden: List(ColumnCode, 20),
}

export const PrintTemplate = shape({
  kind: Kind,
  name: Type.String(),
  enName: Type.String(),
  templateId: Maybe({ ...Id, description: 'null: as declared, without a history' }),
  version: Type.Integer({ description: '0: as declared' }),
  ...fields,
  can: List(OneOf(['edit', 'restore'])),
})
export type PrintTemplate = Static<typeof PrintTemplate>

const read = { access: 'portal.configure', entrances: ['operator'] } as const
const managed = { method: 'POST', ...read } as const
const version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 })

export const listPrintTemplates = listRoute({
  ...read,
  path: '/sysrest/api/printTemplate/list',
  summary: 'List the templates of the papers that the product prints',
  filters: { keyword: Optional(Note(60)) },
  record: PrintTemplate,
})
export const exportPrintTemplates = exportRoute(listPrintTemplates, {
  path: '/sysrest/api/printTemplate/export',
  columns: ['kind', 'name', 'header', 'footer', 'notes', 'showLogo', 'hidden'],
})
export const getPrintTemplate = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/printTemplate/detail',
  summary: 'Get the template of a paper',
  input: shape({ kind: Kind }),
  reply: PrintTemplate,
})
export const listPrintTemplateChanges = changesRoute({
  ...read,
  path: '/sysrest/api/printTemplate/changes',
  summary: 'List the recent changes of the template of a paper',
  key: 'templateId',
})
export const editPrintTemplate = route({
  ...managed,
  path: '/sysrest/api/printTemplate/edit',
  summary: 'Set the template of a paper; it is used from the next print on',
  input: shape({ kind: Kind, version, ...fields }),
  reply: PrintTemplate,
})
export const restorePrintTemplate = route({
  ...managed,
  path: '/sysrest/api/printTemplate/restore',
  summary: 'Restore the declared template of a paper',
  input: shape({ kind: Kind, version }),
  reply: PrintTemplate,
})
export const previewPrintTemplate = route({
  ...read,
  method: 'GET',
  path: '/sysrest/api/printTemplate/preview',
  download: true,
  summary: 'Download a paper with sample goods, printed by the saved template',
  input: shape({ kind: Kind }),
  reply: Done,
})

export const printTemplateRefusals = {
  'printTemplate.column': [47331, '所选列不存在或不能隐藏', 'A selected column does not exist or cannot be left out.'],
} as const satisfies Refusals
