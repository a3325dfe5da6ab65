import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { sameSitePath } from '#contract/kit/sameSite.ts'
import { supplierSso } from '#contract/sso/jumps.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { goTo } from '#web/kit/client/entrance.ts'
import { useMe } from '#web/kit/client/me.ts'
import { confirm } from '#web/kit/overlay/toast.ts'
import { usePortal } from '#web/kit/client/portal.ts'

/** Link from the purchasers' to the suppliers' entrance, without a second login if the person has an account there. */
export function SupplierEntrance() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const isPurchaser = useMe()?.userInfo.userType === 'purchaser'
  const { supplierEnable, supLoginUrl } = usePortal()
  const enter = useWrite(supplierSso)
  if (!isPurchaser || supplierEnable !== '1') return null
  const go = async () => {
    // On the same site only one login is possible at a time.
    const yes =
      sameSitePath(supLoginUrl) === undefined ||
      (await confirm({
        title: t('shell.suppliers.enter'),
        text: t('shell.suppliers.leave'),
        ok: t('common.confirm'),
        cancel: t('common.cancel'),
      }))
    if (yes) enter.mutate({}, { onSuccess: ({ data }) => goTo(data, navigate) })
  }
  return (
    <button type="button" aria-busy={enter.isPending} onClick={() => void go()}>
      {t('shell.suppliers.enter')}
    </button>
  )
}
