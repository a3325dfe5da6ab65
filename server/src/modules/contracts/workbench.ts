import type { WorkbenchSources } from '#kit/workbench/sources.ts'
import { signingOrder } from './contract.access.service.ts'
import { toConfirm, toSeal, toSign, toWitness } from './workbench.store.ts'

/** Workbench data of the contracts module. */
export const contractsSources: WorkbenchSources = {
  todos: {
    'contract.seal': async (db, _actor, span) => toSeal(db, { ...span, order: await signingOrder(db) }),
    'contract.witness': (db, { personId }, span) => toWitness(db, { ...span, personId }),
    'contract.confirmStage': (db, { personId }, span) => toConfirm(db, { ...span, personId }),
    'supplierContract.sign': async (db, { supplierId }, span) =>
      toSign(db, { ...span, supplierId: supplierId ?? '0', order: await signingOrder(db) }),
  },
}
