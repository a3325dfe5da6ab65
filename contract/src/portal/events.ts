import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Texts } from '#contract/kit/schema.ts'

export const portalEvents = {
  ...eventsOf('tenant', noStates, {
    settingsChanged: { before: Texts('by setting'), after: Texts('by setting') },
    loginSettingsChanged: { before: Texts('by setting'), after: Texts('by setting') },
  }),
}
