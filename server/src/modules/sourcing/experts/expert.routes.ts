import { availabilityOf } from '#contract/kit/availability.ts'
import * as draws from '#contract/sourcing/experts/draws.ts'
import * as contract from '#contract/sourcing/experts/experts.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveRecords, serveWrites } from '#kit/http/serveRecords.ts'
import { presentDraws } from './draw.present.ts'
import { performDraw, prepareDraw, voidDraw } from './draw.service.ts'
import { expertColumns } from './expert.export.rules.ts'
import { createExpert, editExpert, setExpertStatus } from './expert.service.ts'
import { expertList, type ExpertRow, findCandidatesForPool } from './expert.store.ts'

const present = (row: ExpertRow): contract.Expert => ({
  expertId: row.id,
  version: row.version,
  userId: row.user_id,
  name: row.name,
  code: row.code,
  deptName: row.dept_name,
  categoryIds: row.category_ids,
  categories: row.categories,
  title: row.title,
  employer: row.employer,
  conflictSupplierIds: row.conflict_supplier_ids,
  conflicts: row.conflicts,
  isUsable: row.is_usable,
  evaluations: row.evaluations,
  status: availabilityOf(row),
  createdAt: row.created_at.toISOString(),
  can: ['edit', row.disabled ? 'enable' : 'disable'],
})

export function expertRoutes(app: App) {
  const records = serveRecords(app, contract.listExperts, {
    list: expertList,
    present,
    exported: { route: contract.exportExperts, name: ['专家库', 'Experts'], columns: expertColumns },
  })
  const idOf = ({ expertId }: { expertId: string }) => expertId
  records.detail(contract.getExpert, idOf)
  records.changes(contract.listExpertChanges, idOf, { of: 'expert' })
  records.write(contract.createExpert, createExpert)
  records.write(contract.editExpert, editExpert)
  records.write(contract.setExpertStatus, setExpertStatus)
  serve(app, contract.listExpertCandidates, ({ db, input: { keyword = '', ids } }) =>
    findCandidatesForPool(db, keyword.trim(), ids?.split(',') ?? null),
  )

  serve(app, draws.findDraws, ({ db, actor, input }) => presentDraws(db, actor, input.projectId))
  const write = serveWrites(app, presentDraws)
  write(draws.prepareDraw, prepareDraw)
  write(draws.performDraw, performDraw)
  write(draws.voidDraw, voidDraw)
}
