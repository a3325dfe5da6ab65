import css from './Decision.module.css'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { OpinionField } from './OpinionField.tsx'
import { TransferDialog } from './TransferDialog.tsx'
import type { Verdict } from './verdict.ts'
import { LeftOutLines } from './LeftOutLines.tsx'

/** Lines excluded by the approver: agreeing applies to the others. */
interface LeftOut {
  readonly count: number
  readonly isAll: boolean
  readonly onClear: () => void
}

interface DecisionProps {
  readonly decide: (verdict: Verdict, opinion: string) => void
  /** Decision being sent. */
  readonly deciding: Verdict | undefined
  /** Page to return to after the decision. */
  readonly inbox: string
  /** Current round. */
  readonly instanceId: string
  readonly leftOut?: LeftOut
  /** Title and text of a rejection, if different from an order's. */
  readonly rejection?: { readonly title: string; readonly text: string }
}

const nothingLeftOut: LeftOut = { count: 0, isAll: false, onClear: () => undefined }

/**
 * Decision of the approver: agree, agree in part, or reject with a reason. On small screens the opinion opens as a
 * bottom sheet.
 */
export function Decision({ decide, deciding, inbox, instanceId, leftOut = nothingLeftOut, rejection }: DecisionProps) {
  const { t } = useTranslation()
  const [opinion, setOpinion] = useState('')
  const [tried, setTried] = useState<Verdict>()
  const [asking, setAsking] = useState<Verdict>()
  const [isTransferring, setIsTransferring] = useState(false)
  const { isAll } = leftOut
  const errorOf = (verdict: Verdict | undefined) => {
    if (verdict === undefined || opinion.trim() !== '') return undefined
    if (verdict === 'reject') return t('approvals.needOpinion')
    return leftOut.count > 0 ? t('approvals.needReason') : undefined
  }
  const tryTo = (verdict: Verdict) => {
    setTried(verdict)
    if (errorOf(verdict) === undefined) decide(verdict, opinion.trim())
  }
  const field = <OpinionField value={opinion} onChange={setOpinion} error={errorOf(tried)} />
  const agreeWord = t(leftOut.count > 0 ? 'approvals.agreePart' : 'approvals.agree')
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
        <LeftOutLines {...leftOut} />
        {buttons(tryTo)}
      </section>
      <div className={`noPrint ${css['bar']}`}>
        <LeftOutLines {...leftOut} />
        {buttons(setAsking)}
      </div>
      {isTransferring && (
        <TransferDialog instanceId={instanceId} inbox={inbox} onClose={() => setIsTransferring(false)} />
      )}
      {asking && (
        <Dialog
          title={asking === 'agree' ? agreeWord : (rejection?.title ?? t('approvals.rejectTitle'))}
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
          {asking === 'reject' && <p className={css['text']}>{rejection?.text ?? t('approvals.rejectText')}</p>}
          {field}
        </Dialog>
      )}
    </>
  )
}
