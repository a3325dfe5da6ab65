import { useTranslation } from 'react-i18next'
import { type ImportProgress, startImport } from '#contract/imports/imports.ts'
import { chooseImportTable, getImportPreview, type ImportPreview } from '#contract/imports/importPreview.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { TableNote } from '#web/kit/tables/TableNote.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { CheckResult } from './CheckResult.tsx'
import { Mapping } from './Mapping.tsx'
import { columnName } from './mapping.ts'
import css from './OneImport.module.css'
import { PreviewRows } from './PreviewRows.tsx'
import { isChecking } from './status.ts'
import { useFieldName } from './useFieldName.ts'

/** Recognised columns and the dry run's result, to be corrected and started. */
export function CheckColumns({ progress }: { readonly progress: ImportProgress }) {
  const { t } = useTranslation()
  const preview = useRead(getImportPreview, { id: progress.id })
  const choose = useWrite(chooseImportTable)
  return (
    <>
      <Section
        title={preview.fileName}
        note={t('imports.found', {
          columns: preview.headings.length,
          rows: formatCount(preview.total),
        })}
        actions={<StartButton preview={preview} progress={progress} />}
      >
        <TableNote
          layout={preview.layout}
          isBusy={choose.isPending}
          onChoose={(choice) => choose.mutate({ id: preview.id, ...choice })}
          areColumnsNamed
        />
        <Missing preview={preview} />
        <Unmatched preview={preview} />
        <Mapping preview={preview} />
      </Section>
      <CheckResult progress={progress} />
      <Section title={t('imports.preview')} note={t('imports.previewNote', { count: preview.rows.length })}>
        <PreviewRows preview={preview} />
      </Section>
    </>
  )
}

function Missing({ preview: { missing } }: { readonly preview: ImportPreview }) {
  const { t } = useTranslation()
  const nameOf = useFieldName()
  if (missing.length === 0) return <p className={css['say']}>{t('imports.mapping')}</p>
  return (
    <Alert tone="err" title={t('imports.missing')} isAlert>
      {missing.map(nameOf).join(t('imports.comma'))}
    </Alert>
  )
}

const maxNamed = 12

/** Columns that are not mapped, perhaps because of an unknown heading. */
function Unmatched({ preview: { unmatched, layout } }: { readonly preview: ImportPreview }) {
  const { t } = useTranslation()
  const reasons = new Map(layout.unread.map(({ column, reason }) => [column, reason]))
  const reasonOf = (column: number) => reasons.get(columnName(column))
  if (unmatched.length === 0) return null
  return (
    <div className={css['unmatched']}>
      <Alert tone="warn" title={t('imports.unmatched', { count: unmatched.length })}>
        <ul>
          {unmatched.slice(0, maxNamed).map(({ column, heading, example }) => (
            <li key={column}>
              <b>
                {columnName(column)} · {heading === '' ? t('imports.noHeading') : heading}
              </b>
              {reasonOf(column) && <span>{t(`common.table.reason.${reasonOf(column)!}`)}</span>}
              {example !== '' && <span>{t('imports.example', { example })}</span>}
            </li>
          ))}
          {unmatched.length > maxNamed && <li>{t('imports.moreColumns', { count: unmatched.length - maxNamed })}</li>}
        </ul>
      </Alert>
    </div>
  )
}

function StartButton({
  preview: { id, missing },
  progress,
}: {
  readonly preview: ImportPreview
  readonly progress: ImportProgress
}) {
  const { t } = useTranslation()
  const start = useWrite(startImport)
  const { check } = progress
  const isHopeless = check.status === 'failed' || (check.status === 'done' && check.ok + check.warned === 0)
  const isDisabled = missing.length > 0 || isHopeless || isChecking(progress)
  return (
    <Button variant="solid" disabled={isDisabled} busy={start.isPending} onClick={() => start.mutate({ id })}>
      {t(isChecking(progress) ? 'imports.checking' : 'imports.start')}
    </Button>
  )
}
