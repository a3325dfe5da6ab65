import * as ssoSubjects from '#contract/sso/ssoSubjects.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { serveExport, serveList } from '#kit/http/serveList.ts'
import { addSubject, deleteSubject } from './entry.service.ts'
import { subjectColumns } from './entry.export.rules.ts'
import type { SsoContext } from './ssoContext.ts'
import { subjectList, type SubjectRow } from './subject.store.ts'

const presentSubject = (row: SubjectRow): ssoSubjects.Subject => ({
  id: row.id,
  issuer: row.issuer,
  subject: row.subject,
  userCode: row.user_code,
  userName: row.user_name,
  createdAt: row.created_at.toISOString(),
})

export function subjectRoutes(app: App, ssoContext: SsoContext) {
  const subjects = {
    list: subjectList,
    filter: ({ input }: { input: { entryId: string; keyword?: string } }) => input,
    present: presentSubject,
  }
  serveList(app, ssoSubjects.listSubjects, subjects)
  serveExport(app, ssoSubjects.exportSubjects, {
    ...subjects,
    name: ['账号映射', 'Account mappings'],
    columns: subjectColumns,
  })
  serve(app, ssoSubjects.addSubject, async ({ db, actor, input }) =>
    presentSubject(await addSubject(ssoContext, db, actor, input)),
  )
  serve(app, ssoSubjects.removeSubject, async ({ db, actor, input }) => {
    await deleteSubject(db, actor, input.id)
    return null
  })
}
