import { useTranslation } from 'react-i18next'
import { getImportPreview, type ImportPreview, startImport } from '#contract/imports.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Alert } from '#web/kit/Alert.tsx'
import { useRead, useWrite } from '#web/kit/api.ts'
import { Button } from '#web/kit/Button.tsx'
import { Section } from '#web/kit/Section.tsx'
import { Mapping } from './Mapping.tsx'
import css from './OneImport.module.css'
import { PreviewRows } from './PreviewRows.tsx'
import { useFieldName } from './useFieldName.ts'

/** What was recognised in a spreadsheet: to be corrected, to be looked at, to be started. */
export function CheckColumns({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const preview = useRead(getImportPreview, { id })
  return (
    <>
      <Section
        title={preview.fileName}
        note={t('imports.found', {
          columns: preview.headings.length,
          rows: formatCount(preview.total),
        })}
        actions={<StartButton preview={preview} />}
      >
        <Missing preview={preview} />
        <Mapping preview={preview} />
      </Section>
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
    <Alert tone="warn" title={t('imports.missing')} told>
      {missing.map(nameOf).join(t('imports.comma'))}
    </Alert>
  )
}

function StartButton({ preview: { id, missing } }: { readonly preview: ImportPreview }) {
  const { t } = useTranslation()
  const start = useWrite(startImport)
  return (
    <Button look="solid" disabled={missing.length > 0} busy={start.isPending} onClick={() => start.mutate({ id })}>
      {t('imports.start')}
    </Button>
  )
}
