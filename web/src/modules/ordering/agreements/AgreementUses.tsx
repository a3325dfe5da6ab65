import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listAgreementUses } from '#contract/ordering/agreementUses.ts'
import { useMe } from '#web/kit/client/me.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { LocalList } from '#web/kit/list/List.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { OrderStatus } from '#web/modules/ordering/parts/OrderStatus.tsx'

interface AgreementUsesProps {
  readonly agreementId: string
  /** Goods or a department whose orders are shown; undefined: all. */
  readonly chosen: { readonly skuId?: string; readonly deptId?: string; readonly name: string } | undefined
  readonly onAll: () => void
}

/** Order lines that count against an agreement. */
export function AgreementUses({ agreementId, chosen, onAll }: AgreementUsesProps) {
  const { t } = useTranslation()
  const page = useMe()?.userInfo.userType === 'supplier' ? '/supplierOrderDetail' : '/orderDetail'
  const fixed = {
    id: agreementId,
    ...(chosen?.skuId === undefined ? {} : { skuId: chosen.skuId }),
    ...(chosen?.deptId === undefined ? {} : { deptId: chosen.deptId }),
  }
  return (
    <Section
      title={t('orders.ofAgreement.title')}
      note={
        chosen && (
          <>
            {chosen.name}{' '}
            <Button variant="text" size="sm" onClick={onAll}>
              {t('orders.ofAgreement.all')}
            </Button>
          </>
        )
      }
    >
      <LocalList
        key={JSON.stringify(fixed)}
        route={listAgreementUses}
        label={t('orders.ofAgreement.title')}
        fixed={fixed}
        rowKey={({ lineId }) => lineId}
        pagerIfNeeded
        empty={
          <Empty illustration="box" title={t('orders.ofAgreement.none')} reason={t('orders.ofAgreement.noneReason')} />
        }
        columns={[
          {
            key: 'orderNo',
            title: t('orders.no'),
            lead: true,
            render: ({ orderId, orderNo, isVisible, createdAt }) => (
              <RowName under={<Brief at={createdAt} />}>
                {isVisible ? (
                  <Link to={`${page}?orderId=${orderId}`} className="tap num">
                    {orderNo}
                  </Link>
                ) : (
                  <span className="num">{orderNo}</span>
                )}
              </RowName>
            ),
          },
          {
            key: 'name',
            title: t('orders.goods'),
            render: ({ name, deptName }) => <RowName under={deptName}>{name}</RowName>,
          },
          {
            key: 'quantity',
            title: t('orders.quantity'),
            right: true,
            render: ({ quantity, unit }) => `${quantity.toLocaleString()} ${unit}`,
          },
          {
            key: 'amount',
            title: t('orders.lineAmount'),
            right: true,
            render: ({ amount }) => <Amount value={amount} />,
          },
          {
            key: 'status',
            title: t('orders.statusTitle'),
            render: ({ status }) => <OrderStatus status={status} as="dot" />,
          },
        ]}
      />
    </Section>
  )
}
