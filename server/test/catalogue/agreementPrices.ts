import type { AgreementPriceDraft } from '#contract/catalogue/agreementPrices.ts'
import { systemActor } from '#kit/actor.ts'
import { setAgreementPrices } from '#modules/catalogue/index.ts'
import { database } from '../app.ts'

/** Sets agreement prices without an agreement. */
export const setPrices = (tenantId: string, prices: readonly AgreementPriceDraft[]) =>
  database.write(tenantId, (tx) => setAgreementPrices(tx, systemActor(tenantId), prices))
