import * as contract from '#contract/administration/legalEntities.ts'
import { dictionaries } from '#contract/dictionaries.ts'
import { availabilityOf } from '#contract/kit/availability.ts'
import type { Actor } from '#kit/actor.ts'
import type { App } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { legalEntityColumns } from './legalEntity.export.rules.ts'
import { createLegalEntity, editLegalEntity, setLegalEntityStatus } from './legalEntity.service.ts'
import { legalEntityList, type LegalEntityRow } from './legalEntity.store.ts'

/** Name that the tenant has given a kind, or the declared one: also of kinds that are no longer offered. */
function kindNameOf({ kind, kindName, kindEnName }: LegalEntityRow, { lang }: Actor): string {
  const declared = dictionaries['LEGAL_ENTITY']?.words.find(([code]) => code === kind)
  if (lang === 'en') return (kindEnName || kindName) ?? declared?.[2] ?? kind
  return kindName ?? declared?.[1] ?? kind
}

const present = (row: LegalEntityRow, actor: Actor): contract.LegalEntity => {
  const { disabled, kindName: _, kindEnName: __, ...entity } = row
  return {
    ...entity,
    kindName: kindNameOf(row, actor),
    status: availabilityOf({ disabled }),
    can: ['edit', disabled ? 'enable' : 'disable'],
  }
}

export function legalEntityRoutes(app: App) {
  const records = serveRecords(app, contract.listLegalEntities, {
    list: legalEntityList,
    present,
    exported: {
      route: contract.exportLegalEntities,
      name: ['法人主体', 'Legal entities'],
      columns: legalEntityColumns,
    },
  })
  const idOf = ({ entityId }: { entityId: string }) => entityId
  records.detail(contract.getLegalEntity, idOf)
  records.changes(contract.listLegalEntityChanges, idOf, { of: 'legalEntity' })
  records.write(contract.createLegalEntity, createLegalEntity)
  records.write(contract.editLegalEntity, editLegalEntity)
  records.write(contract.setLegalEntityStatus, setLegalEntityStatus)
}
