import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import ExclamationCircleFilled from '@ant-design/icons-svg/es/asn/ExclamationCircleFilled.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import type { ImportPreview } from '#contract/imports/importPreview.ts'
import type { ImportError } from '#contract/imports/importErrors.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { columnName, fieldAt } from './mapping.ts'
import css from './OneImport.module.css'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { useFieldName } from './useFieldName.ts'

/** Focusable, so that the keyboard can scroll it: it has no focusable content. */
const reachable = { tabIndex: 0 }

/** First rows of the file below the fields of their columns; invalid cells are marked. */
export function PreviewRows({ preview }: { readonly preview: ImportPreview }) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  const { headings, mapping, rows, rowNumbers, errors } = preview
  if (rows.length === 0) return <Empty title={t('common.none')} />
  const issuesOf = Map.groupBy(errors, ({ cell }) => cell)
  return (
    <>
      <p className={css['legend']}>
        <span className={css['err']}>
          <Icon of={CloseCircleFilled} /> {t('imports.effect.error')}
        </span>
        <span className={css['warn']}>
          <Icon of={ExclamationCircleFilled} /> {t('imports.effect.warning')}
        </span>
      </p>
      <section {...reachable} className={css['sheet']} aria-label={t('imports.firstRows')}>
        <table>
          <thead>
            <tr>
              <th scope="col" className={css['rowNo']}>
                {t('imports.row')}
              </th>
              {headings.map((heading, column) => {
                const field = fieldAt(mapping, column)
                return (
                  <th key={columnName(column)} scope="col" className={field ? undefined : css['unread']}>
                    <Tooltip text={heading}>
                      {columnName(column)} · {heading}
                    </Tooltip>
                    {field ? nameOf(field) : t('imports.unread')}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={rowNumbers[index]}>
                <th scope="row" className={`${css['rowNo']} num`}>
                  {rowNumbers[index]}
                </th>
                {headings.map((heading, column) => (
                  <Cell
                    key={`${columnName(column)} ${heading}`}
                    text={row[column] ?? ''}
                    issues={issuesOf.get(`${columnName(column)}${rowNumbers[index]}`) ?? []}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function Cell({ text, issues }: { readonly text: string; readonly issues: readonly ImportError[] }) {
  if (issues.length === 0) return <td>{text === '' ? '' : <Tooltip text={text}>{text}</Tooltip>}</td>
  const isError = issues.some(({ kind }) => kind === 'error')
  const messages = issues.map(({ message }) => message).join('\n')
  return (
    <td className={isError ? css['err'] : css['warn']}>
      <Tooltip text={messages}>
        <Icon of={isError ? CloseCircleFilled : ExclamationCircleFilled} /> {text}
        <span className="visuallyHidden">{messages}</span>
      </Tooltip>
    </td>
  )
}
