import { KeyOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { askAnyPasskey, passkeyLogin } from '#contract/login/factors.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import { call } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { fail } from '#web/kit/messages.ts'
import { useHydrated } from '#web/kit/hydration.ts'
import { NextStep } from './NextStep.tsx'
import { enterBy } from './outcome.ts'
import { hasPasskeys, isGivenUp, signWith } from '#web/modules/login/factors/passkeys.ts'
import { useLogin } from './useLogin.ts'

/** Name and password are not needed where a device knows its owner. */
export function PasskeyLogin({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const isHere = useHydrated()
  const login = useLogin((error) => {
    if (!isGivenUp(error)) fail(error.message)
  })
  if (!isHere || !hasPasskeys()) return null
  const enter = () =>
    login.mutate(async () => {
      const { key, options } = await call(askAnyPasskey, {})
      const response = await signWith(options)
      return enterBy(() => call(passkeyLogin, { key, response, entrance }))
    })
  return (
    <>
      <Button look="text" block icon={<KeyOutlined />} busy={login.isPending} onClick={enter}>
        {t('login.passkey')}
      </Button>
      <NextStep login={login} onGiveUp={() => login.reset()} />
    </>
  )
}
