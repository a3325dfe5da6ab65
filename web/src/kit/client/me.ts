import { useSuspenseQuery } from '@tanstack/react-query'
import { qryUserRefDetail, type PermissionEntry, type UserDetail } from '#contract/identity/identity.ts'
import type { Permission } from '#contract/permissions.ts'
import { call } from './api.ts'
import { renderedToken, useLoggedIn } from './session/session.ts'

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

type Entry = Pick<PermissionEntry, 'permType' | 'url' | 'isOutsideUrl' | 'params'>

const isPage = ({ permType, url, isOutsideUrl }: Entry): boolean =>
  permType !== '3' && url !== '' && isOutsideUrl === '0'

/** Pages of the menu from the server, which are also routes: hidden ones too. */
export const menuOf = (me: UserDetail | null): readonly PermissionEntry[] => me?.userPermList.filter(isPage) ?? []

/** Pages that the menu shows. */
export const shownMenuOf = (me: UserDetail | null): readonly PermissionEntry[] =>
  menuOf(me).filter(({ isShown }) => isShown === '1')

/** Page that a login without another target opens: the tenant's landing (type 2), or else the first of the menu. */
export const landingOf = (me: UserDetail | null): PermissionEntry | undefined =>
  menuOf(me).find(({ permType }) => permType === '2') ?? shownMenuOf(me)[0]

/** Path of an entry with its query. */
export const pathOf = ({ url, params }: Pick<Entry, 'url' | 'params'>): string =>
  params === '' ? `/${url}` : `/${url}?${params}`
