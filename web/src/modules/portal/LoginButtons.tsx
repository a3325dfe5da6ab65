import css from './VisitorHomePage.module.css'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getConfByType } from '#contract/tenancy/configuration.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { enterAt } from '#web/kit/client/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'

/** Shown where the tenant's configuration says so; they lead where the tenant has set, to this site's own login where it has set nothing. */
export function LoginButtons() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const enter = useMutation({ mutationFn: (code: Parameters<typeof enterAt>[0]) => enterAt(code, navigate) })
  const purchaser = () => enter.mutate('PUR_LOGIN_URL')
  const supplier = () => enter.mutate('SUP_LOGIN_URL')
  const { supplierEnable } = usePortal()
  const isShown = useRead(getConfByType, { codes: ['loginButton'] })[0]?.val === '1'
  if (!isShown) return null
  return (
    <div className={css['buttons']}>
      <Button
        variant="solid"
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
    </div>
  )
}
