import { systemActor } from '#kit/actor.ts'
import type { DemoPart } from '#kit/demoPart.ts'
import { saveRule } from './settings/rule.service.ts'

export const demo: DemoPart = {
  grants: {
    operator: ['signal.read', 'signal.handle', 'signal.set'],
    auditor: ['signal.read', 'signal.handle'],
    deptHead: ['signal.advise'],
    finance: ['signal.advise'],
  },
  // Quotes take four days there, and a year has few awards of a category.
  found: async (database, { tenantId }, now) => {
    await database.write(tenantId, async (tx) => {
      const actor = systemActor(tenantId, '', now)
      await saveRule(tx, actor, { rule: 'shortPeriod', state: 'on', signalShortDays: 3 })
      await saveRule(tx, actor, { rule: 'alwaysTheSame', state: 'on', signalSameAwards: 3, signalSameLosses: 3 })
    })
  },
}
