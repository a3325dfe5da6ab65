import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { approveOrder } from '#contract/ordering/orderMoves.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Refused, useReload, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import css from './Decision.module.css'
import { OpinionField } from './OpinionField.tsx'
import { TransferDialog } from './TransferDialog.tsx'

type Verdict = 'agree' | 'reject'

interface DecisionProps {
  readonly order: OrderDetail
  /** The round that is going on. */
  readonly instanceId: string
  /** Lines that the approver leaves out: agreeing is then about the rest. */
  readonly left: ReadonlySet<string>
  readonly onClear: () => void
}

/** My step: agree, agree to a part, or reject with a reason. On a small screen the opinion opens from below. */
export function Decision({ order, instanceId, left, onClear }: DecisionProps) {
  const { t } = useTranslation()
  const [opinion, setOpinion] = useState('')
  const [tried, setTried] = useState<Verdict>()
  const [asking, setAsking] = useState<Verdict>()
  const [isTransferring, setIsTransferring] = useState(false)
  const { decide, deciding } = useDecide(order, left)
  const isAll = left.size === order.lines.length
  const errorOf = (verdict: Verdict | undefined) => {
    if (verdict === undefined || opinion.trim() !== '') return undefined
    if (verdict === 'reject') return t('approvals.needOpinion')
    return left.size > 0 ? t('approvals.needReason') : undefined
  }
  const tryTo = (verdict: Verdict) => {
    setTried(verdict)
    if (errorOf(verdict) === undefined) decide(verdict, opinion.trim())
  }
  const field = <OpinionField value={opinion} onChange={setOpinion} error={errorOf(tried)} />
  const agreeWord = t(left.size > 0 ? 'approvals.agreePart' : 'approvals.agree')
  const buttons = (onVerdict: (verdict: Verdict) => void) => (
    <div className={css['buttons']}>
      <Button
        variant="solid"
        size="lg"
        busy={deciding === 'agree'}
        disabled={isAll || deciding === 'reject'}
        onClick={() => onVerdict('agree')}
      >
        {agreeWord}
      </Button>
      <Button
        size="lg"
        busy={deciding === 'reject'}
        disabled={deciding === 'agree'}
        onClick={() => onVerdict('reject')}
      >
        {t('approvals.reject')}
      </Button>
      <Button size="lg" disabled={deciding !== undefined} onClick={() => setIsTransferring(true)}>
        {t('approvals.transfer')}
      </Button>
    </div>
  )
  return (
    <>
      <section className={`card ${css['decision']}`} aria-label={t('approvals.opinion')}>
        <h2>{t('approvals.opinion')}</h2>
        {field}
        <LeftOut count={left.size} isAll={isAll} onClear={onClear} />
        {buttons(tryTo)}
      </section>
      <div className={css['bar']}>
        <LeftOut count={left.size} isAll={isAll} onClear={onClear} />
        {buttons(setAsking)}
      </div>
      {isTransferring && <TransferDialog instanceId={instanceId} onClose={() => setIsTransferring(false)} />}
      {asking && (
        <Dialog
          title={asking === 'agree' ? agreeWord : t('approvals.rejectTitle')}
          place="bottom"
          onClose={() => setAsking(undefined)}
          foot={
            <Button
              variant={asking === 'agree' ? 'solid' : 'danger'}
              size="lg"
              block
              busy={deciding !== undefined}
              onClick={() => tryTo(asking)}
            >
              {asking === 'agree' ? agreeWord : t('approvals.reject')}
            </Button>
          }
        >
          {asking === 'reject' && <p className={css['text']}>{t('approvals.rejectText')}</p>}
          {field}
        </Dialog>
      )}
    </>
  )
}

interface LeftOutProps {
  readonly count: number
  readonly isAll: boolean
  readonly onClear: () => void
}

function LeftOut({ count, isAll, onClear }: LeftOutProps) {
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

/** The decision is about the version that was read; a newer one has to be read first. */
function useDecide({ orderId, version }: OrderDetail, left: ReadonlySet<string>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const reload = useReload()
  const approve = useWrite(approveOrder, {
    onDone: (_reply, { decision }) => {
      toast.success(t(decision === 'agree' ? 'approvals.agreed' : 'approvals.rejected'))
      void navigate('/orderApproval')
    },
  })
  const decide = (decision: Verdict, reason: string) =>
    approve.mutate(
      {
        orderId,
        version,
        decision,
        ...(reason === '' ? {} : { reason }),
        ...(decision === 'agree' && left.size > 0 ? { rejectedLineIds: [...left] } : {}),
      },
      {
        onError: (error) => {
          if (error instanceof Refused) reload()
        },
      },
    )
  return { decide, deciding: approve.isPending ? approve.variables.decision : undefined }
}
