import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { QuoteLineDraft } from '#contract/sourcing/seal/quoteDraft.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { FieldGrid, Stack } from '#web/kit/layout/Card.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { taxRates } from './draft.ts'

interface BatchFillDialogProps {
  readonly onFill: (change: (lines: readonly QuoteLineDraft[]) => QuoteLineDraft[]) => void
  readonly onClose: () => void
}

/** Writes the same tax rate, brand and lead time into several lines. */
export function BatchFillDialog({ onFill, onClose }: BatchFillDialogProps) {
  const { t } = useTranslation()
  const [taxRate, setTaxRate] = useState('')
  const [brand, setBrand] = useState('')
  const [days, setDays] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const isWrong = days !== '' && !/^\d{1,4}$/.test(days)
  const fill = () => {
    const leadDays = days === '' ? null : Number(days)
    onFill((lines) =>
      lines.map((line) =>
        line.isSkipped
          ? line
          : {
              ...line,
              taxRate: taxRate || line.taxRate,
              brand: brand !== '' && (isWhole || line.brand === '') ? brand : line.brand,
              leadDays: leadDays !== null && (isWhole || line.leadDays === null) ? leadDays : line.leadDays,
            },
      ),
    )
    onClose()
  }
  return (
    <Dialog
      title={t('quoting.batch.title')}
      place="bottom"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button
            variant="solid"
            disabled={isWrong || [taxRate, brand, days].every((text) => text === '')}
            onClick={fill}
          >
            {t('quoting.batch.fill')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{t('quoting.batch.text')}</p>
        <FieldGrid columns={1}>
          <Field
            label={t('quoting.line.taxRate')}
            value={taxRate}
            onChange={(value) => setTaxRate(String(value))}
            control={
              <Select
                options={taxRates.map((rate) => ({ value: rate, label: `${rate}%` }))}
                hint={t('quoting.batch.unchanged')}
              />
            }
          />
          <Field
            label={t('quoting.line.brand')}
            value={brand}
            onChange={(value) => setBrand(String(value))}
            control={<Input maxLength={30} />}
          />
          <Field
            label={t('quoting.line.leadDays')}
            value={days}
            onChange={(value) => setDays(String(value).trim())}
            error={isWrong ? t('quoting.batch.wrongDays') : undefined}
            control={<Input inputMode="numeric" maxLength={4} />}
          />
        </FieldGrid>
        <Checkbox checked={isWhole} onChange={setIsWhole} label={t('quoting.batch.whole')} />
      </Stack>
    </Dialog>
  )
}
