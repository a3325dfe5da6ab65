import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { compareGoods } from '#contract/catalogue/goodsComparison.ts'
import { useRead } from '#web/kit/client/api.ts'
import { comparisonPath, mallPath } from '#web/kit/client/mall.ts'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { ErrorNotice } from '#web/kit/ui/ErrorNotice.tsx'
import { Skeleton } from '#web/kit/ui/Skeleton.tsx'
import { useQueryOf } from '#web/kit/url/url.ts'
import { useChosenGoods } from './chosen.ts'
import { ComparisonTable } from './ComparisonTable.tsx'

/** Goods of one leaf category side by side; which ones is in the address. */
export function GoodsComparisonPage() {
  const { t } = useTranslation()
  const [{ skuIds }] = useQueryOf(compareGoods)
  return (
    <Page title={t('goodsComparison.title')} purpose={t('goodsComparison.purpose')} wide>
      {skuIds === undefined ? <Nothing /> : <Compared skuIds={skuIds} />}
    </Page>
  )
}

/** Nothing in the address: leads to the chosen goods, or to the mall. */
function Nothing() {
  const { t } = useTranslation()
  const { chosen } = useChosenGoods()
  return (
    <div className="card">
      <Empty
        illustration="box"
        title={t('goodsComparison.none')}
        reason={t('goodsComparison.noneReason')}
        action={
          chosen.length > 0 ? (
            <ButtonLink variant="solid" to={comparisonPath(chosen.map(({ skuId }) => skuId))}>
              {t('goodsComparison.compareChosen', { count: chosen.length })}
            </ButtonLink>
          ) : (
            <ButtonLink to={mallPath({})}>{t('catalogue.list.allGoods')}</ButtonLink>
          )
        }
      />
    </div>
  )
}

function Compared({ skuIds }: { readonly skuIds: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [differing, setDiffering] = useState(false)
  const { chosen, choose } = useChosenGoods()
  const { reply, refusal, hasFailed, retry } = useRead(compareGoods, { skuIds }, { suspense: false })
  const leave = (skuId: string) => {
    choose(chosen.filter((one) => one.skuId !== skuId))
    const rest = skuIds.split(',').filter((one) => one !== skuId)
    void navigate(rest.length > 0 ? comparisonPath(rest) : '/goodsComparison', { replace: true })
  }
  if (refusal)
    return (
      <div className="card">
        <Empty
          illustration="search"
          title={refusal.message}
          action={
            <Button
              onClick={() => {
                choose([])
                void navigate(mallPath({}))
              }}
            >
              {t('catalogue.goods.compareAnew')}
            </Button>
          }
        />
      </div>
    )
  if (hasFailed) return <ErrorNotice onRetry={retry} />
  if (!reply) return <Skeleton rows={8} />
  return (
    <ComparisonTable
      goods={reply.goods}
      attributes={reply.attributes}
      onlyDifferences={differing}
      onLeave={leave}
      corner={<Checkbox checked={differing} onChange={setDiffering} label={t('goodsComparison.onlyDifferences')} />}
    />
  )
}
