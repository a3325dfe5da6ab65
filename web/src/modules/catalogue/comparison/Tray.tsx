import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import { useTranslation } from 'react-i18next'
import { comparisonPath } from '#web/kit/client/mall.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { GoodsPicture } from '#web/modules/catalogue/goods/GoodsPicture.tsx'
import { MOST, useChosenGoods } from './chosen.ts'
import css from './Tray.module.css'

/** Tray of the chosen goods, with the way to their comparison. */
export function Tray() {
  const { t } = useTranslation()
  const { chosen, choose } = useChosenGoods()
  return (
    <aside className={css['tray']} aria-label={t('goodsComparison.tray')}>
      <ul>
        {chosen.map((goods) => (
          <li key={goods.skuId} title={`${goods.name} ${goods.spec}`}>
            <GoodsPicture src={goods.picture} categoryId={goods.categoryId} className={css['picture']} />
            <button
              type="button"
              aria-label={t('goodsComparison.remove', { name: goods.name })}
              onClick={() => choose(chosen.filter((one) => one !== goods))}
            >
              <Icon of={CloseOutlined} />
            </button>
          </li>
        ))}
        {Array.from({ length: MOST - chosen.length }, (_, place) => (
          <li key={place} className={css['free']} aria-hidden />
        ))}
      </ul>
      <div className={css['tools']}>
        <Button variant="text" onClick={() => choose([])}>
          {t('goodsComparison.clear')}
        </Button>
        <ButtonLink variant="solid" to={comparisonPath(chosen.map(({ skuId }) => skuId))}>
          {t('goodsComparison.show', { count: chosen.length, max: MOST })}
        </ButtonLink>
      </div>
    </aside>
  )
}
