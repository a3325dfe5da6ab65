import type { Messages } from '#kit/messages.ts'

export const platformMessages: Messages = {
  'subscription.ending': ({ data: { days, expiresOn } }) => ({
    template: 'subscriptionEnding',
    to: { operatorsWith: 'org.manage' },
    facts: { days, expiresOn },
  }),
  'dataExport.ready': () => ({ template: 'dataExportReady', to: { operatorsWith: 'tenant.export' } }),
}
