import { eventsOf, noStates } from '#contract/kit/event.ts'
import { Maybe, Type } from '#contract/kit/schema.ts'

export const tenancyEvents = {
  ...eventsOf('tenant', noStates, {
    departmentConfigSet: { deptCode: Type.String(), code: Type.String(), val: Maybe(Type.String()) },
  }),
}
