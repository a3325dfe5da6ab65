import { useTranslation } from 'react-i18next'
import type { TableLayout } from '#contract/kit/tables/layout.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

export interface TableChosen {
  readonly sheet: number
  readonly withHidden: boolean
}

interface TableNoteProps {
  readonly layout: TableLayout
  readonly isBusy: boolean
  readonly onChoose: (choice: TableChosen) => void
  /** Columns that are not read are named elsewhere on the page. */
  readonly areColumnsNamed?: boolean
}

const maxNamed = 12

/** What was read of a workbook and what was not: the sheet, hidden rows and columns, columns that nobody knows. */
export function TableNote({ layout, isBusy, onChoose, areColumnsNamed = false }: TableNoteProps) {
  const { t } = useTranslation()
  const { sheets, sheet, hiddenRows, hiddenColumns, withHidden } = layout
  const unread = areColumnsNamed ? [] : layout.unread
  const isPlain = sheets.length < 2 && hiddenRows + hiddenColumns === 0 && unread.length === 0
  if (isPlain) return null
  const options = sheets.map(({ name, isHidden }, at) => ({
    value: String(at),
    label: isHidden ? t('common.table.hiddenSheet', { name }) : name,
  }))
  return (
    <Stack>
      {sheets.length > 1 && (
        <Field
          label={t('common.table.sheet')}
          value={String(sheet)}
          onChange={(chosen) => onChoose({ sheet: Number(chosen), withHidden })}
          control={<Select options={options} disabled={isBusy} />}
        />
      )}
      {hiddenRows + hiddenColumns > 0 && (
        <Alert
          tone="warn"
          isAlert
          title={t(withHidden ? 'common.table.withHidden' : 'common.table.withoutHidden', {
            rows: hiddenRows,
            columns: hiddenColumns,
          })}
        >
          <Button busy={isBusy} onClick={() => onChoose({ sheet, withHidden: !withHidden })}>
            {t(withHidden ? 'common.table.exclude' : 'common.table.include')}
          </Button>
        </Alert>
      )}
      {unread.length > 0 && (
        <Alert tone="warn" isAlert title={t('common.table.unread', { count: unread.length })}>
          <ul>
            {unread.slice(0, maxNamed).map(({ column, heading, reason }) => (
              <li key={column}>
                <b>
                  {column} · {heading}
                </b>{' '}
                {t(`common.table.reason.${reason}`)}
              </li>
            ))}
            {unread.length > maxNamed && <li>{t('common.table.more', { count: unread.length - maxNamed })}</li>}
          </ul>
        </Alert>
      )}
    </Stack>
  )
}
