import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findComparison } from '#contract/sourcing/comparison/comparison.ts'
import { lowestPrices, validQuotes } from '#contract/sourcing/comparison/comparing.ts'
import { getProject, type Project } from '#contract/sourcing/projects.ts'
import { beginNegotiation } from '#contract/sourcing/seal/negotiation.ts'
import { useRead } from '#web/kit/client/api.ts'
import { DateTimeInput } from '#web/kit/date/DateTimeInput.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import { FormDialog } from '#web/kit/form/FormDialog.tsx'
import { useForm } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { AskedItems } from './AskedItems.tsx'
import { defaultDeadline } from './usualDeadline.ts'

interface NegotiateDialogProps {
  readonly project: Project
  readonly round: number
  readonly onClose: () => void
}

/** Dialog to start a negotiation: suppliers, items and deadline. */
export function NegotiateDialog({ project, round, onClose }: NegotiateDialogProps) {
  const { t } = useTranslation()
  const { id, version, items, maxRounds } = project
  const { quotes } = useRead(findComparison, { projectId: id })
  const [endAt] = useState(() => defaultDeadline(new Date()))
  const count = validQuotes(quotes).length
  const form = useForm({
    route: beginNegotiation,
    fixed: { id, version },
    initial: {
      choice: 'all',
      reason: '',
      message: '',
      targetTotal: null,
      items: items.map((item) => ({ itemId: item.id, targetPrice: '' })),
      endAt,
    },
    labels: 'negotiation.field',
    readFrom: getProject,
    check: (values) => ({ items: (values.items ?? []).length === 0 ? t('negotiation.noItems') : undefined }),
    onDone: () => {
      toast.success(t('negotiation.begun'))
      onClose()
    },
  })
  const isBest = form.values.choice === 'best'
  const target = t(project.isShowPrice === '1' ? 'negotiation.targetMasked' : 'negotiation.targetShown')
  return (
    <FormDialog
      of={form}
      title={`${t('negotiation.begin')} · ${t('negotiation.roundOf', { round, max: maxRounds })}`}
      submit={t('negotiation.send')}
      width={800}
      onClose={onClose}
    >
      <Stack>
        <Alert tone="info">{t('negotiation.beginText')}</Alert>
        <Fields
          of={form}
          fields={{
            choice: { wide: true, optionLabel: (word) => t(`negotiation.field.choice.options.${word}`, { count }) },
            ...(isBest
              ? { best: { hint: t('negotiation.field.best.hint', { count }) }, reason: { wide: true, rows: 2 } }
              : {}),
            message: { wide: true, rows: 3 },
            endAt: { control: <DateTimeInput /> },
            targetTotal: { as: 'line', hint: target },
          }}
        />
        <AskedItems form={form} items={items} lowest={lowestPrices(quotes)} />
      </Stack>
    </FormDialog>
  )
}
