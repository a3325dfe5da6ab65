import css from './Decision.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderDetail } from '#contract/ordering/orders.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { OpinionField } from './OpinionField.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import { useDecide, type Verdict } from './useDecide.ts'
import { LeftOutLines } from './LeftOutLines.tsx'

interface DecisionProps {
  readonly order: OrderDetail
  /** Where the decision leads back to. */
  readonly inbox: string
  /** The round that is going on. */
  readonly instanceId: string
  /** Lines that the approver leaves out: agreeing is then about the rest. */
  readonly left: ReadonlySet<string>
  readonly onClear: () => void
}

/** My step: agree, agree to a part, or reject with a reason. On a small screen the opinion opens from below. */
export function Decision({ order, inbox, instanceId, left, onClear }: DecisionProps) {
  const { t } = useTranslation()
  const [opinion, setOpinion] = useState('')
  const [tried, setTried] = useState<Verdict>()
  const [asking, setAsking] = useState<Verdict>()
  const [isTransferring, setIsTransferring] = useState(false)
  const { decide, deciding } = useDecide(order, { left, inbox })
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
      <section className={`card noPrint ${css['decision']}`} aria-label={t('approvals.opinion')}>
        <h2>{t('approvals.opinion')}</h2>
        {field}
        <LeftOutLines count={left.size} isAll={isAll} onClear={onClear} />
        {buttons(tryTo)}
      </section>
      <div className={`noPrint ${css['bar']}`}>
        <LeftOutLines count={left.size} isAll={isAll} onClear={onClear} />
        {buttons(setAsking)}
      </div>
      {isTransferring && (
        <TransferDialog instanceId={instanceId} inbox={inbox} onClose={() => setIsTransferring(false)} />
      )}
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
