import { useTranslation } from 'react-i18next'
import { capitalMoney } from '#contract/kit/format.ts'
import { budgetPattern, type ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { Fields } from '#web/kit/form/Fields.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { CriterionRows } from './CriterionRows.tsx'
import css from './Editor.module.css'
import { FormSection } from './FormSection.tsx'

const amount = new RegExp(budgetPattern, 'u')

/** Budget, evaluation and award rules. */
export function RulesSection({ form }: { readonly form: Form<ProjectDraft> }) {
  const { t } = useTranslation()
  const isChinese = useLocale() === 'zh_CN'
  const { kind, budgetAmount, evaluation } = form.values
  const isFigure = typeof budgetAmount === 'string' && amount.test(budgetAmount)
  const capital = isChinese && isFigure && <span className={css['capital']}>{capitalMoney(budgetAmount)}</span>
  return (
    <FormSection name="rules">
      <Fields
        of={form}
        fields={{
          budgetAmount: {
            label: t(kind === 'bidding' ? 'projectForm.startPrice' : 'projectForm.budget'),
            hint: t('projectForm.budgetHint'),
            control: <Input inputMode="decimal" maxLength={13} after={capital} />,
          },
          isShowPrice: { optionLabel: (word) => t(`projects.field.isShowPrice.options.${word}`) },
          evaluation: { optionLabel: (word) => t(`projects.field.evaluation.options.${word}`) },
          maxRounds: {},
          awardBy: { optionLabel: (word) => t(`projects.field.awardBy.options.${word}`) },
        }}
      />
      {evaluation === 'weighted' && (
        <CriterionRows rows={form.rows('criteria', 'projectForm.criterion')} error={form.errorAt('criteria')} />
      )}
    </FormSection>
  )
}
