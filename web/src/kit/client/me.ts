import { useSuspenseQuery } from '@tanstack/react-query'
import { qryUserRefDetail, type PermissionEntry, type UserDetail } from '#contract/identity/identity.ts'
import type { Permission } from '#contract/permissions.ts'
import { call } from './api.ts'
import { renderedToken, useLoggedIn } from './session.ts'

/** Reads who this tab is signed in as. */
export function whoAmI() {
  const token = renderedToken()
  return {
    queryKey: [qryUserRefDetail.path, token],
    queryFn: () => (token === null ? null : call(qryUserRefDetail, {})),
  }
}

/** Who is logged in, or null for a visitor. */
export function useMe(): UserDetail | null {
  useLoggedIn()
  return useSuspenseQuery(whoAmI()).data
}

/** What this person may: what is not permitted is not shown. */
export function useMay(): (permission: Permission) => boolean {
  const held = new Set(useMe()?.userPermList.map(({ permCode }) => permCode))
  return (permission) => held.has(permission)
}

/** The entries of the server's menu, which are routes too. */
export const menuOf = (me: UserDetail | null): readonly PermissionEntry[] =>
  me?.userPermList.filter(({ permType }) => permType === '1') ?? []
