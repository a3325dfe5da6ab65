import { useTranslation } from 'react-i18next'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

interface LeftOutProps {
  readonly count: number
  readonly isAll: boolean
  readonly onClear: () => void
}

export function LeftOutLines({ count, isAll, onClear }: LeftOutProps) {
  const { t } = useTranslation()
  if (count === 0) return null
  return (
    <Alert
      tone={isAll ? 'err' : 'warn'}
      action={
        <Button variant="text" onClick={onClear}>
          {t('approvals.clear')}
        </Button>
      }
    >
      {isAll ? t('approvals.allPicked') : t('approvals.picked', { count })}
    </Alert>
  )
}
