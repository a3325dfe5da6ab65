import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'

/** Where a part of a page could not be read; the rest of it stands. */
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
