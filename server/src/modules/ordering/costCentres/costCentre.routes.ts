import { availabilityOf } from '#contract/kit/availability.ts'
import * as contract from '#contract/ordering/costCentres.ts'
import type { Actor } from '#kit/actor.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { costCentreColumns } from './costCentre.export.rules.ts'
import { allocationOf, createCostCentre, editCostCentre, setCostCentreStatus } from './costCentre.service.ts'
import { costCentreList, type CostCentreRow } from './costCentre.store.ts'

const present = ({ disabled, ...row }: CostCentreRow, { entrance }: Actor): contract.CostCentre => ({
  ...row,
  status: availabilityOf({ disabled }),
  can: entrance === 'operator' ? ['edit', disabled ? 'enable' : 'disable'] : [],
})

export function costCentreRoutes(app: App) {
  const records = serveRecords(app, contract.listCostCentres, {
    list: costCentreList,
    present,
    exported: { route: contract.exportCostCentres, name: ['成本中心', 'Cost centers'], columns: costCentreColumns },
  })
  const idOf = ({ costCentreId }: { costCentreId: string }) => costCentreId
  records.detail(contract.getCostCentre, idOf)
  records.changes(contract.listCostCentreChanges, idOf, { of: 'costCentre' })
  records.write(contract.createCostCentre, createCostCentre)
  records.write(contract.editCostCentre, editCostCentre)
  records.write(contract.setCostCentreStatus, setCostCentreStatus)
  serve(app, contract.getAllocation, ({ db, actor }) => allocationOf(db, actor))
}
