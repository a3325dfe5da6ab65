import { route } from '#contract/kit/route.ts'
import { Nothing, shape, Type } from '#contract/kit/schema.ts'

export const onlineRedirect = route({
  method: 'POST',
  path: '/sysrest/api/onlineCustomer/onlineRedirect',
  access: 'public',
  reads: true,
  summary: "The address of the tenant's online customer service; it is opened in a window of its own.",
  input: Nothing,
  reply: shape({ data: Type.String({ description: 'https, or a path of this site' }) }),
})
