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
  summary: "Get the tenant's login settings, and the roles available for trial accounts",
  input: Nothing,
  reply: Read,
})
export const saveLoginSettings = route({
  method: 'POST',
  path: '/portalent/api/loginSettings/save',
  access: 'portal.configure',
  summary: "Replace the tenant's login settings; `version` is the version read",
  input: shape({ version: Type.Integer(), ...LoginSettings.properties }),
  reply: Read,
})
