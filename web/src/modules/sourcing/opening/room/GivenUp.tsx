import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpeningRoom } from '#contract/sourcing/openingRoom.ts'
import { confirmFailure, proposeFailure } from '#contract/sourcing/seal/givenUp.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { confirm, toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { wholeTime } from '../../countdown/projectTime.ts'
import css from '../Opening.module.css'

/**
 * Too few openers can release their shares: shows what is missing, and the decision of two people to give up the
 * opening.
 */
export function GivenUp({ room }: { readonly room: OpeningRoom }) {
  const { t } = useTranslation()
  const { failure, status, reachable, k } = room
  if (failure?.confirmedAt)
    return (
      <Alert tone="err" title={t('opening.room.givenUp.confirmed')}>
        {failure.reason}
        <span className={`${css['note']} ${css['by']}`}>
          {t('opening.room.givenUp.confirmedBy', {
            proposer: failure.proposedBy,
            confirmer: failure.confirmedBy,
            time: wholeTime(failure.confirmedAt),
          })}
        </span>
      </Alert>
    )
  return (status === 'closed' || status === 'opening') && reachable < k ? <Short room={room} /> : null
}

function Short({ room }: { readonly room: OpeningRoom }) {
  const { t } = useTranslation()
  const [isProposing, setIsProposing] = useState(false)
  const { projectId, failure, failureStep, reachable, k, sharers } = room
  const finish = useWrite(confirmFailure, { onDone: () => toast.success(t('opening.done')) })
  const names = sharers.flatMap(({ loss, name }) => (loss === null ? [] : [name])).join('、')
  const onConfirm = async ({ reason, proposedAt }: NonNullable<OpeningRoom['failure']>) => {
    const ok = t('opening.room.givenUp.confirm')
    const text = t('opening.room.givenUp.confirmText', { reason })
    if (await confirm({ title: ok, text, ok, cancel: t('common.cancel'), danger: true }))
      finish.mutate({ projectId, proposedAt })
  }
  return (
    <>
      <Alert tone="err" title={t('opening.room.givenUp.short', { reachable, count: reachable, k })}>
        {t('opening.room.givenUp.shortWhy', { names })}
      </Alert>
      {failure && (
        <Alert tone="warn" title={t('opening.room.givenUp.proposed')}>
          {failure.reason}
          <span className={`${css['note']} ${css['by']}`}>
            {t('opening.room.givenUp.by', { name: failure.proposedBy, time: wholeTime(failure.proposedAt) })}
          </span>
        </Alert>
      )}
      <div className={css['actions']}>
        {failureStep === 'propose' && (
          <Button variant="danger" onClick={() => setIsProposing(true)}>
            {t(failure ? 'opening.room.givenUp.proposeAgain' : 'opening.room.givenUp.propose')}
          </Button>
        )}
        {failureStep === 'confirm' && failure && (
          <Button variant="danger" busy={finish.isPending} onClick={() => void onConfirm(failure)}>
            {t('opening.room.givenUp.confirm')}
          </Button>
        )}
      </div>
      {isProposing && (
        <RouteFormDialog
          title={t('opening.room.givenUp.propose')}
          note={<p>{t('opening.room.givenUp.proposeText')}</p>}
          route={proposeFailure}
          fixed={{ projectId }}
          initial={{ reason: failure?.reason ?? '' }}
          columns={1}
          labels="opening.room.givenUp"
          fields={{ reason: { as: 'lines' } }}
          submit={t('opening.room.givenUp.send')}
          danger
          onClose={() => setIsProposing(false)}
        />
      )}
    </>
  )
}
