import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

/** Error state of a part of a page that could not be loaded. */
export function ErrorNotice({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Empty
      title={t('common.trouble.part')}
      reason={t('common.trouble.reason')}
      action={<Button onClick={onRetry}>{t('common.reload')}</Button>}
    />
  )
}
