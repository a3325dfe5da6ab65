import { openDataPaths } from '#contract/openData/fields.ts'
import { systemActor } from '#kit/actor.ts'
import type { DemoPart } from '#kit/demoPart.ts'
import { publishProfile, save, savePrefix, submit } from './profiles/profile.service.ts'
import { peopleOf } from './profiles/profile.store.ts'

/** Fields of the demo's profile: free text and unit prices stay, suppliers are shown by pseudonyms. */
const left: readonly string[] = ['tender/description', 'awards/items/unit/value']
const treatmentOf = (path: (typeof openDataPaths)[number]) => {
  if (left.includes(path)) return 'omit' as const
  if (path === 'awards/suppliers') return 'pseudonym' as const
  return path === 'tender/value' || path === 'contracts/value' ? ('band' as const) : ('publish' as const)
}
const rules = openDataPaths.map((path) => ({ path, treatment: treatmentOf(path) }))

/** Everything, for readers with a key. */
const complete = openDataPaths.map((path) => ({ path, treatment: 'publish' as const }))

export const demo: DemoPart = {
  grants: {
    operator: ['openData.manage', 'openData.publish'],
    auditor: ['openData.manage', 'openData.publish', 'openData.read'],
  },
  // Written by the operator and published by the auditor; releases follow as projects happen.
  found: async (database, { tenantId, userIds }, now) => {
    const [operator, auditor] = [userIds.get('operator'), userIds.get('auditor')]
    if (operator === undefined || auditor === undefined) return
    await database.write(tenantId, async (tx) => {
      const permissions = new Set(['openData.manage', 'openData.publish'] as const)
      const actor = { ...systemActor(tenantId, '', now), permissions }
      const people = await peopleOf(tx, { ids: [operator, auditor] })
      const [editor, publisher] = people.map(({ id: userId, person_id: personId, name: userName }) => ({
        ...actor,
        userId,
        personId,
        userName,
      }))
      if (!editor || !publisher) return
      await savePrefix(tx, publisher, 'ocds-baicai')
      const id = await save(tx, editor, { name: '采购公开方案', code: 'procurement', isPrivate: false, rules })
      await submit(tx, editor, { id, version: 1 })
      await publishProfile(tx, publisher, { id, version: 2 })
      const forAuditors = await save(tx, editor, {
        name: '审计共享方案',
        code: 'audit',
        isPrivate: true,
        rules: complete,
      })
      await submit(tx, editor, { id: forAuditors, version: 1 })
      await publishProfile(tx, publisher, { id: forAuditors, version: 2 })
    })
  },
}
