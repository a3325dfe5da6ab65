import { useTranslation } from 'react-i18next'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'

/** Why a project has no result. */
export function EndNotice({ notice }: { readonly notice: ProjectNotice }) {
  const { t } = useTranslation()
  const { status, ending, reason, minSuppliers } = notice
  if (status !== '9' || ending === null) return null
  return (
    <Alert tone="warn" title={t(`notice.ended.${ending}`)}>
      {ending === 'terminated' || ending === 'unopenable'
        ? reason !== '' && t('notice.ended.reason', { reason })
        : t('notice.ended.minimum', { count: minSuppliers })}
    </Alert>
  )
}
