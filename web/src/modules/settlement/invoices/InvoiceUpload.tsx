import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { FileVerdict } from '#contract/invoices/invoice.ts'
import { uploadInvoice } from '#contract/settlement/matching/matching.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { FileDrop } from '#web/kit/upload/FileDrop.tsx'
import { QueueRows } from '#web/kit/upload/QueueRows.tsx'
import { useUpload } from '#web/kit/upload/useUpload.ts'
import css from './Invoices.module.css'
import { uploadTones } from '#web/modules/invoices/invoiceTones.ts'
import { useVerdict } from '#web/modules/invoices/useVerdict.ts'

const filesAtOnce = 20

interface InvoiceUploadProps {
  /** Statement that the invoices are for; undefined: found by their content. */
  readonly statementId?: string | undefined
}

/** Drop zone for invoices with the verdict on each file in words. */
export function InvoiceUpload({ statementId }: InvoiceUploadProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [verdicts, setVerdicts] = useState<readonly FileVerdict[]>([])
  const { queue, take, retry, remove, isSending, accept } = useUpload(
    uploadInvoice,
    ({ files }) => {
      setVerdicts((all) => [...files, ...all])
      void client.invalidateQueries()
    },
    { max: filesAtOnce, ...(statementId === undefined ? {} : { fields: { statementId } }) },
  )
  const refused = verdicts.filter(({ outcome }) => outcome === 'refused').length
  return (
    <>
      <FileDrop accept={accept} multiple onChoose={take} isBusy={isSending} hint={t('invoices.upload.hint')}>
        <ul className={css['queue']}>
          <QueueRows queue={queue} onRetry={retry} onRemove={remove} />
        </ul>
      </FileDrop>
      {verdicts.length > 0 && (
        <Section
          title={t('invoices.upload.results')}
          note={t('invoices.upload.summary', { accepted: verdicts.length - refused, refused })}
          actions={
            <Button variant="text" onClick={() => setVerdicts([])}>
              {t('invoices.upload.clear')}
            </Button>
          }
        >
          <ul className={css['verdicts']} aria-live="polite">
            {verdicts.map((verdict, index) => (
              <VerdictRow key={`${verdicts.length - index} ${verdict.fileName}`} verdict={verdict} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function VerdictRow({ verdict: { fileName, outcome, text, invoice } }: { readonly verdict: FileVerdict }) {
  const { t } = useTranslation()
  const verdictOf = useVerdict()
  const found = invoice === null ? undefined : verdictOf(invoice)
  const isNew = outcome === 'accepted' && found !== undefined
  return (
    <li>
      <span className={css['file']}>
        {fileName}
        <small>{invoice === null ? '' : `${invoice.number} · ${invoice.sellerName}`}</small>
      </span>
      <span>
        <StatusTag tone={isNew ? found.tone : uploadTones[outcome]}>
          {isNew ? found.title : t(`invoices.verdict.${outcome}`)}
        </StatusTag>
        <small>{outcome === 'refused' ? text : found?.note}</small>
        {outcome === 'proposed' && <Link to="?view=proposals">{t('invoices.upload.confirm')}</Link>}
      </span>
      <span className={css['money']}>{invoice === null ? '-' : <Amount value={invoice.gross} />}</span>
    </li>
  )
}
