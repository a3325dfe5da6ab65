import { route } from '#contract/kit/route.ts'
import { Id, Maybe, Nothing, OneOf, shape, Type } from '#contract/kit/schema.ts'

export const queryIsCheckQuota = route({
  method: 'GET',
  path: '/orderrest/api/quota/queryIsCheckQuota',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary: "Get whether orders are checked against the department's quota",
  input: Nothing,
  reply: shape({ confId: Maybe(Id), isCheckQuota: OneOf(['0', '1']) }),
})

export const quotaReleased = route({
  method: 'GET',
  path: '/orderrest/api/quota/quotaReleased',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary: "Get the available quota of the caller's department",
  input: Nothing,
  reply: shape({
    quotaReleased: Type.String({
      description: 'amount in yuan, or a code: -1 no quota exists, -2 an application is in progress',
    }),
    accountSource: Type.String(),
  }),
})

export const checkQuotaCa = route({
  method: 'GET',
  path: '/orderrest/api/quota/apply/ca/check',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary:
    'Check the certificate requirement of quota applications: met if the caller has a valid certificate, or the tenant requires none',
  input: Nothing,
  reply: shape({ isPassed: Type.Boolean() }),
})
