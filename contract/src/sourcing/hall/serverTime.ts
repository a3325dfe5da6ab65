import { route } from '#contract/kit/route.ts'
import { Instant, Nothing, shape } from '#contract/kit/schema.ts'

export const getServerTime = route({
  method: 'GET',
  path: '/inquiry/api/project/now',
  access: 'public',
  summary: "The server's time, by which all deadlines are kept.",
  input: Nothing,
  reply: shape({ now: Instant }),
})
