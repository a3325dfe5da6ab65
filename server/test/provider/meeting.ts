import * as contract from '#contract/provider/provider.ts'
import { aPerson, aTenant } from '#test/app.ts'
import { createRelyingParty } from '#test/relyingParty.ts'

export const aMeeting = async (patch: Partial<contract.ApplicationDraft> = {}) => {
  const tenant = await aTenant()
  return { tenant, application: await createRelyingParty(tenant, patch), ann: await aPerson(tenant) }
}
