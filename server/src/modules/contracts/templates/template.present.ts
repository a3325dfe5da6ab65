import type { ContractTemplate } from '#contract/contracts/contractTemplates.ts'
import type { Actor } from '#kit/actor.ts'
import { templateFlow } from './template.rules.ts'
import type { ListedTemplate } from './template.store.ts'

export const presentTemplate = (row: ListedTemplate, actor: Actor): ContractTemplate => ({
  id: row.id,
  version: row.version,
  name: row.name,
  status: row.status,
  edition: row.edition,
  hasDraft: row.newest.isDraft,
  clauses: row.newest.clauses,
  contracts: row.contracts,
  editedByName: row.edited_by_name,
  updatedAt: row.updated_at.toISOString(),
  can: templateFlow.can({ status: row.status, hasDraft: row.newest.isDraft }, actor),
})
