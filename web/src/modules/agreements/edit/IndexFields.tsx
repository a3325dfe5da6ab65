import { useTranslation } from 'react-i18next'
import type { AgreementDetail } from '#contract/agreements/agreement.ts'
import type { IndexRuleDraft } from '#contract/agreements/indices/indexRule.ts'
import { listIndicesToFollow } from '#contract/agreements/indices/priceIndices.ts'
import { shortest } from '#contract/kit/money.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { FormPart } from '#web/kit/form/formPart.ts'
import { Section } from '#web/kit/layout/Section.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** Rule of a new draft as it begins; it is sent only where prices follow an index. */
export const newIndexRule = {
  indexId: '',
  baseMonth: '',
  share: '',
  up: '10',
  down: '10',
  period: 'month',
  notice: 10,
} as const

/** Rule of a draft as it is written anew. */
export const ruleOf = ({ index }: Pick<AgreementDetail, 'index'>): IndexRuleDraft => {
  if (index === null) return newIndexRule
  const { indexId, baseMonth, share, up, down, period, notice } = index
  return { indexId, baseMonth, share, up: shortest(up), down: shortest(down), period, notice }
}

interface IndexFieldsProps {
  readonly part: FormPart<IndexRuleDraft>
  readonly error: string | undefined
}

/** Rule of prices that follow an index: the index, its base month, the share and the collar. */
export function IndexFields({ part, error }: IndexFieldsProps) {
  const { t } = useTranslation()
  const indices = useOptionalRead(listIndicesToFollow, {}) ?? []
  const months = indices.find(({ id }) => id === part.values.indexId)?.months ?? []
  return (
    <Section title={t('agreements.indexHead')} note={t('agreements.indexNote')}>
      <Fields
        of={part}
        fields={{
          indexId: {
            control: (
              <Select
                hint={t('common.choose')}
                options={indices.map(({ id, code, name }) => ({ value: id, label: `${name}（${code}）` }))}
              />
            ),
          },
          baseMonth: {
            control: (
              <Select hint={t('common.choose')} options={months.map((month) => ({ value: month, label: month }))} />
            ),
          },
          share: {},
          period: {},
          up: {},
          down: {},
          notice: {},
        }}
      />
      <ListError error={error} />
    </Section>
  )
}
