import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Zone } from '#contract/catalogue/zones.ts'
import { previewZone } from '#contract/catalogue/zoneVersions.ts'
import { formatCount } from '#contract/kit/format.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Field } from '#web/kit/form/Field.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { DeptPicker } from '#web/modules/identity/departments/DeptPicker.tsx'
import { GoodsPicture } from '../goods/GoodsPicture.tsx'
import css from './ZonePreview.module.css'

interface ZonePreviewDialogProps {
  readonly zone: Zone
  readonly onClose: () => void
}

/** What buyers of a department see of a zone, published or not. */
export function ZonePreviewDialog({ zone, onClose }: ZonePreviewDialogProps) {
  const { t } = useTranslation()
  const [deptId, setDeptId] = useState('')
  return (
    <Dialog title={t('zones.preview.title', { name: zone.name })} width={960} onClose={onClose}>
      <Stack>
        <Field
          label={t('zones.preview.dept')}
          required
          value={deptId}
          onChange={(value) => setDeptId(String(value))}
          control={<DeptPicker hint={t('common.choose')} />}
        />
        {deptId === '' ? <p>{t('zones.preview.text')}</p> : <Preview zone={zone} deptId={deptId} />}
      </Stack>
    </Dialog>
  )
}

function Preview({ zone, deptId }: Pick<ZonePreviewDialogProps, 'zone'> & { readonly deptId: string }) {
  const { t } = useTranslation()
  const found = useOptionalRead(previewZone, { id: zone.id, deptId })
  if (!found) return <Skeleton rows={4} />
  const { isForDept, isInPeriod, total, shown, goods } = found
  return (
    <>
      {!isForDept && <Alert tone="warn">{t('zones.preview.notForDept')}</Alert>}
      {isForDept && !isInPeriod && (
        <Alert tone="info">{t('zones.preview.notInPeriod', { from: zone.startsOn, to: zone.endsOn })}</Alert>
      )}
      <p>
        {t('zones.preview.count', { shown: formatCount(shown), total: formatCount(total) })}
        {shown > goods.length && t('zones.preview.first', { count: goods.length })}
      </p>
      <Table
        label={t('zones.preview.label')}
        rows={goods}
        rowKey={({ skuId }) => skuId}
        columns={[
          {
            key: 'goods',
            title: t('zones.goods'),
            lead: true,
            render: ({ name, spec, picture, categoryId }) => (
              <span className={css['goods']}>
                <GoodsPicture src={picture} categoryId={categoryId} className={css['picture']} />
                <span>
                  {name} {spec}
                </span>
              </span>
            ),
          },
          {
            key: 'price',
            title: t('zones.price'),
            right: true,
            render: ({ price, priceSource, listPrice, unit }) => (
              <span className={css['price']}>
                <span>
                  {priceSource !== 'list' && <Tag tone="accent">{t('zones.preview.agreement')}</Tag>}{' '}
                  {price === null ? '--' : <Amount value={price} />} / {unit}
                </span>
                {priceSource !== 'list' && (
                  <s>
                    <Amount value={listPrice} />
                  </s>
                )}
              </span>
            ),
          },
          {
            key: 'available',
            title: t('zones.preview.available'),
            right: true,
            render: ({ available }) => formatCount(available),
          },
        ]}
        empty={<Empty illustration="search" title={t('zones.preview.none')} reason={t('zones.preview.noneReason')} />}
      />
    </>
  )
}
