import { findAward } from '#contract/sourcing/award.ts'
import * as contract from '#contract/sourcing/comparison/comparison.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { projects } from '../projects/project.store.ts'
import { presentAward } from './award.present.ts'
import { comparisonSheets } from '../comparison/comparison.export.rules.ts'
import { presentComparison } from '../comparison/comparison.service.ts'

export function awardRoutes(app: App) {
  serve(app, contract.findComparison, ({ db, actor, input }) => presentComparison(db, actor, input.projectId))
  serve(app, findAward, ({ db, actor, input }) => presentAward(db, actor, input.projectId))
  serveDownload(
    app,
    contract.downloadComparison,
    async ({ database, actor, input: { projectId } }) => {
      const [comparison, project] = await database.read(actor.tenantId, async (db) => [
        await presentComparison(db, actor, projectId),
        await projects.find(db, projectId),
      ])
      const name = actor.lang === 'en' ? 'Comparison' : '比价表'
      return sheetFile(`${name}-${project.project_no}`, 'xlsx', comparisonSheets(comparison, actor.lang))
    },
    { isExport: true },
  )
}
