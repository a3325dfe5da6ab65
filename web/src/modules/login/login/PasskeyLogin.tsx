import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { askAnyPasskey, passkeyLogin } from '#contract/login/passkeys.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import { call } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { useHydrated } from '#web/kit/client/hydration.ts'
import { NextStep } from './NextStep.tsx'
import { enterBy } from './outcome.ts'
import { hasPasskeys, isGivenUp } from '#web/kit/ui/passkeySupport.ts'
import { signWith } from '#web/modules/login/factors/passkeys.ts'
import { useLogin } from './useLogin.ts'

/** Login by passkey, without name and password. */
export function PasskeyLogin({ entrance }: { readonly entrance: Entrance }) {
  const { t } = useTranslation()
  const isHere = useHydrated()
  const login = useLogin((error) => {
    if (!isGivenUp(error)) toast.error(error.message)
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
      <Button variant="text" block icon={<Icon of={KeyOutlined} />} busy={login.isPending} onClick={enter}>
        {t('login.passkey')}
      </Button>
      <NextStep login={login} onGiveUp={() => login.reset()} />
    </>
  )
}
