import { useTranslation } from 'react-i18next'
import type { Allocation } from '#contract/ordering/costCentres.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Select } from '#web/kit/select/Select.tsx'

/** What goods are ordered for; empty texts: nothing. */
export interface ChosenAllocation {
  readonly costCentreId: string
  readonly projectNo: string
}
export const noAllocation: ChosenAllocation = { costCentreId: '', projectNo: '' }

/** What is sent of a chosen allocation. */
export const sentAllocation = ({ costCentreId, projectNo }: ChosenAllocation) => ({
  ...(costCentreId === '' ? {} : { costCentreId }),
  ...(projectNo.trim() === '' ? {} : { projectNo: projectNo.trim() }),
})

/** Whether a chosen allocation lacks what the tenant requires. */
export const lacksAllocation = (
  { costCentreId, projectNo }: ChosenAllocation,
  requested: Pick<Allocation, 'costCentre' | 'projectNo'> | undefined,
): boolean =>
  (requested?.costCentre === 'required' && costCentreId === '') ||
  (requested?.projectNo === 'required' && projectNo.trim() === '')

interface AllocationFieldsProps {
  readonly requested: Allocation
  readonly value: ChosenAllocation
  readonly onChange: (value: ChosenAllocation) => void
  /** Shows what lacks. */
  readonly owed?: boolean
  readonly hideLabels?: boolean
  /** Goods that the fields are about, for screen readers. */
  readonly of?: string
  /** Cost centre that is chosen but no longer offered, as text. */
  readonly former?: string
}

/** Cost centre and project number, as far as the tenant asks for them. */
export function AllocationFields({
  requested,
  value,
  onChange,
  owed,
  hideLabels,
  of,
  former = '',
}: AllocationFieldsProps) {
  const { t } = useTranslation()
  const labelOf = (label: string) => (of === undefined ? label : `${label} · ${of}`)
  const options = requested.costCentres.map(({ costCentreId, code, name }) => ({
    value: costCentreId,
    label: `${code} ${name}`,
  }))
  const isFormer = value.costCentreId !== '' && options.every((option) => option.value !== value.costCentreId)
  const hint = (mode: 'optional' | 'required') => t(mode === 'required' ? 'common.choose' : 'common.optional')
  return (
    <>
      {requested.costCentre !== 'off' && (
        <Field
          label={labelOf(t('orders.costCentre'))}
          hideLabel={hideLabels ?? false}
          required={requested.costCentre === 'required'}
          error={
            owed && requested.costCentre === 'required' && value.costCentreId === ''
              ? t('orders.costCentreMissing')
              : undefined
          }
          value={value.costCentreId}
          onChange={(id) => onChange({ ...value, costCentreId: String(id) })}
          control={
            <Select
              hint={`${t('orders.costCentre')} · ${hint(requested.costCentre)}`}
              options={isFormer ? [{ value: value.costCentreId, label: former }, ...options] : options}
            />
          }
        />
      )}
      {requested.projectNo !== 'off' && (
        <Field
          label={labelOf(t('orders.projectNo'))}
          hideLabel={hideLabels ?? false}
          required={requested.projectNo === 'required'}
          error={
            owed && requested.projectNo === 'required' && value.projectNo.trim() === ''
              ? t('orders.projectNoMissing')
              : undefined
          }
          value={value.projectNo}
          onChange={(no) => onChange({ ...value, projectNo: String(no) })}
          control={
            <Input
              maxLength={40}
              placeholder={`${t('orders.projectNo')}${requested.projectNo === 'optional' ? ` · ${t('common.optional')}` : ''}`}
            />
          }
        />
      )}
    </>
  )
}
