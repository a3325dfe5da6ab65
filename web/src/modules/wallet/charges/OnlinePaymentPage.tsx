import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import * as contract from '#contract/wallet/charges.ts'
import { compare } from '#contract/kit/money.ts'
import { useRead, useWrite } from '#web/kit/client/api.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { Card, RowName, Stack, Under } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import head from '#web/kit/layout/DocumentHead.module.css'
import { Page } from '#web/kit/layout/Page.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'

const tones = { waiting: 'warn', paid: 'ok', closed: 'mute' } as const
const simulated = 'simulated'

/** Online payment of an order by its buyer: what is due, where it is paid, and what became of each charge. */
export function OnlinePaymentPage() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const orderId = search.get('id') ?? '0'
  const payment = useRead(contract.findOnlinePayment, { orderId })
  const { orderNo, supplierName, due, paid, open, charges } = payment
  const isOpen = compare(open, '0') > 0
  return (
    <Page
      title={t('onlinePayment.title')}
      hideTitle
      backTo={{ to: `/orderDetail?orderId=${orderId}`, label: orderNo, here: t('onlinePayment.title'), kind: '' }}
    >
      <Stack>
        <section className={`card ${head['head']}`}>
          <div className={head['line']}>
            <div>
              <p className={head['tags']}>
                <StatusTag tone={isOpen ? 'warn' : 'ok'} as="tag">
                  {t(isOpen ? 'onlinePayment.open' : 'onlinePayment.done')}
                </StatusTag>
              </p>
              <p className={head['title']}>{supplierName}</p>
              <p className={head['no']}>{orderNo}</p>
            </div>
            <div className={`noPrint ${head['actions']}`}>{isOpen && <PayButtons payment={payment} />}</div>
          </div>
          <DescriptionList
            variant="strip"
            items={[
              { label: t('onlinePayment.due'), value: <Amount value={due} /> },
              { label: t('onlinePayment.paid'), value: <Amount value={paid} /> },
              { label: t('onlinePayment.toPay'), value: <Amount value={open} size="total" /> },
            ]}
          />
        </section>
        {isOpen && <Alert tone="info" title={t('onlinePayment.note')} />}
        <Section title={t('onlinePayment.charges')}>
          {charges.length === 0 ? (
            <Empty illustration="box" title={t('onlinePayment.none')} />
          ) : (
            <Table
              label={t('onlinePayment.charges')}
              rows={charges}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'chargeNo',
                  title: t('onlinePayment.chargeNo'),
                  lead: true,
                  render: ({ chargeNo, providerRef }) => <RowName under={providerRef}>{chargeNo}</RowName>,
                },
                {
                  key: 'status',
                  title: t('onlinePayment.status'),
                  render: ({ status }) => (
                    <StatusTag tone={tones[status]}>{t(`onlinePayment.statuses.${status}`)}</StatusTag>
                  ),
                },
                {
                  key: 'amount',
                  title: t('onlinePayment.amount'),
                  right: true,
                  render: ({ amount }) => <Amount value={amount} />,
                },
                {
                  key: 'refunded',
                  title: t('onlinePayment.refunded'),
                  right: true,
                  render: ({ refunded, refunding }) => (
                    <>
                      <Amount value={refunded} />
                      {compare(refunding, '0') > 0 && <Under>{t('onlinePayment.refunding')}</Under>}
                    </>
                  ),
                },
                {
                  key: 'paidAt',
                  title: t('onlinePayment.paidAt'),
                  render: ({ paidAt }) => (paidAt === null ? '-' : <Brief at={paidAt} />),
                },
              ]}
            />
          )}
        </Section>
        <Card>
          <Link to={`/orderDetail?orderId=${orderId}`}>{t('onlinePayment.back')}</Link>
        </Card>
      </Stack>
    </Page>
  )
}

function PayButtons({ payment: { orderId, charges } }: { readonly payment: contract.OnlinePayment }) {
  const { t } = useTranslation()
  const start = useWrite(contract.startCharge)
  const simulate = useWrite(contract.simulateCharge)
  const waiting = charges.find(({ status, payUrl }) => status === 'waiting' && payUrl !== '')
  if (!waiting)
    return (
      <Button variant="solid" busy={start.isPending} onClick={() => start.mutate({ orderId })}>
        {t('onlinePayment.start')}
      </Button>
    )
  if (waiting.payUrl === simulated)
    return (
      <Button
        variant="solid"
        busy={simulate.isPending}
        onClick={() => simulate.mutate({ orderId, chargeNo: waiting.chargeNo })}
      >
        {t('onlinePayment.simulate')}
      </Button>
    )
  return (
    <a href={waiting.payUrl} rel="noreferrer" target="_blank">
      {t('onlinePayment.toProvider')}
    </a>
  )
}
