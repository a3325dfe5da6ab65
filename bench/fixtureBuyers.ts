import { systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { createAuthenticator, openSessionFor } from '#modules/identity/index.ts'
import { sharedSecret } from '#kit/security/secrets.ts'
import { saveInvoiceTitle, saveReceiverAddress } from '#modules/ordering/index.ts'
import { tenantsByHost } from '#modules/tenancy/index.ts'
import type { Founded } from '#server/demo/organisation.ts'
import { demoAddresses, demoInvoiceTitle } from '#server/demo/people.ts'
import { buyersOf, organisation } from './fixtureOrganisation.ts'

type Authenticator = ReturnType<typeof createAuthenticator>

/** Issues tokens that the server under load accepts. */
export const openAuthenticator = async (database: Database) =>
  createAuthenticator(
    database,
    await sharedSecret(database, 'token'),
    tenantsByHost(database, async () => {}),
    () => new Date(),
    {
      restrictedOf: async () => ({ ids: [], permissions: new Set() }),
      apiKeyOf: async () => undefined,
      apiKeyUsed: async () => {},
    },
  )

export interface Buyer {
  token: string
  addressId: string
  invoiceTitleId: string
}

/** Creates sessions, addresses and invoice titles for all buyers of the organisation. */
export async function createBuyers(database: Database, founded: Founded, authenticator: Authenticator) {
  const { tenantId } = founded
  const buyers: Buyer[] = []
  for (const [account, , deptCode] of buyersOf(organisation)) {
    const dept = founded.departments.get(deptCode)!
    const userId = founded.userIds.get(account)!
    const actor = { ...systemActor(tenantId), userId, deptId: dept.id, deptPath: dept.path }
    const place = demoAddresses[0]
    const regions = place.codes.map((code, index) => ({ code, name: place.names[index]! }))
    buyers.push(
      await database.write(tenantId, async (tx) => {
        const address = await saveReceiverAddress(tx, actor, {
          consignee: '林知远',
          mobile: place.mobile,
          regions,
          detail: place.address,
          isDefault: true,
        })
        const title = await saveInvoiceTitle(tx, actor, { ...demoInvoiceTitle, invoiceType: 'normal', isDefault: true })
        return {
          token: await tokenFor(tx, authenticator, tenantId, userId),
          addressId: address.id,
          invoiceTitleId: title.id,
        }
      }),
    )
  }
  return buyers
}

export async function tokenFor(tx: Tx, authenticator: Authenticator, tenantId: string, userId: string) {
  const sessionId = await openSessionFor(tx, userId)
  return authenticator.issueToken({ sessionId, userId, tenantId })
}
