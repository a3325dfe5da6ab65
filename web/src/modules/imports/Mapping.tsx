import { useTranslation } from 'react-i18next'
import { requiredFields } from '#contract/imports/importFields.ts'
import { type ImportPreview, setImportMapping } from '#contract/imports/importPreview.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { columnName, remapped } from './mapping.ts'
import css from './OneImport.module.css'
import { useFieldName } from './useFieldName.ts'

/** Mapping of columns to fields; the server checks each correction at once. */
export function Mapping({ preview: { id, headings, mapping, missing } }: { readonly preview: ImportPreview }) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  const set = useWrite(setImportMapping)
  const columns = headings.map((heading, column) => ({
    value: String(column),
    label: `${columnName(column)} · ${heading === '' ? t('imports.noHeading') : heading}`,
  }))
  const change = (index: number, chosen: string) => {
    const { field } = mapping[index]!
    set.mutate({ id, mapping: remapped(mapping, field, chosen === '' ? null : Number(chosen)) })
  }
  return (
    <div className={css['mapping']} aria-busy={set.isPending}>
      {mapping.map(({ field, column }, index) => (
        <Field
          key={field}
          label={nameOf(field)}
          value={column === null ? '' : String(column)}
          onChange={(chosen) => change(index, String(chosen))}
          required={requiredFields.includes(field)}
          error={missing.includes(field) ? t('imports.chooseColumn') : undefined}
          control={<Select hint={t('imports.noColumn')} options={columns} disabled={set.isPending} />}
        />
      ))}
    </div>
  )
}
