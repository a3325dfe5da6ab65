import { useTranslation } from 'react-i18next'
import { Stack } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'

interface CheckedRowsProps<Field extends string> {
  readonly result: {
    readonly total: number
    readonly valid: number
    readonly problemCount: number
    readonly problems: readonly {
      readonly row: number
      readonly field: Field
      readonly value: string
      readonly message: string
    }[]
  }
  readonly name: string
  readonly fieldName: (field: Field) => string
}

/** Result of a check: counts and invalid cells. */
export function CheckedRows<Field extends string>({ result, name, fieldName }: CheckedRowsProps<Field>) {
  const { t } = useTranslation()
  const { total, valid, problemCount, problems } = result
  return (
    <Stack>
      <DescriptionList
        variant="strip"
        items={[
          { label: t('peopleImport.file'), value: name },
          { label: t('peopleImport.total'), value: total },
          { label: t('peopleImport.ok'), value: valid },
          { label: t('peopleImport.wrong'), value: total - valid },
        ]}
      />
      {problemCount === 0 ? (
        <Alert tone="info" isAlert>
          {t('peopleImport.sound')}
        </Alert>
      ) : (
        <>
          <Alert tone="warn" isAlert>
            {t(problems.length < problemCount ? 'peopleImport.manyProblems' : 'peopleImport.problems', {
              count: problemCount,
              shown: problems.length,
            })}
          </Alert>
          <Table
            label={t('peopleImport.wrong')}
            rows={problems}
            rowKey={({ row, field, message }) => `${row} ${field} ${message}`}
            columns={[
              { key: 'row', title: t('peopleImport.row'), right: true },
              {
                key: 'field',
                title: t('peopleImport.column'),
                render: ({ field }) => fieldName(field),
              },
              { key: 'value', title: t('peopleImport.value'), render: ({ value }) => value || '-' },
              { key: 'message', title: t('peopleImport.message'), lead: true },
            ]}
          />
        </>
      )}
    </Stack>
  )
}
