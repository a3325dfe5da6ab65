import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

export const onlineRedirect = route({
  method: 'POST',
  path: '/sysrest/api/onlineCustomer/onlineRedirect',
  access: 'public',
  reads: true,
  summary: "Get the address of the tenant's online customer service, which opens in a new window",
  input: Nothing,
  reply: shape({ data: Type.String({ description: 'https URL, or a path of this site' }) }),
})
