import * as contract from '#contract/imports/people.ts'
import { say } from '#contract/refusals.ts'
import { serveDownload } from '#kit/http/download.ts'
import type { App } from '#kit/http/serve.ts'
import { serveUpload } from '#kit/files/upload.ts'
import { sheetFile } from '#kit/spreadsheet/workbook.ts'
import { uploadQuota } from '#modules/files/index.ts'
import { activeDepartments } from '#modules/identity/index.ts'
import { peopleFields, peopleHeadings } from './people.headings.rules.ts'
import { importPeople } from './people.service.ts'

export function peopleRoutes(app: App) {
  serveUpload(
    app,
    contract.importPeople,
    async ({ database, actor, input, file }) => {
      const { rows, problems, valid, imported, layout } = await importPeople(database, actor, file, input)
      const shown = problems.slice(0, contract.maxPeopleProblems)
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
  serveDownload(app, contract.peopleTemplate, async ({ database, actor: { tenantId, lang } }) => {
    const at = lang === 'en' ? 1 : 0
    const departments = await database.read(tenantId, activeDepartments)
    const headings = peopleFields.map((field) => peopleHeadings[field][at])
    const [people, sheet, code, name] =
      at === 1 ? ['People', 'Departments', 'Code', 'Full name'] : ['人员', '部门', '编码', '全称']
    return sheetFile(people, 'xlsx', [
      { name: people, headings, rows: [] },
      { name: sheet, headings: [code, name], rows: departments.map((each) => [each.code, each.full_name]) },
    ])
  })
}
