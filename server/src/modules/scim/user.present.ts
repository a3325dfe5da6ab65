import { etagOf } from './etag.ts'
import { enterpriseSchema, type UserDraft, userSchema } from './user.rules.ts'
import type { UserRow } from './user.store.ts'

export const draftFrom = (row: UserRow): UserDraft => ({
  userName: row.code,
  externalId: row.external_id,
  displayName: row.name,
  email: row.email,
  mobile: row.mobile,
  active: !row.disabled,
  department: row.dept_code,
})

/** Account as a SCIM resource. */
export const presentUser = (row: UserRow, base: string) => ({
  schemas: [userSchema, enterpriseSchema],
  id: row.id,
  ...(row.external_id === '' ? {} : { externalId: row.external_id }),
  userName: row.code,
  name: { formatted: row.name },
  displayName: row.name,
  active: !row.disabled,
  emails: row.email === '' ? [] : [{ value: row.email, type: 'work', primary: true }],
  phoneNumbers: row.mobile === '' ? [] : [{ value: row.mobile, type: 'mobile', primary: true }],
  [enterpriseSchema]: { department: row.dept_code },
  meta: {
    resourceType: 'User',
    created: row.created_at.toISOString(),
    location: `${base}/Users/${row.id}`,
    version: etagOf(row),
  },
})
