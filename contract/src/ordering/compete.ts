import { route } from '#contract/kit/route.ts'
import { Id, Quantity, shape, Type } from '#contract/kit/schema.ts'

export const competeForOrder = route({
  method: 'POST',
  path: '/orderrest/api/callOff/compete',
  access: 'project.manage',
  entrances: ['purchaser'],
  summary:
    'Draft a project in which the parties of an agreement compete for goods whose order reaches the amount of a competition',
  input: shape({
    lines: Type.Array(shape({ skuId: Id, quantity: Quantity }), { minItems: 1, maxItems: 200 }),
  }),
  reply: shape({ projectId: Id }),
})
