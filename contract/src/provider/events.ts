import { eventsOf, noStates } from '#contract/kit/event.ts'
import { List, OneOf, Type } from '#contract/kit/schema.ts'
import { ApplicationDraft } from './provider.ts'

export const providerEvents = {
  ...eventsOf('application', OneOf(['active', 'off']), {
    created: ApplicationDraft.properties,
    edited: ApplicationDraft.properties,
    switched: {},
    secretRenewed: {},
    agreed: { scopes: List(Type.String()) },
  }),
  ...eventsOf('issuer', noStates, { keysReplaced: { kids: List(Type.String()) } }),
}
