import { useTranslation } from 'react-i18next'
import { findMyQuote, type OpenedQuote } from '#contract/sourcing/quotes.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ClosingHead } from '../closing/ClosingHead.tsx'
import { useHeadFile } from '../closing/useHeadFile.ts'
import { wholeTime } from '../countdown/projectTime.ts'
import type { InRoundProps } from './QuoteEditor.tsx'
import css from './Quoting.module.css'
import { QuoteSheet } from './QuoteSheet.tsx'

/** The quoting is over, or has not begun: the signed end of the log, and the own quote once it is opened. */
export function AfterDeadline({ notice, round, mine, received }: InRoundProps) {
  const { t } = useTranslation()
  const { status } = round
  const save = useHeadFile(notice)
  const opened = useOptionalRead(findMyQuote, { projectId: notice.id }, status === 'opened' && mine.state === 'inForce')
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
        <ClosingHead received={received} />
        {received.head && (
          <p className={css['quiet']}>
            {t('closing.kept')}{' '}
            <Button size="sm" onClick={() => save(received.head!)}>
              {t('closing.save')}
            </Button>
          </p>
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
