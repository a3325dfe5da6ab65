import { useTranslation } from 'react-i18next'
import type { PaymentBatch } from '#contract/payments/batch.ts'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { CopyButton } from '#web/kit/ui/CopyButton.tsx'

/** First and last characters of a digest: people compare these. */
const shortDigest = (digest: string) => `${digest.slice(0, 8)}…${digest.slice(-8)}`

/** Bank file of a batch with its digest. */
export function BatchFile({ batch }: { readonly batch: PaymentBatch }) {
  const { t } = useTranslation()
  return (
    <Section title={t('paymentBatches.file')} note={t('paymentBatches.fileNote')}>
      <DescriptionList
        items={[
          { label: t('paymentBatches.field.fileName'), value: batch.fileName, wide: true },
          {
            label: t('paymentBatches.field.sha256'),
            value: (
              <span className="num">
                {shortDigest(batch.sha256)} <CopyButton text={batch.sha256} />
              </span>
            ),
            wide: true,
          },
        ]}
      />
    </Section>
  )
}
