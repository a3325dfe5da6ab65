import { useTranslation } from 'react-i18next'
import { QuoteFill, type QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { submitSealedQuote } from '#contract/sourcing/seal.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { filledLines, isEmptyFill } from './batchFill.ts'
import { taxRates } from '../draft.ts'

interface BatchFillDialogProps {
  readonly onFill: (change: (lines: readonly QuoteLineDraft[]) => QuoteLineDraft[]) => void
  readonly onClose: () => void
}

/** Dialog that sets tax rate, brand and lead time of several lines; sends nothing. */
export function BatchFillDialog({ onFill, onClose }: BatchFillDialogProps) {
  const { t } = useTranslation()
  const form = useForm({
    route: submitSealedQuote,
    schema: QuoteFill,
    labels: 'quoting.batch.field',
    beforeSend: (fill) => {
      onFill((lines) => filledLines(lines, fill))
      onClose()
    },
  })
  const rates = taxRates.map((rate) => ({ value: rate, label: `${rate}%` }))
  return (
    <FormDialog
      of={form}
      title={t('quoting.batch.title')}
      submit={t('quoting.batch.fill')}
      width={480}
      disabled={isEmptyFill(form.values)}
      onClose={onClose}
    >
      <Stack>
        <p>{t('quoting.batch.text')}</p>
        <Fields
          of={form}
          columns={1}
          fields={{
            taxRate: { control: <Select options={rates} hint={t('quoting.batch.unchanged')} /> },
            brand: {},
            leadDays: {},
            isWhole: {},
          }}
        />
      </Stack>
    </FormDialog>
  )
}
