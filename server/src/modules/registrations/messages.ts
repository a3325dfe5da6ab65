import type { Messages } from '#kit/messages.ts'

export const registrationsMessages: Messages = {
  'registration.approved': ({ data: { applicantId, deptName } }) => ({
    template: 'registrationApproved',
    to: applicantId,
    facts: { deptName },
  }),
  'registration.refused': ({ data: { applicantId, deptName, reason } }) => ({
    template: 'registrationRefused',
    to: applicantId,
    facts: { deptName, reason },
  }),
}
