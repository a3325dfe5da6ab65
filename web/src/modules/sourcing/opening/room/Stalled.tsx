import { useTranslation } from 'react-i18next'
import type { OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import { retryOpening } from '#contract/sourcing/seal/stalled.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { wholeTime } from '../../countdown/projectTime.ts'
import css from '../Opening.module.css'

/** Notice of an interrupted opening, which can be retried without loss. */
export function Stalled({ room: { projectId, stalled, canRetry } }: { readonly room: OpeningRoom }) {
  const { t } = useTranslation()
  const retry = useWrite(retryOpening, { onDone: () => toast.success(t('opening.room.stalled.retried')) })
  if (!stalled) return null
  const { attempts, failedAt } = stalled
  return (
    <>
      <Alert tone="err" title={t('opening.room.stalled.title')}>
        {t('opening.room.stalled.text', { count: attempts, time: wholeTime(failedAt) })}
      </Alert>
      {canRetry && (
        <div className={css['actions']}>
          <Button variant="solid" busy={retry.isPending} onClick={() => retry.mutate({ projectId })}>
            {t('opening.room.stalled.retry')}
          </Button>
        </div>
      )}
    </>
  )
}
