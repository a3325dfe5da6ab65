import { route } from '#contract/kit/route.ts'
import { Id, Maybe, Nothing, OneOf, shape, Type } from '#contract/kit/schema.ts'

export const queryIsCheckQuota = route({
  method: 'GET',
  path: '/orderrest/api/quota/queryIsCheckQuota',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary: "Whether orders are checked against the department's quota.",
  input: Nothing,
  reply: shape({ confId: Maybe(Id), isCheckQuota: OneOf(['0', '1']) }),
})

export const quotaReleased = route({
  method: 'GET',
  path: '/orderrest/api/quota/quotaReleased',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary: "What is left of my department's quota.",
  input: Nothing,
  reply: shape({
    quotaReleased: Type.String({
      description: 'yuan, or a code that is not money: -1 none was opened, -2 an application is in progress',
    }),
    accountSource: Type.String(),
  }),
})

export const checkQuotaCa = route({
  method: 'GET',
  path: '/orderrest/api/quota/apply/ca/check',
  access: 'budget.read',
  entrances: ['purchaser'],
  summary: 'Whether I may apply as far as certificates go: I have one in force, or the tenant asks for none.',
  input: Nothing,
  reply: shape({ isPassed: Type.Boolean() }),
})
