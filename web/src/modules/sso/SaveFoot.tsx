import { useTranslation } from 'react-i18next'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Refused } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './SsoEntriesPage.module.css'

interface SaveFootProps {
  readonly error: Error | null
  readonly busy: boolean
  readonly onClose: () => void
}

/** The end of a form: why it was refused, and its buttons. */
export function SaveFoot({ error, busy, onClose }: SaveFootProps) {
  const { t } = useTranslation()
  return (
    <>
      {error instanceof Refused && (
        <div className={css['warning']}>
          <Alert tone="err" told title={error.message} />
        </div>
      )}
      <div className={css['foot']}>
        <Button onClick={onClose}>{t('common.cancel')}</Button>
        <Button type="submit" look="solid" busy={busy}>
          {t('common.save')}
        </Button>
      </div>
    </>
  )
}
