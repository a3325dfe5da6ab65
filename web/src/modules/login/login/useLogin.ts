import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { logout } from '#contract/identity/identity.ts'
import type { LoginResult } from '#contract/login/login.ts'
import { call } from '#web/kit/client/api.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { closeSession, openSession } from '#web/kit/client/session/session.ts'
import { keepAccounts } from '#web/kit/client/accountChoice.ts'
import { takePortalPath, takeSavedPath } from '#web/kit/client/savedPath.ts'
import { landing } from './landing.ts'
import { firstPermissionOf } from './login.ts'
import type { Outcome } from './outcome.ts'

/** Takes the result of a login that continues the page it is shown over, instead of going to another one. */
export const EnteredContext = createContext<((result: LoginResult) => void | Promise<void>) | undefined>(undefined)

/**
 * Runs a login step; after success opens the session and navigates to the requested page, the home page, or reloads.
 */
export function useLogin(onFailure: (error: Error) => void, then: 'wanted' | 'home' | 'reload' = 'wanted') {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isHuarun } = usePortal().portalSettingsInfo

  const onEntered = use(EnteredContext)

  const enter = async (result: LoginResult) => {
    if (onEntered) return onEntered(result)
    const { authToken, mobile, email, userName, isNeedUserInformation, IsEnable: isEnable } = result
    openSession(authToken, { mobile, email, userName, isNeedUserInformation })
    client.clear()
    if (result.changePwd) return changeFirst()
    if (then === 'reload') return location.reload()
    if (then === 'home') return navigate('/portalHomePage', { replace: true })
    const savedPath = takeSavedPath()
    const portalPath = takePortalPath()
    const isFree = savedPath === undefined && portalPath === undefined
    const firstPermission = isFree ? await firstPermissionOf(result) : undefined
    await navigate(landing({ savedPath, portalPath, isHuarun, isEnable, firstPermission }), { replace: true })
  }

  /** The initial password is known to another person, so it must be changed. */
  const changeFirst = async () => {
    const words = { title: t('login.changeFirst'), text: t('login.changeFirstReason') }
    if (await confirm({ ...words, ok: t('login.changeNow'), cancel: t('login.notNow') }))
      return navigate('/passwordEdit', { replace: true })
    await call(logout, {}, { isFarewell: true }).catch(() => undefined)
    return closeSession()
  }

  return useMutation<Outcome, Error, () => Promise<Outcome>>({
    meta: { silent: true },
    mutationFn: async (step) => {
      const outcome = await step()
      if (outcome.kind === 'entered') await enter(outcome.result)
      if (outcome.kind === 'whichAccount') keepAccounts(outcome.accounts, outcome.key)
      if (outcome.kind === 'weak') {
        const yes = await confirm({
          title: t('login.weak'),
          text: outcome.reason,
          ok: t('login.resetNow'),
          cancel: t('common.cancel'),
        })
        if (yes) await navigate('/resetPasswords?type=weak')
      }
      return outcome
    },
    onError: onFailure,
  })
}
export type Login = ReturnType<typeof useLogin>
