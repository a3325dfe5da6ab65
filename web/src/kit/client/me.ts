import { useSuspenseQuery } from '@tanstack/react-query'
import { qryUserRefDetail, type PermissionEntry, type UserDetail } from '#contract/identity/identity.ts'
import type { Permission } from '#contract/permissions.ts'
import { call } from './api.ts'
import { renderedToken, useLoggedIn } from './session.ts'

/** Query of the logged-in user of this tab. */
export function whoAmI() {
  const token = renderedToken()
  return {
    queryKey: [qryUserRefDetail.path, token],
    queryFn: () => (token === null ? null : call(qryUserRefDetail, {})),
  }
}

/** Logged-in user, or null for a visitor. */
export function useMe(): UserDetail | null {
  useLoggedIn()
  return useSuspenseQuery(whoAmI()).data
}

/** Permission check for the UI: actions without permission are hidden. */
export function useMay(): (permission: Permission) => boolean {
  const held = new Set(useMe()?.userPermList.map(({ permCode }) => permCode))
  return (permission) => held.has(permission)
}

/** Menu entries from the server, which are also routes. */
export const menuOf = (me: UserDetail | null): readonly PermissionEntry[] =>
  me?.userPermList.filter(({ permType }) => permType === '1') ?? []
