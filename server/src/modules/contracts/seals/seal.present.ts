import type { CompanySeal } from '#contract/contracts/companySeals.ts'
import type { Actor } from '#kit/actor.ts'
import { sealFlow, type SealFacts } from './seal.rules.ts'
import type { SealRow } from './seal.store.ts'

export const factsOfSeal = (row: SealRow): SealFacts => ({
  status: row.status,
  certificateStatus: row.certificate_status,
  registeredPersonId: row.registered_person_id,
})

export const presentSeal = (row: SealRow, actor: Actor): CompanySeal => ({
  id: row.id,
  version: row.version,
  kind: row.kind,
  party: row.party,
  entityNo: row.entity_no,
  entityName: row.entity_name,
  keeperName: row.keeper_name,
  status: row.status,
  certificateStatus: row.certificate_status,
  serial: row.serial,
  subject: row.subject,
  notAfter: row.not_after?.toISOString() ?? null,
  createdByName: row.created_by_name,
  createdAt: row.created_at.toISOString(),
  can: sealFlow.can(factsOfSeal(row), actor),
})
