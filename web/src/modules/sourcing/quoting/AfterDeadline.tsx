import { useTranslation } from 'react-i18next'
import { listMyQuotes, type OpenedQuote } from '#contract/sourcing/quotes.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { ClosingHead } from '../closing/ClosingHead.tsx'
import { useHeadFile } from '../closing/useHeadFile.ts'
import { wholeTime } from '../countdown/projectTime.ts'
import { OpenedFiles } from './files/OpenedFiles.tsx'
import type { InRoundProps } from './QuoteEditor.tsx'
import css from './Quoting.module.css'
import { QuoteSheet } from './QuoteSheet.tsx'

/** Before or after quoting: the closing head, and the supplier's own quote once it is opened. */
export function AfterDeadline({ notice, round, mine, received }: InRoundProps) {
  const { t } = useTranslation()
  const { status } = round
  const save = useHeadFile(notice)
  const quotes = useRead(listMyQuotes, { projectId: notice.id })
  if (status === 'open' && Date.parse(round.beginAt) > Date.parse(round.now))
    return <Alert tone="info" title={t('quoting.beginsAt', { time: wholeTime(round.beginAt) })} />
  return (
    <>
      {mine.entry === null && mine.isAsked && status !== 'open' && <Alert tone="info" title={t('quoting.notQuoted')} />}
      {mine.state === 'lapsed' && (
        <Alert tone="err" title={t('quoting.outcome.lapsed')}>
          {t('quoting.standing.lapsedText')}
        </Alert>
      )}
      {quotes
        .filter((quote) => quote.status !== 'lapsed')
        .map((quote) => (
          <Opened key={quote.id} quote={quote} notice={notice} hasRounds={round.round > 1} />
        ))}
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

interface OpenedProps extends Pick<InRoundProps, 'notice'> {
  readonly quote: OpenedQuote
  readonly hasRounds: boolean
}

function Opened({ quote, notice, hasRounds }: OpenedProps) {
  const { t } = useTranslation()
  const { round, why, status, total, deliveryDays, validUntil, freight, remark, lines } = quote
  if (status !== 'valid' || total === null)
    return (
      <Alert tone="err" title={t(`quoting.outcome.${outcomeOf(status, why)}`)}>
        {t(round > 1 ? 'quoting.outcome.stands' : 'quoting.outcome.text')}
      </Alert>
    )
  const head = {
    deliveryDays: deliveryDays ?? 0,
    validUntil: validUntil ?? '',
    freight: freight ?? '0',
    remark: remark ?? '',
  }
  return (
    <Section title={hasRounds ? t('quoting.openedIn', { round }) : t('quoting.opened')}>
      <QuoteSheet quote={{ head, total, lines }} notice={notice} />
      <OpenedFiles quote={quote} />
    </Section>
  )
}

const outcomeOf = (status: OpenedQuote['status'], why: string) =>
  why === 'raised' || why === 'dropped' ? why : status === 'valid' ? 'invalid' : status
