import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { afterCheckLogin, type LoginResult } from '#contract/login.ts'
import { call } from '#web/kit/api.ts'
import { usePortal } from '#web/kit/portal.ts'
import { openSession, takeSavedPath } from '#web/kit/session.ts'
import { landing } from './landing.ts'
import { firstPermissionOf, type Outcome } from './login.ts'

/** Runs a step of the login and, when it is through, opens the session and goes on to where the person wanted to be. */
export function useLogin(onFailure: (error: Error) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { isHuarun } = usePortal().portalSettingsInfo

  const enter = async (result: LoginResult) => {
    const { authToken, mobile, email, userName, isNeedUserInformation, IsEnable: isEnable } = result
    openSession(authToken, { mobile, email, userName, isNeedUserInformation })
    client.clear()
    const savedPath = takeSavedPath()
    const firstPermission = savedPath === undefined ? await firstPermissionOf(result) : undefined
    await navigate(landing({ savedPath, isHuarun, isEnable, firstPermission }), { replace: true })
  }

  return useMutation<Outcome, Error, () => Promise<Outcome>>({
    meta: { quiet: true },
    mutationFn: async (step) => {
      const outcome = await step()
      if (outcome.kind === 'entered') await enter(outcome.result)
      return outcome
    },
    onError: onFailure,
  })
}

/** Goes on with one of several accounts. */
export const chooseAccount = async (key: string, userCode: string): Promise<Outcome> => ({
  kind: 'entered',
  result: await call(afterCheckLogin, { key, userCode }),
})
