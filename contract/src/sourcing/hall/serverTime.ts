import { route } from '#contract/kit/route.ts'
import { Instant, Nothing, shape } from '#contract/kit/schema.ts'

export const getServerTime = route({
  method: 'GET',
  path: '/inquiry/api/project/now',
  access: 'public',
  summary: 'Get the server time, which all deadlines refer to',
  input: Nothing,
  reply: shape({ now: Instant }),
})
