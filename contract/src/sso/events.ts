import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Id, OneOf, Optional, Type } from '#contract/kit/schema.ts'
import { EntryDraft } from './ssoEntries.ts'
import { AppDraft } from './ssoApps.ts'

const { page, app, adapter, accountBy, claim, settings } = EntryDraft.properties
const { issuer, address, bareDigest } = settings.properties
/** Payload of entry events: an audit needs the changed certificates and addresses; secrets are never included. */
const entry = { page, app, adapter, accountBy, claim, issuer, address, bareDigest }

export const ssoEvents = {
  ...eventsOf('ssoEntry', OneOf(['on', 'off']), {
    created: entry,
    edited: { ...entry, secretChanged: Optional(Type.Boolean()) },
    switchedOn: {},
    switchedOff: {},
    subjectAdded: { subjectId: Id, userId: Id },
    subjectRemoved: { subjectId: Id, userId: Id },
  }),
  ...eventsOf('ssoApp', OneOf(['on', 'off']), {
    created: AppDraft.properties,
    edited: AppDraft.properties,
    switchedOn: {},
    switchedOff: {},
  }),
  ...eventsOf('account', noStates, { jumped: { app: Type.String(), host: Type.String() } }),
}
