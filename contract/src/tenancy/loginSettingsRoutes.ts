import { route } from '#contract/kit/route.ts'
import { List, Nothing, shape, type Static, Type } from '#contract/kit/schema.ts'
import { LoginSettings } from './loginSettings.ts'

const Read = shape({
  version: Type.Integer(),
  settings: LoginSettings,
  canSendSms: Type.Boolean(),
  trialRoles: List(shape({ code: Type.String(), name: Type.String(), enName: Type.String() }), 200),
})
export type ReadLoginSettings = Static<typeof Read>

export const getLoginSettings = route({
  method: 'GET',
  path: '/portalent/api/loginSettings/get',
  access: 'portal.configure',
  summary: 'How the people of the tenant log in, and the roles that an account for trying the product can have.',
  input: Nothing,
  reply: Read,
})
export const saveLoginSettings = route({
  method: 'POST',
  path: '/portalent/api/loginSettings/save',
  access: 'portal.configure',
  summary: 'Sets how the people of the tenant log in; `version` is the one that was read.',
  input: shape({ version: Type.Integer(), ...LoginSettings.properties }),
  reply: Read,
})
