import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { exportImports, type ImportProgress, listImports } from '#contract/imports/imports.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Brief } from '#web/kit/format/Brief.tsx'
import { ButtonLink } from '#web/kit/ui/Button.tsx'
import { List } from '#web/kit/list/List.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { importPath, tones } from './status.ts'

/** Earlier imports, newest first. */
export function EarlierImports() {
  const { t } = useTranslation()
  const columns = useColumns()
  return (
    <Section title={t('imports.earlier')}>
      <List
        route={listImports}
        exported={exportImports}
        label={t('imports.batches')}
        rowKey={({ id }) => id}
        columns={columns}
        empty={<Empty title={t('imports.none')} reason={t('imports.noneReason')} />}
      />
    </Section>
  )
}

function useColumns(): readonly Column<ImportProgress>[] {
  const { t } = useTranslation()
  const count = (
    key: 'total' | 'created' | 'changed' | 'unchanged' | 'reviewing' | 'warned' | 'failed',
    desk = false,
  ): Column<ImportProgress> => ({
    key,
    desk,
    title: t(`imports.count.${key}`),
    right: true,
    render: (one) => formatCount(one[key]),
  })
  return [
    {
      key: 'fileName',
      title: t('imports.file'),
      lead: true,
      render: ({ id, fileName, createdAt }) => (
        <RowName under={<Brief at={createdAt} />}>
          <Link to={importPath(id)}>{fileName}</Link>
        </RowName>
      ),
    },
    {
      key: 'status',
      title: t('imports.state'),
      render: ({ status }) => <StatusTag tone={tones[status]}>{t(`imports.status.${status}`)}</StatusTag>,
    },
    count('total'),
    count('created'),
    count('changed'),
    count('unchanged', true),
    count('reviewing'),
    count('warned', true),
    count('failed'),
    {
      key: 'actions',
      title: t('common.actions'),
      render: ({ id, status }) => (
        <ButtonLink variant="text" to={importPath(id)}>
          {t(status === 'uploaded' ? 'imports.goOn' : 'imports.open')}
        </ButtonLink>
      ),
    },
  ]
}
