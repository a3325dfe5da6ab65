import { useTranslation } from 'react-i18next'
import type { ImportPreview } from '#contract/imports.ts'
import { Empty } from '#web/kit/Empty.tsx'
import { columnName, fieldAt } from './mapping.ts'
import css from './OneImport.module.css'
import { useFieldName } from './useFieldName.ts'

/** It scrolls sideways and holds nothing that takes the focus: without it the keyboard could not move it. */
const reachable = { tabIndex: 0 }

/** The first rows as they stand in the file, under what their columns are taken for, and what is wrong in them. */
export function PreviewRows({ preview: { headings, mapping, rows, errors } }: { readonly preview: ImportPreview }) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  if (rows.length === 0) return <Empty title={t('common.none')} />
  return (
    <>
      {errors.length > 0 && (
        <ul className={css['wrong']} aria-label={t('imports.errors')}>
          {errors.map(({ cell, message }) => (
            <li key={`${cell} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
      <section {...reachable} className={css['sheet']} aria-label={t('imports.firstRows')}>
        <table>
          <thead>
            <tr>
              {headings.map((heading, column) => {
                const field = fieldAt(mapping, column)
                return (
                  <th key={columnName(column)} scope="col" className={field ? undefined : css['unread']}>
                    <span>
                      {columnName(column)} · {heading}
                    </span>
                    {field ? nameOf(field) : t('imports.unread')}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={`${index} ${row[0]}`}>
                {headings.map((heading, column) => (
                  <td key={`${columnName(column)} ${heading}`} title={row[column]}>
                    {row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
