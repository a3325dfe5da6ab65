import type { Messages } from '#kit/messages.ts'

export const restrictionsMessages: Messages = {
  'restoreApplication.granted': ({ data }) => ({ template: 'restoreGranted', to: data.applicantId }),
  'restoreApplication.refused': ({ data: { applicantId, reason } }) => ({
    template: 'restoreRefused',
    to: applicantId,
    facts: { reason },
  }),
}
