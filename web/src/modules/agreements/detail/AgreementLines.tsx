import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AgreementDetail, AgreementLine } from '#contract/agreements/agreement.ts'
import { minus } from '#contract/kit/money.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Left } from './AgreementCaps.tsx'
import { Tiers } from './Tiers.tsx'
import { percentOf, percentOfYuan, UseBar } from './UseBar.tsx'

interface AgreementLinesProps {
  readonly agreement: AgreementDetail
  readonly onGoods: (goods: { readonly id: string; readonly name: string }) => void
}

/** Lines with their prices, and how much of each cap was ordered. */
export function AgreementLines({ agreement: { lines, parties }, onGoods }: AgreementLinesProps) {
  const { t } = useTranslation()
  const [keyword, setKeyword] = useState('')
  const sought = keyword.trim().toLowerCase()
  const shown = lines.filter(({ name, supplierSku }) => `${name} ${supplierSku}`.toLowerCase().includes(sought))
  return (
    <>
      {lines.length > 10 && (
        <Input
          type="search"
          aria-label={t('agreements.goods')}
          placeholder={t('agreements.findGoods')}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      )}
      <Table
        label={t('agreements.linesAndUse')}
        rows={shown}
        rowKey={({ lineNo }) => String(lineNo)}
        empty={<Empty illustration="search" title={t('agreements.noGoods')} />}
        columns={[
          {
            key: 'name',
            title: t('agreements.goods'),
            lead: true,
            render: ({ name, spec, supplierSku, deptName, supplierName, position }: AgreementLine) => {
              const under = [position, parties.length > 1 && supplierName, supplierSku, spec, deptName]
              return <RowName under={under.filter(Boolean).join(' · ')}>{name}</RowName>
            },
          },
          {
            key: 'price',
            title: t('agreements.line.price'),
            right: true,
            render: ({ price, listPrice, unit, discount }: AgreementLine) => (
              <span>
                {discount === null ? (
                  <>
                    <Amount value={price} /> / {unit}
                  </>
                ) : (
                  t('agreements.belowList', { discount: Number(discount) })
                )}
                <Under>
                  {t('agreements.listPrice')} <Amount value={listPrice} />
                </Under>
              </span>
            ),
          },
          {
            key: 'tiers',
            title: t('agreements.tiers'),
            render: ({ tiers }: AgreementLine) => (tiers.length === 0 ? '-' : <Tiers tiers={tiers} />),
          },
          {
            key: 'use',
            title: t('agreements.use'),
            render: (line: AgreementLine) => <LineUse line={line} />,
          },
          {
            key: 'orders',
            title: t('common.actions'),
            render: ({ skuId, name, usedQty }: AgreementLine) => (
              <Button variant="text" disabled={usedQty === 0} onClick={() => onGoods({ id: skuId, name })}>
                {t('agreements.orders')}
              </Button>
            ),
          },
        ]}
      />
    </>
  )
}

function LineUse({ line }: { readonly line: AgreementLine }) {
  const { t } = useTranslation()
  const { usedQty, maxQty, remaining, unit, maxAmount, usedAmount } = line
  const pieces = `${usedQty.toLocaleString()} ${unit}`
  return (
    <>
      <UseBar
        used={maxQty === null ? pieces : usedQty.toLocaleString()}
        max={maxQty?.toLocaleString()}
        percent={percentOf(usedQty, maxQty)}
      >
        {remaining === null
          ? t('agreements.noCap')
          : remaining === 0
            ? t('agreements.usedUp')
            : t('agreements.remaining', { count: remaining, unit })}
      </UseBar>
      {maxAmount !== null && (
        <UseBar
          used={<Amount value={usedAmount} />}
          max={<Amount value={maxAmount} />}
          percent={percentOfYuan(usedAmount, maxAmount)}
        >
          <Left amount={minus(maxAmount, usedAmount)} />
        </UseBar>
      )}
    </>
  )
}
