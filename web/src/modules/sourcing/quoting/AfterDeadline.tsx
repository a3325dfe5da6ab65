import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { findMyQuote, type OpenedQuote } from '#contract/sourcing/quotes.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { wholeTime } from '../countdown/projectTime.ts'
import { keepInBrowser } from './browserStore.ts'
import type { InRoundProps } from './QuoteEditor.tsx'
import css from './Quoting.module.css'
import { QuoteSheet } from './QuoteSheet.tsx'

/** The quoting is over, or has not begun: the signed end of the log, and the own quote once it is opened. */
export function AfterDeadline({ notice, round, mine, names }: InRoundProps) {
  const { t } = useTranslation()
  const { head, status } = round
  const opened = useOptionalRead(findMyQuote, { projectId: notice.id }, status === 'opened' && mine.state === 'inForce')
  // Who has received the end of the log at the deadline can show later that nothing was put in after it.
  useEffect(() => {
    if (head) void keepInBrowser(names.head, head)
  }, [head, names.head])
  if (status === 'open' && Date.parse(round.beginAt) > Date.parse(round.now))
    return <Alert tone="info" title={t('quoting.beginsAt', { time: wholeTime(round.beginAt) })} />
  return (
    <>
      {mine.entry === null && <Alert tone="info" title={t('quoting.notQuoted')} />}
      {mine.state === 'lapsed' && (
        <Alert tone="err" title={t('quoting.outcome.lapsed')}>
          {t('quoting.standing.lapsedText')}
        </Alert>
      )}
      {opened && <Opened quote={opened} notice={notice} />}
      <Section title={t('quoting.end.title')} note={t(`quoting.end.status.${status}`)}>
        {head === null ? (
          <p>{t('quoting.end.waiting')}</p>
        ) : (
          <DescriptionList
            items={[
              { label: t('quoting.end.at'), value: wholeTime(head.at) },
              { label: t('quoting.receipt.place'), value: t('quoting.receipt.seq', { seq: head.seq }) },
              { label: t('quoting.end.hash'), value: <span className={css['hash']}>{head.hash}</span>, wide: true },
            ]}
          />
        )}
      </Section>
    </>
  )
}

function Opened({ quote, notice }: { readonly quote: OpenedQuote } & Pick<InRoundProps, 'notice'>) {
  const { t } = useTranslation()
  const { status, total, deliveryDays, validUntil, freight, remark, lines } = quote
  if (status !== 'valid' || total === null)
    return (
      <Alert tone="err" title={t(`quoting.outcome.${status === 'valid' ? 'invalid' : status}`)}>
        {t('quoting.outcome.text')}
      </Alert>
    )
  const head = {
    deliveryDays: deliveryDays ?? 0,
    validUntil: validUntil ?? '',
    freight: freight ?? '0',
    remark: remark ?? '',
  }
  return (
    <Section title={t('quoting.opened')}>
      <QuoteSheet quote={{ head, total, lines }} notice={notice} />
    </Section>
  )
}
