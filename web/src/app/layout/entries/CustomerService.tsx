import { useTranslation } from 'react-i18next'
import { useCustomerService } from './useCustomerService.ts'

/** Button of the tenant's online customer service. */
export function CustomerService() {
  const { t } = useTranslation()
  const service = useCustomerService()
  if (!service) return null
  return (
    <button type="button" aria-busy={service.isBusy} onClick={service.open}>
      {t('shell.customerService')}
    </button>
  )
}
