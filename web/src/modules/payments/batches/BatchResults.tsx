import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findPaymentBatch, importBankResults } from '#contract/payments/batches.ts'
import type { Reply } from '#contract/kit/route.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName, Stack } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'

const shown = 8

/** Results of the bank: the upload of its file, and the files that were imported. */
export function BatchResults({ batch }: { readonly batch: Reply<typeof findPaymentBatch> }) {
  const { t } = useTranslation()
  const [result, setResult] = useState<Reply<typeof importBankResults>>()
  const canImport = batch.can.includes('importResults')
  if (!canImport && batch.files.length === 0) return null
  return (
    <Section title={t('paymentBatches.results')}>
      <Stack>
        {canImport && (
          <Upload
            route={importBankResults}
            fields={{ id: batch.id }}
            hint={t('paymentBatches.resultsHint')}
            onDone={setResult}
          />
        )}
        {result && (
          <Alert
            tone={result.problems.length > 0 ? 'warn' : 'info'}
            isAlert
            title={t('paymentBatches.imported', result)}
          >
            {result.problems.slice(0, shown).map(({ serial, text }) => (
              <p key={`${serial} ${text}`}>{t('paymentBatches.problem', { serial, text })}</p>
            ))}
          </Alert>
        )}
        <ul>
          {batch.files.map(({ id, name, byName, at, ...counts }) => (
            <li key={id}>
              <RowName under={t('paymentBatches.imported', counts)}>
                {name} · {byName} <Brief at={at} />
              </RowName>
            </li>
          ))}
        </ul>
      </Stack>
    </Section>
  )
}
