import type { Route } from '#contract/kit/route.ts'
import { isForKeys } from '#contract/kit/calls/byKey.ts'

/** OpenAPI description of a route; tests read `access` from it. */
export const openApiOf = (route: Route) => ({
  summary: route.summary,
  tags: [route.path.split('/')[3] ?? ''],
  description: `access: ${route.access}${route.entrances ? `, entrances: ${route.entrances.join(' ')}` : ''}${isForKeys(route) ? ', by API key' : ''}`,
  response: { 200: replySchema(route) },
})

const replySchema = (route: Route) => ({
  type: 'object',
  properties: {
    code: { type: 'integer' },
    message: { type: 'string' },
    data: route.reply,
    traceid: { type: 'string' },
  },
})
