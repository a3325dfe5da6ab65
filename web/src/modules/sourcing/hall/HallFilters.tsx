import { useTranslation } from 'react-i18next'
import { projectKinds, type ProjectKind, type PurchaseForm } from '#contract/sourcing/projectStates.ts'
import { useName } from '#web/kit/format/useName.ts'
import { FacetRow } from '#web/modules/catalogue/search/FacetRow.tsx'
import type { HallFiltersProps } from './hallFiltersProps.ts'
import { OtherFilters } from './OtherFilters.tsx'

const forms: readonly PurchaseForm[] = ['1', '2']

/** Filters of a hall. */
export function HallFilters({ kind, query, offered, onChange, eager = false }: HallFiltersProps) {
  const { t } = useTranslation()
  const nameOf = useName()
  const chosen = (value: string | undefined) => (value === undefined ? [] : [value])
  const other = (value: string, present: string | undefined) => (value === present ? undefined : value)
  const categories = offered?.categories ?? []
  return (
    <>
      {kind === undefined && (
        <FacetRow
          label={t('hall.filter.kind')}
          options={projectKinds.map((value) => ({ value, label: t(`hall.kind.${value}`) }))}
          chosen={chosen(query.kind)}
          onToggle={(value) => onChange({ kind: other(value, query.kind) as ProjectKind | undefined })}
          onClear={() => onChange({ kind: undefined })}
        />
      )}
      {categories.length > 0 && (
        <FacetRow
          label={t('hall.filter.category')}
          options={categories.map((category) => ({ value: category.id, label: nameOf(category) }))}
          chosen={chosen(query.categoryId)}
          onToggle={(id) => onChange({ categoryId: other(id, query.categoryId) })}
          onClear={() => onChange({ categoryId: undefined })}
        />
      )}
      <FacetRow
        label={t('hall.filter.purchaseForm')}
        options={forms.map((value) => ({ value, label: t(`hall.purchaseForm.${value}`) }))}
        chosen={chosen(query.purchaseForm)}
        onToggle={(value) => onChange({ purchaseForm: other(value, query.purchaseForm) as PurchaseForm | undefined })}
        onClear={() => onChange({ purchaseForm: undefined })}
      />
      <OtherFilters query={query} offered={offered} onChange={onChange} eager={eager} />
    </>
  )
}
