import { type Permission, permissions } from '#contract/permissions.ts'
import { aPerson, ask, type Person } from '#test/app.ts'
import { createOrderingFixture, createOrder } from '#test/orderingFixture.ts'
import { newIdempotencyKey } from '#test/ordering/submit.ts'
import { callers, type Described, describedRoutes } from '#test/openapi.ts'

const everything = Object.keys(permissions) as Permission[]
export const calls = describedRoutes().filter(({ isUpload, path }) => !isUpload && !path.endsWith('/logout'))
export const posts = calls.filter(({ method }) => method === 'POST')

export const createCallers = async () => {
  const market = await createOrderingFixture()
  const { orderId } = await createOrder(market)
  const person = await aPerson(market.tenant, {
    permissions: everything,
    supplierId: market.suppliers[0]!.supplierId!,
  })
  return { market, orderId, person, callerOf: await callers(market.tenant, person) }
}

export async function send(person: Person, call: Described, input: unknown) {
  const { statusCode, body } = await ask(person, call, input as object, newIdempotencyKey())
  return { path: call.path, sent: input, status: statusCode, body }
}
