import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { GoodsCallOff, GoodsDetail } from '#contract/catalogue/goods.ts'
import { formatCount } from '#contract/kit/format.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import css from './GoodsHead.module.css'
import { type Step, stepsOf } from '#web/modules/catalogue/goods/tiers.ts'

/** Name and price with its source. */
export function GoodsHead({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const { name, spec, priceSource, sold, unit, brandName } = goods
  return (
    <header>
      <p className={css['marks']}>
        {priceSource !== 'list' && <Tag tone="accent">{t('catalogue.goods.agreement')}</Tag>}
        {brandName !== '' && <Tag>{brandName}</Tag>}
        {sold > 0 && <span>{t('catalogue.goods.sold', { quantity: formatCount(sold), unit })}</span>}
      </p>
      <p className={css['name']} aria-hidden>
        {name} {spec}
      </p>
      <Prices goods={goods} />
    </header>
  )
}

function Prices({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const { price, priceSource, listPrice, marketPrice, unit, agreementNo, agreementTitle, agreementTo, callOff } = goods
  const steps = stepsOf(goods)
  const usual = marketPrice ?? (priceSource === 'list' ? null : listPrice)
  const defaultName = t(marketPrice === null ? 'catalogue.goods.list' : 'catalogue.goods.market')
  return (
    <dl className={css['prices']}>
      <dt>{t(priceSource === 'list' ? 'catalogue.goods.list' : 'catalogue.goods.agreement')}</dt>
      <dd className={css['price']}>
        <Amount value={price} size="price" />
        <span>{t('catalogue.goods.perUnit', { unit })}</span>
        {usual !== null && (
          <span>
            {defaultName}{' '}
            <s>
              <Amount value={usual} />
            </s>
          </span>
        )}
      </dd>
      {steps.length > 1 && (
        <>
          <dt>{t('catalogue.goods.tiers')}</dt>
          <dd>
            <ul className={css['steps']}>
              {steps.map((step) => (
                <li key={step.from}>
                  <Amount value={step.price} />
                  <Range step={step} unit={unit} />
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
      {agreementNo !== null && (
        <>
          <dt>{t('catalogue.goods.agreementNo')}</dt>
          <dd className={css['agreement']}>
            {agreementTitle}
            <small>
              {agreementNo}{' '}
              {agreementTo !== null && (
                <span className="together">{t('catalogue.goods.until', { day: agreementTo })}</span>
              )}
            </small>
          </dd>
        </>
      )}
      {callOff !== null && (
        <>
          <dt>{t('catalogue.goods.callOff')}</dt>
          <dd className={css['agreement']}>
            <CallOffText callOff={callOff} />
          </dd>
        </>
      )}
    </dl>
  )
}

/** In rotation whose turn it is, otherwise from which amount the suppliers compete. */
function CallOffText({ callOff: { miniFrom, turn } }: { readonly callOff: GoodsCallOff }) {
  const { t } = useTranslation()
  if (turn === null)
    return (
      <>
        {t('catalogue.goods.competeFrom')} <Amount value={miniFrom} />
      </>
    )
  if (turn.isOwn) return t('catalogue.goods.ownTurn')
  return (
    <>
      {t('catalogue.goods.othersTurn', { supplier: turn.supplierName })}{' '}
      <Link to={`/productDetail?skuId=${turn.skuId}`}>{turn.name}</Link>
    </>
  )
}

function Range({ step, unit }: { readonly step: Step; readonly unit: string }) {
  return <small>{useRangeText()(step, unit)}</small>
}

/** 100–499 顶, or 500 顶以上. */
export function useRangeText(): (step: Step, unit: string) => string {
  const { t } = useTranslation()
  return ({ from, to }, unit) =>
    to === null ? t('catalogue.goods.rangeUp', { from, unit }) : t('catalogue.goods.range', { from, to, unit })
}
