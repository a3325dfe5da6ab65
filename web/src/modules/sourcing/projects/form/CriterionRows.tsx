import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { useTranslation } from 'react-i18next'
import { type Criterion, maxCriteria } from '#contract/sourcing/projectDraft.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { FormField } from '#web/kit/form/Fields.tsx'
import type { FormRows } from '#web/kit/form/formPart.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from './Editor.module.css'
import { sumOfWeights } from './completeness.ts'

interface CriterionRowsProps {
  readonly rows: FormRows<Criterion>
  readonly error: string | undefined
}

/** Scoring criteria; their weights must add up to 100. */
export function CriterionRows({ rows: { items, add, remove }, error }: CriterionRowsProps) {
  const { t } = useTranslation()
  const sum = sumOfWeights({ criteria: items.map(({ values }) => values) as Criterion[] })
  const labelOf = (field: 'name' | 'kind' | 'weight', index: number) =>
    t('projectForm.items.cell', { field: t(`projectForm.criterion.${field}`), no: index + 1 })
  return (
    <div>
      <h3 className={css['label']}>{t('projects.field.criteria')}</h3>
      {items.map((criterion, index) => (
        <div key={criterion.key} className={css['criterion']}>
          <FormField
            field={criterion.field('name')}
            label={labelOf('name', index)}
            hideLabel
            placeholder={t('projectForm.criterion.name')}
          />
          <FormField
            field={criterion.field('kind')}
            label={labelOf('kind', index)}
            hideLabel
            optionLabel={(kind) => t(`projectForm.criterionKind.${kind as Criterion['kind']}`)}
          />
          <FormField
            field={criterion.field('weight')}
            label={labelOf('weight', index)}
            hideLabel
            placeholder={t('projectForm.criterion.weight')}
          />
          <Button variant="text" onClick={() => remove(index)}>
            {t('common.remove')}
          </Button>
        </div>
      ))}
      <p className={css['criteriaFoot']}>
        {items.length < maxCriteria && (
          <Button
            icon={<Icon of={PlusOutlined} />}
            onClick={() => add({ kind: items.length === 0 ? 'price' : 'technical' })}
          >
            {t('projectForm.addCriterion')}
          </Button>
        )}
        {items.length > 0 && (
          <output className={css['sum']} data-wrong={sum !== 100 || undefined}>
            {t('projectForm.weightSum', { sum })}
          </output>
        )}
      </p>
      <ListError error={error} />
    </div>
  )
}
