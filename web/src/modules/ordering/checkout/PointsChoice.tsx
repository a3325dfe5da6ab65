import { useTranslation } from 'react-i18next'
import type { Checkout } from '#contract/ordering/checkout.ts'
import { yuanOfPoints } from '#contract/ledger/points.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { yuan } from '#web/kit/format/yuan.ts'
import { Section } from '#web/kit/layout/Section.tsx'

interface PointsChoiceProps {
  readonly points: Checkout['points']
  readonly onChange: (usesPoints: boolean) => void
}

/** Whether points pay a part of the order: as many as it takes. */
export function PointsChoice({ points: { balance, most, used }, onChange }: PointsChoiceProps) {
  const { t } = useTranslation()
  return (
    <Section bare title={t('ordering.confirm.points.title')} note={t('ordering.confirm.points.balance', { balance })}>
      <Checkbox
        checked={used > 0}
        onChange={onChange}
        label={t('ordering.confirm.points.use', { points: most, amount: yuan(yuanOfPoints(most)) })}
      />
    </Section>
  )
}
