import DownloadOutlined from '@ant-design/icons-svg/es/asn/DownloadOutlined.js'
import { useTranslation } from 'react-i18next'
import type { Static } from '#contract/kit/schema.ts'
import { downloadProjectItems } from '#contract/sourcing/projectFiles.ts'
import type { NoticeItem, ProjectNotice } from '#contract/sourcing/projectNotice.ts'
import { useDownload } from '#web/kit/client/download.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { quantityText } from '../quantityText.ts'

type Item = Static<typeof NoticeItem>

interface NoticeItemsProps {
  readonly notice: Pick<ProjectNotice, 'id' | 'items'>
  /** A preview has no workbook, because the project does not exist yet. */
  readonly isPreview?: boolean
}

/** Items of a project, also as a workbook. */
export function NoticeItems({ notice, isPreview = false }: NoticeItemsProps) {
  const { t } = useTranslation()
  const { id, items } = notice
  const workbook = useDownload(downloadProjectItems)
  const hasPrices = items.some(({ budgetPrice }) => (budgetPrice ?? '') !== '')
  const hasLots = items.some(({ lot }) => lot !== '')
  const price: Column<Item> = {
    key: 'budgetPrice',
    title: t('notice.items.budgetPrice'),
    right: true,
    render: ({ budgetPrice }) => (budgetPrice ? <Amount value={budgetPrice} /> : '-'),
  }
  const columns: readonly Column<Item>[] = [
    { key: 'lineNo', title: t('notice.items.lineNo'), desk: true },
    {
      key: 'name',
      title: t('notice.items.name'),
      lead: true,
      render: ({ name, remark }) => <RowName under={remark}>{name}</RowName>,
    },
    ...(hasLots ? [{ key: 'lot', title: t('notice.items.lot'), render: ({ lot }: Item) => lot || '-' }] : []),
    { key: 'spec', title: t('notice.items.spec'), render: ({ spec }) => spec || '-' },
    {
      key: 'quantity',
      title: t('notice.items.quantity'),
      right: true,
      render: ({ quantity, unit }) => `${quantityText(quantity)} ${unit}`,
    },
    ...(hasPrices ? [price] : []),
    {
      key: 'needDate',
      title: t('notice.items.needDate'),
      right: true,
      render: ({ needDate }) => (needDate === null ? '-' : <time dateTime={needDate}>{needDate}</time>),
    },
  ]
  const download = (
    <Button
      variant="text"
      icon={<Icon of={DownloadOutlined} />}
      busy={workbook.isPending}
      onClick={() => workbook.mutate({ id })}
    >
      {t('notice.items.download')}
    </Button>
  )
  const hasDates = items.some(({ needDate }) => needDate !== null)
  return (
    <Section
      title={t('notice.part.items')}
      note={hasDates ? t('notice.items.note') : undefined}
      actions={items.length > 0 && !isPreview ? download : undefined}
    >
      <Table
        label={t('notice.items.table')}
        rows={items}
        rowKey={(item) => item.id}
        columns={columns}
        empty={<Empty title={t('notice.items.none')} reason={t('notice.items.noneReason')} />}
      />
    </Section>
  )
}
