import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { decideByLink, type LetterDocument, proveLink, readLink } from '#contract/approvals/letters.ts'
import type { Reply } from '#contract/kit/route.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { minuteDigits } from '#web/kit/format/time.ts'
import { useName } from '#web/kit/format/useName.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { useTitle } from '#web/kit/layout/Page.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { FactorDialog } from '#web/modules/login/factors/FactorDialog.tsx'
import { FactsSection } from '../FactsSection.tsx'
import { OpinionField } from '../OpinionField.tsx'
import type { Verdict } from '../verdict.ts'
import css from './DecidePage.module.css'

const looksLikeToken = /^[A-Za-z0-9_-]{40,64}$/

/** Page of the link in a letter: decides once, without a login. */
export function DecidePage() {
  const { t } = useTranslation()
  const token = useSearchParams()[0].get('token') ?? ''
  useTitle(t('approvals.letter.title'))
  return (
    <main className={`card ${css['page']}`}>
      <h1>{t('approvals.letter.title')}</h1>
      {looksLikeToken.test(token) ? <OfLink token={token} /> : <Unusable text={t('approvals.letter.invalid')} />}
    </main>
  )
}

function Unusable({ text }: { readonly text: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p role="alert">{text}</p>
      <ButtonLink to="/orderApproval">{t('approvals.letter.inbox')}</ButtonLink>
    </>
  )
}

function OfLink({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const [done, setDone] = useState<Verdict>()
  const { reply, refusal } = useRead(readLink, { token }, { suspense: false, enabled: done === undefined })
  if (done) return <output>{t(`approvals.letter.done.${done}`)}</output>
  if (refusal) return <Unusable text={refusal.message} />
  return reply ? <Document token={token} letter={reply} onDone={setDone} /> : <p>{t('common.loading')}</p>
}

/** Second factor that is asked for, and what is decided with it. */
interface Requested extends Reply<typeof proveLink> {
  readonly decision: Verdict
}

interface DocumentProps {
  readonly token: string
  readonly letter: LetterDocument
  readonly onDone: (verdict: Verdict) => void
}

function Document({ token, letter, onDone }: DocumentProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const [opinion, setOpinion] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [requested, setRequested] = useState<Requested>()
  const decide = useWrite(decideByLink, { onDone: (_, { decision }) => onDone(decision) })
  const prove = useWrite(proveLink, {})
  const tryTo = (decision: Verdict) => {
    const lacksReason = decision === 'reject' && opinion.trim() === ''
    setIsMissing(lacksReason)
    if (lacksReason) return
    const input = { token, decision, opinion: opinion.trim() }
    if (letter.needs === 'factor') prove.mutate({ token }, { onSuccess: (step) => setRequested({ ...step, decision }) })
    else decide.mutate(input)
  }
  const isBusy = decide.isPending || prove.isPending
  return (
    <>
      <p>{t('approvals.letter.note', { name: letter.approverName, until: minuteDigits(letter.expiresAt) })}</p>
      <DescriptionList
        items={[
          { label: nameOf({ name: letter.kindName, enName: letter.kindEnName }), value: letter.title },
          { label: t('approvals.letter.docNo'), value: letter.docNo },
          { label: t('approvals.amount'), value: letter.amount === null ? '-' : <Amount value={letter.amount} /> },
          { label: t('approvals.letter.requester'), value: `${letter.requesterName} · ${letter.deptName}` },
          { label: t('approvals.letter.step'), value: nameOf({ name: letter.nodeName, enName: letter.nodeEnName }) },
        ]}
      />
      <FactsSection round={letter} />
      {letter.needs === 'login' ? (
        <>
          <Alert tone="warn">{t('approvals.letter.needsLogin')}</Alert>
          <div className={css['buttons']}>
            <ButtonLink variant="solid" to={letter.path}>
              {t('approvals.letter.login')}
            </ButtonLink>
          </div>
        </>
      ) : (
        <>
          {letter.needs === 'factor' && <Alert tone="info">{t('approvals.letter.needsFactor')}</Alert>}
          <OpinionField
            value={opinion}
            onChange={setOpinion}
            error={isMissing ? t('approvals.needOpinion') : undefined}
          />
          <div className={css['buttons']}>
            <Button variant="solid" busy={isBusy} onClick={() => tryTo('agree')}>
              {t('approvals.agree')}
            </Button>
            <Button disabled={isBusy} onClick={() => tryTo('reject')}>
              {t('approvals.reject')}
            </Button>
            <ButtonLink variant="text" to={letter.path}>
              {t('approvals.letter.open')}
            </ButtonLink>
          </div>
          {requested && (
            <FactorDialog
              step={{ key: requested.key, userCode: requested.userCode }}
              methods={requested.methods}
              onShown={() => {
                setRequested(undefined)
                decide.mutate({ token, decision: requested.decision, opinion: opinion.trim(), proof: requested.key })
              }}
              onClose={() => setRequested(undefined)}
            />
          )}
        </>
      )}
    </>
  )
}
