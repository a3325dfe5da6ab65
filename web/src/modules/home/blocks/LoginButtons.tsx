import { useMutation } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { Entrance } from '#contract/kit/entrance.ts'
import { isPageAddress } from '#contract/kit/sameSite.ts'
import { getConfByType } from '#contract/tenancy/configuration.ts'
import { useRead } from '#web/kit/client/api.ts'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { enterAt } from '#web/kit/client/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { loginButtonConf } from './loginButtonConf.ts'

/** Whether the tenant enables login buttons. */
export const useHasLoginButtons = (): boolean => useRead(getConfByType, loginButtonConf)[0]?.val === '1'

interface EntranceLink {
  readonly to: string
  readonly onClick?: (event: MouseEvent) => void
}

/**
 * Props of a link to the login of an entrance: this site's, or the configured address of purchasers and suppliers if
 * the tenant enables login buttons. Without an address a click shows the message about it.
 */
export function useEnter(): (entrance: Entrance) => EntranceLink {
  const navigate = useNavigate()
  const isConfigured = useHasLoginButtons()
  const { purLoginUrl, supLoginUrl } = usePortal()
  const { mutate } = useMutation({ mutationFn: (code: Parameters<typeof enterAt>[0]) => enterAt(code, navigate) })
  return (entrance) => {
    const own = { to: `/login?entrance=${entrance}` }
    if (!isConfigured || (entrance !== 'purchaser' && entrance !== 'supplier')) return own
    const address = entrance === 'purchaser' ? purLoginUrl : supLoginUrl
    if (isPageAddress(address)) return { to: address }
    const onClick = (event: MouseEvent) => {
      event.preventDefault()
      mutate(entrance === 'purchaser' ? 'PUR_LOGIN_URL' : 'SUP_LOGIN_URL')
    }
    return { ...own, onClick }
  }
}

/** Login buttons for visitors, if the tenant enables them. */
export function LoginButtons({ isFirstSolid = false }: { readonly isFirstSolid?: boolean }) {
  const { t } = useTranslation()
  const enter = useEnter()
  const { supplierEnable } = usePortal()
  if (!useHasLoginButtons()) return null
  return (
    <>
      <ButtonLink variant={isFirstSolid ? 'solid' : 'plain'} size="lg" {...enter('purchaser')}>
        {t('visitors.enter.purchaser')}
      </ButtonLink>
      {supplierEnable === '1' && (
        <ButtonLink size="lg" {...enter('supplier')}>
          {t('visitors.enter.supplier')}
        </ButtonLink>
      )}
    </>
  )
}
