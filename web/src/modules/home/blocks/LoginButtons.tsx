import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getConfByType } from '#contract/tenancy/configuration.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { enterAt } from '#web/kit/client/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { loginButtonConf } from './loginButtonConf.ts'

/** Whether the tenant enables login buttons. */
export const useHasLoginButtons = (): boolean => useRead(getConfByType, loginButtonConf)[0]?.val === '1'

/**
 * Login buttons for visitors, if the tenant enables them; they lead to the configured addresses, by default to this
 * site's login.
 */
export function LoginButtons({ isFirstSolid = false }: { readonly isFirstSolid?: boolean }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const enter = useMutation({ mutationFn: (code: Parameters<typeof enterAt>[0]) => enterAt(code, navigate) })
  const purchaser = () => enter.mutate('PUR_LOGIN_URL')
  const supplier = () => enter.mutate('SUP_LOGIN_URL')
  const { supplierEnable } = usePortal()
  if (!useHasLoginButtons()) return null
  return (
    <>
      <Button
        variant={isFirstSolid ? 'solid' : 'plain'}
        size="lg"
        busy={enter.isPending && enter.variables === 'PUR_LOGIN_URL'}
        onClick={purchaser}
      >
        {t('visitors.enter.purchaser')}
      </Button>
      {supplierEnable === '1' && (
        <Button size="lg" busy={enter.isPending && enter.variables === 'SUP_LOGIN_URL'} onClick={supplier}>
          {t('visitors.enter.supplier')}
        </Button>
      )}
    </>
  )
}
