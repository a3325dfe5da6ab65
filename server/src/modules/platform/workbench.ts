import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { checklistOf } from './checklist/checklist.service.ts'
import { deletionTodos } from './deletions/deletion.store.ts'
import { endingTodos } from './tenants/tenant.store.ts'

export const platformSources: WorkbenchSources = {
  todos: {
    'platform.ending': (db, _actor, span) => endingTodos(db, { ...span }),
    'platform.deletion': (db, _actor, span) => deletionTodos(db, { ...span }),
    'tenant.checklist': async (db, { now, lang }, { from, max }) => {
      // Without a due time it is in no span of days.
      if (from !== null || max === 0) return []
      const open = (await checklistOf(db)).filter(({ isDone }) => !isDone)
      if (open.length === 0) return []
      const title = lang === 'en' ? `${open.length} steps are left` : `还有 ${open.length} 项未完成`
      return [{ id: '1', title, more: 0, note: '', amount: null, due_at: null, since: now, total: 1 }]
    },
  },
}
