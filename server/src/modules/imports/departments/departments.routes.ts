import * as contract from '#contract/imports/departments.ts'
import { say } from '#contract/refusals.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { activeDepartments } from '#modules/identity/index.ts'
import { departmentFields, departmentHeadings } from './departments.rules.ts'
import { importDepartments } from './departments.service.ts'

export function departmentImportRoutes(app: App) {
  serveUpload(
    app,
    contract.importDepartments,
    async ({ database, actor, input, file }) => {
      const { rows, problems, valid, imported, layout } = await importDepartments(database, actor, file, input)
      const shown = problems.slice(0, contract.maxDepartmentProblems)
      return {
        total: rows.length,
        valid,
        imported,
        layout,
        problemCount: problems.length,
        problems: shown.map(({ code, facts, ...at }) => ({ ...at, message: say(code, actor.lang, facts) })),
      }
    },
    { quota: uploadQuota },
  )
  serveDownload(app, contract.departmentTemplate, async ({ database, actor: { tenantId, lang } }) => {
    const at = lang === 'en' ? 1 : 0
    const departments = await database.read(tenantId, activeDepartments)
    const headings = departmentFields.map((field) => departmentHeadings[field][at])
    const [added, there, code, name] =
      at === 1 ? ['New departments', 'Departments', 'Code', 'Full name'] : ['新增部门', '现有部门', '编码', '全称']
    return sheetFile(added, 'xlsx', [
      { name: added, headings, rows: [] },
      { name: there, headings: [code, name], rows: departments.map((each) => [each.code, each.full_name]) },
    ])
  })
}
