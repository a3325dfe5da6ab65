import { maxPlanLines } from '#contract/plans/plan.ts'
import { downloadPlanTemplate, matchPlanRows, type PlanSheetField, readPlanSheet } from '#contract/plans/planSheet.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveDownload } from '#kit/http/download.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { headingOf, readTextSheet } from '#modules/imports/index.ts'
import { planFields } from './planSheet.rules.ts'
import { matchRows } from './planSheet.service.ts'

const sheet = { fields: planFields, maxRows: maxPlanLines, lacking: 'plan.headings' } as const
const columns = Object.keys(planFields) as PlanSheetField[]

export function planSheetRoutes(app: App) {
  serveDownload(app, downloadPlanTemplate, async ({ actor: { lang } }) => {
    const name = lang === 'en' ? 'Plan' : '采购计划模板'
    return sheetFile(name, 'xlsx', [
      {
        name: lang === 'en' ? 'Plan' : '采购计划',
        headings: columns.map((each) => headingOf(planFields[each], lang)),
        rows: [],
      },
    ])
  })
  serveUpload(app, readPlanSheet, ({ actor, input, file }) => readTextSheet(file, input, actor.lang, sheet), {
    quota: uploadQuota,
  })
  serve(app, matchPlanRows, ({ db, actor, input }) => matchRows(db, actor, input))
}
