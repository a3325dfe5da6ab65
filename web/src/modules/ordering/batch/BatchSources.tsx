import { isEnter } from '#web/kit/keys/enter.ts'
import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/kit/route.ts'
import { type BatchText, downloadBatchTemplate, maxBatchLines, readBatchWorkbook } from '#contract/ordering/batch.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Field } from '#web/kit/form/Field.tsx'
import { TextArea } from '#web/kit/form/Input.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { TableNote } from '#web/kit/tables/TableNote.tsx'
import { useTableFile } from '#web/kit/tables/useTableFile.ts'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Upload } from '#web/kit/upload/Upload.tsx'
import css from './BatchSources.module.css'
import { linesIn } from './pastedLines.ts'

interface BatchSourcesProps {
  readonly onLines: (lines: readonly BatchText[]) => void
}

/** Sources of lines: pasted or typed text, or a workbook. */
export function BatchSources({ onLines }: BatchSourcesProps) {
  return (
    <div className={css['sources']}>
      <PastedLines onLines={onLines} />
      <Workbook onLines={onLines} />
    </div>
  )
}

function PastedLines({ onLines }: BatchSourcesProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const lines = linesIn(text)
  const add = () => {
    if (lines.length === 0) return
    onLines(lines)
    setText('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event) && (event.ctrlKey || event.metaKey)) add()
  }
  return (
    <Section title={t('batch.paste.title')} className={css['source']}>
      <div className={css['paste']}>
        <Field
          label={t('batch.paste.label')}
          hint={t('batch.paste.hint')}
          value={text}
          onChange={(value) => setText(String(value))}
          control={
            <TextArea
              rows={6}
              maxLength={100_000}
              placeholder={t('batch.paste.example')}
              spellCheck={false}
              onKeyDown={onKeyDown}
            />
          }
        />
      </div>
      <div className={css['foot']}>
        <output>{lines.length > 0 && t('batch.paste.count', { count: lines.length })}</output>
        <Button variant="soft" disabled={lines.length === 0} onClick={add}>
          {t('batch.paste.add')}
        </Button>
      </div>
    </Section>
  )
}

const shownProblems = 5

function Workbook({ onLines }: BatchSourcesProps) {
  const { t } = useTranslation()
  const template = useDownload(downloadBatchTemplate)
  const [read, setRead] = useState<Reply<typeof readBatchWorkbook>>()
  const add = (found: Reply<typeof readBatchWorkbook>) => {
    onLines(found.lines)
    if (found.problems.length === 0) toast.success(t('batch.file.read', { count: found.lines.length }))
  }
  const [isPending, setIsPending] = useState(false)
  const table = useTableFile(readBatchWorkbook, (found) => {
    const { sheets, hiddenRows, hiddenColumns } = found.layout
    // What there is to choose is chosen before the lines are added.
    const isChoice = sheets.length > 1 || hiddenRows + hiddenColumns > 0
    setRead(found)
    setIsPending(isChoice)
    if (!isChoice) add(found)
  })
  const problems = read?.problems ?? []
  return (
    <Section
      title={t('batch.file.title')}
      className={css['source']}
      actions={
        <Button
          variant="text"
          icon={<Icon of={DownloadOutlined} />}
          busy={template.isPending}
          onClick={() => template.mutate({})}
        >
          {t('batch.file.template')}
        </Button>
      }
    >
      <div className={css['drop']}>
        <Upload route={readBatchWorkbook} hint={t('batch.file.hint', { max: maxBatchLines })} onDone={table.take} />
      </div>
      {read && <TableNote layout={read.layout} isBusy={table.isBusy} onChoose={table.choose} />}
      {read && isPending && (
        <div className={css['foot']}>
          <Button
            variant="soft"
            disabled={read.lines.length === 0 || table.isBusy}
            onClick={() => {
              add(read)
              setIsPending(false)
            }}
          >
            {t('batch.file.add', { count: read.lines.length })}
          </Button>
        </div>
      )}
      {problems.length > 0 && (
        <div className={css['problems']}>
          <Alert tone="warn" isAlert title={t('batch.file.problems', { count: problems.length })}>
            <ul>
              {problems.slice(0, shownProblems).map(({ row, column, message }) => (
                <li key={`${row} ${column}`}>{t('batch.file.problem', { row, column, message })}</li>
              ))}
            </ul>
            {problems.length > shownProblems && t('batch.file.more', { count: problems.length - shownProblems })}
          </Alert>
        </div>
      )}
    </Section>
  )
}
