import { useTranslation } from 'react-i18next'
import { type BatchGoods, type BatchLine, maxCandidates } from '#contract/ordering/batch.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { ACTIONS } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'
import css from './BatchList.module.css'

interface CandidatesDialogProps {
  readonly line: BatchLine
  readonly onChoose: (skuId: string) => void
  readonly onClose: () => void
}

/** Dialog to choose among goods with the same code. */
export function CandidatesDialog({ line, onChoose, onClose }: CandidatesDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('batch.candidates.title', { code: line.code })} width={800} onClose={onClose}>
      <Stack>
        {line.hasMoreCandidates && <Alert tone="info">{t('batch.candidates.more', { max: maxCandidates })}</Alert>}
        <Table<BatchGoods>
          label={t('batch.candidates.title', { code: line.code })}
          rows={line.candidates}
          rowKey={({ skuId }) => skuId}
          columns={[
            {
              key: 'goods',
              title: t('batch.field.goods'),
              lead: true,
              render: (goods) => (
                <GoodsName goods={goods}>
                  <p className={css['quiet']}>{[goods.supplierName, goods.supplierSku].filter(Boolean).join(' · ')}</p>
                </GoodsName>
              ),
            },
            {
              key: 'price',
              title: t('batch.field.price'),
              right: true,
              render: ({ price }) => <Amount value={price} />,
            },
            {
              key: 'stock',
              title: t('batch.field.stock'),
              right: true,
              render: ({ available, unit }) => `${available} ${unit}`,
            },
            {
              key: ACTIONS,
              title: t('common.actions'),
              render: (goods) => (
                <Button
                  size="sm"
                  variant={goods.skuId === line.goods?.skuId ? 'solid' : 'plain'}
                  aria-label={t('batch.candidates.chooseOf', { name: goods.name })}
                  onClick={() => onChoose(goods.skuId)}
                >
                  {t('batch.candidates.choose')}
                </Button>
              ),
            },
          ]}
        />
      </Stack>
    </Dialog>
  )
}
