import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import type { ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import type { OpenedQuote } from '#contract/sourcing/quotes.ts'
import type { MySealedQuote, SealRound } from '#contract/sourcing/seal.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Form } from '#web/kit/form/Form.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { FormBar } from '#web/kit/layout/Card.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import type { Packet } from '#sealing/quotes/packet.ts'
import type { Terms } from '#sealing/quotes/terms.ts'
import type { ReceivedHead } from '../closing/useClosingHead.ts'
import { draftFor } from './draft.ts'
import { QuoteFilesSection } from './files/QuoteFilesSection.tsx'
import { useQuoteFiles } from './files/useQuoteFiles.ts'
import { OfflineSection } from './offline/OfflineSection.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { QuoteLines } from './lines/QuoteLines.tsx'
import { totalsOf } from './quoteOf.ts'
import css from './Quoting.module.css'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { SealPanel } from './SealPanel.tsx'
import type { Names } from './submission.ts'
import { TermsSection } from './TermsSection.tsx'
import { useQuoteForm } from './useQuoteForm.ts'

export interface InRoundProps {
  readonly notice: ProjectNotice
  readonly round: SealRound
  readonly mine: MySealedQuote
  readonly terms: Terms
  readonly names: Names
  /** Packet submitted from this browser. */
  readonly packet: Packet | undefined
  /** Last valid quote of an earlier round, whose prices must not be exceeded. */
  readonly last: OpenedQuote | undefined
  readonly received: ReceivedHead
}

/** Editor of a quote: encrypted in this browser, then submitted. */
export function QuoteEditor({ draft, ...given }: InRoundProps & { readonly draft: QuoteDraft }) {
  const { notice, round, terms, packet, mine, names } = given
  const { t } = useTranslation()
  const [isPreviewing, setIsPreviewing] = useState(false)
  const [submitted, setSubmitted] = useState<Packet>()
  const chosen = useQuoteFiles(names.files)
  const { form, autosave, failure } = useQuoteForm({ ...given, draft, chosen, onSubmitted: setSubmitted })
  // After a change notice the written values are kept in the new lines.
  const [seen, setSeen] = useState(terms)
  if (seen !== terms) {
    setSeen(terms)
    form.set((values) => draftFor(terms, round.endAt, values))
  }
  const written = form.values as QuoteDraft
  const totals = totalsOf(written, terms.items)
  const left = terms.items.length - totals.priced - totals.skipped
  const count = form.wrong().length
  return (
    <>
      <Form of={form}>
        <div className={css['page']}>
          <QuoteLines
            form={form}
            terms={terms}
            notice={notice}
            before={given.last?.lines ?? packet?.quote.lines}
            totals={totals}
            autosave={autosave}
          />
          <QuoteFilesSection chosen={chosen} packet={packet} isBusy={form.isBusy} />
          <div className={css['columns']}>
            <TermsSection form={form} round={round} />
            <SealPanel form={form} round={round} />
          </div>
          {failure !== undefined && (
            <Alert tone="err" isAlert title={t('quoting.failed')}>
              {t(`quoting.failure.${failure}`)}
            </Alert>
          )}
        </div>
      </Form>
      <OfflineSection {...given} />
      <FormBar
        isWrong={count > 0}
        status={
          count > 0
            ? t('quoting.wrong', { count })
            : left > 0
              ? t('quoting.left', { count: left })
              : t(mine.state === null ? 'quoting.complete' : 'quoting.replaces')
        }
      >
        <span className={css['total']}>
          {t('quoting.total')} <Amount value={totals.total} />
        </span>
        <Button disabled={totals.priced === 0} onClick={() => setIsPreviewing(true)}>
          {t('quoting.preview')}
        </Button>
        <Button type="submit" form={form.id} variant="solid" busy={form.isBusy} icon={<Icon of={LockOutlined} />}>
          {t('quoting.submit')}
        </Button>
      </FormBar>
      {isPreviewing && (
        <PreviewDialog draft={written} terms={terms} notice={notice} onClose={() => setIsPreviewing(false)} />
      )}
      {submitted && (
        <ReceiptDialog packet={submitted} notice={notice} round={round} onClose={() => setSubmitted(undefined)} />
      )}
    </>
  )
}
