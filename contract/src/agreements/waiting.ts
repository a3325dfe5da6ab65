import { route } from '#contract/kit/route.ts'
import { Count, Nothing, shape } from '#contract/kit/schema.ts'

export const countWaitingAgreements = route({
  method: 'GET',
  path: '/orderrest/api/supplierAgreement/count',
  access: 'supplierAgreement.confirm',
  entrances: ['supplier'],
  summary: "Count the agreements and changes that wait for a confirmation of the caller's company, for the menu",
  input: Nothing,
  reply: shape({ waiting: Count }),
})
