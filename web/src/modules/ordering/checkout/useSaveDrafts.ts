import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { saveOrders } from '#contract/ordering/drafts.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/** Saves the checkout as drafts, and goes to them. */
export function useSaveDrafts() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useWrite(saveOrders, {
    onDone: () => {
      toast.success(t('ordering.confirm.saved'))
      void navigate('/orderManagement_list?tab=drafted', { replace: true })
    },
  })
}
