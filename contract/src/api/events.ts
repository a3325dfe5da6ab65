import { changedFields } from '#contract/kit/changes.ts'
import { eventsOf, noStates } from '#contract/kit/event.ts'
import { List, OneOf, Type } from '#contract/kit/schema.ts'

const texts = List(Type.String())

export const apiEvents = {
  ...eventsOf('serviceAccount', OneOf(['active', 'disabled']), {
    added: { code: Type.String(), name: Type.String(), permissions: texts },
    edited: { ...changedFields, added: texts, removed: texts },
    disabled: {},
    enabled: {},
  }),
  ...eventsOf('webhook', OneOf(['active', 'disabled', 'stopped']), {
    created: { name: Type.String(), url: Type.String(), events: texts },
    edited: { ...changedFields, added: texts, removed: texts },
    secretRotated: { overlapHours: Type.Integer() },
    disabled: {},
    enabled: {},
    replayed: { count: Type.Integer() },
    failing: { name: Type.String(), reason: Type.String() },
    stopped: { name: Type.String(), reason: Type.String() },
  }),
  ...eventsOf('apiKey', noStates, {
    created: { name: Type.String(), prefix: Type.String(), scopes: texts },
    edited: { ...changedFields, added: texts, removed: texts },
    rotated: { prefix: Type.String(), overlapHours: Type.Integer() },
    revoked: {},
  }),
}
