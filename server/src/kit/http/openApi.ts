import type { Entrance } from '#contract/kit/entrance.ts'
import type { Route } from '#contract/kit/route.ts'
import { isForKeys } from '#contract/kit/calls/byKey.ts'

/** Who may call, as programs read it in the OpenAPI description; its prose says the same. */
export interface CallAccess {
  readonly access: Route['access']
  readonly entrances: readonly Entrance[]
  readonly byKey: boolean
}

/** OpenAPI description of a route. */
export const openApiOf = (route: Route) => ({
  summary: route.summary,
  tags: [route.path.split('/')[3] ?? ''],
  description: `access: ${route.access}${route.entrances ? `, entrances: ${route.entrances.join(' ')}` : ''}${isForKeys(route) ? ', by API key' : ''}`,
  'x-access': { access: route.access, entrances: route.entrances ?? [], byKey: isForKeys(route) } satisfies CallAccess,
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
