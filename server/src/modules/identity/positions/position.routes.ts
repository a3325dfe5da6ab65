import * as contract from '#contract/identity/positions.ts'
import { availabilityOf } from '#contract/kit/availability.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords } from '#kit/http/serveRecords.ts'
import { positionColumns } from './position.export.rules.ts'
import { createPosition, editPosition, setPositionStatus } from './position.service.ts'
import { activePositions, positionList, type PositionRow } from './position.store.ts'

const present = ({ disabled, ...position }: PositionRow): contract.Position => ({
  ...position,
  status: availabilityOf({ disabled }),
  can: ['edit', disabled ? 'enable' : 'disable'],
})

export function positionRoutes(app: App) {
  const records = serveRecords(app, contract.listPositions, {
    list: positionList,
    present,
    exported: { route: contract.exportPositions, name: ['岗位', 'Positions'], columns: positionColumns },
  })
  const idOf = ({ positionId }: { positionId: string }) => positionId
  records.detail(contract.getPosition, idOf)
  records.changes(contract.listPositionChanges, idOf, { of: 'position' })
  records.write(contract.createPosition, createPosition)
  records.write(contract.editPosition, editPosition)
  records.write(contract.setPositionStatus, setPositionStatus)
  serve(app, contract.listPositionOptions, ({ db }) => activePositions(db))
}
