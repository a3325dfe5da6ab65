import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined.js'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Stack } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { BatchFoot } from './BatchFoot.tsx'
import { BatchList } from './BatchList.tsx'
import { BatchSources } from './BatchSources.tsx'
import { useBatch } from './useBatch.ts'

/** Quick order page: puts many goods in the cart at once, from a workbook or pasted lines. */
export function BatchOrderPage() {
  const { t } = useTranslation()
  const unreviewed = useMe()?.isShopping ?? 0
  const batch = useBatch()
  const { rows, added, hasFailed, retry } = batch
  return (
    <Page
      title={t('batch.title')}
      purpose={t('batch.purpose')}
      actions={
        <ButtonLink to="/myCart" icon={<Icon of={ShoppingCartOutlined} />}>
          {t('batch.toCart')}
        </ButtonLink>
      }
    >
      <Stack>
        {unreviewed > 0 && (
          <Alert
            tone="warn"
            action={<Link to="/orderManagement_list?tab=commenting">{t('ordering.cart.toComment')}</Link>}
          >
            {t('ordering.cart.blocked', { count: unreviewed })}
          </Alert>
        )}
        <BatchSources onLines={batch.append} />
        {added !== undefined && (
          <Alert
            tone="info"
            isAlert
            title={t('batch.added', { count: added })}
            action={<Link to="/myCart">{t('batch.toCart')}</Link>}
          >
            {rows.length > 0 && t('batch.left', { count: rows.length })}
          </Alert>
        )}
        {hasFailed && (
          <Alert
            tone="err"
            isAlert
            action={
              <Button variant="text" onClick={retry}>
                {t('common.reload')}
              </Button>
            }
          >
            {t('batch.failed')}
          </Alert>
        )}
        {rows.length > 0 ? (
          <>
            <BatchList batch={batch} />
            <BatchFoot batch={batch} isBlocked={unreviewed > 0} />
          </>
        ) : (
          <section className="card" aria-label={t('batch.list')}>
            <Empty illustration="cart" title={t('batch.empty')} reason={t('batch.emptyReason')} />
          </section>
        )}
      </Stack>
    </Page>
  )
}
