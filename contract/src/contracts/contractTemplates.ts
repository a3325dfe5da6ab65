import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import type { StateNames } from '#contract/kit/refusals.ts'
import type { Labels } from '#contract/kit/labels.ts'
import {
  Count,
  Id,
  Instant,
  List,
  Note,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'

const operator = { access: 'contractTemplate.manage', entrances: ['operator'] } as const

export const TemplateStatus = OneOf(['draft', 'published', 'disabled'])
export type TemplateStatus = Static<typeof TemplateStatus>
export const templateStatusNames = {
  draft: ['草稿', 'Draft'],
  published: ['已发布', 'Published'],
  disabled: ['已停用', 'Disabled'],
} as const satisfies StateNames<TemplateStatus>
export const TemplateAction = OneOf(['edit', 'publish', 'disable', 'enable'])
export type TemplateAction = Static<typeof TemplateAction>

/** Clause 条款 of a template: a contract keeps those that it must, and may leave out the others. */
export const ClauseKind = OneOf(['must', 'may'])
export const TemplateClause = shape({
  no: Count,
  kind: ClauseKind,
  title: Type.String(),
  text: Type.String({ description: 'placeholders in braces' }),
})
export type TemplateClause = Static<typeof TemplateClause>
const Clause = shape({ kind: ClauseKind, title: Text(60), text: Text(4000) })

export const ContractTemplate = shape({
  id: Id,
  version: Type.Integer(),
  name: Type.String(),
  status: TemplateStatus,
  edition: Type.Integer({ description: 'newest published edition; 0: none' }),
  hasDraft: Type.Boolean({ description: 'a next edition is being edited' }),
  clauses: List(TemplateClause),
  contracts: Count,
  editedByName: Type.String(),
  updatedAt: Instant,
  can: List(TemplateAction),
})
export type ContractTemplate = Static<typeof ContractTemplate>
export const templateLabels = {
  name: ['模板名称', 'Name'],
  status: ['状态', 'Status'],
  edition: ['版本', 'Edition'],
  contracts: ['使用合同数', 'Contracts'],
  editedByName: ['修改人', 'Edited by'],
  updatedAt: ['修改时间', 'Updated'],
} as const satisfies Labels<typeof ContractTemplate>

export const listContractTemplates = listRoute({
  path: '/orderrest/api/contractTemplate/list',
  ...operator,
  summary: 'List the templates of contracts with the clauses of their newest edition',
  filters: { status: Optional(TemplateStatus), keyword: Optional(Note(100)) },
  record: ContractTemplate,
})
export const exportContractTemplates = exportRoute(listContractTemplates, {
  path: '/orderrest/api/contractTemplate/export',
  columns: ['name', 'status', 'edition', 'contracts', 'editedByName', 'updatedAt'],
})
const draft = { name: Text(60), clauses: Type.Array(Clause, { minItems: 1, maxItems: 60 }) }
export const createContractTemplate = route({
  method: 'POST',
  path: '/orderrest/api/contractTemplate/create',
  ...operator,
  summary: 'Create a template with the draft of its first edition',
  input: shape(draft),
  reply: ContractTemplate,
})
export const editContractTemplate = route({
  method: 'POST',
  path: '/orderrest/api/contractTemplate/edit',
  ...operator,
  summary: 'Update the next edition of a template; published ones stay as they are',
  input: shape({ id: Id, version: Type.Integer(), ...draft }),
  reply: ContractTemplate,
})
export const moveContractTemplate = route({
  method: 'POST',
  path: '/orderrest/api/contractTemplate/move',
  ...operator,
  summary: 'Publish the next edition of a template, or disable or enable it for new contracts',
  input: shape({ id: Id, version: Type.Integer(), action: OneOf(['publish', 'disable', 'enable']) }),
  reply: ContractTemplate,
})
