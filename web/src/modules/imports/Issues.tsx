import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  downloadImportErrors,
  type ImportError,
  type ImportErrorKind,
  listImportErrors,
} from '#contract/imports/importErrors.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import css from './OneImport.module.css'

const kinds = ['all', 'error', 'warning'] as const

/** Cells that reject their rows, and dropped cells. */
export function Issues({ id, isGoing }: { readonly id: string; readonly isGoing: boolean }) {
  const { t } = useTranslation()
  const [kind, setKind] = useState<(typeof kinds)[number]>('all')
  const download = useDownload(downloadImportErrors)
  const columns = useColumns()
  const button = (
    <Button icon={<Icon of={DownloadOutlined} />} busy={download.isPending} onClick={() => download.mutate({ id })}>
      {t('imports.errorFile')}
    </Button>
  )
  return (
    <Section title={t('imports.errors')} note={t('imports.errorsNote')} actions={!isGoing && button}>
      <Segmented
        label={t('imports.kind')}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: t(`imports.kinds.${value}`) }))}
      />
      <div className={css['issues']}>
        <LocalList
          key={kind}
          route={listImportErrors}
          fixed={{ id, ...(kind === 'all' ? {} : { kind }) }}
          label={t('imports.cells')}
          rowKey={({ cell, message }) => `${cell} ${message}`}
          columns={columns}
          empty={<Empty title={t('imports.noneOfKind')} />}
        />
      </div>
    </Section>
  )
}

const tones: Record<ImportErrorKind, 'err' | 'warn'> = { error: 'err', warning: 'warn' }

function useColumns(): readonly Column<ImportError>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'cell',
      title: t('imports.cell'),
      lead: true,
      render: ({ cell, row }) => (
        <span className={css['cell']}>
          <b className="num">{cell}</b> <small>{t('imports.rowNo', { row })}</small>
        </span>
      ),
    },
    {
      key: 'kind',
      title: t('imports.outcome'),
      render: ({ kind }) => <StatusTag tone={tones[kind]}>{t(`imports.effect.${kind}`)}</StatusTag>,
    },
    { key: 'heading', title: t('imports.column'), render: ({ heading }) => <Long text={heading} /> },
    { key: 'value', title: t('imports.value'), render: ({ value }) => <Long text={value} /> },
    { key: 'reason', title: t('imports.problem') },
  ]
}

/** Text in two lines, completely shown in a tooltip. */
const Long = ({ text }: { readonly text: string }) => (
  <Tooltip text={text} className={css['long']}>
    {text}
  </Tooltip>
)
