import type { RefusalCode } from '#contract/refusals.ts'

/** Kinds of errors of RFC 7644, section 3.12. */
export type ScimType =
  | 'invalidFilter'
  | 'invalidPath'
  | 'invalidSyntax'
  | 'invalidValue'
  | 'mutability'
  | 'noTarget'
  | 'uniqueness'

/** Error in the words of SCIM. */
export class ScimError extends Error {
  readonly status: number
  readonly scimType: ScimType | undefined
  constructor(status: number, detail: string, scimType?: ScimType) {
    super(detail)
    this.status = status
    this.scimType = scimType
  }
}

const statuses: Readonly<Partial<Record<RefusalCode, readonly [status: number, scimType?: ScimType]>>> = {
  'session.none': [401],
  'apiKey.invalid': [401],
  'permission.denied': [403],
  'restriction.inForce': [403],
  'tenant.readOnly': [403],
  'tenant.suspended': [403],
  'tenant.accountLimit': [403],
  'person.own': [403],
  'person.outOfReach': [403],
  'role.lastAdministrator': [403],
  'role.own': [403],
  'role.separated': [403],
  'thing.notFound': [404],
  'user.codeTaken': [409, 'uniqueness'],
  'person.mobileTaken': [409, 'uniqueness'],
  'thing.stale': [412],
  'apiKey.tooMany': [429],
  'request.tooMany': [429],
}
/** Status and kind of a refusal; what is wrong with the input otherwise. */
export const statusOf = (code: RefusalCode): readonly [status: number, scimType?: ScimType] =>
  statuses[code] ?? [400, 'invalidValue']

export const errorSchema = 'urn:ietf:params:scim:api:messages:2.0:Error'
export const errorBody = (status: number, detail: string, scimType?: ScimType) => ({
  schemas: [errorSchema],
  status: String(status),
  ...(scimType ? { scimType } : {}),
  detail,
})
